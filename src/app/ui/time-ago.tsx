/**
 * When something was, as people say it: relative up to 30 days, then the day itself. The exact instant is
 * in the element for machines and on hover. `now` comes from the loader, so that server and browser agree.
 */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const RELATIVE_DAYS = 30

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const EXACT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

type Props = { at: string | Date | null; now: Date; className?: string }

export function TimeAgo({ at, now, className }: Props) {
  const date = at === null ? null : new Date(at)
  if (date === null || Number.isNaN(date.getTime())) {
    return <span className={className}>Recently</span>
  }
  return (
    <time dateTime={date.toISOString()} title={`${EXACT.format(date)} UTC`} className={className}>
      {formatAge(date, now)}
    </time>
  )
}

/** "3 hours ago". A date ahead of us is a clock that differs from ours: it counts as now. */
export function formatAge(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime()
  if (age < MINUTE_MS) return 'Just now'
  if (age < HOUR_MS) return ago(age / MINUTE_MS, 'minute')
  if (age < DAY_MS) return ago(age / HOUR_MS, 'hour')
  if (age < 2 * DAY_MS) return 'Yesterday'
  if (age <= RELATIVE_DAYS * DAY_MS) return ago(age / DAY_MS, 'day')
  return DAY.format(date)
}

function ago(amount: number, unit: string) {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
