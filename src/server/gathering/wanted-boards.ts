/** The boards that a command names: each is taken once, whichever of its workers asks for the next. */

type Taken = { board: { id: number } }

/** Out of `only`, due or not; of those that are paused, the ones that were named themselves. */
export type Wanted = { only: readonly number[]; evenPaused: readonly number[] }

/**
 * `named`: ids, and whether each was named itself. Workers ask one after the other: what one has taken, the next does not
 * ask for, however soon it was read to its end.
 */
export function wantedBoards<Board extends Taken>(
  named: ReadonlyMap<number, boolean>,
  take: (wanted: Wanted) => Promise<Board | null>,
): () => Promise<Board | null> {
  const left = new Map(named)
  let last: Promise<unknown> = Promise.resolve()
  async function takeNext() {
    const evenPaused = [...left].flatMap(([id, isNamed]) => (isNamed ? id : []))
    const taken = await take({ only: [...left.keys()], evenPaused })
    if (taken) left.delete(taken.board.id)
    return taken
  }
  return () => {
    const next = last.then(takeNext)
    last = next.catch(() => {})
    return next
  }
}
