/** Work that is done one piece after the other, and asked for by several at once. */

/**
 * Runs `work` one at a time; all that ask while it runs share the run that starts after it. What had happened
 * before somebody asked is therefore seen by the run that they wait for.
 */
export function createTurns(work: () => Promise<void>): () => Promise<void> {
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
 * Runs `work` when it is called for: at once where it is quiet, else when `pauseMs` have passed since the run before.
 * However many calls come in between, they are one.
 */
export function createPaced(
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

/** Lets one piece of work begin when the one before has ended, however it ended. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.catch(() => {}).then(work)
    last = mine
    return mine
  }
}
