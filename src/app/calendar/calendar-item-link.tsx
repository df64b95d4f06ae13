/** A date in a few words, for the narrow columns of a month or a week. Links to its application. */
import { Link } from 'react-router'
import type { CalendarItem } from '#core/tracker/calendar-item.ts'
import { pathOf } from './calendar-item-line.tsx'

export function ItemLink({ item }: { item: CalendarItem }) {
  const { kind, time, endTime, what, jobTitle, companyName } = item
  const title = [time && `${time}–${endTime}`, what, `${jobTitle} at ${companyName}`]
  return (
    <Link
      to={pathOf(item)}
      className={`calendar-item calendar-item-${kind === 'interview' ? 'timed' : 'whole'}`}
      title={title.filter(Boolean).join(', ')}
    >
      {time && <time dateTime={`${item.on}T${time}`}>{time}</time>} <strong>{what}</strong>{' '}
      <span>{companyName}</span>
    </Link>
  )
}
