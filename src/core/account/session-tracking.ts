/**
 * When an open page asks again whether its person is still signed in: when its tab comes into view, at most every 30
 * seconds, if the last answer is more than a minute old. Times are milliseconds of one clock.
 */

const LOOK_EVERY_MS = 30_000
const STALE_AFTER_MS = 60_000
/** A sign-in seen on the page counts as a session check only after this long, or when another person signs in. */
const SIGN_IN_COUNTS_AFTER_MS = 10 * 60_000

export type Tracking = {
  personId: string | null
  /** When the server last confirmed who is signed in. */
  checkedAtMs: number
  /** When the tab last came into view; null if it has not yet. */
  seenAtMs: number | null
}

export const NOBODY: Tracking = { personId: null, checkedAtMs: 0, seenAtMs: null }

/** The page itself shows who is signed in. */
export function trackPerson(tracking: Tracking, personId: string, nowMs: number): Tracking {
  const isSame = tracking.personId === personId
  if (isSame && nowMs - tracking.checkedAtMs <= SIGN_IN_COUNTS_AFTER_MS) return tracking
  return { personId, checkedAtMs: nowMs, seenAtMs: isSame ? tracking.seenAtMs : null }
}

/** The tab came into view. Returns whether to ask the server now, and the new state. */
export function trackView(
  tracking: Tracking,
  nowMs: number,
): { tracking: Tracking; isDue: boolean } {
  const { seenAtMs, checkedAtMs } = tracking
  if (seenAtMs !== null && nowMs - seenAtMs < LOOK_EVERY_MS) return { tracking, isDue: false }
  const seen = { ...tracking, seenAtMs: nowMs }
  if (nowMs - checkedAtMs <= STALE_AFTER_MS) return { tracking: seen, isDue: false }
  return { tracking: { ...seen, checkedAtMs: nowMs }, isDue: true }
}
