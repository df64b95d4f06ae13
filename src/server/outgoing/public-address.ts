/**
 * Which network addresses belong to the public internet, by IANA's registries of special-purpose addresses (IPv4
 * and IPv6, RFC 6890) and multicast. Everything else is this machine, its network, a tunnel into a private
 * network, or unassigned.
 */
import { BlockList, isIP } from 'node:net'

const NOT_PUBLIC: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8], // "this network"; Linux treats it as the machine itself
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by the customers of a provider
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, where clouds serve credentials to their machines
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments, including services of some clouds
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays, deprecated
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
  ['168.63.129.16', 32], // in no registry: Azure's channel to its own machines
  // In IPv6, only 2000::/3 is assigned. Outside it are loopback, unique local, link-local and multicast
  // addresses, and addresses that embed an IPv4 address: mapped (::ffff:0:0/96) and translated (64:ff9b::/96,
  // 64:ff9b:1::/48).
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23], // protocol assignments, including Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 embeds an IPv4 address
  ['3fff::', 20], // documentation
]

/** One list per family: in a list of both, IPv4 addresses would also match as mapped IPv6 addresses. */
const LISTS = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [address, bits] of NOT_PUBLIC) {
  LISTS[familyOf(address)].addSubnet(address, bits, familyOf(address))
}

/** False for anything that isn't an address. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/s, '') // "fe80::1%eth0"
  const family = familyOf(bare)
  return isIP(bare) !== 0 && !LISTS[family].check(bare, family)
}

/**
 * Names that always mean this machine or its network (RFC 6761, 6762, 8375, ICANN's `internal`), so no resolver
 * needs to be asked.
 */
export function isLocalName(host: string): boolean {
  return /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host)
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}
