/**
 * The network address of a visitor: the socket's, or the one reported by the operator's own proxies. A header
 * that no trusted proxy wrote is ignored. All spellings of an address give the same result.
 */
import { isIPv4, isIPv6 } from 'node:net'

/**
 * With `trustedProxies` = n, uses the n-th entry of X-Forwarded-For from the right, which the outermost trusted
 * proxy wrote; the socket's address if that entry isn't an address. An IPv6 address is cut to its /64, the
 * smallest block that one customer gets: "2001:db8:1:2::", which is an address itself.
 */
export function visitorNetwork(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const claimed = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return networkOf(withoutPort(claimed ?? '')) ?? networkOf(socketAddress ?? '') ?? 'unknown'
}

/** Some proxies write "192.0.2.1:4711" or "[2001:db8::1]:4711". */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
}

function networkOf(address: string): string | null {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const groups = groupsOf(address.split('%')[0] as string)
  const isMappedIPv4 = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMappedIPv4) return groups.slice(6).flatMap(bytesOf).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::`
}

/** The eight numbers of an IPv6 address. "::" leaves some out, and a dotted ending is two of them. */
function groupsOf(address: string): number[] {
  const dotted = /(?<![\d.])[\d.]+$/.exec(address)?.[0] ?? ''
  const plain = isIPv4(dotted) ? address.slice(0, -dotted.length) + hexOf(dotted) : address
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/** "192.0.2.1" as the two groups "c000:201". */
function hexOf(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const bytesOf = (group: number) => [group >> 8, group & 0xff]
