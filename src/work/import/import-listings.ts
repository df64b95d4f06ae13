/**
 * Imports the listings of a file, one JSON object per line. Files and boards share the code that writes. A bad line
 * is reported and never ends the import.
 */
import { fromJobsdbRow, isJobsdbRow } from '#core/job/jobsdb-row.ts'
import { inTransaction } from '#store/db.ts'
import * as importJobs from '#store/import-jobs.ts'
import { type IgnoredField, noteIgnored } from './ignored-fields.ts'
import { describeProblem, type ReadListing, readListing } from './read-listing.ts'
import { createListingWriter, type WriteServices } from './write-listings.ts'

/** Why lines were refused, how many, and the first of them. */
export type RefusedLines = { reason: string; count: number; firstLine: number }

export type ImportReport = {
  added: number
  changed: number
  same: number
  /** Of the same: listings that boards have, left unchanged. */
  kept: number
  refused: RefusedLines[]
  ignored: IgnoredField[]
}

/** A line of a file, or why it could not be read. */
export type SourceLine = { line: number; text: string } | { line: number; problem: string }

type ImportWorld = Pick<WriteServices, 'db' | 'clock' | 'readAll'> & {
  settings: { excludedSources: readonly string[] }
}

export type ImportOptions = {
  /** Marks the imported jobs as sample data. */
  isDemo?: boolean
  /** Listings per transaction. Set it to import everything in one transaction. */
  batchSize?: number
  onBatch?: (report: ImportReport) => void
}

export async function importListings(
  services: ImportWorld,
  lines: AsyncIterable<SourceLine> | Iterable<SourceLine>,
  { onBatch, ...options }: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, changed: 0, same: 0, kept: 0, refused: [], ignored: [] }
  const lineOf = new WeakMap<ReadListing, number>()
  const writer = createListingWriter(services, {
    ...options,
    // A given batch size means all or nothing, so a refused listing must fail the batch.
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
    const read = 'problem' in source ? source : readLine(source.text, services, report.ignored)
    if ('problem' in read) refuse(report, read.problem, source.line)
    else {
      lineOf.set(read, source.line)
      await writer.take(read)
    }
  }
  await writer.finish()
  return report
}

/** Removes the sample data, for example when real jobs replace it. Returns the number of jobs removed. */
export function removeDemo(services: Pick<ImportWorld, 'db'>): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    await importJobs.lockImports(tx)
    return importJobs.removeDemo(tx)
  })
}

function readLine(
  text: string,
  { clock, settings }: ImportWorld,
  ignored: IgnoredField[],
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
  } else noteIgnored(ignored, value)
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
