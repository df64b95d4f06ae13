import { expect, test } from 'vitest'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { searchNotices } from './search-notices.ts'

const ask = (query: Partial<JobQuery>): JobQuery => ({ ...EMPTY_QUERY, text: 'rust', ...query })
const NOTHING_ODD = { total: 9, isVisitUnknown: false, isMatchUnknown: false }

test.each<[string, Partial<JobQuery>, Partial<JobQuery>, string, string, string]>([
  [
    'nothing is new since the last visit',
    { newSince: 'last_visit', remote: true },
    { remote: true },
    'Nothing new since your last visit. Here are the earlier jobs.',
    'Remove this filter',
    '/jobs?query=rust&remote=true&sort=newest',
  ],
  [
    'nothing is new and no other filter is set',
    { newSince: '2026-03-01T09:05:00.000Z' },
    {},
    'Nothing new since March 1, 2026 at 09:05 UTC. Here are the earlier jobs.',
    'Remove this filter',
    '/jobs?query=rust&sort=newest',
  ],
  [
    'the other filters match nothing either',
    { newSince: 'last_visit', remote: true },
    {},
    'No jobs match all of these filters. Showing results without them.',
    'Clear filters',
    '/jobs?query=rust&sort=newest',
  ],
])('when %s, a notice says so and links back', (_, asked, shown, text, label, href) => {
  const notices = searchNotices({
    ...NOTHING_ODD,
    asked: ask(asked),
    shown: ask(shown),
    unfiltered: ask({}),
  })
  expect(notices).toEqual([expect.objectContaining({ text, way: { label, href } })])
})

test('results as requested need no notice, and neither does an empty list', () => {
  const asked = ask({ remote: true })
  const same = { asked, shown: asked, unfiltered: ask({}) }
  expect(searchNotices({ ...NOTHING_ODD, ...same })).toEqual([])
  expect(searchNotices({ ...NOTHING_ODD, ...same, shown: ask({}), total: 0 })).toEqual([])
})

test('an unknown last visit offers a filter by age instead', () => {
  const asked = ask({ remote: true })
  const notices = searchNotices({
    ...NOTHING_ODD,
    asked,
    shown: asked,
    unfiltered: ask({}),
    isVisitUnknown: true,
  })
  expect(notices.map(({ way }) => way.href)).toEqual([
    '/jobs?query=rust&remote=true&firstSeen=ua_24h&sort=newest',
  ])
})
