/**
 * The addresses of names as the system knows them, two names at a time: each look-up holds one of Node's four threads for
 * as long as a resolver is silent, and files, hashes and unpacking need the others.
 */
import { lookup } from 'node:dns/promises'
import type { FindAddresses, FoundAddress } from './safe-agent.ts'

const AT_ONCE = 2

export function createSystemLookup(
  ask: FindAddresses = (host) => lookup(host, { all: true }),
): FindAddresses {
  const waiting: (() => void)[] = []
  let active = 0
  return async (host): Promise<readonly FoundAddress[]> => {
    if (active >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else active++
    try {
      return await ask(host)
    } finally {
      const next = waiting.shift()
      if (next)
        next() // takes this one's place
      else active--
    }
  }
}
