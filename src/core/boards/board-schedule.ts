/**
 * When a board is read next, in minutes: more often while it changes, less often while it does not, and weekly as long
 * as it has never had a job that we take. A source may ask for longer pauses. Pauses after failures are in back-off.ts.
 */

const SHORTEST = 30
const LONGEST = 24 * 60
/** For a board that was read, has never had a job that we take, and does not change. */
const FRUITLESS = 7 * 24 * 60
/** For a new board, whose rhythm is unknown. */
export const FIRST_INTERVAL = 6 * 60
/** A change halves the interval; three quiet runs double it again. */
const AFTER_CHANGE = 0.5
const AFTER_QUIET = 1.26
/** Delay, as a share of the interval, so that boards read together are not all due at once. */
const SPREAD = 0.1
/** After its first run: boards that were added together are spread over a whole interval. */
const FIRST_SPREAD = 1

export function nextInterval({
  interval,
  hasChanged,
  hasBrought,
  leastMinutes,
}: {
  interval: number
  hasChanged: boolean
  hasBrought: boolean
  leastMinutes: number
}): number {
  if (!hasBrought && !hasChanged) return Math.max(leastMinutes, FRUITLESS)
  const wished = interval * (hasChanged ? AFTER_CHANGE : AFTER_QUIET)
  return Math.round(Math.max(leastMinutes, Math.min(LONGEST, Math.max(SHORTEST, wished))))
}

/**
 * Whether a site that asks for a rest between two runs is still resting; `restMinutes` is 0 for one that asks for
 * none.
 */
export function isResting(lastRunAt: Date | null, restMinutes: number, now: Date): boolean {
  return lastRunAt !== null && now.getTime() - lastRunAt.getTime() < restMinutes * 60_000
}

/**
 * When a new board that can wait is read first: within the first interval, so that thousands that are added together
 * leave room for others. `nth` is its place in the list.
 */
export const firstRunAt = (now: Date, nth: number): Date =>
  new Date(now.getTime() + Math.round(FIRST_INTERVAL * 60_000 * chanceOf(nth)))

/** Never sooner than the interval. */
export function nextRunAt(
  now: Date,
  interval: number,
  { id, isFirst = false }: { id: number; isFirst?: boolean },
): Date {
  const spread = (isFirst ? FIRST_SPREAD : SPREAD) * chanceOf(id)
  return new Date(now.getTime() + Math.round(interval * (1 + spread)) * 60_000)
}

/** 0 to 1, far apart for numbers that follow each other (multiples of the golden ratio), and always the same. */
const chanceOf = (nth: number) => (nth * 0.618_033_988_749_895) % 1

/**
 * By when a board that is due should be read: within another interval, or sooner the more new jobs it brings a day, so
 * that boards that change often and bring many jobs come first, and no board waits forever.
 */
export function turnAt(dueAt: Date, interval: number, jobsADay: number): Date {
  return new Date(dueAt.getTime() + (interval * 60_000) / (1 + jobsADay))
}
