/**
 * Passes what the writer has written to every searcher. Each publication replaces the previous one; memory that
 * nothing references is released once there is enough of it.
 */
import type { MessagePort } from 'node:worker_threads'
import type { Publication } from '#search/indexing/writer.ts'
import { bytesOf, collectGarbage, sharedBuffers } from '#server/process/shared-memory.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { ReaderCalls } from './search-threads.ts'

/** Collecting garbage takes each thread some 10 to 20 ms, so it must be worth it. */
const MIN_RETIRED_BYTES = 32 * 1024 * 1024
const MIN_RETIRED_SHARE = 0.1

export type Publisher = {
  /** Resolves when every searcher answers from it. */
  publish(publication: Publication): Promise<void>
  /** Resolves when the searcher at this port has its first publication. */
  attach(port: MessagePort): Promise<void>
  /** Memory that is shared now. */
  bytes(): number
  segments(): number
}

export function createPublisher(): Publisher {
  const readers = new Set<Calls<ReaderCalls>>()
  /** Searchers that connected before the first publication. */
  const early = new Map<Calls<ReaderCalls>, () => void>()
  let latest: Publication | null = null
  let shared = new Set<SharedArrayBuffer>()
  let retiredBytes = 0

  async function give(reader: Calls<ReaderCalls>, publication: Publication) {
    await reader.ask('adopt', publication).catch(() => {}) // it has ended; another replaces it
    early.get(reader)?.()
    early.delete(reader)
  }

  async function releaseUnused() {
    if (retiredBytes < Math.max(MIN_RETIRED_BYTES, bytesOf(shared) * MIN_RETIRED_SHARE)) return
    retiredBytes = 0
    collectGarbage()
    // a searcher that has ended has released everything
    await Promise.all(
      [...readers].map((reader) => reader.ask('releaseMemory', null).catch(() => {})),
    )
  }

  return {
    async publish(publication) {
      const before = shared
      latest = publication
      shared = sharedBuffers(publication)
      retiredBytes += bytesOf([...before].filter((buffer) => !shared.has(buffer)))
      before.clear()
      await Promise.all([...readers].map((reader) => give(reader, publication)))
      await releaseUnused()
    },
    async attach(port) {
      const reader = createCalls<ReaderCalls>(port, {})
      port.once('close', () => {
        readers.delete(reader)
        early.delete(reader)
        reader.end(new Error('this searcher has ended'))
      })
      readers.add(reader)
      if (latest) return give(reader, latest)
      await new Promise<void>((resolve) => early.set(reader, resolve))
    },
    bytes: () => bytesOf(shared),
    segments: () => latest?.segments.length ?? 0,
  }
}
