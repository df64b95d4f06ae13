import { expect, test } from 'vitest'
import { EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { fallbackHeading, searchNotices } from './search-notices.ts'

const ask = (query: Partial<JobQuery>): JobQuery => ({ ...EMPTY_QUERY, text: 'rust', ...query })
const NOTHING_ODD = { filters: 2, isVisitUnknown: false, isMatchUnknown: false }

test.each<[string, Partial<JobQuery>, Partial<JobQuery>, string, string, string]>([
  [
    'nothing is new since the last visit',
    { newSince: 'last_visit', remote: true },
    { remote: true },
    'Nothing new since your last visit. Earlier jobs are below.',
    'Remove this filter',
    '/jobs?query=rust&remote=true&sort=newest',
  ],
  [
    'nothing is new and no other filter is set',
    { newSince: '2026-03-01T09:05:00.000Z' },
    {},
    'Nothing new since March 1, 2026 at 09:05 UTC. Earlier jobs are below.',
    'Remove this filter',
    '/jobs?query=rust&sort=newest',
  ],
  [
    'the other filters match nothing either',
    { newSince: 'last_visit', remote: true },
    {},
    'No jobs match all of these filters. Jobs without them are below.',
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

test.each<[string, Partial<JobQuery>, number, string, string]>([
  [
    'one filter',
    { remote: true },
    1,
    'No jobs match this filter. Jobs without it are below.',
    '1,450 jobs without this filter',
  ],
  [
    'an unknown place',
    { location: 'Qwertyville; Berlin', remote: true },
    3,
    'We don’t recognize “Qwertyville”. Check the spelling, or try a city or country nearby.',
    '1,450 jobs without these filters',
  ],
])('%s without jobs is named', (_, query, filters, text, heading) => {
  const asked = ask(query)
  const shown = ask({})
  const notices = searchNotices({ ...NOTHING_ODD, asked, shown, unfiltered: shown, filters })
  expect(notices.map((notice) => notice.text)).toEqual([text])
  expect(fallbackHeading({ asked, shown, filters, total: 1450 })).toBe(heading)
})

test('earlier jobs have a heading of their own', () => {
  const asked = ask({ newSince: 'last_visit', remote: true })
  const shown = ask({ remote: true })
  expect(fallbackHeading({ asked, shown, filters: 2, total: 1 })).toBe('1 earlier job')
})

test('results as requested need no notice', () => {
  const asked = ask({ remote: true })
  const same = { asked, shown: asked, unfiltered: ask({}) }
  expect(searchNotices({ ...NOTHING_ODD, ...same })).toEqual([])
  expect(fallbackHeading({ ...same, filters: 1, total: 3 })).toBe(null)
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

test.each<[JobQuery['workSettings'], string[]]>([
  [[], []],
  [['remote', 'hybrid'], []],
  [['hybrid'], ['“Remote only” leaves out most “Hybrid” jobs.']],
  [['hybrid', 'onsite'], ['“Remote only” leaves out most “Hybrid” and “On-site” jobs.']],
])('“Remote only” beside the settings %j: %j', (workSettings, texts) => {
  const asked = ask({ remote: true, workSettings })
  const notices = searchNotices({ ...NOTHING_ODD, asked, shown: asked, unfiltered: ask({}) })
  expect(notices.map(({ text }) => text)).toEqual(texts)
  for (const { way } of notices) expect(way.href).not.toContain('remote=')
})
