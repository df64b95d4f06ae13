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
    'Nothing new since your last visit. Below is what was there before.',
    'Remove this filter',
    '/jobs?query=rust&remote=true&sort=newest',
  ],
  [
    'nothing is new, and that was all that was asked',
    { newSince: '2026-03-01T09:05:00.000Z' },
    {},
    'Nothing new since 1 March 2026 at 09:05 UTC. Below is what was there before.',
    'Remove this filter',
    '/jobs?query=rust&sort=newest',
  ],
  [
    'the other filters leave nothing either',
    { newSince: 'last_visit', remote: true },
    {},
    'No job fits all of these filters. Below is every job without them.',
    'Clear filters',
    '/jobs?query=rust&sort=newest',
  ],
])('when %s, it is said so with a way back', (_, asked, shown, text, label, href) => {
  const notices = searchNotices({
    ...NOTHING_ODD,
    asked: ask(asked),
    shown: ask(shown),
    unfiltered: ask({}),
  })
  expect(notices).toEqual([expect.objectContaining({ text, way: { label, href } })])
})

test('a list of what was asked needs no words, and an empty one has its own', () => {
  const asked = ask({ remote: true })
  const same = { asked, shown: asked, unfiltered: ask({}) }
  expect(searchNotices({ ...NOTHING_ODD, ...same })).toEqual([])
  expect(searchNotices({ ...NOTHING_ODD, ...same, shown: ask({}), total: 0 })).toEqual([])
})

test('whoever asks for a visit that nobody remembers gets an age instead', () => {
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
