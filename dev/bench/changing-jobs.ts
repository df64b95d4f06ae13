/** Generated jobs in a running product through the import use case: adds, changes and closes them. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Listing } from '#core/job/listing.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { JobDocument } from '#search/segments/document.ts'
import type { Db } from '#store/db.ts'
import { importListings } from '#work/import/import-listings.ts'
import { BENCH_NOW, createListings } from './generated-listings.ts'

const PER_SECOND = 100
/** Transactions per second. */
const BATCHES = 4
/** Jobs per batch; the rest are new jobs. As many are closed as are added. */
const UPDATED = 13
const ENDED = 6

type ChangedJob = JobDocument & { closedAt?: string }

/** Adds jobs 1 to `count`. */
export const importFirst = (db: Db, count: number): Promise<number> =>
  importJobs(db, createListings().first(count))

/** Runs for the given seconds. Jobs 1 to `count` must exist. Returns the number of jobs it changed. */
export async function changeJobs(
  db: Db,
  { count, seconds }: { count: number; seconds: number },
): Promise<number> {
  const listings = createListings()
  const random = seededNumbers(2)
  let newest = count
  let oldest = 1
  let changed = 0
  const began = performance.now()
  for (let batch = 0; batch < seconds * BATCHES; batch++) {
    await delay(Math.max(0, began + (batch * 1000) / BATCHES - performance.now()))
    if (performance.now() - began > seconds * 1000) break
    const closedAt = new Date(Date.now() - 1_000).toISOString()
    const jobs = Array.from({ length: PER_SECOND / BATCHES }, (_, at): ChangedJob => {
      if (at >= UPDATED + ENDED) return listings.at(++newest)
      if (at >= UPDATED) return { ...listings.at(oldest++), closedAt }
      return listings.at(oldest + Math.floor(random() * (newest - oldest)), batch + 2)
    })
    changed += await importJobs(db, jobs)
  }
  return changed
}

async function importJobs(db: Db, jobs: Iterable<ChangedJob>): Promise<number> {
  const services = { db, settings: { excludedSources: [] }, clock: { now: () => new Date() } }
  const { added, changed } = await importListings(services, toLines(jobs))
  return added + changed
}

function* toLines(jobs: Iterable<ChangedJob>) {
  let line = 0
  for (const job of jobs) yield { line: ++line, text: JSON.stringify(toListing(job)) }
}

function toListing(job: ChangedJob): Partial<Listing> {
  const moved = Date.now() - BENCH_NOW.getTime()
  return {
    source: 'bench',
    id: String(job.id),
    url: `https://jobs.example/${job.id}`,
    title: job.title,
    company: job.company,
    location: job.locationText,
    workplace: job.workSetting,
    employmentType: job.jobType?.replace('_', ' ') ?? null,
    experienceLevel: job.level,
    description: job.descriptionText,
    tags: job.tags,
    salary: job.yearlyUsd && { ...job.yearlyUsd, currency: 'USD', period: 'year' },
    sector: job.sector,
    postedAt: job.postedAt === null ? null : new Date(job.postedAt + moved).toISOString(),
    closedAt: job.closedAt ?? null,
  }
}
