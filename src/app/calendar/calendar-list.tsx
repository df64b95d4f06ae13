/** Dates from a day on, under their days. */

import { Link } from 'react-router'
import { formatDay, formatDistance, weekdayName } from '#app/ui/day-words.ts'
import { DotLine } from '#app/ui/dot-line.tsx'
import { calendarAddress } from '#core/tracker/calendar-view.ts'
import type { CalendarDay } from '#work/tracker/calendar-page.ts'
import { CalendarItemLine } from './calendar-item-line.tsx'

type Props = { days: readonly CalendarDay[]; nextOn: string | null; today: string }

export function CalendarList({ days, nextOn, today }: Props) {
  if (days.length === 0) return <p className="calendar-empty">Nothing planned from this day on.</p>
  return (
    <>
      <ol className="calendar-list">
        {days.map(({ on, items }) => (
          <li key={on}>
            <h3>
              <time dateTime={on}>{formatDay(on)}</time>
              <DotLine className="text-muted">
                {weekdayName(on)}
                {formatDistance(on, today)}
              </DotLine>
            </h3>
            <div className="min-w-0">
              {items.map((item) => (
                <CalendarItemLine key={item.key} item={item} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {nextOn && (
        <p>
          <Link to={calendarAddress({ kind: 'list', day: nextOn })} className="button">
            Show later dates
          </Link>
        </p>
      )}
    </>
  )
}
