/**
 * Takes the network away from a process: for those that read what strangers made. Node's
 * permission model guards files, threads and programs, but in this version not sockets.
 */
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

function refuse(): never {
  throw new Error('this process has no network')
}

/** Everything of the resolver that asks somebody for a name or an address, by whatever kind of record. */
const asking = (owner: object): string[] =>
  Object.getOwnPropertyNames(owner).filter((name) => /^(resolve|reverse|lookup)/.test(name))

/** Connections over TLS, HTTP and HTTP/2 are sockets of `net` underneath. */
const DOORS: readonly (readonly [object, readonly string[]])[] = [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send', 'addMembership']],
  ...[dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype].map(
    (owner) => [owner, asking(owner)] as const,
  ),
  [globalThis, ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']],
]

/** To be called first: an import alone would be left out of the built server, as nothing of it is used. */
export function closeNetwork() {
  for (const [owner, names] of DOORS) {
    for (const name of names) {
      Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false })
    }
  }
  syncBuiltinESMExports()
}
