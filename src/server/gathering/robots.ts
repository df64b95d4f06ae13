/**
 * What a host's robots.txt allows us (RFC 9309). It is read before anything else on the host and cached for a
 * day. A missing file allows everything; a file that can't be read at the moment allows nothing until it can.
 */
import robotsParser from 'robots-parser'
import { RequestProblem } from '#server/outgoing/request-problem.ts'
import type { SafeAnswer, SafeFetch } from '#server/outgoing/safe-fetch.ts'
import { ROBOT_NAME } from '#server/outgoing/user-agent.ts'
import { Away } from '#sources/source/source.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

export type Robots = {
  /** Throws Away if the URL is disallowed. Returns the delay that the host wants between requests, in seconds. */
  require(url: URL): Promise<{ crawlDelay: number }>
}

type Rules = ReturnType<typeof robotsParser> | 'all allowed'
type Kept = { until: number; rules: Promise<Rules> }

const DAY_MS = 24 * 3_600_000
/** A host whose robots.txt failed is asked again after this time; all its boards wait. */
const AWAY_MS = 5 * 60_000
/** The minimum that the standard requires parsers to handle. Rules beyond this are ignored. */
const MAX_BYTES = 500 * 1024
const LIMITS = { totalMs: 15_000, maxBytes: Number.MAX_SAFE_INTEGER, maxRedirects: 5 }
const MAX_HOSTS = 5_000

export function createRobots(
  { safe, clock, userAgent }: { safe: SafeFetch; clock: Clock; userAgent: string },
  /** Runs the work when it is our turn at the host. */
  turn: <T>(url: URL, work: () => Promise<T>) => Promise<T>,
): Robots {
  const kept = new Map<string, Kept>()

  function rulesOf(url: URL): Promise<Rules> {
    const now = clock.now().getTime()
    const known = kept.get(url.origin)
    if (known && known.until > now) return known.rules
    if (kept.size >= MAX_HOSTS)
      for (const [origin, { until }] of kept) if (until <= now) kept.delete(origin)
    const rules = turn(url, () => read(url))
    const mine: Kept = { until: now + DAY_MS, rules }
    kept.set(url.origin, mine)
    rules.catch((error: unknown) => {
      // A cancelled request says nothing about the host.
      if (error instanceof Away) mine.until = now + AWAY_MS
      else kept.delete(url.origin)
    })
    return rules
  }

  async function read({ origin, host }: URL): Promise<Rules> {
    const away = (why: string) =>
      new Away(
        'unreachable',
        `${host} is not read for now: its robots.txt ${why}.`,
        new Date(clock.now().getTime() + AWAY_MS),
      )
    const url = `${origin}/robots.txt`
    let answer: SafeAnswer
    try {
      const headers = { 'user-agent': userAgent, accept: 'text/plain, */*;q=0.1' }
      answer = await safe.ask({ url, headers, limits: LIMITS })
      if (answer.status >= 200 && answer.status < 300) {
        return robotsParser(url, await beginningOf(answer))
      }
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error
      if (error.code === 'bad_redirect') return 'all allowed' // 2.3.1.2: over five redirects count as no file
      if (error.code === 'blocked_address' || error.code === 'bad_address') {
        throw new Away('blocked', `${host} is not a public internet address.`)
      }
      throw away('cannot be reached')
    }
    answer.drop()
    if (answer.status === 429 || answer.status >= 500) throw away(`answers ${answer.status}`)
    return 'all allowed'
  }

  return {
    async require(url) {
      const rules = await rulesOf(url)
      if (rules === 'all allowed') return { crawlDelay: 0 }
      if (rules.isAllowed(url.href, ROBOT_NAME) === false) {
        throw new Away('forbidden', `The robots.txt of ${url.host} does not allow us to read this.`)
      }
      return { crawlDelay: rules.getCrawlDelay(ROBOT_NAME) ?? 0 }
    },
  }
}

async function beginningOf({ body }: SafeAnswer): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= MAX_BYTES) break
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_BYTES))
}
