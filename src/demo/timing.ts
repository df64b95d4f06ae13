/** When an invented job was posted and closed, counted back from now. Everything is in minutes. */
import type { Seeded } from './seeded.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** About a third within a week, a long tail to 200 days. */
const AGES: [[number, number], number][] = [
  [[4, 2 * HOUR], 2],
  [[2 * HOUR, DAY], 9],
  [[DAY, 3 * DAY], 10],
  [[3 * DAY, 7 * DAY], 13],
  [[7 * DAY, 14 * DAY], 16],
  [[14 * DAY, 30 * DAY], 19],
  [[30 * DAY, 90 * DAY], 20],
  [[90 * DAY, 200 * DAY], 11],
]
/**
 * Very few: a job without a date counts as new when first seen, and in a fresh demo all of them are seen at once.
 */
const UNDATED = 0.004
const CLOSED = 0.033
const CLOSED_WITHIN = 60 * DAY

/** Minutes before now; null if the advert doesn't say, or the job is open. */
export type Ages = { posted: number | null; closed: number | null }

export function drawAges(chance: Seeded): Ages {
  const [min, max] = chance.weighted(AGES)
  const posted = chance.whole(min, max)
  const closed = chance.chance(CLOSED) ? chance.whole(2, Math.min(posted - 1, CLOSED_WITHIN)) : null
  return { posted: chance.chance(UNDATED) ? null : posted, closed }
}

export const minutesBefore = (now: Date, minutes: number | null) =>
  minutes === null ? null : new Date(now.getTime() - minutes * 60_000).toISOString()
