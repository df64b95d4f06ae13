/**
 * The life of a job in a sentence: "Seen every day since 2 June; posted again twice." Only what was seen: a day on which
 * nobody looked is no day on which it was there.
 */
import { countOf } from '#core/text/english-list.ts'

export type LifeEvent = { kind: 'closed' | 'reopened' | 'reposted'; at: Date }

export type LifeSeen = {
  firstSeenAt: Date
  lastSeenAt: Date
  closedAt: Date | null
  events: readonly LifeEvent[]
  /** Since when one of its boards has been read whole every day; null where none is. */
  steadySince: Date | null
}

/** Written by hand, as everywhere on these pages: browsers differ in what they write. */
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const DAY_MS = 86_400_000

export function lifeStory(life: LifeSeen, now: Date): string {
  const { events } = life
  const day = (at: Date) => formatDay(at, now)
  const reposts = events.filter(({ kind }) => kind === 'reposted').length
  const back = events.findLast(({ kind }) => kind === 'reopened')
  const parts = [
    seen(life, day),
    ...(back && life.closedAt === null
      ? [`it had been closed and was back on ${day(back.at)}`]
      : []),
    ...(reposts > 0 ? [`posted again ${times(reposts)}`] : []),
  ]
  return `${parts.join('; ')}.`
}

function seen(
  { firstSeenAt, lastSeenAt, closedAt, events, steadySince }: LifeSeen,
  day: (at: Date) => string,
) {
  if (closedAt) return `Seen from ${day(firstSeenAt)} to ${day(closedAt)}`
  const again = events.findLast(({ kind }) => kind !== 'closed')
  const wasAway = events.some(({ kind }) => kind === 'closed')
  const since = wasAway && again ? again.at : firstSeenAt
  const everyDay = steadySince && new Date(Math.max(since.getTime(), steadySince.getTime()))
  if (everyDay && lastSeenAt.getTime() - everyDay.getTime() >= DAY_MS) {
    const isWhole = everyDay.getTime() === since.getTime()
    const before = isWhole && !wasAway ? '' : `First seen on ${day(firstSeenAt)}, `
    return `${before}${before ? 'seen' : 'Seen'} every day since ${day(everyDay)}`
  }
  const isOnce = formatIso(firstSeenAt) === formatIso(lastSeenAt)
  return `First seen on ${day(firstSeenAt)}${isOnce ? '' : `, last seen on ${day(lastSeenAt)}`}`
}

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : countOf(count, 'time')

const formatIso = (at: Date) => at.toISOString().slice(0, 10)

/** "2 June", and the year where it is another. In UTC, as all days of jobs. */
function formatDay(at: Date, now: Date) {
  const written = `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`
  return at.getUTCFullYear() === now.getUTCFullYear()
    ? written
    : `${written} ${at.getUTCFullYear()}`
}
