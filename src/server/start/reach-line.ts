/** Who can reach the server, in a sentence of its start, and what to set where that is probably not what is wanted. */
import { isLoopbackHost } from '#server/process/loopback.ts'

type Listening = {
  host: string
  port: number
  /** How many proxies the operator has before the server. */
  trustedProxies: number
}

/** Behind a proxy the server never advises to open the port to the network: that would lead past the proxy. */
export function reachLine({ host, port, trustedProxies }: Listening): string {
  const name = host.includes(':') ? `[${host}]` : host
  const listens = `It listens on ${name}:${port}`
  const isBehindProxy = trustedProxies > 0
  if (isLoopbackHost(name)) {
    return isBehindProxy
      ? `${listens}, for this machine only. Your proxy on this machine passes requests on to it.`
      : `${listens}, for this machine only. HOST=0.0.0.0 opens it to the network.`
  }
  return isBehindProxy
    ? `${listens}, for everyone who can reach this machine. If your proxy runs on this machine, set HOST=127.0.0.1.`
    : `${listens}, for everyone who can reach this machine.`
}
