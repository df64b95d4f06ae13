/** Which host names and addresses mean the machine itself. */
import { isIPv4 } from 'node:net'

/** `host` as `URL.hostname` spells it. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '[::1]' || isLoopbackAddress(host)

const isLoopbackAddress = (address: string) => isIPv4(address) && address.startsWith('127.')
