/**
 * Takes the next due board, and waits while boards are due whose hosts have no room, because this command or a running
 * server is reading others there.
 */

/** Boards of a second or two are the rule, so room is looked for this often. */
const LOOK_MS = 2_000
/** A lease lasts five minutes after its last sign of life: by then, what a dead server held is free. */
const MOST_MS = 10 * 60_000

/**
 * Null once nothing is due that nobody reads, when it is stopped, or after ten minutes without any room; then `say`
 * gets a sentence, as it does when the waiting begins.
 */
export function createRoomWait<Taken>({
  take,
  isAnyDue,
  delay,
  signal,
  say,
}: {
  take: () => Promise<Taken | null>
  isAnyDue: () => Promise<boolean>
  delay: (ms: number) => Promise<void>
  signal: AbortSignal
  say: (sentence: string) => void
}): () => Promise<Taken | null> {
  // Shared by all workers of the command: as long as one of them gets a board, there is room now and then.
  let takenCount = 0
  const reported = new Set<string>()
  function sayOnce(sentence: string) {
    if (!reported.has(sentence)) say(sentence)
    reported.add(sentence)
  }
  return async () => {
    let waitedMs = 0
    let countBefore = takenCount
    while (!signal.aborted) {
      const taken = await take()
      if (taken) takenCount++
      if (taken || !(await isAnyDue())) return taken
      if (takenCount !== countBefore) waitedMs = 0
      countBefore = takenCount
      if (waitedMs >= MOST_MS) {
        sayOnce('Boards are due, but their hosts had no room for ten minutes.')
        return null
      }
      sayOnce('Waiting for boards whose hosts are all being read.')
      await delay(LOOK_MS)
      waitedMs += LOOK_MS
    }
    return null
  }
}
