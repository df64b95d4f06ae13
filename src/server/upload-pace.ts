/**
 * How soon after one another uploads begin, so that fifty at once do not stand before everybody who searches. Who waits
 * has sent nothing yet but what the network holds, so that waiting takes no memory and slow senders hold up nobody.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '#core/refusal.ts'

type Options = {
  /** Between the beginnings of two. */
  gapMs?: number
  /** Whoever would wait longer is refused. */
  longestMs?: number
  /** Milliseconds, as of performance.now(). */
  now?(): number
  wait?(ms: number): Promise<unknown>
}

/** About as fast as CVs are read, and a twentieth of a processor for taking them in. */
const GAP_MS = 250
const LONGEST_MS = 15_000

/** Resolves when the next upload may begin: at once where it is quiet. Throws `readers_busy`. */
export function createUploadPace({
  gapMs = GAP_MS,
  longestMs = LONGEST_MS,
  now = () => performance.now(),
  wait = (ms) => delay(ms),
}: Options = {}): () => Promise<void> {
  let nextAt = Number.NEGATIVE_INFINITY
  return async () => {
    const time = now()
    const ms = Math.max(0, nextAt - time)
    if (ms > longestMs) throw new Refusal('readers_busy', [], {}, Math.ceil(longestMs / 1_000))
    nextAt = time + ms + gapMs
    if (ms > 0) await wait(ms)
  }
}
