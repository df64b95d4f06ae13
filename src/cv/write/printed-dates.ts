/** Dates of a CV as we print them: as precise as they are known, months by name. */
import type { PartialDate } from '#core/cv/cv.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2021", "Mar 2021", "15 Mar 2021". */
export function formatPartialDate(date: PartialDate): string {
  const [year, month, day] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return [day && Number(day), name, year].filter(Boolean).join(' ')
}

/**
 * "Mar 2021 – Present". A dash with nothing behind it: the end is not known. One date alone: it ended then, or
 * both ends are the same.
 */
export function formatDates(
  start: PartialDate | null,
  end: PartialDate | 'present' | null,
): string {
  const last = end === 'present' ? 'Present' : end && formatPartialDate(end)
  const first = start && formatPartialDate(start)
  if (!first) return last ?? ''
  if (!last) return `${first} –`
  return first === last ? last : `${first} – ${last}`
}
