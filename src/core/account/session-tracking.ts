/**
 * When a page that stayed open looks again whether its person is still signed in: as its tab comes into view, at
 * most every 30 seconds, once the last look is more than a minute old. Times are milliseconds of one clock.
 */

const LOOK_EVERY_MS = 30_000
const STALE_AFTER_MS = 60_000
/** Signing in again is taken for a look at the session only after as long, or as somebody else. */
const SIGN_IN_COUNTS_AFTER_MS = 10 * 60_000

export type Tracking = {
  personId: string | null
  /** When the server last said who is signed in. */
  checkedAtMs: number
  /** When the tab last came into view; null where it has not yet. */
  seenAtMs: number | null
}

export const NOBODY: Tracking = { personId: null, checkedAtMs: 0, seenAtMs: null }

/** Somebody is known to be signed in, from the page itself. */
export function trackPerson(tracking: Tracking, personId: string, nowMs: number): Tracking {
  const isSame = tracking.personId === personId
  if (isSame && nowMs - tracking.checkedAtMs <= SIGN_IN_COUNTS_AFTER_MS) return tracking
  return { personId, checkedAtMs: nowMs, seenAtMs: isSame ? tracking.seenAtMs : null }
}

/** The tab has come into view: whether to ask the server now, and what is known from here on. */
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
