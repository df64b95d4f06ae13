/** Keeps changing the jobs of a running product through the import's own verb: new ones, other texts, ends. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Listing } from '#core/job/listing.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { JobDocument } from '#search/document.ts'
import type { Db } from '#store/db.ts'
import { importListings, type SourceLine } from '#work/import/import-listings.ts'
import { BENCH_NOW, type Listings } from './search-listings.ts'

const PER_SECOND = 100
/** Transactions a second. */
const BATCHES = 4
/** Of a batch; the rest are new jobs. As many end as begin. */
const UPDATED = 13
const ENDED = 6

type World = { db: Db; listings: Listings }

export function importFirst(
  { db, listings }: World,
  count: number,
  onBatch: (added: number) => void,
) {
  const lines = toLines(listings.first(count))
  return importListings(importWorld(db), lines, { onBatch: ({ added }) => onBatch(added) })
}

/** For so many seconds; jobs 1 to `count` are there. Answers how many jobs it changed. */
export async function changeJobs(
  { db, listings }: World,
  { count, seconds }: { count: number; seconds: number },
): Promise<number> {
  const random = seededNumbers(2)
  let newest = count
  let oldest = 1
  let version = 1
  let changed = 0
  const began = performance.now()
  for (let batch = 0; batch < seconds * BATCHES; batch++) {
    await delay(Math.max(0, began + (batch * 1000) / BATCHES - performance.now()))
    if (performance.now() - began > seconds * 1000) break
    version++
    const jobs: (JobDocument & { closedAt?: string })[] = []
    for (let at = 0; at < PER_SECOND / BATCHES; at++) {
      if (at < UPDATED)
        jobs.push(listings.at(oldest + Math.floor(random() * (newest - oldest)), version))
      else if (at < UPDATED + ENDED) {
        jobs.push({
          ...listings.at(oldest++),
          closedAt: new Date(Date.now() - 1_000).toISOString(),
        })
      } else jobs.push(listings.at(++newest))
    }
    const { added, changed: renewed } = await importListings(importWorld(db), toLines(jobs))
    changed += added + renewed
  }
  return changed
}

const importWorld = (db: Db) => ({
  db,
  settings: { excludedSources: [] },
  clock: { now: () => new Date() },
})

function* toLines(jobs: Iterable<JobDocument & { closedAt?: string }>): Iterable<SourceLine> {
  let line = 0
  for (const job of jobs) yield { line: ++line, text: JSON.stringify(toListing(job)) }
}

/** The listing that a source would have handed in for such a job. */
function toListing(job: JobDocument & { closedAt?: string }): Partial<Listing> {
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
