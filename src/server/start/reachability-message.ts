/**
 * A sentence for the startup message: who can reach the server, and what to set if that is probably not intended.
 */
import { isLoopbackHost } from '#server/process/loopback.ts'

type Listening = {
  host: string
  port: number
  /** How many proxies the operator runs in front of the server. */
  trustedProxies: number
}

/** Behind a proxy, never advises opening the port to the network, because that would bypass the proxy. */
export function reachabilityMessage({ host, port, trustedProxies }: Listening): string {
  const name = host.includes(':') ? `[${host}]` : host
  const listens = `Listening on ${name}:${port}`
  const isBehindProxy = trustedProxies > 0
  if (isLoopbackHost(name)) {
    return isBehindProxy
      ? `${listens}, for this machine only. Your proxy on this machine passes requests on to it.`
      : `${listens}, for this machine only. Set HOST=0.0.0.0 to open it to the network.`
  }
  return isBehindProxy
    ? `${listens}, for everyone who can reach this machine. If your proxy runs on this machine, set HOST=127.0.0.1.`
    : `${listens}, for everyone who can reach this machine.`
}
