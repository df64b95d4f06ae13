/** A clock that passes when somebody waits by it, so that hours of waiting take no time. */
import type { Clock } from '#work/world/world.ts'

export function fakeTime(begin = '2026-03-02T09:00:00Z') {
  let now = Date.parse(begin)
  const waits: number[] = []
  const clock: Clock = { now: () => new Date(now) }
  return {
    clock,
    /** Milliseconds that were waited for, one by one. */
    waits,
    async delay(ms: number, signal?: AbortSignal | undefined) {
      signal?.throwIfAborted()
      waits.push(ms)
      now += ms
    },
    pass(ms: number) {
      now += ms
    },
    /** Since the beginning. */
    passedMs: () => now - Date.parse(begin),
  }
}
