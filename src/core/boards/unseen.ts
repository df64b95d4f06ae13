/**
 * When a job ends that nobody takes down and nobody shows any more: its board is gone or has been away for weeks, or the
 * feed that named it lists only its newest. An end that no board tells is guessed late and dated back to when the job
 * was last seen. Times in milliseconds.
 */

const DAY_MS = 86_400_000

/** Feeds leave out what is old before it ends; one that still shows a job keeps it open, whatever its rule says. */
const DROPPED_DAYS = 7

/** Of a source that shows only its newest: a listing of which it does not say when it ends. */
export type Endless = {
  /** When it was published; first seen, where nobody says. */
  since: Date
  lastSeenAt: Date
  missedSince: Date | null
}

/** For so long that its source's rule decides. */
export const isDropped = ({ missedSince }: Pick<Endless, 'missedSince'>, now: Date) =>
  missedSince !== null && daysFrom(missedSince, now) >= DROPPED_DAYS

/** By its source's rule, so many days after it was published. null while it goes on. */
export function endByRule(
  listing: Endless,
  { runsDays, now }: { runsDays: number; now: Date },
): Date | null {
  const { since, lastSeenAt } = listing
  const end = Math.max(since.getTime() + runsDays * DAY_MS, lastSeenAt.getTime())
  return isDropped(listing, now) && end <= now.getTime() ? new Date(end) : null
}

/** Why a board could not be read to its end. */
export type BoardTrouble = {
  /** It answers, but not as a board does: 404, most of all. */
  isWrong: boolean
  /** Runs in a row that failed. */
  failures: number
  /** When it was asked before this run. */
  lastRunAt: Date | null
  /** Which other boards were read to their end in the last two days: they show that it is not us, nor the source. */
  others: 'of its source' | 'of other sources' | 'none'
}

/** More than a few days of trying: a server that was off for a month learns nothing from one morning. */
const FAILURES = 20
const ASKED_DAYS = 2
const GONE_DAYS = 14
const AWAY_DAYS = 30

/** Shorter than any patience, for what is asked before it is known. */
export const LEAST_UNSEEN_DAYS = GONE_DAYS

/** After how many days without a sight of them its listings have ended; null where that says nothing yet. */
export function unseenDays(trouble: BoardTrouble, now: Date): number | null {
  const { isWrong, failures, lastRunAt, others } = trouble
  const isAsked = lastRunAt !== null && daysFrom(lastRunAt, now) <= ASKED_DAYS
  if (!isAsked || failures < FAILURES || others === 'none') return null
  return isWrong && others === 'of its source' ? GONE_DAYS : AWAY_DAYS
}

export const isUnseen = (lastSeenAt: Date, days: number, now: Date) =>
  daysFrom(lastSeenAt, now) >= days

const daysFrom = (then: Date, now: Date) => (now.getTime() - then.getTime()) / DAY_MS
