/**
 * Takes listings in, whatever gathered them: one JSON object a line. Works in batches, one transaction each,
 * so that memory stays flat and a stop at any moment keeps every finished batch. Safe to repeat: a listing
 * that was read before, by the same rules, changes nothing. One bad line is a line of the report, never the
 * end of the file.
 */
import { createHash } from 'node:crypto'
import { setImmediate as letOthers } from 'node:timers/promises'
import { z } from 'zod'
import type { JobFacts } from '#core/job.ts'
import { jobFacts, RULES_VERSION } from '#core/job-facts.ts'
import { endOf } from '#core/job-life.ts'
import { fromJobsdbRow, isJobsdbRow } from '#core/jobsdb-row.ts'
import { Listing } from '#core/listing.ts'
import { demandsOf, type MatchDemands } from '#core/match-demands.ts'
import { wholeText } from '#core/whole-text.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'

const BATCH = 500
/** Deeper than anything that a listing or a row holds; a hostile line may nest a million times. */
const MAX_DEPTH = 4

/** A reason a line was refused, how often, and where it was first met. */
export type RefusedLines = { reason: string; count: number; firstLine: number }

export type ImportReport = {
  added: number
  changed: number
  same: number
  refused: RefusedLines[]
}

/** A line of a file, or what was wrong with it before it could be read as one. */
export type SourceLine = { line: number; text: string } | { line: number; problem: string }

type ImportWorld = {
  db: Db
  clock: { now(): Date }
  settings: { excludedSources: readonly string[] }
}

type ReadListing = importJobs.KeyedListing & {
  listing: Listing
  closedAt: string | null
  hash: Buffer
}

export type ImportOptions = {
  /** Marks what comes in as sample data. */
  isDemo?: boolean
  /** Listings a transaction. All of them in one where half of them would be worse than none. */
  batchSize?: number
  onBatch?: (report: ImportReport) => void
}

export async function importListings(
  world: ImportWorld,
  lines: AsyncIterable<SourceLine> | Iterable<SourceLine>,
  { isDemo = false, batchSize = BATCH, onBatch }: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, changed: 0, same: 0, refused: [] }
  let batch = new Map<string, ReadListing>()
  let writing = Promise.resolve()

  /** While the database writes one batch, the rules read the next. */
  async function flush() {
    if (batch.size === 0) return
    const items = [...batch.values()]
    batch = new Map()
    const facts = await readAhead(world.db, items)
    await writing
    writing = write(items, facts)
    writing.catch(() => {}) // thrown where it is waited for
  }

  async function write(items: ReadListing[], facts: Map<ReadListing, FactsRead>) {
    const counts = await writeBatch(world, { items, facts, isDemo })
    report.added += counts.added
    report.changed += counts.changed
    report.same += counts.same
    onBatch?.(report)
  }

  for await (const source of lines) {
    const read = 'problem' in source ? source : readLine(source.text, world)
    if ('problem' in read) {
      refuse(report, read.problem, source.line)
      continue
    }
    const key = importJobs.listingKey(read)
    if (batch.has(key)) await flush() // the same listing twice: the later line speaks last
    batch.set(key, read)
    if (batch.size >= batchSize) await flush()
  }
  await flush()
  await writing
  return report
}

/** Removes the sample data, as when real jobs take its place. Returns how many jobs it was. */
export function removeDemo(world: Pick<ImportWorld, 'db'>): Promise<number> {
  return inTransaction(world.db, async (tx) => {
    await importJobs.lockImports(tx)
    return importJobs.removeDemo(tx)
  })
}

function readLine(
  text: string,
  { clock, settings }: ImportWorld,
): ReadListing | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'not JSON' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: 'not a JSON object' }
  }
  if (isJobsdbRow(value)) {
    const row = fromJobsdbRow(value)
    if ('error' in row) return { problem: describe(row.error) }
    value = row.listing
  }
  const parsed = Listing.safeParse(withoutNul(value))
  if (!parsed.success) return { problem: describe(parsed.error) }
  const listing = parsed.data
  if (settings.excludedSources.includes(listing.source)) {
    return { problem: `source "${listing.source}" is excluded (EXCLUDED_SOURCES)` }
  }
  const closedAt = endOf(listing, clock.now())
  const hash = createHash('sha256')
    .update(`${RULES_VERSION}${closedAt ? ' ended' : ''}\n${JSON.stringify(listing)}`)
    .digest()
  return {
    listing,
    closedAt,
    hash,
    source: listing.source,
    board: listing.board ?? '',
    externalId: listing.id,
  }
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

function describe(error: z.ZodError) {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'line'}: ${issue.message}` : z.prettifyError(error)
}

function refuse(report: ImportReport, reason: string, line: number) {
  const before = report.refused.find((refused) => refused.reason === reason)
  if (before) before.count++
  else report.refused.push({ reason, count: 1, firstLine: line })
}

type FactsRead = { facts: JobFacts; demands: MatchDemands }

function readFacts({ listing }: ReadListing): FactsRead {
  const facts = jobFacts(listing)
  return { facts, demands: demandsOf({ ...facts, descriptionText: wholeText(facts) }) }
}

/** Of the listings that are new or changed, as it looks before their batch has its turn. */
async function readAhead(db: Db, items: readonly ReadListing[]) {
  const known = await importJobs.known(db, items)
  const facts = new Map<ReadListing, FactsRead>()
  for (const item of items) {
    if (known.get(importJobs.listingKey(item))?.hash.equals(item.hash)) continue
    facts.set(item, readFacts(item))
    await letOthers() // the batch that is being written goes on
  }
  return facts
}

type Batch = { items: ReadListing[]; facts: Map<ReadListing, FactsRead>; isDemo: boolean }

async function writeBatch({ db, clock }: ImportWorld, { items, facts, isDemo }: Batch) {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await importJobs.lockImports(tx)
    const known = await importJobs.known(tx, items)
    const fresh: importJobs.ListingToWrite[] = []
    const changed: importJobs.ListingToWrite[] = []
    for (const item of items) {
      const before = known.get(importJobs.listingKey(item))
      if (before?.hash.equals(item.hash)) continue
      const read = facts.get(item) ?? readFacts(item)
      if (before) changed.push({ ...item, ...read, jobId: before.jobId })
      else fresh.push({ ...item, ...read, jobId: null })
    }
    await importJobs.write(tx, [...fresh, ...changed], { isDemo, now })
    return {
      added: fresh.length,
      changed: changed.length,
      same: items.length - fresh.length - changed.length,
    }
  })
}
