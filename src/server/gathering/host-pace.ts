/**
 * How fast each host may be asked: slowly, except where its owner documents a higher limit. A delay in its
 * robots.txt always applies.
 */
import { entryOf } from '#core/text/entry-of.ts'
import type { HostPace } from './host-scheduler.ts'

export const USUAL_PACE: HostPace = { secondsBetween: 1, atOnce: 2 }

/** Half of the documented limit, so that a second server with the same boards stays within it too. */
const DOCUMENTED_PACES: Readonly<Record<string, HostPace>> = {
  // 10 requests a second, 8 at once: developers.smartrecruiters.com, "Rate limiting".
  'api.smartrecruiters.com': { secondsBetween: 0.2, atOnce: 4 },
  // Designed to be called by career pages for every visitor: developers.greenhouse.io, "Job Board API".
  'boards-api.greenhouse.io': { secondsBetween: 0.25, atOnce: 4 },
  // 10,000 requests an hour per address: hn.algolia.com/api.
  'hn.algolia.com': { secondsBetween: 0.75, atOnce: 2 },
  // 25 requests a minute: developer.adzuna.com, API terms.
  'api.adzuna.com': { secondsBetween: 5, atOnce: 1 },
  // More than two requests a minute are refused: remotive.com/api.
  'remotive.com': { secondsBetween: 40, atOnce: 1 },
}

/**
 * Caps longer `Crawl-delay` values: at one minute, a board of a hundred jobs would take over an hour and a half.
 */
const MAX_CRAWL_DELAY_SECONDS = 30

export function paceOf(
  host: string,
  usual: HostPace,
  { crawlDelay = 0, leastSeconds = 0 }: { crawlDelay?: number; leastSeconds?: number },
): HostPace {
  const documented = usual === USUAL_PACE ? entryOf(DOCUMENTED_PACES, host) : undefined
  const { secondsBetween, atOnce } = documented ?? usual
  const asked = Math.min(Number.isFinite(crawlDelay) ? crawlDelay : 0, MAX_CRAWL_DELAY_SECONDS)
  return {
    secondsBetween: Math.max(secondsBetween, asked, leastSeconds),
    atOnce: asked > 0 ? 1 : atOnce,
  }
}
