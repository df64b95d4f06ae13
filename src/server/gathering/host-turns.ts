/**
 * Turns at hosts: how many requests one host has from us at once, how far apart they begin, and how long it is left alone
 * when it asked for that. Hosts know nothing of each other. Per process: several servers are as many visitors.
 */
import { Away } from '#sources/source/source.ts'
import type { Clock } from '#work/world/world.ts'

export type HostPace = {
  /** Between the beginnings of two requests. */
  secondsBetween: number
  atOnce: number
}

export type Delay = (ms: number, signal: AbortSignal | undefined) => Promise<void>

export type HostTurns = {
  /** Does `work` when it is this one's turn; throws Away while the host wants to be left alone for long. */
  take<T>(
    host: string,
    pace: HostPace,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ): Promise<T>
  /**
   * Waits as `take` does, without a place in line: for a request that is led from another host, where it has its place,
   * and for what such a request waits for. Two hosts that lead to each other would wait for each other else.
   */
  keepDistance(host: string, pace: HostPace, signal: AbortSignal | undefined): Promise<void>
  /** Nobody asks the host before then. */
  pause(host: string, until: Date): void
}

/** A pause that is not longer is waited for within a run. */
export const MAX_WAIT_MS = 30_000
/** With more hosts than this, those that are not in use are forgotten. */
const MAX_IDLE_HOSTS = 1_000

type Host = {
  active: number
  waiting: (() => void)[]
  /** Milliseconds of the clock. */
  nextAt: number
  pausedUntil: number
}

export function createHostTurns(clock: Clock, delay: Delay): HostTurns {
  const hosts = new Map<string, Host>()
  const nowMs = () => clock.now().getTime()

  function hostOf(name: string): Host {
    const known = hosts.get(name)
    if (known) return known
    if (hosts.size >= MAX_IDLE_HOSTS) forgetIdle()
    const host = { active: 0, waiting: [], nextAt: 0, pausedUntil: 0 }
    hosts.set(name, host)
    return host
  }

  function forgetIdle() {
    const now = nowMs()
    for (const [name, { active, waiting, nextAt, pausedUntil }] of hosts) {
      const isIdle = active === 0 && waiting.length === 0 && Math.max(nextAt, pausedUntil) <= now
      if (isIdle) hosts.delete(name)
    }
  }

  /** Until the host may be asked: when the last request is far enough away, and no pause is left. */
  async function untilReady(name: string, host: Host, betweenMs: number, signal?: AbortSignal) {
    for (;;) {
      signal?.throwIfAborted()
      const now = nowMs()
      if (host.pausedUntil - now > MAX_WAIT_MS) {
        throw new Away('busy', `${name} asked to be left alone.`, new Date(host.pausedUntil))
      }
      // A clock that was set back does not make anybody wait for the difference.
      host.nextAt = Math.min(host.nextAt, now + betweenMs)
      const waitMs = Math.max(host.nextAt, host.pausedUntil) - now
      if (waitMs <= 0) {
        host.nextAt = now + betweenMs
        return
      }
      await delay(waitMs, signal)
    }
  }

  return {
    async take(name, pace, signal, work) {
      const host = hostOf(name)
      if (host.active >= pace.atOnce) await placeIn(host.waiting, signal)
      else host.active++
      try {
        await untilReady(name, host, pace.secondsBetween * 1_000, signal)
        return await work()
      } finally {
        const next = host.waiting.shift()
        if (next)
          next() // takes this one's place
        else host.active--
      }
    },
    keepDistance(name, pace, signal) {
      return untilReady(name, hostOf(name), pace.secondsBetween * 1_000, signal)
    },
    pause(name, until) {
      const host = hostOf(name)
      host.pausedUntil = Math.max(host.pausedUntil, until.getTime())
    },
  }
}

/** Resolves when a slot is handed to this request. An aborted request leaves the line. */
function placeIn(line: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      const at = line.indexOf(come)
      if (at >= 0) line.splice(at, 1)
      reject(signal?.reason)
    }
    const come = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', leave, { once: true })
    line.push(come)
  })
}
