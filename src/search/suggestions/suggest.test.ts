import { expect, test } from 'vitest'
import { engineOf } from '#test/search/sample-engine.ts'

const engine = engineOf(
  { title: 'Data Engineer', company: 'Datadog', tags: ['Databases', '.NET'] },
  { title: 'Data Engineer', company: 'Initech', places: ['Datteln', 'Da'] },
  { title: 'Senior Data Scientist', company: 'Initech' },
  { title: 'Engineer (React)', company: 'Initech', tags: ['Databases', 'C++'] },
)

test('suggestions are titles, skills, companies and places that begin with the text first, then by frequency', () => {
  expect(engine.suggest('dat', 10)).toEqual([
    { kind: 'title', text: 'Data Engineer', count: 2 },
    { kind: 'skill', text: 'Databases', count: 2 },
    { kind: 'company', text: 'Datadog', count: 1 },
    { kind: 'place', text: 'Datteln', count: 1 },
    { kind: 'title', text: 'Senior Data Scientist', count: 1 },
  ])
  expect(engine.suggest('dat', 2)).toHaveLength(2)
})

test.each([
  ['data sc', ['Senior Data Scientist']],
  ['DATA  ENG', ['Data Engineer']],
  ['react', ['Engineer (React)']],
  ['(re', ['Engineer (React)']],
  ['c+', ['C++']],
  ['.n', ['.NET']],
  ['gineer', []],
  ['d', []],
  [' d ', []],
  ['x'.repeat(10_000), []],
])('%j suggests %j', (text, expected) => {
  expect(engine.suggest(text, 10).map((suggestion) => suggestion.text)).toEqual(expected)
})

test('a name in two spellings is suggested once', () => {
  const twice = engineOf({ title: 'Data Engineer' }, { title: 'DATA ENGINEER' })
  expect(twice.suggest('data', 5)).toEqual([{ kind: 'title', text: 'Data Engineer', count: 2 }])
})
