/**
 * The addresses of names of the public internet. DNS is asked directly, which holds none of Node's threads: a resolver
 * that is silent keeps only those waiting who asked for that name. What DNS does not answer may be known to the system
 * (its hosts file, its search domains, a resolver of its own).
 */
import { Resolver } from 'node:dns/promises'
import type { FindAddresses, FoundAddress } from './safe-agent.ts'

type AddressResolver = Record<'resolve4' | 'resolve6', (host: string) => Promise<string[]>>

/** A lost packet is asked for again; all of it stays below the limit of a connection. */
const PATIENCE = { timeout: 2_000, tries: 2 }

/** `system`: asked where DNS has no answer. `makeResolver`: one for each name, as the system's settings may change. */
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
