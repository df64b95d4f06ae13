/** The head of the calendar: what is shown, the pages beside it, today, and the three views. All are links. */
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import {
  CALENDAR_VIEWS,
  type CalendarView,
  type CalendarViewKind,
  calendarAddress,
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
  title: string
  /** The days of the pages before and after. */
  beside: { before: string; after: string }
}

export function CalendarNav({ view, today, title, beside }: Props) {
  const { kind, day } = view
  return (
    <div className="calendar-nav">
      <h2 id="calendar-title">{title}</h2>
      <nav aria-label="Dates" className="calendar-steps">
        <Step kind={kind} day={beside.before} icon="chevron-left" label={BESIDE[kind].before} />
        <Link to={calendarAddress({ kind, day: null })} className="button" preventScrollReset>
          Today
        </Link>
        <Step kind={kind} day={beside.after} icon="chevron-right" label={BESIDE[kind].after} />
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

type StepProps = {
  kind: CalendarViewKind
  day: string
  icon: 'chevron-left' | 'chevron-right'
  label: string
}

function Step({ kind, day, icon, label }: StepProps) {
  return (
    <Link
      to={calendarAddress({ kind, day })}
      className="button button-icon"
      title={label}
      preventScrollReset
    >
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </Link>
  )
}
