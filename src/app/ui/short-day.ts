/** Short days: "today", "tomorrow", "Mar 3", with the year if it is another one. */

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const DAY_MS = 24 * 3_600_000

/** A day, or the UTC day of an instant. `now` is in UTC too, so that server and browser agree. */
export function formatShortDay(text: string, now: Date): string {
  const day = text.slice(0, 10)
  const today = now.toISOString().slice(0, 10)
  const away = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (away === 0) return 'today'
  if (away === 1) return 'tomorrow'
  if (away === -1) return 'yesterday'
  const [year = '', month = '', date = ''] = day.split('-')
  const short = `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}`
  return year === today.slice(0, 4) ? short : `${short}, ${year}`
}
