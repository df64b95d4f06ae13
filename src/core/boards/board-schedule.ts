/**
 * When a board is read next, in minutes: more often while it changes, less often while it does not. A source may ask
 * for longer pauses. Pauses after failures are in back-off.ts.
 */

const SHORTEST = 30
const LONGEST = 24 * 60
/** For a new board, whose rhythm is unknown. */
export const FIRST_INTERVAL = 6 * 60
/** A change halves the interval; three quiet runs double it again. */
const AFTER_CHANGE = 0.5
const AFTER_QUIET = 1.26
/** Random delay, as a share of the interval, so that boards added together are not all read at once. */
const SPREAD = 0.1

export function nextInterval({
  interval,
  hasChanged,
  leastMinutes,
}: {
  interval: number
  hasChanged: boolean
  leastMinutes: number
}): number {
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

/** `chance`: 0 to 1. Never sooner than the interval. */
export function nextRunAt(now: Date, interval: number, chance: number): Date {
  return new Date(now.getTime() + Math.round(interval * (1 + SPREAD * chance)) * 60_000)
}
