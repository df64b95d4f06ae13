/**
 * Keyboard shortcuts of a job list: `/` focuses the search, `j` and `k` move through the jobs, `o` opens one, `s` saves
 * it, `a` tracks it, `x` selects it, `?` lists the shortcuts.
 */
import { useEffect } from 'react'
import { entryOf } from '#core/text/entry-of.ts'

/** What the page does: they stay the same, so that the keys are listened to once. */
export type JobKeyActions = {
  showHelp: () => void
  /** The focus moved to the job of this card. */
  onStep: (card: HTMLElement) => void
  /** Opens a job's page. */
  open: (address: string) => void
}

const KEYS: Record<string, (actions: JobKeyActions) => void> = {
  '/': () => document.querySelector<HTMLInputElement>('input[name=query]')?.select(),
  j: ({ onStep }) => step(1, onStep),
  k: ({ onStep }) => step(-1, onStep),
  o: ({ open }) => {
    const address = titles()[current()]?.getAttribute('href')
    if (address) open(address)
  },
  s: () => press('.job-save'),
  a: () => press('.job-track'),
  x: () => (inCard('.job-card-select input') ?? inPage('.select-jobs:not([data-on])'))?.click(),
  '?': ({ showHelp }) => showHelp(),
}

export function useJobKeys({ showHelp, onStep, open }: JobKeyActions) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const act = entryOf(KEYS, event.key)
      if (!act) return
      event.preventDefault()
      act({ showHelp, onStep, open })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [showHelp, onStep, open])
}

/** Clicks a control of the current job. */
const press = (control: string) => inCard(control)?.click()

const inCard = (control: string) => currentCard()?.querySelector<HTMLElement>(control)
const inPage = (control: string) => document.querySelector<HTMLElement>(control)

const titles = () => [...document.querySelectorAll<HTMLElement>('[data-job] h3 a')]

/** The card with the focus, anywhere in it, or of the job that the person reads beside the list. */
const currentCard = () =>
  document.activeElement?.closest('[data-job]') ??
  document.querySelector('[data-job]:has(a[aria-current])')

/** The index of the current job; -1 for none. */
function current() {
  const card = currentCard()
  return card ? titles().findIndex((title) => card.contains(title)) : -1
}

function step(by: number, onStep: JobKeyActions['onStep']) {
  const all = titles()
  const next = all[Math.min(Math.max(current() + by, 0), all.length - 1)]
  const card = next?.closest<HTMLElement>('[data-job]')
  if (!next || !card) return
  next.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest' })
  onStep(card)
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')
