/**
 * Takes the listings of a file in: one JSON object a line. What is written, and how, is the same for files and boards.
 * One bad line is a line of the report, never the end of the file.
 */
import { fromJobsdbRow, isJobsdbRow } from '#core/job/jobsdb-row.ts'
import { inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import { describeProblem, type ReadListing, readListing } from './read-listing.ts'
import { createListingWriter, type WriteWorld } from './write-listings.ts'

/** A reason a line was refused, how often, and where it was first met. */
export type RefusedLines = { reason: string; count: number; firstLine: number }

export type ImportReport = {
  added: number
  changed: number
  same: number
  /** Of the same: listings that stand on boards, left as their boards have them. */
  kept: number
  refused: RefusedLines[]
}

/** A line of a file, or what was wrong with it before it could be read as one. */
export type SourceLine = { line: number; text: string } | { line: number; problem: string }

type ImportWorld = Pick<WriteWorld, 'db' | 'clock' | 'readAll'> & {
  settings: { excludedSources: readonly string[] }
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
  { onBatch, ...options }: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, changed: 0, same: 0, kept: 0, refused: [] }
  const lineOf = new WeakMap<ReadListing, number>()
  const writer = createListingWriter(world, {
    ...options,
    // Where all or nothing is wanted, nothing comes in beside what is refused.
    ...(options.batchSize === undefined && {
      onRefused: (listing, why) =>
        refuse(report, `it could not be stored: ${why}`, lineOf.get(listing) ?? 0),
    }),
    onBatch({ added, changed, same, kept }) {
      Object.assign(report, { added, changed, same, kept })
      onBatch?.(report)
    },
  })
  for await (const source of lines) {
    const read = 'problem' in source ? source : readLine(source.text, world)
    if ('problem' in read) refuse(report, read.problem, source.line)
    else {
      lineOf.set(read, source.line)
      await writer.take(read)
    }
  }
  await writer.finish()
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
    if ('error' in row) return { problem: describeProblem(row.error) }
    value = row.listing
  }
  const read = readListing(value, { now: clock.now() })
  if (!('problem' in read) && settings.excludedSources.includes(read.source)) {
    return { problem: `source "${read.source}" is excluded (EXCLUDED_SOURCES)` }
  }
  return read
}

function refuse(report: ImportReport, reason: string, line: number) {
  const before = report.refused.find((refused) => refused.reason === reason)
  if (before) before.count++
  else report.refused.push({ reason, count: 1, firstLine: line })
}
