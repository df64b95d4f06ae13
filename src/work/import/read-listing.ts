/**
 * A listing as it is written: checked, with the hash that tells whether it is stored as it is, and what the rules read
 * out of it. Files and boards hand theirs in the same way.
 */
import { createHash, hash } from 'node:crypto'
import { z } from 'zod'
import type { JobFacts } from '#core/job/job.ts'
import { jobFacts, RULES_VERSION } from '#core/job/job-facts.ts'
import { endOf } from '#core/job/job-life.ts'
import { Listing } from '#core/job/listing.ts'
import { wholeText } from '#core/job/whole-text.ts'
import { demandsOf, type MatchDemands } from '#core/match/match-demands.ts'
import { blockingKeys, tracesOf } from '#core/merge/job-traces.ts'
import type { KeptTraits, ListingKey } from '#store/listing-writes.ts'

/** Deeper than anything that a listing or a row holds; a hostile line may nest a million times. */
const MAX_DEPTH = 4

export type ReadListing = ListingKey & {
  listing: Listing
  /** When it ended; null while it is open, whatever end it announces. */
  closedAt: string | null
  /** When it will end, or has ended. */
  endsAt: string | null
  /** The source's own word for this version. */
  stamp: string | null
  /** Covers the rules as well, so that newer ones read everything again. */
  hash: Buffer
}

/** What the rules make of a listing. */
export type FactsRead = {
  facts: JobFacts
  demands: MatchDemands
  traits: KeptTraits
  /** Hashes of 64 bits, as PostgreSQL writes them. */
  keys: string[]
}

/** `runsDays`: after how many days it has ended although its source still shows it. */
export function readListing(
  value: unknown,
  {
    now,
    stamp = null,
    runsDays = null,
  }: {
    now: Date
    stamp?: string | null
    runsDays?: number | null
  },
): ReadListing | { problem: string } {
  const parsed = Listing.safeParse(withoutNul(value))
  if (!parsed.success) return { problem: describeProblem(parsed.error) }
  const listing = parsed.data
  const end = listing.closedAt ?? endByRule(listing, runsDays)
  const closedAt = endOf({ closedAt: end }, now)
  const hash = createHash('sha256')
    .update(`${RULES_VERSION}${closedAt ? ' ended' : ''}\n${JSON.stringify(listing)}`)
    .digest()
  return {
    listing,
    closedAt,
    endsAt: end,
    stamp,
    hash,
    source: listing.source,
    board: listing.board ?? '',
    externalId: listing.id,
  }
}

export function readFacts(listing: Listing): FactsRead {
  const facts = jobFacts(listing)
  const text = wholeText(facts)
  const traces = tracesOf(listing, text ?? '')
  return {
    facts,
    demands: demandsOf({ ...facts, descriptionText: text }),
    traits: {
      traces,
      shows: {
        locationText: facts.locationText,
        places: facts.location.places,
        countries: facts.location.countries,
        remote: facts.location.remote,
        workSetting: facts.workSetting,
        length: text?.length ?? 0,
      },
    },
    keys: [...new Set(blockingKeys(traces).map(hashed))],
  }
}

export function describeProblem(error: z.ZodError): string {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'line'}: ${issue.message}` : z.prettifyError(error)
}

const DAY_MS = 86_400_000

function endByRule({ postedAt }: Listing, runsDays: number | null) {
  if (runsDays === null || !postedAt) return null
  return new Date(Date.parse(postedAt) + runsDays * DAY_MS).toISOString()
}

/** PostgreSQL cannot hold U+0000 in text, nor half of a surrogate pair: both are damage, not content. */
function withoutNul(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map((item) => withoutNul(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutNul(item, depth + 1)]),
  )
}

const hashed = (key: string) => hash('sha1', key, 'buffer').readBigInt64BE(0).toString()
