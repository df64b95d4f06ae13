/**
 * Schedules requests per host: how many run at once, how far apart they start, and how long the host is left
 * alone after asking for it. Hosts are independent of each other. State is per process: several servers count as
 * several visitors.
 */
import { Away } from '#sources/source/source.ts'
import { createQueue, type Queue } from '#store/queue.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

export type HostPace = {
  /** Between the starts of two requests. */
  secondsBetween: number
  atOnce: number
}

export type Delay = (ms: number, signal: AbortSignal | undefined) => Promise<void>

export type HostScheduler = {
  /** Runs `work` when its turn comes. Throws Away if the host has asked for a long pause. */
  take<T>(
    host: string,
    pace: HostPace,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ): Promise<T>
  /**
   * Waits like `take`, but without occupying a slot: for a request redirected from another host, where it already
   * holds a slot, and for anything such a request waits for. Otherwise two hosts that redirect to each other
   * would deadlock.
   */
  keepDistance(host: string, pace: HostPace, signal: AbortSignal | undefined): Promise<void>
  /**
   * The request that had its turn begins only now, because it waited for something else: the distance to the next one
   * counts from here.
   */
  begin(host: string, pace: HostPace): void
  /** Nothing is sent to the host before `until`. */
  pause(host: string, until: Date): void
}

/** Pauses up to this length are waited for within a run. */
export const MAX_WAIT_MS = 30_000
/** Above this number of hosts, idle ones are dropped. */
const MAX_IDLE_HOSTS = 1_000

type Host = {
  queue: Queue
  /** Milliseconds since 1970, by the given clock. */
  nextAt: number
  pausedUntil: number
}

export function createHostScheduler(clock: Clock, delay: Delay): HostScheduler {
  const hosts = new Map<string, Host>()
  const nowMs = () => clock.now().getTime()

  function hostOf(name: string): Host {
    const known = hosts.get(name)
    if (known) return known
    if (hosts.size >= MAX_IDLE_HOSTS) forgetIdle()
    const host = { queue: createQueue({ atOnce: 1 }), nextAt: 0, pausedUntil: 0 }
    hosts.set(name, host)
    return host
  }

  function forgetIdle() {
    const now = nowMs()
    for (const [name, { queue, nextAt, pausedUntil }] of hosts) {
      if (queue.isIdle() && Math.max(nextAt, pausedUntil) <= now) hosts.delete(name)
    }
  }

  /** Resolves when the host may be asked: the last request is far enough back, and no pause is left. */
  async function untilReady(name: string, host: Host, betweenMs: number, signal?: AbortSignal) {
    for (;;) {
      signal?.throwIfAborted()
      const now = nowMs()
      if (host.pausedUntil - now > MAX_WAIT_MS) {
        throw new Away('busy', `${name} asked us to wait.`, new Date(host.pausedUntil))
      }
      // If the clock was set back, don't wait for the difference.
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
    take(name, pace, signal, work) {
      const host = hostOf(name)
      host.queue.resize(pace.atOnce)
      const askWhenReady = async () => {
        await untilReady(name, host, pace.secondsBetween * 1_000, signal)
        return work()
      }
      return host.queue.run(askWhenReady, { signal })
    },
    keepDistance(name, pace, signal) {
      return untilReady(name, hostOf(name), pace.secondsBetween * 1_000, signal)
    },
    begin(name, pace) {
      const host = hostOf(name)
      host.nextAt = Math.max(host.nextAt, nowMs() + pace.secondsBetween * 1_000)
    },
    pause(name, until) {
      const host = hostOf(name)
      host.pausedUntil = Math.max(host.pausedUntil, until.getTime())
    },
  }
}
