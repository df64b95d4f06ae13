/**
 * What goes on being read while the database is away: answers of earlier reads, up to a number of bytes, the one used
 * longest ago dropped first. Nothing kept here is shown while the database answers, and nothing that is older than a
 * day at all. Derived state: what the index hears has changed is dropped at the same moment.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { deserialize, serialize } from 'node:v8'
import { isDatabaseAway, isUnanswered } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import type { AtHand } from '#work/world/world.ts'

/** About 3,000 jobs with their texts, companies and listings. */
const MAX_BYTES = 32 * 2 ** 20

const MAX_AGE_MS = 86_400_000

/** More than an entry was measured to take beside its key and its answer: a slot of the Map, objects, a Buffer. */
const ENTRY_BYTES = 1_000

type Kept = { stored: Buffer; readAt: Date }

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
  const kept = new Map<string, Kept>()
  /** When the oldest answer was read that the request at hand has used; null while it has used none. */
  const requests = new AsyncLocalStorage<{ oldest: Date | null }>()
  let bytes = 0
  let awaySince: Date | null = null
  /** Counts what was dropped: an answer read before a change must not be kept after it. */
  let changes = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= sizeOf(key, entry)
    kept.delete(key)
  }

  function keep(key: string, answer: unknown) {
    const entry = { stored: serialize(answer), readAt: clock.now() }
    drop(key)
    if (sizeOf(key, entry) > maxBytes) return
    kept.set(key, entry)
    bytes += sizeOf(key, entry)
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  /** Nothing where it is missing or too old. */
  function use(key: string): Kept | null {
    const entry = kept.get(key)
    if (!entry) return null
    if (clock.now().getTime() - entry.readAt.getTime() > MAX_AGE_MS) {
      drop(key)
      return null
    }
    kept.delete(key)
    kept.set(key, entry)
    const request = requests.getStore()
    if (request) request.oldest = earlier(request.oldest, entry.readAt)
    return entry
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
        const entry = use(key)
        return entry && { answer: deserialize(entry.stored) as T }
      })
    },
    readAt: (key) => kept.get(key)?.readAt ?? null,
    awaySince: () => awaySince,
    inRequest: (answer) => requests.run({ oldest: null }, answer),
    copyFrom: () => awaySince && earlier(requests.getStore()?.oldest ?? null, awaySince),
    forget(ids) {
      changes += 1
      const stale = ids?.map((id) => `job:${id}`) ?? [...kept.keys()].filter(isOfJob)
      for (const key of stale) drop(key)
    },
    bytes: () => bytes,
  }
}

/** A key's characters take two bytes at most. */
const sizeOf = (key: string, { stored }: Kept) => key.length * 2 + stored.length + ENTRY_BYTES

const earlier = (one: Date | null, other: Date) => (one && one < other ? one : other)

const isOfJob = (key: string) => key.startsWith('job:')
