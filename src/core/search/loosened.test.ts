import { expect, test } from 'vitest'
import { loosened } from './loosened.ts'
import { EMPTY_QUERY, type JobQuery } from './query.ts'

const labels = (query: Partial<JobQuery>) =>
  loosened({ ...EMPTY_QUERY, ...query }).map(({ label }) => label)

test.each<[string, Partial<JobQuery>, string[]]>([
  ['nothing', {}, []],
  ['a text alone', { text: 'rust' }, []],
  ['remote and pay', { remote: true, salaryMin: 1 }, ['without “Remote only”', 'any salary']],
  [
    'a city',
    { location: 'Berlin' },
    [
      'Germany instead of Berlin',
      'DACH instead of Berlin',
      'Central Europe instead of Berlin',
      'any location',
    ],
  ],
  ['two places', { location: 'Berlin; Lisbon' }, ['any location']],
  ['a part of a name', { location: 'kreuz' }, ['any location']],
])('%s', (_, query, expected) => expect(labels(query)).toEqual(expected))

test('jobs that are not open for sure are added to those that are', () => {
  const [first] = loosened({ ...EMPTY_QUERY, eligibleFrom: 'ES', page: 3 })
  expect(first?.query).toEqual({
    ...EMPTY_QUERY,
    eligibleFrom: 'ES',
    eligibility: ['yes', 'not_said'],
  })
})

test('a choice that is made already is not offered', () => {
  const found = labels({ eligibleFrom: 'ES', eligibility: ['yes', 'move', 'not_said'] })
  expect(found).toEqual(['open to people anywhere, not only Spain'])
})
