/**
 * The search as browsers and other programs add it (OpenSearch 1.1): a description, and suggestions while somebody
 * types.
 */
import { Hono } from 'hono'
import { MAX_QUERY_TEXT } from '#core/search/query-params.ts'
import { type NextSearch, suggestions } from '#work/job/suggestions.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { answerIfChanged } from './answer-if-changed.ts'
import { writeXml } from './write-xml.ts'

const DESCRIPTION_TYPE = 'application/opensearchdescription+xml'
const SUGGESTIONS_TYPE = 'application/x-suggestions+json'
const SUGGESTIONS_PATH = '/opensearch/suggestions'
const SUGGESTIONS = 10

/** Browsers replace this by what was typed, encoded. */
const TERMS = '{searchTerms}'

export function createOpenSearch(services: Pick<Services, 'db' | 'search' | 'settings'>) {
  const { publicUrl } = services.settings
  const app = new Hono()

  app.get('/opensearch.xml', (c) =>
    answerIfChanged(c, {
      body: describe(publicUrl),
      type: `${DESCRIPTION_TYPE}; charset=utf-8`,
      headers: { 'Cache-Control': 'public, max-age=86400' },
    }),
  )

  app.get(SUGGESTIONS_PATH, async (c) => {
    const typed = c.req.query('query') ?? ''
    const text = typed.trim().slice(0, MAX_QUERY_TEXT)
    const found = await suggestions(services, text || null, SUGGESTIONS)
    return c.body(JSON.stringify(toAnswer(typed, found, publicUrl)), 200, {
      'Content-Type': `${SUGGESTIONS_TYPE}; charset=utf-8`,
      'Cache-Control': 'public, max-age=60',
      'X-Robots-Tag': 'noindex',
    })
  })

  return app
}

/** What was typed, completions, a description of each, and where each leads. */
function toAnswer(typed: string, found: readonly NextSearch[], publicUrl: string) {
  return [
    typed,
    found.map(({ text }) => text),
    found.map(({ count }) => (count === 1 ? '1 job' : `${count.toLocaleString('en')} jobs`)),
    found.map((suggestion) => `${publicUrl}/jobs?${paramOf(suggestion)}`),
  ]
}

function paramOf({ kind, text, slug }: NextSearch): string {
  if (kind === 'place') return `location=${encodeURIComponent(text)}`
  if (slug !== null) return `company=${encodeURIComponent(slug)}`
  return `query=${encodeURIComponent(text)}`
}

function describe(publicUrl: string): string {
  return writeXml({
    OpenSearchDescription: {
      '@xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
      ShortName: 'Rolecall', // at most 16 characters
      Description: 'Search jobs in the tech industry, each listed once.',
      Tags: 'jobs tech remote',
      Language: 'en',
      InputEncoding: 'UTF-8',
      OutputEncoding: 'UTF-8',
      Image: [
        {
          '@width': '16',
          '@height': '16',
          '@type': 'image/x-icon',
          '#text': `${publicUrl}/favicon.ico`,
        },
        {
          '@width': '192',
          '@height': '192',
          '@type': 'image/png',
          '#text': `${publicUrl}/icon-192.png`,
        },
      ],
      Url: [
        { '@type': 'text/html', '@template': `${publicUrl}/jobs?query=${TERMS}` },
        {
          '@type': SUGGESTIONS_TYPE,
          '@template': `${publicUrl}${SUGGESTIONS_PATH}?query=${TERMS}`,
        },
        {
          '@type': 'application/rss+xml',
          '@template': `${publicUrl}/jobs.rss?query=${TERMS}`,
        },
        {
          '@type': 'application/atom+xml',
          '@template': `${publicUrl}/jobs.atom?query=${TERMS}`,
        },
        {
          '@type': DESCRIPTION_TYPE,
          '@rel': 'self',
          '@template': `${publicUrl}/opensearch.xml`,
        },
      ],
    },
  })
}
