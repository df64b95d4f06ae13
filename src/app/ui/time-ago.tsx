/**
 * The age of something: relative up to 30 days, then the date. The exact instant is in the element for machines and on
 * hover. `now` comes from the loader, so that server and browser agree.
 */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const RELATIVE_DAYS = 30

/** By hand, because Intl.DateTimeFormat took a tenth of the time to render a page of results. */
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

type Props = {
  at: string | Date | null
  now: Date
  className?: string
  /** Whether words come before it: "updated just now". */
  inSentence?: boolean
}

export function TimeAgo({ at, now, className, inSentence = false }: Props) {
  const date = at === null ? null : new Date(at)
  if (date === null || Number.isNaN(date.getTime())) {
    return <span className={className}>{inSentence ? 'recently' : 'Recently'}</span>
  }
  return (
    <ExactTime at={date} className={className}>
      {inSentence ? lowerFirst(formatAge(date, now)) : formatAge(date, now)}
    </ExactTime>
  )
}

/** Words for an instant, which is in the element for machines and on hover. */
export function ExactTime({
  at,
  className,
  children,
}: {
  at: string | Date
  className?: string | undefined
  children: string
}) {
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} title={formatExact(date)} className={className}>
      {children}
    </time>
  )
}

/** "Just now" becomes "just now"; ages and dates with a number stay as they are. */
export const lowerFirst = (age: string) =>
  /^[A-Z][a-z]+( now)?$/.test(age) ? age.toLowerCase() : age

/** "3 hours ago". A date in the future comes from a clock that differs from ours and counts as now. */
export function formatAge(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime()
  if (age < MINUTE_MS) return 'Just now'
  if (age < HOUR_MS) return ago(age / MINUTE_MS, 'minute')
  if (age < DAY_MS) return ago(age / HOUR_MS, 'hour')
  if (age < 2 * DAY_MS) return 'Yesterday'
  if (age <= RELATIVE_DAYS * DAY_MS) return ago(age / DAY_MS, 'day')
  return `${monthOf(date).slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** "August 8, 2026 at 10:15 UTC". */
export function formatExact(date: Date) {
  return `${formatDate(date)} at ${date.toISOString().slice(11, 16)} UTC`
}

/** "Aug 8, 2026, 10:15", in UTC: for logs, where the moment matters. */
export const formatMinute = (at: Date | string) => {
  const date = new Date(at)
  return `${monthOf(date).slice(0, 3)} ${date.getUTCDate()}, ${date.getUTCFullYear()}, ${date.toISOString().slice(11, 16)}`
}

/** The same with seconds. */
export const formatSecond = (at: Date | string) =>
  `${formatMinute(at)}:${new Date(at).toISOString().slice(17, 19)}`

/** "August 8, 2026", in UTC. */
export const formatDate = (date: Date) =>
  `${monthOf(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`

const monthOf = (date: Date) => MONTHS[date.getUTCMonth()] as string

function ago(amount: number, unit: string) {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
