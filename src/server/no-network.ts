/**
 * Takes the network away from the process that imports this: for processes that read what strangers made. Node's
 * permission model guards files, threads and programs, but in this version not sockets.
 */
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

function refuse(): never {
  throw new Error('this process has no network')
}

/** Connections over TLS, HTTP and HTTP/2 are sockets of `net` underneath. */
const DOORS: readonly (readonly [object, readonly string[]])[] = [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send', 'addMembership']],
  [dns.Resolver.prototype, ['resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt']],
  [
    dns.promises.Resolver.prototype,
    ['resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt'],
  ],
  [dns, ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt']],
  [dns.promises, ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'resolveTxt']],
  [globalThis, ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']],
]

for (const [owner, names] of DOORS) {
  for (const name of names) {
    Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false })
  }
}
syncBuiltinESMExports()
