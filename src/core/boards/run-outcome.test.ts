import { expect, test } from 'vitest'
import { isWhole, RUN_OUTCOMES } from './run-outcome.ts'

test('only a complete run shows which jobs are missing', () => {
  expect(RUN_OUTCOMES.filter(isWhole)).toEqual(['complete', 'unchanged', 'held'])
})
