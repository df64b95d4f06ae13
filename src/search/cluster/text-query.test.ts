import { expect, test } from 'vitest'
import { literalPlan } from '#search/query/literal-plan.ts'
import { parseSearchText } from '#search/query/search-text.ts'
import { matchingQuery, scoringQuery, termsOf } from './text-query.ts'

const planOf = (text: string) => {
  expect(parseSearchText(text).parts.length).toBeGreaterThan(0)
  const plan = literalPlan(text, () => [])
  if (!plan) throw new Error('The text asks for nothing.')
  return plan
}

test('a phrase is its pairs of neighboring words', () => {
  expect(termsOf(['c++'])).toEqual(['c++'])
  expect(termsOf(['machine', 'learning', 'engineer'])).toEqual([
    'machine learning',
    'learning engineer',
  ])
})

test('a quoted phrase and an exclusion need no score to match', () => {
  expect(matchingQuery(planOf('"c++ developer" -java'))).toEqual({
    bool: {
      filter: [
        {
          bool: {
            should: [{ term: { short: 'c++ developer' } }, { term: { long: 'c++ developer' } }],
            minimum_should_match: 1,
          },
        },
        {
          bool: {
            must_not: [
              {
                bool: {
                  should: [{ term: { short: 'java' } }, { term: { long: 'java' } }],
                  minimum_should_match: 1,
                },
              },
            ],
          },
        },
      ],
    },
  })
})

test('words that need not match only add to the score', () => {
  const { clauses, ...plan } = planOf('go engineer')
  const query = scoringQuery({
    ...plan,
    clauses: clauses.map((clause, at) => ({ ...clause, isNeeded: at === 0 })),
  }) as { bool: { must: unknown[]; should: unknown[] } }
  expect([query.bool.must.length, query.bool.should.length]).toEqual([1, 1])
})
