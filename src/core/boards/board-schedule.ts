/**
 * When a board is read next: more often while it changes, less often while it does not. Minutes. A source may ask to be
 * left alone for longer; how long to wait after a failure is another rule.
 */

const SHORTEST = 30
const LONGEST = 24 * 60
/** Of a new board nothing is known yet. */
export const FIRST_INTERVAL = 6 * 60
/** A change brings the next run to half the time; three quiet runs take it back. */
const AFTER_CHANGE = 0.5
const AFTER_QUIET = 1.26
/** Boards that were added together drift apart, so that their runs do not come all at once. */
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

/** Whether a site that wants rest between two runs has it still; `restMinutes` 0 for one that wants none. */
export function isResting(lastRunAt: Date | null, restMinutes: number, now: Date): boolean {
  return lastRunAt !== null && now.getTime() - lastRunAt.getTime() < restMinutes * 60_000
}

/** `chance`: 0 to 1. Never sooner than the interval says. */
export function nextRunAt(now: Date, interval: number, chance: number): Date {
  return new Date(now.getTime() + Math.round(interval * (1 + SPREAD * chance)) * 60_000)
}
