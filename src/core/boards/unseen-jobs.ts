/**
 * When a job ends that nobody closes and no source shows any more: its board is gone or has failed for weeks, or its
 * feed lists only the newest jobs. Such an end is assumed late and dated back to when the job was last seen. Times
 * are in milliseconds.
 */

const DAY_MS = 86_400_000

/**
 * Feeds drop old jobs before they end. A feed that still shows a job keeps it open, whatever the source's rule says.
 */
const DROPPED_DAYS = 7

/** A listing without an end date, from a source that shows only its newest jobs. */
export type Endless = {
  /** When it was published; if unknown, when it was first seen. */
  since: Date
  lastSeenAt: Date
  missedSince: Date | null
}

/** Whether it has been missing long enough for its source's rule to decide. */
export const isDropped = ({ missedSince }: Pick<Endless, 'missedSince'>, now: Date) =>
  missedSince !== null && daysFrom(missedSince, now) >= DROPPED_DAYS

/** The end by its source's rule, `runsDays` after publication. Null while the listing is open. */
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
  /** It answers, but not as a board does; mostly 404. */
  isWrong: boolean
  /** Runs in a row that failed. */
  failures: number
  /** When it was last asked before this run. */
  lastRunAt: Date | null
  /**
   * Which other boards were read completely in the last two days. They show that neither we nor the source are at
   * fault.
   */
  others: 'of its source' | 'of other sources' | 'none'
}

/**
 * More than a few days of retries, so that a server that was off for a month concludes nothing from its first
 * morning.
 */
const FAILURES = 20
const ASKED_DAYS = 2
const GONE_DAYS = 14
const AWAY_DAYS = 30

/** The shortest possible result of `unseenDays`, for queries that run before the trouble is known. */
export const LEAST_UNSEEN_DAYS = GONE_DAYS

/** The number of days after which the board's unseen listings have ended; null if it is too early to tell. */
export function unseenDays(trouble: BoardTrouble, now: Date): number | null {
  const { isWrong, failures, lastRunAt, others } = trouble
  const isAsked = lastRunAt !== null && daysFrom(lastRunAt, now) <= ASKED_DAYS
  if (!isAsked || failures < FAILURES || others === 'none') return null
  return isWrong && others === 'of its source' ? GONE_DAYS : AWAY_DAYS
}

export const isUnseen = (lastSeenAt: Date, days: number, now: Date) =>
  daysFrom(lastSeenAt, now) >= days

const daysFrom = (then: Date, now: Date) => (now.getTime() - then.getTime()) / DAY_MS
