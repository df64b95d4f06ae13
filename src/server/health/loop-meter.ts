/** How late the beats of loop-watch.ts were, for /metrics: everything else on the main thread waited as long. */
import { createHistogram } from './tally.ts'

/** Upper bounds in seconds. A render takes 5 ms, and above one second the log warns. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export type LoopMeter = {
  /** `lateMs` may be slightly negative, since timers round. */
  count(lateMs: number): void
  lines(): string[]
}

export function createLoopMeter(): LoopMeter {
  const times = createHistogram('event_loop_lag_seconds', 'How late timers ran', BOUNDS)
  return {
    count: (lateMs) => times.add({}, Math.max(0, lateMs) / 1_000),
    lines: times.lines,
  }
}
