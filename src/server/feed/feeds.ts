/**
 * /jobs.rss, /companies/SLUG.atom and the like: the newest jobs of a search or a company, for feed readers. A feed has
 * only open jobs that match all words of its search: a job that closes is missing from the next answer.
 */
import { type Context, Hono } from 'hono'
import { activeFilters, jobsAddress } from '#app/search/active-filters.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  FEED_FORMATS,
  type FeedEnding,
  type FeedFormat,
  feedAddress,
  toFeedSearch,
  toFollowed,
} from '#core/feed/feed-format.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { describeSearch } from '#core/search/describe-search.ts'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { answerIfChanged, contentTag } from '#server/http/answer-if-changed.ts'
import * as jobs from '#store/jobs.ts'
import * as listings from '#store/listings.ts'
import { companyBySlug, companyNameOf } from '#work/job/companies-at-hand.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { createContentDates } from './content-dates.ts'
import { type Feed, makeFeed } from './feed.ts'
import { writeJsonFeed } from './write-json-feed.ts'
import { writeAtom, writeRss } from './write-xml-feeds.ts'

const WRITERS: Readonly<Record<FeedEnding, (feed: Feed) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
}

const HEADERS = {
  // Short, because a cache must not offer a closed job for long.
  'Cache-Control': 'public, max-age=60',
  // Search engines show the pages; a feed only repeats them. They may follow its links.
  'X-Robots-Tag': 'noindex',
  // Feed readers may run in a browser.
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

type Given = Pick<Services, 'db' | 'search' | 'clock' | 'settings' | 'outageCache'>

export function createFeeds(services: Given) {
  const { db, search, clock, settings } = services
  const { publicUrl } = settings
  const dates = createContentDates(clock)
  const app = new Hono()

  for (const format of FEED_FORMATS) {
    app.get(`/jobs.${format.ending}`, async (c) => {
      const query = readQuery(c)
      const company = query.company === null ? null : await companyNameOf(services, query.company)
      const filters = activeFilters(query, company).map(({ label }) => label)
      return answer(c, format, query, {
        title: describeSearch(query, company),
        description: ['The newest jobs of this search on Rolecall', ...filters].join(' · '),
        page: jobsAddress(query),
      })
    })

    app.get(`/companies/:file{.+\\.${format.ending}}`, async (c) => {
      const slug = c.req.param('file').slice(0, -`.${format.ending}`.length)
      const company = await companyBySlug(services, slug)
      if (!company) throw new Refusal('company_not_found')
      return answer(
        c,
        format,
        { ...EMPTY_QUERY, company: slug },
        {
          title: `Jobs at ${company.name}`,
          description: `The newest jobs at ${company.name} on Rolecall`,
          page: `/companies/${encodeURIComponent(slug)}`,
        },
      )
    })
  }

  return app

  async function answer(
    c: Context,
    format: FeedFormat,
    query: JobQuery,
    about: { title: string; description: string; page: string },
  ) {
    const found = await openJobs(query, c.req.raw.signal)
    const address = feedAddress(about.page, format.ending)
    const feed = makeFeed(
      {
        id: publicUrl + address,
        title: `${about.title} | Rolecall`,
        description: about.description,
        pageUrl: publicUrl + about.page,
        feedUrl: publicUrl + address,
      },
      found,
      {
        publicUrl,
        changedAt: await listings.changedAt(
          db,
          found.map(({ id }) => id),
        ),
      },
    )
    const body = WRITERS[format.ending](feed)
    return answerIfChanged(c, {
      body,
      type: `${format.mediaType}; charset=utf-8`,
      modifiedAt: dates.of(address, contentTag(body)),
      headers: HEADERS,
    })
  }

  /**
   * Empty if no job has all words: the page then leaves some out and says so, but somebody who follows a search would
   * get jobs that they did not ask for.
   */
  async function openJobs(query: JobQuery, signal: AbortSignal): Promise<JobDetail[]> {
    const { ids, reading } = await search.search(toFeedSearch(query), clock.now(), signal)
    if (reading.dropped.length > 0) return []
    const open = new Map<JobId, JobDetail>()
    for (const job of await jobs.openByIds(db, ids)) open.set(job.id, job)
    return ids.flatMap((id) => open.get(id) ?? [])
  }
}

/** The parameters of /jobs; like there, unknown ones are ignored. */
function readQuery(c: Context): JobQuery {
  const { searchParams } = new URL(c.req.url)
  const read = parseQueryParams(searchParams, { unknown: 'ignore', isPersonal: true })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)
  return toFollowed(read.query)
}
