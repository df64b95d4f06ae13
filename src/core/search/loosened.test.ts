import { expect, test } from 'vitest'
import { loosened, withOneFilter } from './loosened.ts'
import { EMPTY_QUERY, type JobQuery } from './query.ts'

const labels = (query: Partial<JobQuery>) =>
  loosened({ ...EMPTY_QUERY, ...query }).flatMap(({ label }) => label ?? [])

test.each<[string, Partial<JobQuery>, string[]]>([
  ['nothing', {}, []],
  ['a text alone', { text: 'rust' }, []],
  [
    'a city',
    { location: 'Berlin' },
    ['Germany instead of Berlin', 'DACH instead of Berlin', 'Central Europe instead of Berlin'],
  ],
  ['two places', { location: 'Berlin; Lisbon' }, []],
  ['a part of a name', { location: 'kreuz' }, []],
  [
    'places without remote jobs',
    { location: 'Berlin; Lisbon', excludeRemote: true },
    ['with remote jobs open to Berlin or Lisbon'],
  ],
])('%s', (_, query, expected) => expect(labels(query)).toEqual(expected))

test('each filter is left out alone', () => {
  const query = { ...EMPTY_QUERY, text: 'rust', remote: true, salaryMin: 1, salaryStated: true }
  expect(loosened({ ...query, page: 2 })).toEqual([
    { label: null, query: { ...query, remote: false } },
    { label: null, query: { ...query, salaryMin: null, salaryStated: false } },
  ])
})

test('one filter is kept of several', () => {
  const query = { ...EMPTY_QUERY, text: 'rust', tags: ['Go'], hideNoData: true, page: 2 }
  expect(withOneFilter(query)).toEqual([
    { ...EMPTY_QUERY, text: 'rust', tags: ['Go'] },
    { ...EMPTY_QUERY, text: 'rust', hideNoData: true },
  ])
  expect(withOneFilter({ ...EMPTY_QUERY, tags: ['Go', 'Rust'] })).toEqual([])
})

test('jobs that are not open for sure are added to those that are', () => {
  const query = { ...EMPTY_QUERY, eligibleFrom: 'ES' }
  expect(loosened({ ...query, page: 3 })).toContainEqual({
    label: 'with jobs that don’t say where you can live',
    query: { ...query, eligibility: ['yes', 'not_said'] },
  })
})

test('a choice that is made already is not offered', () => {
  const found = labels({ eligibleFrom: 'ES', eligibility: ['yes', 'move', 'not_said'] })
  expect(found).toEqual([])
})
