/**
 * How fast hosts may be asked: slowly, but where their owners wrote down more. What their robots.txt asks for holds in
 * any case.
 */
import type { HostPace } from './host-turns.ts'

export const USUAL_PACE: HostPace = { secondsBetween: 1, atOnce: 2 }

/** Half of what is written, so that a second server with the same boards is still within it. */
const WRITTEN_PACES: Readonly<Record<string, HostPace>> = {
  // Ten a second and eight at once: developers.smartrecruiters.com, "Rate limiting".
  'api.smartrecruiters.com': { secondsBetween: 0.2, atOnce: 4 },
  // Made to be read by pages of careers, each visitor of which asks it: developers.greenhouse.io, "Job Board API".
  'boards-api.greenhouse.io': { secondsBetween: 0.25, atOnce: 4 },
  // 10,000 an hour from one address: hn.algolia.com/api.
  'hn.algolia.com': { secondsBetween: 0.75, atOnce: 2 },
  // 25 a minute: developer.adzuna.com, terms of the API.
  'api.adzuna.com': { secondsBetween: 5, atOnce: 1 },
  // More than twice a minute is refused: remotive.com/api.
  'remotive.com': { secondsBetween: 40, atOnce: 1 },
}

/** A `Crawl-delay` that is longer is not waited for: a board of a hundred jobs would take an hour. */
const MAX_CRAWL_DELAY_SECONDS = 30

export function paceOf(
  host: string,
  usual: HostPace,
  { crawlDelay = 0, leastSeconds = 0 }: { crawlDelay?: number; leastSeconds?: number },
): HostPace {
  const known = usual === USUAL_PACE && Object.hasOwn(WRITTEN_PACES, host)
  const { secondsBetween, atOnce } = (known && WRITTEN_PACES[host]) || usual
  const asked = Math.min(Number.isFinite(crawlDelay) ? crawlDelay : 0, MAX_CRAWL_DELAY_SECONDS)
  return {
    secondsBetween: Math.max(secondsBetween, asked, leastSeconds),
    atOnce: asked > 0 ? 1 : atOnce,
  }
}
