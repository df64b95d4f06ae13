/**
 * Keyboard shortcuts of a job list: `/` focuses the search, `j` and `k` move through the jobs, `o` opens one, `s` saves
 * it, `a` tracks it, `?` lists the shortcuts.
 */
import { useEffect } from 'react'
import { entryOf } from '#core/text/entry-of.ts'

const KEYS: Record<string, (showHelp: () => void) => void> = {
  '/': () => document.querySelector<HTMLInputElement>('input[name=query]')?.select(),
  j: () => step(1),
  k: () => step(-1),
  o: () => titles()[current()]?.click(),
  s: () => press('.job-save'),
  a: () => press('.job-track'),
  '?': (showHelp) => showHelp(),
}

export function useJobKeys(showHelp: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const act = entryOf(KEYS, event.key)
      if (!act) return
      event.preventDefault()
      act(showHelp)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [showHelp])
}

/** Clicks a control of the focused job. */
const press = (control: string) =>
  document.activeElement?.closest('[data-job]')?.querySelector<HTMLElement>(control)?.click()

const titles = () => [...document.querySelectorAll<HTMLElement>('[data-job] h3 a')]

/** The index of the job with the focus, anywhere in its card; -1 for none. */
function current() {
  const card = document.activeElement?.closest('[data-job]')
  return card ? titles().findIndex((title) => card.contains(title)) : -1
}

function step(by: number) {
  const all = titles()
  const next = all[Math.min(Math.max(current() + by, 0), all.length - 1)]
  next?.focus({ preventScroll: true })
  next?.closest('[data-job]')?.scrollIntoView({ block: 'nearest' })
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')
