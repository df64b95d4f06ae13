import { expect, test } from 'vitest'
import { describeSearch } from './describe-search.ts'
import { EMPTY_QUERY, type JobQuery } from './query.ts'

test.each<[Partial<JobQuery>, string | null, string]>([
  [{}, null, 'Tech jobs'],
  [
    { text: 'rust', remote: true, location: 'Berlin' },
    'Acme',
    'Remote rust jobs at Acme in Berlin',
  ],
  [{ location: 'Berlin; Lisbon; Spain' }, null, 'Tech jobs in Berlin, Lisbon or Spain'],
  [{ tags: ['Go'] }, null, 'Go jobs'],
  [{ tags: ['Go', 'Rust'] }, null, 'Tech jobs'],
  [{ category: 'Data Science' }, null, 'Data Science jobs'],
])('%j at company %s is called "%s"', (query, company, heading) =>
  expect(describeSearch({ ...EMPTY_QUERY, ...query }, company)).toBe(heading),
)
