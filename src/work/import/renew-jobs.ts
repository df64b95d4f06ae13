/**
 * Updates jobs from their listings: the facts of the best one, and all places. A job is closed when its last listing
 * is gone or is only a copy of what the employer took down, and reopened when one is back. Records each of these
 * events.
 */

import type { Listing } from '#core/job/listing.ts'
import { bestListing, placesOf } from '#core/merge/best-listing.ts'
import { closeOutdatedCopies } from '#core/merge/outdated-copies.ts'
import type { Tx } from '#store/db.ts'
import type { JobToWrite } from '#store/import-jobs.ts'
import * as importJobs from '#store/import-jobs.ts'
import * as jobDemands from '#store/job-demands.ts'
import * as jobEvents from '#store/job-events.ts'
import type { ListingHistory } from '#store/job-lives.ts'
import * as jobLives from '#store/job-lives.ts'
import * as listingWrites from '#store/listing-writes.ts'
import { type FactsRead, readFacts } from './read-listing.ts'

export type InHand = ReadonlyMap<number, { listing: Listing; known: FactsRead }>

type Renewal = {
  job: ListingHistory
  best: Sibling
  places: ReturnType<typeof placesOf>
  closedAt: Date | null
}

type Sibling = listingWrites.ListingOfJob & {
  shows: Parameters<typeof bestListing>[0][0]['shows']
}

/** `inHand`: what was just read, by the listing's id. `reposted`: jobs that were published again under a new id. */
export async function renewJobs(
  tx: Tx,
  jobIds: readonly number[],
  {
    inHand = new Map(),
    reposted = [],
    now,
  }: { inHand?: InHand; reposted?: readonly number[]; now: Date },
): Promise<{ closed: number; reopened: number }> {
  const ids = [...new Set(jobIds)]
  if (ids.length === 0) return { closed: 0, reopened: 0 }
  const renewals = await renewalsOf(tx, ids)
  await writeFacts(tx, renewals, inHand, now)
  await jobLives.setPlaces(
    tx,
    renewals.flatMap(({ job, places }) => (places ? { id: job.id, ...places } : [])),
  )
  const turned = renewals.filter(
    ({ job, closedAt }) => (job.closedAt === null) !== (closedAt === null),
  )
  await jobLives.setClosed(
    tx,
    turned.map(({ job, closedAt }) => ({ id: job.id, closedAt })),
  )
  await jobLives.countReposts(tx, reposted, now)
  await jobEvents.record(tx, [
    ...turned.flatMap(({ job, closedAt }) => {
      if (closedAt) return { jobId: job.id, kind: 'closed' as const, at: closedAt }
      return reposted.includes(job.id) ? [] : { jobId: job.id, kind: 'reopened' as const, at: now }
    }),
    ...renewals
      .filter(({ job }) => reposted.includes(job.id))
      .map(({ job }) => ({ jobId: job.id, kind: 'reposted' as const, at: now })),
  ])
  await importJobs.recountOpenJobs(
    tx,
    turned.map(({ job }) => job.companyId),
  )
  const closed = turned.filter(({ closedAt }) => closedAt !== null).length
  return { closed, reopened: turned.length - closed }
}

async function renewalsOf(tx: Tx, ids: readonly number[]): Promise<Renewal[]> {
  const lives = await jobLives.byIds(tx, ids)
  const listings = Map.groupBy(await listingWrites.ofJobs(tx, ids), ({ jobId }) => jobId)
  return lives.flatMap((job) => {
    const [first, ...rest] = closeOutdatedCopies(listings.get(job.id) ?? []).map((listing) => ({
      ...listing,
      shows: listing.traits?.shows ?? null,
    }))
    if (!first) return []
    const all = [first, ...rest] as const
    const best = bestListing<Sibling>(all)
    const isOpen = all.some(({ goneAt }) => goneAt === null)
    const ends = all.flatMap(({ goneAt }) => goneAt?.getTime() ?? [])
    return {
      job,
      best,
      places: all.length > 1 ? placesOf(best, all) : null,
      closedAt: isOpen ? null : new Date(Math.max(...ends)),
    }
  })
}

/** Rewrites jobs whose best listing was just read, or is not the one they show. */
async function writeFacts(tx: Tx, renewals: readonly Renewal[], inHand: InHand, now: Date) {
  const isOther = ({ job, best }: Renewal) =>
    job.shownListingId !== null && job.shownListingId !== best.id
  const stale = renewals.filter((renewal) => isOther(renewal) && !inHand.has(renewal.best.id))
  const raw = await listingWrites.raw(
    tx,
    stale.map(({ best }) => best.id),
  )
  const jobs = renewals.flatMap(({ job, best, places, closedAt }) => {
    const read = inHand.get(best.id)
    const before = raw.get(best.id)
    const listing = read?.listing ?? before?.listing
    if (!listing) return []
    const known = read?.known ?? readFacts(listing)
    return {
      id: job.id,
      isDemo: job.isDemo,
      listing,
      known,
      facts: known.facts,
      places,
      closedAt: closedAt?.toISOString() ?? null,
      seenAt: before?.lastSeenAt ?? now,
    }
  })
  await writeJobs(tx, jobs, now)
  await jobLives.setShown(
    tx,
    renewals.flatMap(({ job, best, places }) =>
      places || job.shownListingId !== null ? { id: job.id, shownListingId: best.id } : [],
    ),
  )
}

type JobRenewed = JobToWrite & { isDemo: boolean; known: FactsRead }

async function writeJobs(tx: Tx, jobs: readonly JobRenewed[], now: Date) {
  const before = await importJobs.companiesOf(
    tx,
    jobs.map(({ id }) => id),
  )
  for (const isDemo of [false, true]) {
    const some = jobs.filter((job) => job.isDemo === isDemo)
    if (some.length === 0) continue
    const companyIds = await importJobs.writeCompanies(tx, some, { isDemo, now })
    await importJobs.updateJobs(tx, some, { companyIds, isDemo })
    await importJobs.recountOpenJobs(tx, [...companyIds.values(), ...before])
  }
  await jobDemands.write(
    tx,
    jobs.map(({ id, known }) => ({ jobId: id, demands: known.demands })),
  )
}
