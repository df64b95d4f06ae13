/**
 * A number that counts up to its total once, when the page opens. The server renders the total, which stays in the
 * page for screen readers, for pages without scripts, and to reserve the width so that the layout does not shift.
 */
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { COUNT_MS, COUNT_STEPS, counterSteps } from './counter-steps.ts'

export function Counter({ total }: { total: number }) {
  const shown = useCounting(total)
  return (
    <span className="counter">
      <span className={shown === null ? undefined : 'opacity-0'}>{total.toLocaleString('en')}</span>
      {/* The running number is CSS content, not text, so reading, copying and searching see only the total. */}
      {shown !== null && (
        <span
          aria-hidden="true"
          className="counter-running"
          data-shown={shown.toLocaleString('en')}
        />
      )}
    </span>
  )
}

const STEP_MS = COUNT_MS / COUNT_STEPS

/** A total that the server rendered and that was on the screen for this long has been read: it stays. */
const READ_MS = 1_000

/** The number to show now; null to show the total itself. */
function useCounting(total: number): number | null {
  const [shown, setShown] = useState<number | null>(null)
  const isHydrating = useRef(useSyncExternalStore(never, no, yes))
  useLayoutEffect(() => {
    if (total === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const isRead = paint !== undefined && performance.now() - paint.startTime > READ_MS
    if (isHydrating.current && isRead) return
    isHydrating.current = false
    const steps = counterSteps(total)
    const startedAt = performance.now()
    setShown(0)
    const timer = setInterval(() => {
      // Based on the clock, so a slow browser skips steps and still finishes on time.
      const at = Math.round((performance.now() - startedAt) / STEP_MS)
      setShown(at < COUNT_STEPS ? (steps[at - 1] ?? 0) : null)
      if (at >= COUNT_STEPS) clearInterval(timer)
    }, STEP_MS)
    return () => {
      clearInterval(timer)
      setShown(null)
    }
  }, [total])
  return shown
}

const never = () => () => {}
const no = () => false
const yes = () => true
