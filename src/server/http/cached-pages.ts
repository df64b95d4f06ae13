/**
 * Which requests may be answered from the page cache, which answers may be stored in it, and for how long. Anything
 * that is not listed here is rendered for its own visitor.
 */
import { PERSONAL_PARAMETERS } from '#core/search/query-params.ts'

/**
 * These change what the visitor's browser keeps, or ask about the visitor: where one lives is remembered in a cookie,
 * `newSince` may start a visit, and matches need a person.
 */
const OF_ONE_VISITOR = new Set(['eligibleFrom', 'mayWorkIn', 'newSince', 'matchMin'])

const SEARCH = new Set(Object.keys(PERSONAL_PARAMETERS).filter((name) => !OF_ONE_VISITOR.has(name)))
const NONE: ReadonlySet<string> = new Set()

/**
 * Public pages that are the same for every visitor, and the parameters that they read. Other parameters could fill the
 * cache with copies of one page.
 */
const PAGES: readonly (readonly [path: RegExp, parameters: ReadonlySet<string>])[] = [
  [/^\/$/, NONE],
  [/^\/jobs$/, SEARCH],
  [/^\/jobs\/[1-9]\d{0,15}$/, NONE],
  [/^\/salaries$/, new Set(['role', 'level', 'location', 'currency'])],
  [/^\/trends$/, new Set(['skill'])],
  [/^\/companies$/, new Set(['query', 'page', 'sort'])],
  [/^\/companies\/[a-z\d-]{1,120}$/, NONE],
  [/^\/(?:about|resources|post-a-job|sitemap|terms|privacy|cookies|accessibility)$/, NONE],
]

/** Longer addresses are rare, and each would take its own place. */
const MAX_ADDRESS = 600

/**
 * With these, an answer may be for one person. Any cookie counts: visitors without an account have none, unless they
 * asked for something that is only theirs.
 */
const PERSONAL_HEADERS = ['cookie', 'authorization']

/**
 * The address under which a request's page is cached: path and query exactly as sent, so that two spellings never share
 * a page. Null if the request must not be answered from the cache. Host and headers play no part: a shared page is
 * rendered from this address alone.
 */
export function cachedAddress(
  { method, url }: { method: string; url: string },
  header: (name: string) => string | undefined,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const { pathname, search, searchParams } = new URL(url)
  const page = PAGES.find(([path]) => path.test(pathname))
  if (!page || pathname.length + search.length > MAX_ADDRESS) return null
  if (PERSONAL_HEADERS.some((name) => header(name) !== undefined)) return null
  const [, parameters] = page
  return [...searchParams.keys()].every((name) => parameters.has(name)) ? pathname + search : null
}

/** These say that an answer is for one visitor, was made from unknown headers, or has a policy of its own. */
const NEVER_STORED = ['set-cookie', 'vary', 'content-encoding', 'content-security-policy']

/** Only complete pages that any shared cache could store too. */
export const isStorable = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 &&
  headers.get('content-type') === 'text/html; charset=utf-8' &&
  headers.get('cache-control') === 'no-cache' &&
  !NEVER_STORED.some((name) => headers.has(name))

/**
 * Pages may be 5 seconds behind the database. The index may already be 2 seconds behind, and what a page was rendered from
 * 1 second more (src/server/search/recent-answers.ts), which leaves 2.
 */
export const MAX_AGE_MS = 2_000
/**
 * A changed index outdates every page, and while boards are read it changes many times a second. A page is used for this
 * long in any case, so that the most requested ones are rendered at most once a second.
 */
export const MIN_AGE_MS = 1_000

/**
 * Whether a page may still be sent. All times are milliseconds of one monotonic clock; `begunAt` is before the page's
 * data was read, and `changedAt` when the index last changed.
 */
export function isCurrent(begunAt: number, { now, changedAt }: { now: number; changedAt: number }) {
  const age = now - begunAt
  return age < (begunAt > changedAt ? MAX_AGE_MS : MIN_AGE_MS)
}
