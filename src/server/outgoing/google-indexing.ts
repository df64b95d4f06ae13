/**
 * Google's Indexing API, for pages with a JobPosting only: notifies Google that they are new, changed or gone. One request
 * has up to 100 notifications, each with an answer of its own.
 * https://developers.google.com/search/apis/indexing-api/v3/using-api
 */
import { randomUUID } from 'node:crypto'
import { parseRetryAfter } from '#core/boards/retry-after.ts'
import type { ChangedPage, Outcome, SearchEngine } from '#work/announcing/announce-jobs.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import { createAccessTokens, type ServiceAccount } from './google-account.ts'
import { RequestProblem } from './request-problem.ts'
import { readWhole, type SafeFetch } from './safe-fetch.ts'

const SCOPE = 'https://www.googleapis.com/auth/indexing'
const BATCH_URL = 'https://indexing.googleapis.com/batch'
const PUBLISH_PATH = '/v3/urlNotifications:publish'
/** From the documentation. */
const MAX_PAGES = 100
const LIMITS = { totalMs: 60_000, maxBytes: 1024 * 1024, maxRedirects: 0 }

/** With these, the same page may be accepted later. Any other failure is about the page. */
const PROBLEMS: Readonly<Record<number, string>> = {
  401: 'Google does not accept the access token of the service account',
  403: 'Google says that the service account may not do this: is it an owner in Search Console, and is the API enabled?',
  429: 'Google says that the quota is used up',
}

type Options = {
  account: ServiceAccount
  perDay: number
  userAgent: string
  safe: SafeFetch
  clock: Clock
}

export function createGoogleIndexing(options: Options): SearchEngine {
  const { account, perDay, userAgent, safe, clock } = options
  const tokens = createAccessTokens({ account, scope: SCOPE, safe, clock })

  return {
    name: 'google',
    maxPages: MAX_PAGES,
    perDay,
    // A page that has closed has no JobPosting any more.
    takes: ({ isOpen, hasPosting }) => !isOpen || hasPosting,
    async notify(pages) {
      try {
        return await send(pages)
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error
        return { problem: `Google could not be asked: ${error.code}`, retryAfter: null }
      }
    },
  }

  async function send(pages: readonly ChangedPage[]): Promise<Outcome> {
    const token = await tokens.get()
    if (token === null) {
      return { problem: 'Google gives no access token for the service account', retryAfter: null }
    }
    const boundary = `batch_${randomUUID()}`
    const answer = await safe.ask({
      url: BATCH_URL,
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/mixed; boundary=${boundary}`,
        'user-agent': userAgent,
      },
      body: toMultipart(pages, boundary),
      limits: LIMITS,
    })
    const text = Buffer.from(await readWhole(answer)).toString()
    const statuses = answer.status === 200 ? statusesIn(text) : [answer.status]
    if (statuses.includes(401)) tokens.drop()
    const failed = statuses.find((status) => status in PROBLEMS || status >= 500)
    const isComplete = answer.status === 200 && statuses.length === pages.length
    if (failed === undefined && isComplete) {
      return { problem: null, refused: statuses.filter((status) => status >= 300).length }
    }
    const status = failed ?? answer.status
    return {
      problem: PROBLEMS[status] ?? `Google answered ${status} to ${pages.length} notifications`,
      retryAfter: parseRetryAfter(answer.headers.get('retry-after'), clock.now()),
    }
  }
}

function toMultipart(pages: readonly ChangedPage[], boundary: string): string {
  const parts = pages.map(({ url, isOpen }, at) => {
    const body = JSON.stringify({ url, type: isOpen ? 'URL_UPDATED' : 'URL_DELETED' })
    return [
      `--${boundary}`,
      'Content-Type: application/http',
      'Content-Transfer-Encoding: binary',
      `Content-ID: <${at}>`,
      '',
      `POST ${PUBLISH_PATH} HTTP/1.1`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
      '',
    ].join('\r\n')
  })
  return `${parts.join('')}--${boundary}--\r\n`
}

/** The status lines of the parts. Addresses and messages in JSON can't begin a line like this. */
const statusesIn = (multipart: string) =>
  [...multipart.matchAll(/^HTTP\/\d(?:\.\d)? (\d{3})\b/gm)].map(([, status]) => Number(status))
