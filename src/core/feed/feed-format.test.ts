import { expect, test } from 'vitest'
import { EMPTY_QUERY, LAST_VISIT } from '#core/search/query.ts'
import { formatQueryParams } from '#core/search/query-params.ts'
import { feedAddress, toFeedSearch, toFollowed } from './feed-format.ts'

test.each([
  ['/jobs', '/jobs.rss'],
  ['/jobs?query=c%23&remote=true', '/jobs.rss?query=c%23&remote=true'],
  ['/companies/acme', '/companies/acme.rss'],
  ['/jobs?query=what?', '/jobs.rss?query=what?'],
])('the feed of %s is %s', (page, feed) => expect(feedAddress(page, 'rss')).toBe(feed))

test('order, paging and what depends on the person are not part of a feed', () => {
  const query = {
    ...EMPTY_QUERY,
    text: 'rust',
    remote: true,
    salaryMin: 0,
    newSince: LAST_VISIT,
    matchMin: 70,
    sort: 'salary_high_to_low',
    page: 3,
    perPage: 100,
  } as const

  expect(formatQueryParams(toFollowed(query))).toBe('query=rust&remote=true')
  expect(formatQueryParams(toFeedSearch(query))).toBe(
    'query=rust&remote=true&sort=recently_found&perPage=50',
  )
})

test('a time that is the same for everyone stays part of a feed', () => {
  const newSince = '2026-03-01T00:00:00.000Z'
  expect(toFollowed({ ...EMPTY_QUERY, newSince }).newSince).toBe(newSince)
})
