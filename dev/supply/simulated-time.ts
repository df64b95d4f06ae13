/**
 * Time that passes only while nothing is being done: it jumps to the next thing that waits for it, so hours of waiting
 * cost nothing, and work takes no time. Work that JavaScript cannot see to be pending, such as a statement that the
 * database is answering, has to be reported with `during`.
 */
import { setImmediate as turn } from 'node:timers/promises'
import type { Delay } from '#server/gathering/host-scheduler.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

/** Rounds of the event loop without any work after which everything waits for time to pass. */
const CALM_TURNS = 3

type Timer = { at: number; resolve: () => void }

export type SimulatedTime = {
  clock: Clock
  delay: Delay
  /** No time passes until this work is done. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Lets time pass until then, with everything that happens on the way. */
  passUntil(at: Date): Promise<void>
}

/** `grainMs`: waits end at multiples of it, later than asked for. What ends at the same instant is done side by side. */
export function createSimulatedTime(
  begin: Date,
  { grainMs = 1 }: { grainMs?: number } = {},
): SimulatedTime {
  let nowMs = begin.getTime()
  const onGrain = (ms: number) => Math.ceil(ms / grainMs) * grainMs
  /** Soonest first; of the same instant, in the order in which they were asked for. */
  const timers: Timer[] = []
  let working = 0
  let whenIdle: (() => void) | null = null

  function add(timer: Timer) {
    let at = timers.length
    while (at > 0 && (timers[at - 1] as Timer).at > timer.at) at--
    timers.splice(at, 0, timer)
  }

  function end() {
    working--
    if (working > 0) return
    whenIdle?.()
    whenIdle = null
  }

  async function untilCalm() {
    for (let calm = 0; calm < CALM_TURNS; calm++) {
      if (working > 0) {
        await new Promise<void>((resolve) => {
          whenIdle = resolve
        })
        calm = 0
      }
      await turn()
      if (working > 0) calm = -1
    }
  }

  return {
    clock: { now: () => new Date(nowMs) },
    delay(ms, signal) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const timer = { at: onGrain(nowMs + Math.max(0, ms)), resolve: finish }
        function finish() {
          signal?.removeEventListener('abort', abort)
          resolve()
        }
        function abort() {
          timers.splice(timers.indexOf(timer), 1)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true })
        add(timer)
      })
    },
    async during(work) {
      working++
      try {
        return await work()
      } finally {
        end()
      }
    },
    async passUntil(at) {
      for (;;) {
        await untilCalm()
        const next = timers[0]
        if (!next || next.at > at.getTime()) break
        nowMs = next.at
        while (timers[0]?.at === nowMs) timers.shift()?.resolve()
      }
      nowMs = Math.max(nowMs, at.getTime())
    },
  }
}
