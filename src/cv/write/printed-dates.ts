/** Prints the dates of a CV: as precise as they are known, with month names. */
import type { PartialDate } from '#core/cv/cv.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2021", "Mar 2021", "15 Mar 2021". */
export function formatPartialDate(date: PartialDate): string {
  const [year, month, day] = date.split('-')
  const name = MONTHS[Number(month) - 1]
  return [day && Number(day), name, year].filter(Boolean).join(' ')
}

/**
 * "Mar 2021 – Present". A dash with nothing after it means that the end is unknown. A single date is the end, or both
 * ends if they are equal.
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
