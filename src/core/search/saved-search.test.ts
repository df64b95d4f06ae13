import { expect, test } from 'vitest'
import { EMPTY_QUERY, type JobQuery } from './query.ts'
import {
  readSearchName,
  requireSavedParams,
  savedParams,
  savedQuery,
  suggestedName,
} from './saved-search.ts'

const query = (given: Partial<JobQuery>): JobQuery => ({ ...EMPTY_QUERY, ...given })

test('a search is kept whole, without its page', () => {
  const asked = 'query=rust&remote=true&newSince=last_visit&matchMin=70&sort=best_match'
  const search = requireSavedParams(`${asked}&page=3&perPage=50&utm_source=mail`)
  expect(search).toBe(asked)
  const read = savedQuery(search)
  expect(read).toMatchObject({ text: 'rust', remote: true, matchMin: 70, sort: 'best_match' })
  expect(read && savedParams(read)).toBe(search)
})

test('the list of all jobs, an invalid search and one that is too long are refused', () => {
  const tags = Array.from({ length: 50 }, (_, at) => `${at}-${'x'.repeat(50)}`).join(',')
  const codes = ['page=2&perPage=100&salaryCurrency=EUR', 'remote=maybe', `tags=${tags}`].map(
    (given) => {
      try {
        return requireSavedParams(given)
      } catch (error) {
        return (error as { code: string }).code
      }
    },
  )
  expect(codes).toEqual(['empty_search', 'invalid_body', 'saved_search_too_long'])
})

test.each([
  [{}, 'Tech jobs'],
  [{ text: 'rust', remote: true, location: 'Berlin' }, 'Remote Rust jobs in Berlin'],
  [{ tags: ['Go'], levels: ['senior'] }, 'Go jobs, Senior'],
  [{ tags: ['Go', 'SQL'], jobTypes: ['contract'] }, 'Tech jobs, Contract, Go, SQL'],
  [{ salaryMin: 80_000, salaryCurrency: 'EUR' }, 'Tech jobs, from €80,000'],
  [{ text: 'x'.repeat(200) }, `X${'x'.repeat(99)}`],
] as [Partial<JobQuery>, string][])('the suggested name of %j is %s', (given, name) => {
  expect(suggestedName(query(given), null)).toBe(name)
})

test.each([
  ['  Rust \n in\tBerlin ', 'Rust in Berlin'],
  [' \n ', null],
  ['x'.repeat(120), 'x'.repeat(100)],
])('the name %j is read as %j', (typed, name) => {
  expect(readSearchName(typed)).toBe(name)
})
