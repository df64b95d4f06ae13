import { expect, test } from 'vitest'
import { defaultSort, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { activeFilters, jobsAddress, placeLinks, withoutFilters } from './active-filters.ts'

const asking = (change: Partial<JobQuery>): JobQuery => ({
  ...EMPTY_QUERY,
  sort: defaultSort(change.text ?? null),
  ...change,
})

test('a search with words alone has no filters', () => {
  expect(activeFilters(asking({ text: 'rust', sort: 'oldest', page: 3 }))).toEqual([])
})

test.each<[Partial<JobQuery>, { label: string; href: string }[]]>([
  [
    { tags: ['C++', 'Go'], page: 2 },
    [
      { label: 'C++', href: '/jobs?tags=Go' },
      { label: 'Go', href: '/jobs?tags=C%2B%2B' },
    ],
  ],
  [{ text: 'rust', remote: true }, [{ label: 'Remote only', href: '/jobs?query=rust' }]],
  [{ posted: 'last7' }, [{ label: 'Last 7 days', href: '/jobs' }]],
  [{ posted: 'ua_gt1m' }, [{ label: 'Older than 30 days', href: '/jobs' }]],
  [{ firstSeen: 'last3' }, [{ label: 'Added in the last 3 days', href: '/jobs' }]],
  [{ firstSeen: 'ua_gt1m' }, [{ label: 'On Rolecall for more than 30 days', href: '/jobs' }]],
  [
    { salaryMin: 95_000, salaryMax: 120_000 },
    [
      { label: 'From $95k', href: '/jobs?salaryMax=120000' },
      { label: 'Up to $120k', href: '/jobs?salaryMin=95000' },
    ],
  ],
  [
    { salaryMin: 80_000, salaryCurrency: 'EUR', salaryStated: true },
    [
      { label: 'From €80k', href: '/jobs?salaryCurrency=EUR&salaryStated=true' },
      { label: 'With a stated salary', href: '/jobs?salaryMin=80000&salaryCurrency=EUR' },
    ],
  ],
  [
    { salaryMin: 12_500_000, salaryCurrency: 'JPY' },
    [{ label: 'From ¥12.5M', href: '/jobs?salaryCurrency=JPY' }],
  ],
  [{ salaryMin: 0 }, []],
  [
    { overlapHours: 4, timeZone: 'America/New_York' },
    [{ label: 'At least 4 hours of overlap with New York time', href: '/jobs' }],
  ],
  [
    { overlapHours: 1, timeZone: 'UTC' },
    [{ label: 'At least 1 hour of overlap with UTC time', href: '/jobs' }],
  ],
  [{ levels: ['lead'] }, [{ label: 'Lead/Executive', href: '/jobs' }]],
])('%j can be removed one value at a time', (change, filters) => {
  expect(activeFilters(asking(change))).toEqual(filters)
})

test('clearing the filters keeps the words, the order and the page size', () => {
  const query = asking({ text: 'go', tags: ['Go'], sort: 'oldest', perPage: 50, page: 4 })
  expect(jobsAddress(withoutFilters(query))).toBe('/jobs?query=go&sort=oldest&perPage=50')
})

test('the first place is added without remote jobs from elsewhere, which its count leaves out', () => {
  expect(placeLinks(EMPTY_QUERY, [{ value: 'Berlin', count: 7 }])).toEqual([
    {
      value: 'Berlin',
      count: 7,
      isChosen: false,
      href: '/jobs?location=Berlin&excludeRemote=true',
    },
  ])
})

test('a place is added to the filter by its link, and the chosen one removed', () => {
  const counts = [
    { value: 'Berlin', count: 7 },
    { value: 'London', count: 3 },
  ]
  expect(placeLinks({ ...EMPTY_QUERY, location: 'berlin', remote: true, page: 2 }, counts)).toEqual(
    [
      { value: 'Berlin', count: 7, isChosen: true, href: '/jobs?remote=true' },
      {
        value: 'London',
        count: 3,
        isChosen: false,
        href: '/jobs?location=berlin%3B+London&remote=true',
      },
    ],
  )
})
