/**
 * The network address of a visitor: the socket's, or what the operator's own proxies say. A header that no
 * trusted proxy wrote is never believed.
 */
import { isIPv6 } from 'node:net'

/**
 * `trustedProxies` n believes the n-th entry of X-Forwarded-For from the right, which the outermost trusted
 * proxy wrote. An IPv6 address is cut to its /64, the smallest block that one customer gets.
 */
export function visitorNetwork(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const claimed = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return networkOf(claimed || socketAddress || 'unknown')
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1] as string
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
