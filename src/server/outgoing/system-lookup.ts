/**
 * Looks up names through the system, two at a time: each lookup occupies one of Node's four threads for as long
 * as the resolver is silent, and files, hashing and decompression need the others.
 */
import { lookup } from 'node:dns/promises'
import { createQueue } from '#store/queue.ts'
import type { FindAddresses } from './safe-agent.ts'

const AT_ONCE = 2

export function createSystemLookup(
  ask: FindAddresses = (host) => lookup(host, { all: true }),
): FindAddresses {
  const queue = createQueue({ atOnce: AT_ONCE })
  return (host) => queue.run(() => ask(host))
}
