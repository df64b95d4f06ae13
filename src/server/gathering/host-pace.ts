/**
 * How fast each host may be asked: slowly, except where a source knows better (`load` of `#sources/source/source.ts`).
 * A delay in its robots.txt always applies.
 */
import { SOURCES } from '#sources/adapters/sources.ts'
import { type Ceiling, USUAL_LOAD } from '#sources/source/source-load.ts'
import type { HostPace } from './host-scheduler.ts'

export const USUAL_PACE: HostPace = {
  secondsBetween: USUAL_LOAD.secondsBetween,
  atOnce: USUAL_LOAD.atOnce,
}

/** A host that many boards share, with its subdomains. */
export type Lane = HostPace & { name: string; ceilings?: readonly Ceiling[] }

const LANES: ReadonlyMap<string, Lane> = new Map(
  SOURCES.flatMap(({ load: { hosts, secondsBetween, atOnce, ceilings = [] } }) =>
    hosts.map((name) => [name, { name, secondsBetween, atOnce, ceilings }] as const),
  ),
)

/** Null for a host that no source names. */
export function laneOfHost(host: string): Lane | null {
  const lane = LANES.get(host)
  if (lane) return lane
  const dot = host.indexOf('.')
  return dot === -1 ? null : laneOfHost(host.slice(dot + 1))
}

/**
 * Caps longer `Crawl-delay` values: at one minute, a board of a hundred jobs would take over an hour and a half.
 */
const MAX_CRAWL_DELAY_SECONDS = 30

/** The pace of one host. A subdomain of a lane has the usual one, beside that of the lane. */
export function paceOf(
  host: string,
  usual: HostPace,
  { crawlDelay = 0, leastSeconds = 0 }: { crawlDelay?: number; leastSeconds?: number },
): HostPace {
  const known = usual === USUAL_PACE ? LANES.get(host) : undefined
  const { secondsBetween, atOnce } = known ?? usual
  const asked = Math.min(Number.isFinite(crawlDelay) ? crawlDelay : 0, MAX_CRAWL_DELAY_SECONDS)
  return {
    secondsBetween: Math.max(secondsBetween, asked, leastSeconds),
    atOnce: asked > 0 ? 1 : atOnce,
  }
}
