/**
 * Counts the jobs of each month for /trends: once a day, and soon after the number of open jobs changed much. Several
 * servers may ask at once; one of them counts.
 */

import { readTitle } from '#core/title/read-title.ts'
import { addMonths } from '#core/trends/months.ts'
import { inTransaction } from '#store/db.ts'
import * as trendCounts from '#store/trend-counts.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Shown months, with the present one. */
export const TREND_MONTHS = 24

const DAY_MS = 24 * 3_600_000
/** A server that stopped while it counted, or failed, loses its claim. */
const CLAIM_MS = 3_600_000
/** A tenth more or fewer jobs: a first import, or sample jobs that were replaced. */
const MUCH = 0.1
/** Titles between two pauses: reading one takes up to a tenth of a millisecond, and requests wait for it. */
const TITLES_AT_ONCE = 250

type Parts = Pick<Services, 'bulkDb' | 'clock'>

/** Returns whether it counted. */
export async function countTrendsIfDue(
  { bulkDb, clock }: Parts,
  { openJobs, signal }: { openJobs: number; signal?: AbortSignal },
): Promise<boolean> {
  const now = clock.now()
  if (!isDue(await trendCounts.state(bulkDb), now, openJobs)) return false
  const abandonedBefore = new Date(now.getTime() - CLAIM_MS)
  if (!(await trendCounts.claim(bulkDb, { now, abandonedBefore }))) return false
  const since = addMonths(now.toISOString().slice(0, 7), 1 - TREND_MONTHS)
  // After a failure the claim stays, so that the next try is in an hour.
  const roles = await countRoles(bulkDb, { since, now }, signal)
  if (roles === null) {
    await trendCounts.release(bulkDb)
    return false
  }
  await inTransaction(bulkDb, (tx) => trendCounts.replace(tx, { since, roles, now, openJobs }))
  return true
}

function isDue(state: trendCounts.TrendState, now: Date, openJobs: number): boolean {
  if (state.countedAt === null) return openJobs > 0
  if (now.getTime() - state.countedAt.getTime() >= DAY_MS) return true
  return Math.abs(openJobs - state.openJobs) > MUCH * Math.max(openJobs, state.openJobs)
}

/** Null if it was stopped. */
async function countRoles(
  db: Services['bulkDb'],
  { since, now }: { since: string; now: Date },
  signal: AbortSignal | undefined,
): Promise<trendCounts.TrendCount[] | null> {
  const counts = new Map<string, trendCounts.TrendCount>()
  let afterId = 0
  for (;;) {
    if (signal?.aborted) return null
    const jobs = await trendCounts.titles(db, { since, now, afterId, limit: TITLES_AT_ONCE })
    for (const { month, title, company } of jobs) {
      if (month === '') continue
      const { family } = readTitle({ title, company })
      if (family === 'other') continue
      const key = `${family} ${month}`
      const count = counts.get(key) ?? { name: family, month, jobs: 0 }
      count.jobs += 1
      counts.set(key, count)
    }
    const last = jobs.at(-1)
    if (last === undefined) return [...counts.values()]
    afterId = last.id
  }
}
