import { expect, test } from 'vitest'
import { countSearch, describeSearch } from './describe-search.ts'
import { EMPTY_QUERY, type JobQuery } from './query.ts'

test.each<[Partial<JobQuery>, string | null, string]>([
  [{}, null, 'Tech jobs'],
  [
    { text: 'rust', remote: true, location: 'Berlin' },
    'Acme',
    'Remote Rust jobs at Acme in Berlin',
  ],
  [{ location: 'Berlin; Lisbon; Spain' }, null, 'Tech jobs in Berlin, Lisbon or Spain'],
  [{ tags: ['Go'] }, null, 'Go jobs'],
  [{ tags: ['Go', 'Rust'] }, null, 'Tech jobs'],
  [{ category: 'Data Science' }, null, 'Data Science jobs'],
])('%j at company %s is called "%s"', (query, company, heading) =>
  expect(describeSearch({ ...EMPTY_QUERY, ...query }, company)).toBe(heading),
)

test.each<[Partial<JobQuery>, number, string]>([
  [{}, 6851, '6,851 tech jobs'],
  [{ text: 'react', remote: true }, 83, '83 remote React jobs'],
  [{ text: 'site reliability', location: 'Berlin' }, 1, '1 site reliability job in Berlin'],
  [{ text: 'typescript' }, 0, 'No TypeScript jobs'],
  [{ text: '🦄' }, 1450, '1,450 tech jobs'],
])('%j with %i jobs is called "%s"', (query, total, heading) =>
  expect(countSearch({ ...EMPTY_QUERY, ...query }, null, { total })).toBe(heading),
)
