import { expect, test } from 'vitest'
import { isWhole, RUN_OUTCOMES } from './run-outcome.ts'

test('only a board that was read to its end says what is not on it', () => {
  expect(RUN_OUTCOMES.filter(isWhole)).toEqual(['complete', 'unchanged', 'held'])
})
