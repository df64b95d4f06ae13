/**
 * Days in words, the same on the server and in the browser. `now` and the days come from the loader. Formatted by hand,
 * see time-ago.tsx.
 */

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const DAY_MS = 86_400_000

/** "April 3, 2026". */
export function formatDay(on: string): string {
  const [year = '', month = '', day = ''] = on.slice(0, 10).split('-')
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`
}

/** "Friday, April 3, 2026". */
export const formatWeekday = (on: string) =>
  `${WEEKDAYS[new Date(`${on.slice(0, 10)}T00:00:00Z`).getUTCDay()]}, ${formatDay(on)}`

/** "Friday". */
export const weekdayName = (on: string): string => formatWeekday(on).split(',')[0] as string

/** "April 3". */
export const formatMonthDay = (on: string): string => formatDay(on).split(',')[0] as string

/** "April 2026". */
export const formatMonth = (on: string): string =>
  `${MONTHS[Number(on.slice(5, 7)) - 1]} ${on.slice(0, 4)}`

/** "March 30 – April 5, 2026", "April 6–12, 2026": the first and last day of some days. */
export function formatDays(first: string, last: string): string {
  if (first.slice(0, 7) === last.slice(0, 7)) {
    return `${formatMonthDay(first)}–${Number(last.slice(8))}, ${first.slice(0, 4)}`
  }
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isOneYear ? formatMonthDay(first) : formatDay(first)} – ${formatDay(last)}`
}

/** "today", "tomorrow", "in 5 days", "3 days ago"; null if more than 14 days away. */
export function formatDistance(on: string, today: string): string | null {
  const days = Math.round((Date.parse(on) - Date.parse(today)) / DAY_MS)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  if (Math.abs(days) > 14) return null
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}
