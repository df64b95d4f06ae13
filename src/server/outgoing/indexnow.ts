/**
 * IndexNow: notifies Bing, Yandex, Seznam and other search engines, which share what they receive, of changed
 * pages. They check that we may speak for the host by fetching `/KEY.txt`. https://www.indexnow.org/documentation
 */
import { parseRetryAfter } from '#core/boards/retry-after.ts'
import type { Outcome, SearchEngine } from '#work/announcing/announce-jobs.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import { RequestProblem } from './request-problem.ts'
import type { SafeFetch } from './safe-fetch.ts'

const ENDPOINT = 'https://api.indexnow.org/indexnow'
/** From the documentation. */
const MAX_PAGES = 10_000
const LIMITS = { totalMs: 60_000, maxBytes: 64 * 1024, maxRedirects: 0 }

/** What the answers mean. 202: accepted, and the key will be checked. */
const ACCEPTED = [200, 202]
const PROBLEMS: Readonly<Record<number, string>> = {
  403: 'IndexNow does not accept the key. Search engines must be able to read PUBLIC_URL/INDEXNOW_KEY.txt',
  422: 'IndexNow says that the addresses do not belong to PUBLIC_URL, or the key is invalid',
  429: 'IndexNow says that it was asked too often',
}

type Options = { key: string; publicUrl: string; userAgent: string; safe: SafeFetch; clock: Clock }

export function createIndexNow({ key, publicUrl, userAgent, safe, clock }: Options): SearchEngine {
  return {
    name: 'indexnow',
    maxPages: MAX_PAGES,
    perDay: null,
    takes: () => true,
    async notify(pages): Promise<Outcome> {
      try {
        const { status, headers, drop } = await safe.ask({
          url: ENDPOINT,
          method: 'POST',
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'user-agent': userAgent,
          },
          body: JSON.stringify({
            host: new URL(publicUrl).host,
            key,
            keyLocation: `${publicUrl}/${key}.txt`,
            urlList: pages.map(({ url }) => url),
          }),
          limits: LIMITS,
        })
        drop()
        if (ACCEPTED.includes(status)) return { problem: null, refused: 0 }
        return {
          problem: PROBLEMS[status] ?? `IndexNow answered ${status}`,
          retryAfter: parseRetryAfter(headers.get('retry-after'), clock.now()),
        }
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error
        return { problem: `IndexNow could not be asked: ${error.code}`, retryAfter: null }
      }
    },
  }
}
