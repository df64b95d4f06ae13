/**
 * A month as a table of weeks. On a wide screen each day lists its first dates; on a phone it shows how many there are,
 * and those of the chosen day follow below the table.
 */
import { Link } from 'react-router'
import { formatMonthDay, formatWeekday, weekdayName } from '#app/ui/day-words.ts'
import type { CalendarItem } from '#core/tracker/calendar-item.ts'
import { calendarAddress } from '#core/tracker/calendar-view.ts'
import type { CalendarDay } from '#work/tracker/calendar-page.ts'
import { CalendarItemLine } from './calendar-item-line.tsx'
import { ItemLink } from './calendar-item-link.tsx'

/** A day has room for so many; one more line says how many others there are. */
const SHOWN = 3
const MAX_DOTS = 3

type Props = {
  weeks: readonly (readonly CalendarDay[])[]
  day: string
  today: string
  title: string
  /** The first day of the month that is meant; null for the weeks from today on, of several months. */
  month: string | null
}

export function CalendarMonth({ weeks, day, today, title, month }: Props) {
  const chosen = weeks.flat().find(({ on }) => on === day)
  return (
    <>
      <table className="calendar-month">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {weeks[0]?.map(({ on }) => (
              <th key={on} scope="col">
                <span aria-hidden="true">{weekdayName(on).slice(0, 3)}</span>
                <span className="sr-only">{weekdayName(on)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.on} className={isQuiet(week, today) ? 'calendar-quiet' : undefined}>
              {week.map(({ on, items }) => (
                <td key={on} className={classOf({ on, day, today, month })}>
                  <DayLinks on={on} count={items.length} day={day} today={today} />
                  {items.length > 0 && <DayItems on={on} items={items} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && (
        <section className="calendar-chosen" aria-labelledby="chosen-title">
          <h3 id="chosen-title">{formatWeekday(chosen.on)}</h3>
          {chosen.items.length === 0 ? (
            <p className="text-muted">Nothing planned on this day.</p>
          ) : (
            chosen.items.map((item) => <CalendarItemLine key={item.key} item={item} />)
          )}
        </section>
      )}
    </>
  )
}

const isQuiet = (week: readonly CalendarDay[], today: string) =>
  week.every(({ on, items }) => on < today && items.length === 0)

type About = { on: string; day: string; today: string }

/** Two links, of which CSS shows one: to the day's week, or on a phone to the day below the table. */
function DayLinks({ on, count, day, today }: About & { count: number }) {
  const isToday = on === today
  const name = `${formatMonthDay(on)}${isToday ? ', today' : ''}`
  const dates = count === 0 ? '' : `, ${count} ${count === 1 ? 'date' : 'dates'}`
  return (
    <>
      <Link
        to={calendarAddress({ kind: 'week', day: on })}
        className="calendar-date calendar-date-wide"
        aria-current={isToday ? 'date' : undefined}
      >
        <span aria-hidden="true">{shortDay(on)}</span>
        <span className="sr-only">{name}: open week</span>
      </Link>
      <Link
        to={calendarAddress({ kind: 'month', day: on })}
        className="calendar-date calendar-date-small"
        aria-current={isToday ? 'date' : undefined}
        preventScrollReset
      >
        <span className="calendar-number" aria-hidden="true">
          {Number(on.slice(8))}
        </span>
        <span className="calendar-dots" aria-hidden="true">
          {count > MAX_DOTS ? count : '•'.repeat(count)}
        </span>
        <span className="sr-only">
          {name}
          {dates}
          {on === day ? ', shown below' : ''}
        </span>
      </Link>
    </>
  )
}

/** "30", "Dec 1": the month where it begins. */
const shortDay = (on: string) =>
  on.endsWith('-01') ? `${formatMonthDay(on).slice(0, 3)} 1` : Number(on.slice(8))

function DayItems({ on, items }: { on: string; items: readonly CalendarItem[] }) {
  const shown = items.length > SHOWN ? items.slice(0, SHOWN - 1) : items
  const others = items.length - shown.length
  return (
    <ul className="calendar-items">
      {shown.map((item) => (
        <li key={item.key}>
          <ItemLink item={item} />
        </li>
      ))}
      {others > 0 && (
        <li>
          <Link to={calendarAddress({ kind: 'list', day: on })} className="calendar-more">
            +{others} more<span className="sr-only"> on {formatMonthDay(on)}</span>
          </Link>
        </li>
      )}
    </ul>
  )
}

function classOf({ on, day, today, month }: About & { month: string | null }): string | undefined {
  const isOutside = month === null ? on < today : on.slice(0, 7) !== month.slice(0, 7)
  const classes = [
    isOutside && 'calendar-outside',
    on === today && 'calendar-today',
    on === day && 'calendar-picked',
  ].filter(Boolean)
  return classes.length > 0 ? classes.join(' ') : undefined
}
