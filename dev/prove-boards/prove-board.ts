/**
 * Asks one board, as the product reads it, for its first listing. Boards of sources with one answer need one request;
 * others also that of the listing.
 */
import { stayAtBoard } from '#server/gathering/stay-at-board.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import { Away, type Source, Unreadable } from '#sources/source/source.ts'

/**
 * `empty`: it answers, and has no job. `gone`: the source has no such board. `moved`: it redirects to another board or
 * site, which is never followed. `unclear`: no answer that tells, so it has to be asked again.
 */
export type ProofOutcome = 'ok' | 'empty' | 'gone' | 'moved' | 'unclear'

export type Proof = {
  outcome: ProofOutcome
  /** The company that its first listing names; null if none was read. */
  company: string | null
  /** Why there is no listing; null if there is one. */
  note: string | null
}

/** Message of the client for a board that answers 404 or 410. */
const NO_BOARD = 'no such board'

export async function proveBoard(
  client: SourceClient,
  source: Source,
  { token, signal }: { token: string; signal?: AbortSignal },
): Promise<Proof> {
  let moved: string | null = null
  const stay = stayAtBoard(source, token)
  const { get } = client.forBoard({
    source,
    token,
    validators: null,
    ...(signal && { signal }),
    requireAllowed(to) {
      try {
        stay(to)
      } catch (error) {
        if (error instanceof Unreadable) moved = error.message
        throw error
      }
    },
  })
  try {
    for await (const found of source.gather(token, { get, isKnown: () => false, keys: {} })) {
      return {
        outcome: 'ok',
        company: 'listing' in found ? found.listing.company : null,
        note: 'problem' in found ? found.problem : null,
      }
    }
    return { outcome: 'empty', company: null, note: 'no jobs' }
  } catch (error) {
    if (!(error instanceof Away || error instanceof Unreadable)) throw error
    if (moved !== null) return { outcome: 'moved', company: null, note: moved }
    const isGone = error instanceof Unreadable && error.message === NO_BOARD
    return { outcome: isGone ? 'gone' : 'unclear', company: null, note: error.message }
  }
}
