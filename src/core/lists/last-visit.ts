/**
 * When somebody's visit before this one ended. A visit is looking at jobs with never more than half an hour between two
 * looks; while it goes on, what is "new since your last visit" stays the same.
 */

/** What is remembered of a person: nothing else of their visits. */
export type Looks = {
  /** The last look at the jobs. */
  lookedAt: Date
  /** The end of the visit before this one; null on the first. */
  lastVisitAt: Date | null
}

/** Of a visitor without an account; after a longer absence everything is new. */
export const LOOKS_KEPT_DAYS = 180

const SILENCE_MS = 30 * 60_000
/** What was found this shortly before the last look may not have been in sight yet. */
const ON_ITS_WAY_MS = 60_000
/** A look this soon after another is not worth writing down. */
const MINUTE_MS = 60_000

/** After a look at the jobs. */
export function afterLook(before: Looks | null, now: Date): Looks {
  if (before === null) return { lookedAt: now, lastVisitAt: null }
  const lookedAt = before.lookedAt.getTime()
  return now.getTime() - lookedAt > SILENCE_MS
    ? { lookedAt: now, lastVisitAt: new Date(lookedAt - ON_ITS_WAY_MS) }
    : { lookedAt: now, lastVisitAt: before.lastVisitAt }
}

/** Whether somebody who looks now is still on the visit of their last look. */
export const isSameVisit = ({ lookedAt }: Looks, now: Date): boolean =>
  now.getTime() - lookedAt.getTime() <= SILENCE_MS

export const isWorthKeeping = (before: Looks | null, after: Looks): boolean =>
  before === null || Math.abs(after.lookedAt.getTime() - before.lookedAt.getTime()) >= MINUTE_MS

/** "1772442000.1772355600": both in seconds since 1970, the second only if there is one. */
export function formatLooks({ lookedAt, lastVisitAt }: Looks): string {
  return [lookedAt, lastVisitAt]
    .flatMap((at) => (at ? Math.floor(at.getTime() / 1000) : []))
    .join('.')
}

/** Null for anything else, and for times that have not been yet: a browser hands in what it wants. */
export function readLooks(text: string, now: Date): Looks | null {
  const [, looked, last] = /^(\d{1,11})(?:\.(\d{1,11}))?$/.exec(text) ?? []
  if (looked === undefined) return null
  const lookedAt = new Date(Number(looked) * 1000)
  const lastVisitAt = last === undefined ? null : new Date(Number(last) * 1000)
  if (lookedAt > now || (lastVisitAt && lastVisitAt > lookedAt)) return null
  return { lookedAt, lastVisitAt }
}
