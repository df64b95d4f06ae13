/** A thread that applies the rules to listings and does nothing else. */
import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Listing } from '#core/job/listing.ts'
import { createCalls } from '#server/process/thread-calls.ts'
import { readFacts } from '#work/import/read-listing.ts'

/** Listings and the facts read from them, as JSON: a string crosses threads faster than an object. */
export type ListingReaderCalls = { read(listings: string): string }

const calls: ListingReaderCalls = {
  read: (listings) => JSON.stringify((JSON.parse(listings) as Listing[]).map(readFacts)),
}

createCalls<Record<string, never>>(parentPort as MessagePort, calls)
