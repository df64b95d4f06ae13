/**
 * Looks up names of the public internet. Asks DNS directly, which doesn't occupy Node's thread pool: a silent
 * resolver delays only requests for that name. Falls back to the system (hosts file, search domains, its own
 * resolver) for names that DNS doesn't answer.
 */
import { Resolver } from 'node:dns/promises'
import type { FindAddresses, FoundAddress } from './safe-agent.ts'

type AddressResolver = Record<'resolve4' | 'resolve6', (host: string) => Promise<string[]>>

/** A lost packet is sent again; the total stays below the time limit of a connection. */
const PATIENCE = { timeout: 2_000, tries: 2 }

/**
 * `system`: asked if DNS has no answer. `makeResolver`: called for each name, because the system's settings may
 * change.
 */
export function createNameLookup({
  system,
  makeResolver = () => new Resolver(PATIENCE),
}: {
  system: FindAddresses
  makeResolver?: () => AddressResolver
}): FindAddresses {
  return async (host): Promise<readonly FoundAddress[]> => {
    const resolver = makeResolver()
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = [...withFamily(four, 4), ...withFamily(six, 6)]
    if (found.length > 0) return found
    return system(host)
  }
}

function withFamily(answer: PromiseSettledResult<string[]>, family: number): FoundAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
}
