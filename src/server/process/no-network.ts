/**
 * Takes the network away from a process: for those that read what strangers made. Node's
 * permission model guards files, threads and programs, but in this version not sockets.
 */
function refuse(): never {
  throw new Error('this process has no network')
}

/** All functions of a resolver that look something up, for every record type. */
const asking = (owner: object): string[] =>
  Object.getOwnPropertyNames(owner).filter((name) => /^(resolve|reverse|lookup)/.test(name))

/**
 * Connections over TLS, HTTP and HTTP/2 are sockets of `net` underneath. The modules are loaded only now, because a
 * snapshot of a process cannot contain them.
 */
function endpoints(): (readonly [object, readonly string[]])[] {
  const net = process.getBuiltinModule('node:net')
  const dns = process.getBuiltinModule('node:dns')
  const dgram = process.getBuiltinModule('node:dgram')
  return [
    [net.Socket.prototype, ['connect']],
    [net.Server.prototype, ['listen']],
    [dgram.Socket.prototype, ['bind', 'connect', 'send', 'addMembership']],
    ...[dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype].map(
      (owner) => [owner, asking(owner)] as const,
    ),
    [globalThis, ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']],
  ]
}

/** A function to call first: the build would drop an import that is used for nothing else. */
export function closeNetwork() {
  for (const [owner, names] of endpoints()) {
    for (const name of names) {
      if (owner === globalThis) Reflect.deleteProperty(owner, name) // redefining it would load it first
      Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false })
    }
  }
  process.getBuiltinModule('node:module').syncBuiltinESMExports()
}
