/**
 * The history of a job in one sentence: "Seen every day since June 2; reposted twice." States
 * only what we observed: days when we didn't check the board aren't counted as days the job was
 * listed.
 */
import { countOf } from '#core/text/count-of.ts'

export type HistoryEvent = { kind: 'closed' | 'reopened' | 'reposted'; at: Date }

export type ObservedHistory = {
  firstSeenAt: Date
  lastSeenAt: Date
  closedAt: Date | null
  events: readonly HistoryEvent[]
  /** The day since which one of its boards has been read completely every day; null when there is none. */
  steadySince: Date | null
}

/** Formatted by hand, as on all our pages, because browsers format dates differently. */
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const DAY_MS = 86_400_000

export function jobHistory(life: ObservedHistory, now: Date): string {
  const { events } = life
  const day = (at: Date) => formatDay(at, now)
  const reposts = events.filter(({ kind }) => kind === 'reposted').length
  const reopening = events.findLast(({ kind }) => kind === 'reopened')
  const parts = [
    seen(life, day),
    ...(reopening && life.closedAt === null ? [`reopened on ${day(reopening.at)}`] : []),
    ...(reposts > 0 ? [`reposted ${times(reposts)}`] : []),
  ]
  return `${parts.join('; ')}.`
}

function seen(
  { firstSeenAt, lastSeenAt, closedAt, events, steadySince }: ObservedHistory,
  day: (at: Date) => string,
) {
  if (closedAt) return `Seen from ${day(firstSeenAt)} to ${day(closedAt)}`
  const lastReturn = events.findLast(({ kind }) => kind !== 'closed')
  const wasClosed = events.some(({ kind }) => kind === 'closed')
  const since = wasClosed && lastReturn ? lastReturn.at : firstSeenAt
  const everyDay = steadySince && new Date(Math.max(since.getTime(), steadySince.getTime()))
  if (everyDay && lastSeenAt.getTime() - everyDay.getTime() >= DAY_MS) {
    const isWhole = everyDay.getTime() === since.getTime()
    const before = isWhole && !wasClosed ? '' : `Added to Rolecall on ${day(firstSeenAt)}, `
    return `${before}${before ? 'seen' : 'Seen'} every day since ${day(everyDay)}`
  }
  const isOnce = formatIso(firstSeenAt) === formatIso(lastSeenAt)
  return `Added to Rolecall on ${day(firstSeenAt)}${isOnce ? '' : `, last confirmed on ${day(lastSeenAt)}`}`
}

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : countOf(count, 'time')

const formatIso = (at: Date) => at.toISOString().slice(0, 10)

/** "June 2", plus the year if it isn't the current one. In UTC, like all days of jobs. */
function formatDay(at: Date, now: Date) {
  const written = `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}`
  return at.getUTCFullYear() === now.getUTCFullYear()
    ? written
    : `${written}, ${at.getUTCFullYear()}`
}
