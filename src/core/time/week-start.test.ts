import { expect, test } from 'vitest'
import { weekStart } from './week-start.ts'

test.each<[string | null, string | null, number]>([
  ['DE', null, 1],
  ['US', null, 7],
  ['EG', null, 6],
  ['DE', 'en-US,en;q=0.9', 1],
  [null, 'en-US,en;q=0.9', 7],
  [null, 'de-CH;q=0.8,fr', 1],
  [null, 'zh-Hant-TW', 7],
  [null, 'en', 1],
  [null, 'de,en-US', 1],
  [null, '*', 1],
  [null, '', 1],
  [null, null, 1],
  ['nowhere', null, 1],
  ['ZZ', null, 1],
])('the week in %s with the languages %s begins on weekday %i', (country, languages, day) => {
  expect(weekStart({ country, languages })).toBe(day)
})
