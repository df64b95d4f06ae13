/** One application on the board: the job, its facts and its next date. The title links to its page. */
import { memo } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { unbrokenPay } from '#app/ui/salary-tag.tsx'
import { formatShortDay } from '#app/ui/short-day.ts'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { briefLocation } from '#core/place/brief-location.ts'
import { countOf } from '#core/text/count-of.ts'
import { isOver, STAGES } from '#core/tracker/application.ts'
import { nextDate, type ShownCard, TRACKER_PATH } from '#core/tracker/tracker-view.ts'

type Props = {
  card: ShownCard
  now: Date
  isHeld: boolean
  onMenu: (card: ShownCard, button: HTMLElement) => void
}

export const KanbanCard = memo(function KanbanCard({ card, now, isHeld, onMenu }: Props) {
  const { id, jobTitle, companyName, jobLocation, salaryRange, openTasks } = card
  const facts = [
    jobLocation && briefLocation(jobLocation),
    salaryRange && unbrokenPay(salaryRange),
  ].filter((fact) => fact !== null)
  return (
    <article className={isHeld ? 'board-card board-card-held' : 'board-card'} data-card={id}>
      <h3 className="board-card-title">
        <a href={`${TRACKER_PATH}/${id}`} draggable={false} aria-describedby="card-keys">
          {jobTitle}
        </a>
      </h3>
      <p className="board-card-company">{companyName}</p>
      {facts.length > 0 && (
        <p className="board-card-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <p className="board-card-foot">
        <NextUp card={card} now={now} />
        {openTasks > 0 && <span className="board-card-tasks">{tasksText(openTasks)}</span>}
        {!card.isSilent && now.getTime() - Date.parse(card.lastEventAt) >= DAY_MS && (
          <TimeAgo at={card.lastEventAt} now={now} className="board-card-age" />
        )}
      </p>
      <button
        type="button"
        className="board-card-menu needs-script"
        aria-haspopup="menu"
        aria-label={`Move or delete ${jobTitle} at ${companyName}`}
        onClick={(event) => onMenu(card, event.currentTarget)}
      >
        <Icon name="ellipsis" />
      </button>
      <noscript>
        <form method="post" className="board-card-form">
          <input type="hidden" name="application" value={`${id}:${card.version}`} />
          <select
            name="stage"
            className="input"
            aria-label={`Move ${jobTitle} at ${companyName} to`}
            defaultValue={card.stage}
          >
            {STAGES.map((stage) => (
              <option key={stage}>{stage}</option>
            ))}
          </select>
          <button type="submit" name="intent" value="move" className="button button-small">
            Move
          </button>
        </form>
      </noscript>
    </article>
  )
})

/** The next planned date, or how long there has been no reply. */
export function NextUp({ card, now }: { card: ShownCard; now: Date }) {
  const next = isOver(card.stage) ? null : nextDate(card)
  if (next !== null) {
    const isInterview = next === card.nextInterviewAt
    const isDue = next.slice(0, 10) <= now.toISOString().slice(0, 10)
    return (
      <span className={isDue ? 'badge badge-warn' : 'badge'}>
        {isInterview ? 'Interview' : 'Follow up'}{' '}
        <time dateTime={next}>{formatShortDay(next, now)}</time>
      </span>
    )
  }
  if (!card.isSilent) return null
  const days = Math.floor((now.getTime() - Date.parse(card.lastEventAt)) / DAY_MS)
  return <span className="badge badge-quiet">No reply for {days} days</span>
}

const DAY_MS = 24 * 3_600_000

const tasksText = (count: number) => countOf(count, 'open task')
