/** A clock that advances when it is waited for, so that hours of waiting take no time. */
import type { Clock } from '#work/use-case/use-case-services.ts'

export function fakeTime(begin = '2026-03-02T09:00:00Z') {
  let now = Date.parse(begin)
  const waits: number[] = []
  const clock: Clock = { now: () => new Date(now) }
  return {
    clock,
    /** All waits so far, in milliseconds. */
    waits,
    async delay(ms: number, signal?: AbortSignal | undefined) {
      signal?.throwIfAborted()
      waits.push(ms)
      now += ms
    },
    pass(ms: number) {
      now += ms
    },
    /** Time since the beginning. */
    passedMs: () => now - Date.parse(begin),
  }
}
