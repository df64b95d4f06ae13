/**
 * The keys of a job list: `/` goes to the search, `j` and `k` walk the jobs, `o` opens one, `s` saves it, `a` tracks
 * it, `?` lists the keys.
 */
import { useEffect } from 'react'

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
      const act = KEYS[event.key]
      if (!act) return
      event.preventDefault()
      act(showHelp)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [showHelp])
}

/** Presses a control of the job that holds the focus. */
const press = (control: string) =>
  document.activeElement?.closest('[data-job]')?.querySelector<HTMLElement>(control)?.click()

const titles = () => [...document.querySelectorAll<HTMLElement>('[data-job] h3 a')]

/** Which job holds the focus, in its title or anywhere in its card; -1 for none. */
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
