/**
 * Tells when the main thread stood still: whatever blocks it keeps every visitor waiting, so that reading files,
 * hashing and searching are done elsewhere. A beat that comes late says for how long nothing else could happen.
 */
import type { Log } from '#work/world/world.ts'

/** A beat every quarter of a second costs nothing that can be measured. */
const BEAT_MS = 250
/** Slower than any page or collection of garbage; what a visitor feels. */
const LATE_MS = 1_000

export type LoopWatch = { stop(): void }

type Options = {
  log: Log
  /** Milliseconds that only grow. */
  now?: () => number
  /** Calls back again and again; returns how to stop. */
  every?: (ms: number, beat: () => void) => () => void
}

export function watchLoop({
  log,
  now = () => performance.now(),
  every = onTimer,
}: Options): LoopWatch {
  let dueAt = now() + BEAT_MS
  const stop = every(BEAT_MS, () => {
    const blockedMs = Math.round(now() - dueAt)
    if (blockedMs >= LATE_MS) log.warn({ blockedMs }, 'the main thread stood still')
    dueAt = now() + BEAT_MS
  })
  return { stop }
}

function onTimer(ms: number, beat: () => void): () => void {
  const timer = setInterval(beat, ms)
  timer.unref()
  return () => clearInterval(timer)
}
