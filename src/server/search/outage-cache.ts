/**
 * Cached answers that are served while the database is unavailable, up to a number of bytes; the least recently
 * used go first. They are never used while the database answers, nor when they are older than a day. Jobs that
 * the index reports as changed are dropped immediately.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { deserialize, serialize } from 'node:v8'
import { isDatabaseAway, isFailedSubmission } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import { onPrimary, readsReplica } from '#store/read-routing.ts'
import type { OutageCache } from '#work/use-case/use-case-services.ts'

/** About 3,000 jobs with their texts, companies and listings. */
const MAX_BYTES = 32 * 2 ** 20

const MAX_AGE_MS = 86_400_000

/** More than the measured overhead of an entry beside its key and answer: a Map slot, objects, a Buffer. */
const ENTRY_BYTES = 1_000

type Kept = { stored: Buffer; readAt: Date }

type OutageCacheControl = OutageCache & {
  /** Null for all jobs. */
  forget(ids: readonly JobId[] | null): void
  /** Keeps an answer that another thread has read and serialized; null if there is none any more. */
  put(key: string, stored: Buffer | null): void
  bytes(): number
}

export function createOutageCache(
  clock: { now(): Date },
  { maxBytes = MAX_BYTES }: { maxBytes?: number } = {},
): OutageCacheControl {
  /** A Map keeps insertion order: a used entry moves to the end. */
  const kept = new Map<string, Kept>()
  /** When the oldest cached answer used by the current request was read; null if it used none. */
  const requests = new AsyncLocalStorage<{ oldest: Date | null }>()
  let bytes = 0
  let downSince: Date | null = null
  /** Counts drops: an answer read before a change must not be stored after it. */
  let changes = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= sizeOf(key, entry)
    kept.delete(key)
  }

  function put(key: string, stored: Buffer | null) {
    drop(key)
    if (stored === null) return
    const entry = { stored, readAt: clock.now() }
    if (sizeOf(key, entry) > maxBytes) return
    kept.set(key, entry)
    bytes += sizeOf(key, entry)
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  /** Null if missing or too old. */
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
      downSince = null
      return answer
    } catch (error) {
      if (!isFailedSubmission(error)) throw error
      // One slow query is not an outage: others are answered, and pages must not claim one.
      if (isDatabaseAway(error)) downSince ??= clock.now()
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
        const answer = await loadCurrent(load)
        if (answer === null) drop(key)
        else if (before === changes) put(key, serialize(answer))
        return answer
      }
      return ask(loadAndKeep, () => {
        const entry = use(key)
        return entry && { answer: deserialize(entry.stored) as T }
      })
    },
    readAt: (key) => kept.get(key)?.readAt ?? null,
    downSince: () => downSince,
    inRequest: (answer) => requests.run({ oldest: null }, answer),
    copyFrom: () => downSince && earlier(requests.getStore()?.oldest ?? null, downSince),
    forget(ids) {
      changes += 1
      const stale = ids?.map((id) => `job:${id}`) ?? [...kept.keys()].filter(isOfJob)
      for (const key of stale) drop(key)
    },
    put,
    bytes: () => bytes,
  }
}

/** What the index knows already may not be on a replica yet. */
export async function loadCurrent<T>(load: () => Promise<T>): Promise<T> {
  const found = await load()
  return found === null && readsReplica() ? onPrimary(load) : found
}

/** A key's characters take two bytes at most. */
const sizeOf = (key: string, { stored }: Kept) => key.length * 2 + stored.length + ENTRY_BYTES

const earlier = (one: Date | null, other: Date) => (one && one < other ? one : other)

const isOfJob = (key: string) => key.startsWith('job:')
