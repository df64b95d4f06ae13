/**
 * A week as a table of hours and days. On a phone, where seven columns have no room for words, it is a list of its
 * seven days instead.
 */
import { Link } from 'react-router'
import { formatDays, formatMonthDay, formatWeekday, weekdayName } from '#app/ui/day-words.ts'
import { calendarAddress } from '#core/tracker/calendar-view.ts'
import type { CalendarDay } from '#work/tracker/calendar-page.ts'
import { CalendarItemLine } from './calendar-item-line.tsx'
import { ItemLink } from './calendar-item-link.tsx'

/** Hours that are always shown; others only if something begins in them. */
const FIRST_HOUR = 9
const LAST_HOUR = 17

type Props = { week: readonly CalendarDay[]; today: string }

export function CalendarWeek({ week, today }: Props) {
  const title = formatDays(week[0]?.on ?? today, week.at(-1)?.on ?? today)
  return (
    <>
      <table className="calendar-week">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Time</span>
            </th>
            {week.map(({ on }) => (
              <th key={on} scope="col" className={on === today ? 'calendar-today' : undefined}>
                <Link
                  to={calendarAddress({ kind: 'list', day: on })}
                  aria-current={on === today ? 'date' : undefined}
                >
                  <span aria-hidden="true">
                    {weekdayName(on).slice(0, 3)}{' '}
                    <span className="calendar-number">{Number(on.slice(8))}</span>
                  </span>
                  <span className="sr-only">
                    {weekdayName(on)}, {formatMonthDay(on)}
                    {on === today ? ', today' : ''}
                  </span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(week).map(({ name, hour }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {week.map(({ on, items }) => (
                <td key={on} className={on === today ? 'calendar-today' : undefined}>
                  {items
                    .filter(({ time }) => hourOf(time) === hour)
                    .map((item) => (
                      <ItemLink key={item.key} item={item} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="calendar-week-days">
        {week.map(({ on, items }) => (
          <li key={on} className={on === today ? 'calendar-today' : undefined}>
            <h3>
              {formatWeekday(on)}
              {on === today && <span className="badge">Today</span>}
            </h3>
            {items.length === 0 ? (
              <p className="text-muted">Nothing planned</p>
            ) : (
              items.map((item) => <CalendarItemLine key={item.key} item={item} />)
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Null is the row of whole days. */
function rowsOf(week: readonly CalendarDay[]): { name: string; hour: number | null }[] {
  const used = week.flatMap(({ items }) => items.flatMap(({ time }) => hourOf(time) ?? []))
  const first = Math.min(FIRST_HOUR, ...used)
  const last = Math.max(LAST_HOUR, ...used)
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return [
    { name: 'All day', hour: null },
    ...hours.map((hour) => ({ name: `${String(hour).padStart(2, '0')}:00`, hour })),
  ]
}

const hourOf = (time: string | null) => (time === null ? null : Number(time.slice(0, 2)))
