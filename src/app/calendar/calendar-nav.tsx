/** The head of the calendar: what is shown, the pages beside it, today, and the three views. All are links. */
import { Link } from 'react-router'
import { formatDays, formatMonth, formatWeekday } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import {
  CALENDAR_VIEWS,
  type CalendarView,
  type CalendarViewKind,
  calendarAddress,
  dayBeside,
} from '#core/tracker/calendar-view.ts'

const LABELS: Record<CalendarViewKind, string> = { month: 'Month', week: 'Week', list: 'List' }
const BESIDE: Record<CalendarViewKind, { before: string; after: string }> = {
  month: { before: 'Previous month', after: 'Next month' },
  week: { before: 'Previous week', after: 'Next week' },
  list: { before: 'A month earlier', after: 'A month later' },
}

type Props = {
  view: CalendarView
  today: string
  /** The days of a week. */
  week: readonly string[]
}

export function CalendarNav({ view, today, week }: Props) {
  const { kind, day } = view
  return (
    <div className="calendar-nav">
      <h2 id="calendar-title">{titleOf(view, week)}</h2>
      <nav aria-label="Dates" className="calendar-steps">
        <Step view={view} direction={-1} label={BESIDE[kind].before} />
        <Link to={calendarAddress({ kind, day: null })} className="button" preventScrollReset>
          Today
        </Link>
        <Step view={view} direction={1} label={BESIDE[kind].after} />
      </nav>
      <nav aria-label="View" className="calendar-views">
        {CALENDAR_VIEWS.map((it) => (
          <Link
            key={it}
            to={calendarAddress({ kind: it, day: day === today ? null : day })}
            aria-current={it === kind ? 'page' : undefined}
            preventScrollReset
          >
            {LABELS[it]}
          </Link>
        ))}
      </nav>
    </div>
  )
}

type StepProps = { view: CalendarView; direction: -1 | 1; label: string }

function Step({ view, direction, label }: StepProps) {
  return (
    <Link
      to={calendarAddress({ kind: view.kind, day: dayBeside(view, direction) })}
      className="button button-icon"
      title={label}
      preventScrollReset
    >
      <Icon name={direction < 0 ? 'chevron-left' : 'chevron-right'} />
      <span className="sr-only">{label}</span>
    </Link>
  )
}

function titleOf({ kind, day }: CalendarView, week: readonly string[]): string {
  if (kind === 'month') return formatMonth(day)
  if (kind === 'week') return formatDays(week[0] ?? day, week.at(-1) ?? day)
  return `From ${formatWeekday(day)}`
}
