/**
 * Hands what the writer has written to every searcher. Each publication replaces the one before; what nothing
 * points to any more is given back when it has become much.
 */
import type { MessagePort } from 'node:worker_threads'
import type { Publication } from '#search/writer.ts'
import { bytesOf, giveBackMemory, sharedBuffers } from '#server/process/shared-memory.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { ReaderCalls } from './search-threads.ts'

/** Collecting costs each thread some 10 to 20 ms, so not for a little. */
const MIN_RETIRED_BYTES = 32 * 1024 * 1024
const MIN_RETIRED_SHARE = 0.1

export type Publisher = {
  /** Resolves when every searcher answers from it. */
  publish(publication: Publication): Promise<void>
  /** Resolves when the searcher at this port has its first publication. */
  attach(port: MessagePort): Promise<void>
  /** Of the memory that is shared now. */
  bytes(): number
  segments(): number
}

export function createPublisher(): Publisher {
  const readers = new Set<Calls<ReaderCalls>>()
  /** Searchers that came before there was anything to give them. */
  const early = new Map<Calls<ReaderCalls>, () => void>()
  let latest: Publication | null = null
  let shared = new Set<SharedArrayBuffer>()
  let retiredBytes = 0

  async function give(reader: Calls<ReaderCalls>, publication: Publication) {
    await reader.ask('adopt', publication).catch(() => {}) // it has ended; another takes its place
    early.get(reader)?.()
    early.delete(reader)
  }

  async function letGo() {
    if (retiredBytes < Math.max(MIN_RETIRED_BYTES, bytesOf(shared) * MIN_RETIRED_SHARE)) return
    retiredBytes = 0
    giveBackMemory()
    // a searcher that has ended has let go of everything
    await Promise.all([...readers].map((reader) => reader.ask('letGo', null).catch(() => {})))
  }

  return {
    async publish(publication) {
      const before = shared
      latest = publication
      shared = sharedBuffers(publication)
      retiredBytes += bytesOf([...before].filter((buffer) => !shared.has(buffer)))
      before.clear()
      await Promise.all([...readers].map((reader) => give(reader, publication)))
      await letGo()
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
