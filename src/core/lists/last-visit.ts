/**
 * When a person's previous visit ended. A visit is a series of job views with at most half an hour between any two.
 * During a visit, what is "new since your last visit" stays the same.
 */

/** All that is stored about a person's visits. */
export type Looks = {
  /** When jobs were last viewed. */
  lookedAt: Date
  /** The end of the previous visit; null on the first one. */
  lastVisitAt: Date | null
}

/** For a visitor without an account. After a longer absence everything is new. */
export const VISIT_STATE_DAYS = 180

const SILENCE_MS = 30 * 60_000
/** A job found this shortly before the last view may not have been shown yet. */
const ON_ITS_WAY_MS = 60_000
/** Views closer together than this are not worth storing. */
const MINUTE_MS = 60_000

/** The state after a view of jobs. */
export function afterView(before: Looks | null, now: Date): Looks {
  if (before === null) return { lookedAt: now, lastVisitAt: null }
  const lookedAt = before.lookedAt.getTime()
  return now.getTime() - lookedAt > SILENCE_MS
    ? { lookedAt: now, lastVisitAt: new Date(lookedAt - ON_ITS_WAY_MS) }
    : { lookedAt: now, lastVisitAt: before.lastVisitAt }
}

/** Whether a view now still belongs to the same visit as the last one. */
export const isSameVisit = ({ lookedAt }: Looks, now: Date): boolean =>
  now.getTime() - lookedAt.getTime() <= SILENCE_MS

export const isWorthKeeping = (before: Looks | null, after: Looks): boolean =>
  before === null || Math.abs(after.lookedAt.getTime() - before.lookedAt.getTime()) >= MINUTE_MS

/** "1772442000.1772355600": both in seconds since 1970; the second only if there is one. */
export function formatVisitState({ lookedAt, lastVisitAt }: Looks): string {
  return [lookedAt, lastVisitAt]
    .flatMap((at) => (at ? Math.floor(at.getTime() / 1000) : []))
    .join('.')
}

/** Null for invalid text and for times in the future: browsers can send anything. */
export function parseVisitState(text: string, now: Date): Looks | null {
  const [, looked, last] = /^(\d{1,11})(?:\.(\d{1,11}))?$/.exec(text) ?? []
  if (looked === undefined) return null
  const lookedAt = new Date(Number(looked) * 1000)
  const lastVisitAt = last === undefined ? null : new Date(Number(last) * 1000)
  if (lookedAt > now || (lastVisitAt && lastVisitAt > lookedAt)) return null
  return { lookedAt, lastVisitAt }
}
