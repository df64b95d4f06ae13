/** One date in full: its time, what it is, for which application and where. Links to the application. */
import { Link } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { CalendarItem } from '#core/tracker/calendar-item.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'

const ICONS: Record<CalendarItem['kind'], IconName> = {
  interview: 'users',
  follow_up: 'mail',
  task: 'circle',
}

export const pathOf = ({ applicationId }: CalendarItem) => `${TRACKER_PATH}/${applicationId}`

export function CalendarItemLine({ item }: { item: CalendarItem }) {
  const { kind, what, jobTitle, companyName, place } = item
  return (
    <div className="calendar-line">
      <Icon name={ICONS[kind]} />
      <span className="min-w-0">
        <Link to={pathOf(item)} className="link">
          {what}
        </Link>
        <span className="calendar-about">
          {jobTitle} at {companyName}
        </span>
        {place && <span className="calendar-about">{place}</span>}
      </span>
      <ItemTime item={item} />
    </div>
  )
}

function ItemTime({ item: { on, time, endTime, agreed } }: { item: CalendarItem }) {
  if (!time) return <span className="calendar-time text-muted">All day</span>
  return (
    <span className="calendar-time">
      <time dateTime={`${on}T${time}`}>{time}</time>–{endTime}
      {agreed && <span className="calendar-agreed">agreed as {agreed}</span>}
    </span>
  )
}
