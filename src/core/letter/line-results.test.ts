import { expect, test } from 'vitest'
import { splitResults } from './line-results.ts'

test.each([
  [
    'Rewrote the queries with tests, incidents per month went from 11 to 2',
    'Rewrote the queries with tests',
    'Incidents per month went from 11 to 2',
  ],
  [
    'Moved the data lake to Parquet, monthly bill down 46%',
    'Moved the data lake to Parquet',
    'The monthly bill fell by 46%',
  ],
  [
    'Set up training on 24 GPUs: a run takes 9 hours, before it was three days',
    'Set up training on 24 GPUs',
    'A run now takes 9 hours instead of three days',
  ],
  [
    'Introduced SLOs for 19 services; median time to recover 74 min → 21 min',
    'Introduced SLOs for 19 services',
    'The median time to recover went from 74 minutes to 21 minutes',
  ],
  [
    'Ran the pricing experiment; net deposits +9% in the quarter',
    'Ran the pricing experiment',
    'Net deposits rose by 9% in the quarter',
  ],
  [
    'Led the move to a platform with Argo CD; teams now create a service in under an hour, where it used to take nine days',
    'Led the move to a platform with Argo CD',
    'Teams now create a service in under an hour, where it used to take nine days',
  ],
])('"%s" has a result of its own', (line, head, result) => {
  expect(splitResults(line)).toEqual({ head, results: [result] })
})

test.each([
  'Led the migration, cut costs and increased coverage by 5%',
  'Wrote the editor, which went from 2 to 40 users',
  'Built the page in React, now the second most visited page',
])('"%s" is one sentence', (line) => {
  expect(splitResults(line)).toEqual({ head: line, results: [] })
})
