/**
 * Logs when the main thread was blocked: that delays every visitor, so reading files, hashing and searching
 * happen elsewhere. A late beat shows for how long nothing else could run.
 */
import type { Log } from '#work/use-case/use-case-services.ts'

/** Four timers a second have no measurable cost. */
const BEAT_MS = 250
/** Longer than any page render or garbage collection; long enough for visitors to notice. */
const LATE_MS = 1_000

export type LoopWatch = { stop(): void }

type Options = {
  log: Log
  /** Called at each beat with how late it was; timers round, so it may be slightly negative. */
  onBeat?: (lateMs: number) => void
  /** Monotonic milliseconds. */
  now?: () => number
  /** Calls `beat` repeatedly; returns a function that stops it. */
  every?: (ms: number, beat: () => void) => () => void
}

export function watchLoop({
  log,
  onBeat = () => {},
  now = () => performance.now(),
  every = onTimer,
}: Options): LoopWatch {
  let dueAt = now() + BEAT_MS
  const stop = every(BEAT_MS, () => {
    const lateMs = now() - dueAt
    const blockedMs = Math.round(lateMs)
    onBeat(lateMs)
    if (blockedMs >= LATE_MS) log.warn({ blockedMs }, 'the main thread was blocked')
    dueAt = now() + BEAT_MS
  })
  return { stop }
}

function onTimer(ms: number, beat: () => void): () => void {
  const timer = setInterval(beat, ms)
  timer.unref()
  return () => clearInterval(timer)
}
