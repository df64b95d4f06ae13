/** The menu of a card: move to any stage, open or delete. The board has one menu, placed beside the card's button. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { entryOf } from '#core/text/entry-of.ts'
import { STAGES, type Stage } from '#core/tracker/application.ts'
import { type ShownCard, TRACKER_PATH } from '#core/tracker/tracker-view.ts'
import { nameOf } from './application-words.ts'
import { StageLabel } from './stage-label.tsx'

type Props = {
  open: { card: ShownCard; button: HTMLElement } | null
  onClose: () => void
  onMove: (card: ShownCard, stage: Stage) => void
  onDelete: (card: ShownCard) => void
  onStillWaiting: (card: ShownCard) => void
}

const GAP_PX = 4
const MARGIN_PX = 8

export function CardMenu({ open, onClose, onMove, onDelete, onStillWaiting }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!open || !element) return
    element.showPopover()
    placeBeside(element, open.button)
    itemsOf(element)
      .find((item) => item.ariaChecked === 'true')
      ?.focus()
  }, [open])
  const close = () => {
    menu.current?.hidePopover()
    open?.button.focus({ preventScroll: true })
  }
  /** Removes the focus from the menu and the button first, so that it can follow the moved card. */
  const choose = (act: (card: ShownCard) => void) => () => {
    menu.current?.hidePopover()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (open) act(open.card)
  }
  const card = open?.card
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={card ? `Move ${nameOf(card)} to` : 'Move to'}
      className="menu card-menu"
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={(event) => (event.key === 'Tab' ? close() : walk(event, menu.current))}
    >
      {card && (
        <>
          <p className="card-menu-head" aria-hidden="true">
            Move to…
          </p>
          {STAGES.map((stage) => (
            <button
              key={stage}
              type="button"
              role="menuitemradio"
              aria-checked={stage === card.stage}
              className="menu-item"
              onClick={stage === card.stage ? close : choose((it) => onMove(it, stage))}
            >
              <StageLabel stage={stage} />
              {stage === card.stage && <Icon name="check" className="ml-auto text-accent" />}
            </button>
          ))}
          <hr className="card-menu-line" />
          {card.isSilent && (
            <button
              type="button"
              role="menuitem"
              className="menu-item"
              onClick={choose(onStillWaiting)}
            >
              <Icon name="clock" />
              Still waiting
            </button>
          )}
          <a href={`${TRACKER_PATH}/${card.id}`} role="menuitem" className="menu-item">
            <Icon name="arrow-right" />
            Open
          </a>
          <button type="button" role="menuitem" className="menu-item" onClick={choose(onDelete)}>
            <Icon name="x" />
            Delete
          </button>
        </>
      )}
    </div>
  )
}

/** Below the button, or above if there is no room; always inside the window. */
function placeBeside(menu: HTMLElement, button: HTMLElement) {
  const anchor = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const below = anchor.bottom + GAP_PX
  const fits = below + height + MARGIN_PX <= innerHeight
  const top = fits ? below : Math.max(MARGIN_PX, anchor.top - GAP_PX - height)
  const left = Math.min(Math.max(MARGIN_PX, anchor.right - width), innerWidth - width - MARGIN_PX)
  menu.style.inset = `${top}px auto auto ${left}px`
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]

const STEPS: Record<string, (at: number, length: number) => number> = {
  ArrowDown: (at, length) => (at + 1) % length,
  ArrowUp: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

function walk(event: KeyboardEvent, menu: HTMLElement | null) {
  const items = menu ? itemsOf(menu) : []
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step = entryOf(STEPS, event.key)
  // A character key focuses the next item that starts with it.
  const next = step
    ? items[step(at, items.length)]
    : [...items.slice(at + 1), ...items].find(
        (item) =>
          event.key.length === 1 &&
          item.innerText.trim().toLowerCase().startsWith(event.key.toLowerCase()),
      )
  if (!next || event.key === ' ') return
  event.preventDefault()
  next.focus()
}
