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

/** Lets one piece of work begin when the one before has ended, however it ended. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.catch(() => {}).then(work)
    last = mine
    return mine
  }
}
