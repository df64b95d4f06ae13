/** Reports statements and new connections of the PostgreSQL driver to simulated time, as work that takes none of it. */
import pg from 'pg'
import type { SimulatedTime } from './simulated-time.ts'

type Method = (...args: unknown[]) => unknown

/** Returns a function that ends it. */
export function trackStatements({ during }: Pick<SimulatedTime, 'during'>): () => void {
  const ends = [
    track(pg.Client.prototype as unknown as Record<string, Method>, 'query', during),
    track(pg.Pool.prototype as unknown as Record<string, Method>, 'connect', during),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function track(
  owner: Record<string, Method>,
  name: 'query' | 'connect',
  during: SimulatedTime['during'],
) {
  const before = owner[name] as Method
  owner[name] = function tracked(this: unknown, ...args: unknown[]) {
    const result = before.apply(this, args)
    // Without a promise, the caller passed a callback: the pool does so for its own connections.
    if (result instanceof Promise) during(() => result).catch(() => {}) // the caller handles it
    return result
  }
  return () => {
    owner[name] = before
  }
}
