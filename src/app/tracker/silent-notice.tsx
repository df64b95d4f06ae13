/**
 * Applications without any update for thirty days. Nothing is marked as ghosted automatically: the notice only asks,
 * and the answer "still waiting" postpones the question by another thirty days.
 */
import type { FormEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { SILENT_DAYS } from '#core/tracker/application.ts'
import { type ShownCard, TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import { countText, nameOf } from './application-words.ts'

type Props = {
  cards: readonly ShownCard[]
  /** The total number, of which `cards` are the first. */
  total: number
  now: Date
  onGhosted: (card: ShownCard) => void
  onStillWaiting: (card: ShownCard) => void
}

export function SilentNotice({ cards, total, now, onGhosted, onStillWaiting }: Props) {
  if (cards.length === 0) return null
  const answer = (card: ShownCard) => (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const isWaiting = submitter instanceof HTMLButtonElement && submitter.value === 'waiting'
    isWaiting ? onStillWaiting(card) : onGhosted(card)
  }
  return (
    <details className="silent">
      <summary>
        <Icon name="clock" />
        {countText(total)} with no reply for {SILENT_DAYS}+ days
      </summary>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <p className="silent-what">
              <a href={`${TRACKER_PATH}/${card.id}`} className="link">
                {nameOf(card)}
              </a>{' '}
              <span className="text-muted">
                {card.stage}, last update <TimeAgo at={card.lastEventAt} now={now} inSentence />
              </span>
            </p>
            <form method="post" onSubmit={answer(card)}>
              <input type="hidden" name="application" value={`${card.id}:${card.version}`} />
              <input type="hidden" name="stage" value="Ghosted" />
              <button type="submit" name="intent" value="move" className="button button-small">
                Mark as ghosted<span className="sr-only">: {nameOf(card)}</span>
              </button>
              <button
                type="submit"
                name="intent"
                value="waiting"
                className="button button-plain button-small"
              >
                Still waiting<span className="sr-only">: {nameOf(card)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
