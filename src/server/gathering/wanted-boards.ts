/** The boards named in a command: each is taken once, whichever worker asks for the next. */
import { createQueue } from '#store/queue.ts'

type Taken = { board: { id: number } }

/** `only`: these boards, due or not. `evenPaused`: those among them that were named individually. */
export type Wanted = { only: readonly number[]; evenPaused: readonly number[] }

/**
 * `named`: board ids, and whether each was named individually. Workers ask one after the other, so a board that
 * one worker has taken isn't taken again, however quickly it was read.
 */
export function wantedBoards<Board extends Taken>(
  named: ReadonlyMap<number, boolean>,
  take: (wanted: Wanted) => Promise<Board | null>,
): () => Promise<Board | null> {
  const left = new Map(named)
  const queue = createQueue({ atOnce: 1 })
  async function takeNext() {
    const evenPaused = [...left].flatMap(([id, isNamed]) => (isNamed ? id : []))
    const taken = await take({ only: [...left.keys()], evenPaused })
    if (taken) left.delete(taken.board.id)
    return taken
  }
  return () => queue.run(takeNext)
}
