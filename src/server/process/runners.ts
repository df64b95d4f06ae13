/** Work that never overlaps itself: several calls share one run. */

/**
 * Runs `work` one at a time; all callers during a run share the next run. So each caller waits for a run that
 * sees everything that happened before the call.
 */
export function createCoalescedRunner(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return work()
      })
    running = next
    return running
  }
}

/**
 * Runs `work` when called: immediately if idle, otherwise once `pauseMs` have passed since the last run. All
 * calls in between share one run.
 */
export function createThrottledRunner(
  work: () => Promise<void>,
  pauseMs: number,
): { call(): void; stop(): void } {
  let state: 'idle' | 'waiting' | 'running' | 'stopped' = 'idle'
  let isCalledAgain = false
  let endedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  async function run() {
    if (state === 'stopped') return
    state = 'running'
    await work()
    endedAt = performance.now()
    if (!isRunning()) return
    state = 'idle'
    if (isCalledAgain) call()
  }

  /** It may have been stopped meanwhile. */
  const isRunning = () => state === 'running'

  function call() {
    isCalledAgain = state === 'running'
    if (state !== 'idle') return
    state = 'waiting'
    timer = setTimeout(() => void run(), Math.max(0, endedAt + pauseMs - performance.now()))
  }

  return {
    call,
    stop() {
      state = 'stopped'
      clearTimeout(timer)
    },
  }
}
