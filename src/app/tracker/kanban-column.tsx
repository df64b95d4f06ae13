/** One stage of the board: its name, its count, its cards, and where a held card would land. It can be collapsed. */

import { Icon } from '#app/ui/icon.tsx'
import type { Column } from '#core/tracker/tracker-overlay.ts'
import {
  inOrder,
  type ShownCard,
  type TrackerView,
  trackerAddress,
} from '#core/tracker/tracker-view.ts'
import type { Held } from './kanban.tsx'
import { KanbanCard } from './kanban-card.tsx'
import { stageClass } from './stage-label.tsx'

type Props = {
  column: Column
  view: TrackerView
  now: Date
  held: Held | null
  isFolded: boolean
  onFold: () => void
  onMenu: (card: ShownCard, button: HTMLElement) => void
}

export function KanbanColumn({ column, view, now, held, isFolded, onFold, onMenu }: Props) {
  const { stage, count, cards } = column
  const id = `column-${stage.toLowerCase().replaceAll(' ', '-')}`
  const isLanding = held !== null && held.over === stage && held.card.stage !== stage
  const before = isLanding ? landingPlace(cards, held.card, view) : -1
  return (
    <section
      className={`column ${stageClass(stage)}${isFolded ? ' column-folded' : ''}${isLanding ? ' column-over' : ''}`}
      data-stage={stage}
      aria-labelledby={id}
    >
      <header className="column-head">
        <h2 id={id} className="column-title">
          {stage} <span className="column-count">{count}</span>
        </h2>
        <button
          type="button"
          className="column-fold needs-script"
          aria-label={isFolded ? `Expand ${stage}` : `Collapse ${stage}`}
          aria-expanded={!isFolded}
          onClick={onFold}
        >
          <Icon name={isFolded ? 'chevron-right' : 'chevron-left'} />
        </button>
      </header>
      {!isFolded && (
        <ol className="column-cards">
          {cards.map((card, at) => (
            <li key={card.id}>
              {at === before && <Landing />}
              <KanbanCard
                card={card}
                now={now}
                isHeld={held?.card.id === card.id}
                onMenu={onMenu}
              />
            </li>
          ))}
          {before === cards.length && (
            <li>
              <Landing />
            </li>
          )}
        </ol>
      )}
      {!isFolded && count > cards.length && (
        <a
          href={trackerAddress({ ...view, whole: stage })}
          className="column-more"
          data-keep-scroll
          aria-label={`Show all ${count} in ${stage}`}
        >
          Show all {count.toLocaleString('en')}
        </a>
      )}
    </section>
  )
}

const Landing = () => <span className="card-landing" aria-hidden="true" />

/** The index of the card that a dropped card would be placed before, in the current sort order. */
function landingPlace(cards: readonly ShownCard[], card: ShownCard, { sort }: TrackerView) {
  const compare = inOrder(sort)
  const at = cards.findIndex((other) => compare(card, other) < 0)
  return at === -1 ? cards.length : at
}
