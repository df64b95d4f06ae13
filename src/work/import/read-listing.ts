/**
 * Prepares a listing for writing: validation, the hash that shows whether it is stored unchanged, and the facts that
 * the rules read. The same for files and boards.
 */
import { createHash, hash } from 'node:crypto'
import { z } from 'zod'
import { namesEmployer } from '#core/company/company-name.ts'
import { fullText } from '#core/job/full-text.ts'
import type { JobFacts } from '#core/job/job.ts'
import { endOf } from '#core/job/job-closing.ts'
import { jobFacts, RULES_VERSION } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import { offersPerson } from '#core/job/person-offer.ts'
import { demandsOf, type MatchDemands } from '#core/match/match-demands.ts'
import { blockingKeys, dedupeFeatures } from '#core/merge/dedupe-features.ts'
import type { ListingKey, StoredFeatures } from '#store/listing-writes.ts'

/** Deeper than any listing or row; a hostile line may nest a million levels. */
const MAX_DEPTH = 4

export type ReadListing = ListingKey & {
  listing: Listing
  /** When it ended; null while it is open, even if a future end is stated. */
  closedAt: string | null
  /** When it will end, or ended. */
  endsAt: string | null
  /** The source's own identifier for this version. */
  stamp: string | null
  /** Includes the rules version, so that newer rules read everything again. */
  hash: Buffer
}

/** What the rules read from a listing. */
export type FactsRead = {
  facts: JobFacts
  demands: MatchDemands
  traits: StoredFeatures
  /** 64-bit hashes, as PostgreSQL writes them. */
  keys: string[]
}

/** `runsDays`: the number of days after which it has ended, even if its source still shows it. */
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
  if (offersPerson(listing)) return { problem: 'offers a person, not a job' }
  if (!namesEmployer(listing.company)) return { problem: 'names no employer' }
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
  const text = fullText(facts)
  const traces = dedupeFeatures(listing, text ?? '')
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

/** PostgreSQL cannot store U+0000 or unpaired surrogates in text; both are corruption, not content. */
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
