/**
 * Threads that apply the rules to listings while the main thread talks to sources and the database. Applying the
 * rules is most of the work of an import. The threads start with the first listings and don't keep the process
 * alive.
 */
import * as os from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Listing } from '#core/job/listing.ts'
import { programFile } from '#server/process/project-root.ts'
import { type Calls, createCalls } from '#server/process/thread-calls.ts'
import type { FactsRead } from '#work/import/read-listing.ts'
import { readFacts } from '#work/import/read-listing.ts'
import type { ListingReaderCalls } from './listing-reader.ts'

/** Small pieces keep all threads busy until the end of a batch. */
const PIECE = 50
/** With more threads, they would only wait for the database. */
const MOST_THREADS = 8
/** A piece and its result take a tenth of this. Without a limit, a thread postpones garbage collection. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

export type ListingReaders = {
  read(listings: readonly Listing[]): Promise<FactsRead[]>
  stop(): Promise<void>
}

type Thread = { worker: Worker; calls: Calls<ListingReaderCalls>; waiting: number }

export function createListingReaders(
  count = Math.min(MOST_THREADS, Math.max(1, os.availableParallelism())),
): ListingReaders {
  let threads: Thread[] = []

  function start(): Thread {
    const file = programFile('gathering/listing-reader')
    const worker = new Worker(file, { name: 'listing-reader', resourceLimits: MEMORY })
    worker.unref()
    const calls = createCalls<ListingReaderCalls>(worker, {})
    const thread = { worker, calls, waiting: 0 }
    const end = () => {
      threads = threads.filter((one) => one !== thread)
      calls.end(new Error('the thread has ended'))
    }
    worker.on('error', end)
    worker.on('exit', end)
    threads.push(thread)
    return thread
  }

  async function readPiece(listings: readonly Listing[]): Promise<FactsRead[]> {
    const idle = threads.find(({ waiting }) => waiting === 0)
    const thread =
      idle ?? (threads.length < count ? start() : threads.toSorted(byWaiting)[0]) ?? start()
    thread.waiting++
    thread.worker.ref()
    try {
      return JSON.parse(await thread.calls.ask('read', JSON.stringify(listings)))
    } catch {
      return listings.map(readFacts) // an error that ended the thread is thrown here again, for its listing
    } finally {
      thread.waiting--
      if (thread.waiting === 0) thread.worker.unref()
    }
  }

  return {
    async read(listings) {
      const pieces = Array.from({ length: Math.ceil(listings.length / PIECE) }, (_, index) =>
        readPiece(listings.slice(index * PIECE, (index + 1) * PIECE)),
      )
      return (await Promise.all(pieces)).flat()
    },
    async stop() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

const byWaiting = (one: Thread, other: Thread) => one.waiting - other.waiting
