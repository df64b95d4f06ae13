/**
 * What goes on being read while the database is away: answers of earlier reads, up to a number of bytes, the one used
 * longest ago dropped first. Nothing kept here is shown while the database answers. Derived state: what the index hears
 * has changed is dropped at the same moment.
 */
import { deserialize, serialize } from 'node:v8'
import type { JobId } from '#core/job.ts'
import { isDatabaseAway, isUnanswered } from '#core/refusal.ts'
import type { AtHand } from '#work/world.ts'

/** About 3,000 jobs with their texts, companies and listings. */
const MAX_BYTES = 32 * 2 ** 20

type KeptAnswers = AtHand & {
  /** Null for all jobs. */
  forget(ids: readonly JobId[] | null): void
  bytes(): number
}

export function createAtHand(
  clock: { now(): Date },
  { maxBytes = MAX_BYTES }: { maxBytes?: number } = {},
): KeptAnswers {
  /** A Map keeps the order of insertion: an entry that is used goes to the end. */
  const kept = new Map<string, Buffer>()
  let bytes = 0
  let awaySince: Date | null = null
  /** Counts what was dropped: an answer read before a change must not be kept after it. */
  let changes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, answer: unknown) {
    const stored = serialize(answer)
    drop(key)
    if (stored.length > maxBytes) return
    kept.set(key, stored)
    bytes += stored.length
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  async function ask<T>(load: () => Promise<T>, instead: () => { answer: T } | null): Promise<T> {
    try {
      const answer = await load()
      awaySince = null
      return answer
    } catch (error) {
      if (!isUnanswered(error)) throw error
      // One slow question is no outage: others are answered, and pages must not say otherwise.
      if (isDatabaseAway(error)) awaySince ??= clock.now()
      const found = instead()
      if (!found) throw error
      return found.answer
    }
  }

  return {
    ask,
    async read<T>(key: string, load: () => Promise<T>) {
      const before = changes
      const loadAndKeep = async () => {
        const answer = await load()
        if (answer === null) drop(key)
        else if (before === changes) keep(key, answer)
        return answer
      }
      return ask(loadAndKeep, () => {
        const stored = kept.get(key)
        if (!stored) return null
        kept.delete(key)
        kept.set(key, stored)
        return { answer: deserialize(stored) as T }
      })
    },
    has: (key) => kept.has(key),
    awaySince: () => awaySince,
    forget(ids) {
      changes += 1
      const stale = ids?.map((id) => `job:${id}`) ?? [...kept.keys()].filter(isOfJob)
      for (const key of stale) drop(key)
    },
    bytes: () => bytes,
  }
}

const isOfJob = (key: string) => key.startsWith('job:')
