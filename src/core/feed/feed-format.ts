/**
 * The formats in which a list of jobs can be followed, and the addresses of its feeds. A feed has the address of its
 * page with an ending: `/jobs.rss?query=rust` follows `/jobs?query=rust`.
 */
import {
  DEFAULT_CURRENCY,
  DEFAULT_PAGE_SIZE,
  defaultSort,
  type JobQuery,
  LAST_VISIT,
} from '#core/search/query.ts'

export const FEED_FORMATS = [
  { ending: 'rss', name: 'RSS', mediaType: 'application/rss+xml' },
  { ending: 'atom', name: 'Atom', mediaType: 'application/atom+xml' },
  { ending: 'json', name: 'JSON Feed', mediaType: 'application/feed+json' },
] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
export type FeedEnding = FeedFormat['ending']

/** How many jobs a feed has at most. */
export const FEED_SIZE = 50

/** The address of a page's feed. `page` has a path and may have a query. */
export function feedAddress(page: string, ending: FeedEnding): string {
  const [path = '', ...query] = page.split('?')
  return [`${path}.${ending}`, ...query].join('?')
}

/**
 * The part of a search that a feed can follow: without order and paging, and without what depends on the person. Two
 * searches with the same jobs have the same feed.
 */
export const toFollowed = (query: JobQuery): JobQuery => ({
  ...query,
  salaryMin: query.salaryMin || null, // forms without JavaScript send 0
  salaryCurrency: query.salaryMin || query.salaryMax ? query.salaryCurrency : DEFAULT_CURRENCY,
  newSince: query.newSince === LAST_VISIT ? null : query.newSince,
  matchMin: null,
  sort: defaultSort(query.text),
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
})

/** What a feed asks the search for: jobs come in the order in which they were found, so that none is missed. */
export const toFeedSearch = (query: JobQuery): JobQuery => ({
  ...toFollowed(query),
  sort: 'recently_found',
  perPage: FEED_SIZE,
})
