/**
 * Days and hours in words, the same on server and in browser. `now` and days come from the loader. Written by hand for
 * the reason that time-ago.tsx gives.
 */

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const DAY_MS = 86_400_000

/** "3 April 2026". */
export function formatDay(on: string): string {
  const [year = '', month = '', day = ''] = on.slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** "Friday 3 April 2026". */
export const formatWeekday = (on: string) =>
  `${WEEKDAYS[new Date(`${on.slice(0, 10)}T00:00:00Z`).getUTCDay()]} ${formatDay(on)}`

/** "today", "tomorrow", "in 5 days", "3 days ago"; null further away than a fortnight. */
export function formatDistance(on: string, today: string): string | null {
  const days = Math.round((Date.parse(on) - Date.parse(today)) / DAY_MS)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  if (Math.abs(days) > 14) return null
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}
