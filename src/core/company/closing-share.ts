/**
 * What share of an employer's open jobs close within two weeks, from how many of them closed on each day. Days on which
 * an employer tidies its board up count as ordinary ones, because what was closed then had mostly ended before; and an
 * employer that was watched for a short time is taken to be like others. `npm run closing-shares` compares it with what
 * happened.
 */
import type { JobLives } from './hiring-record.ts'

export const CLOSING_DAYS = 14
/** Older days say less about the next ones. */
const WATCHED_DAYS = 90
/** More than this share of the open jobs, and more than one, is tidying up. */
const MOST_IN_A_DAY = 0.03
/** Of 6,700 open jobs of 250 tech employers in one week of July 2026, tidying up left out. */
const USUAL_IN_A_DAY = 0.0102
/** As if that had been watched on so many jobs for a day. */
const USUAL_WEIGHT = 500

/** `today` is not over, so it does not count. From 0 to 1. */
export function closingShare(lives: readonly JobLives[], today: number): number {
  const open = new Array<number>(WATCHED_DAYS).fill(0)
  const closed = new Array<number>(WATCHED_DAYS).fill(0)
  const from = today - WATCHED_DAYS
  for (const { firstDay, closedDay, jobs } of lives) {
    const last = Math.min(closedDay ?? today, today - 1)
    for (let day = Math.max(firstDay + 1, from); day <= last; day++) {
      open[day - from] = (open[day - from] ?? 0) + jobs
    }
    const at = (closedDay ?? today) - from
    if (at >= 0 && at < WATCHED_DAYS && closedDay !== firstDay)
      closed[at] = (closed[at] ?? 0) + jobs
  }
  let jobDays = USUAL_WEIGHT
  let closings = USUAL_WEIGHT * USUAL_IN_A_DAY
  for (const [at, jobs] of open.entries()) {
    jobDays += jobs
    closings += Math.min(closed[at] ?? 0, Math.max(1, MOST_IN_A_DAY * jobs))
  }
  return 1 - (1 - closings / jobDays) ** CLOSING_DAYS
}
