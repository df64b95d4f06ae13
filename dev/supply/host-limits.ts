/**
 * What hosts bear in the simulation, and whether a request breaks it. Where a limit is known, it is the host's own;
 * where none is known, the pace that the product promises to keep is the limit.
 */
import { sourceNamed } from '#sources/adapters/sources.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

export type HostLimit = {
  /** At most so many requests within any such time. */
  requests: number
  withinMs: number
  /** Requests at the same time. */
  atOnce: number
}

/** Known of the hosts themselves; each is named in the source's file, under `load`. */
const KNOWN: Readonly<Record<string, HostLimit>> = {
  // 8 a second were answered; 8 at once are documented.
  smartrecruiters: { requests: 8, withinMs: 1_000, atOnce: 8 },
  // The 62nd of many requests in a row was refused.
  teamtailor: { requests: 61, withinMs: 60_000, atOnce: Number.POSITIVE_INFINITY },
  // Crawl-delay: 1
  lever: { requests: 1, withinMs: 1_000, atOnce: 1 },
}

/** An employer's own host, such as acme.recruitee.com, beside the limit that all hosts of its system share. */
export const OWN_HOST_LIMIT: HostLimit = {
  requests: 1,
  withinMs: USUAL_LOAD.secondsBetween * 1_000,
  atOnce: USUAL_LOAD.atOnce,
}

/** `slowness`: how many times slower than the real ones the hosts are. */
export function limitOf(source: string, slowness: number): HostLimit {
  const load = sourceNamed(source)?.load ?? USUAL_LOAD
  const ours = { requests: 1, withinMs: load.secondsBetween * 1_000, atOnce: load.atOnce }
  const limit = KNOWN[source] ?? ours
  return { ...limit, withinMs: limit.withinMs * slowness }
}

/** Requests a second that the limit allows in the long run. */
export const perSecond = ({ requests, withinMs }: HostLimit) => (requests * 1_000) / withinMs

export type Counter = {
  /** Counts a request that begins. False if it breaks the limit. */
  begin(nowMs: number): boolean
  end(): void
}

export function createCounter({ requests, withinMs, atOnce }: HostLimit): Counter {
  /** The last requests, as many as are allowed within the time. */
  const last: number[] = []
  let running = 0
  return {
    begin(nowMs) {
      const isTooSoon = last.length === requests && nowMs - (last[0] as number) < withinMs
      running++
      last.push(nowMs)
      if (last.length > requests) last.shift()
      return !isTooSoon && running <= atOnce
    },
    end() {
      running--
    },
  }
}
