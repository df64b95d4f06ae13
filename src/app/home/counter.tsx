/**
 * A figure that counts up to its total once, when the page opens. The server draws the total, and it stays
 * in the page for screen readers and for its width: nothing moves, and without a script nothing is missing.
 */
import { useLayoutEffect, useState } from 'react'
import { COUNT_MS, COUNT_STEPS, counterSteps } from './counter-steps.ts'

export function Counter({ total }: { total: number }) {
  const shown = useCounting(total)
  return (
    <span className="counter">
      <span className={shown === null ? undefined : 'opacity-0'}>{total.toLocaleString('en')}</span>
      {/* A figure on its way is drawn, never text: what is read, copied or searched for is the total. */}
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

/** The figure of this moment; null when the total itself is to be shown. */
function useCounting(total: number): number | null {
  const [shown, setShown] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (total === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const steps = counterSteps(total)
    const startedAt = performance.now()
    setShown(0)
    const timer = setInterval(() => {
      // By the clock: a slow browser skips steps, and is done in time.
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
