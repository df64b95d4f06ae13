import { expect, test } from 'vitest'
import { areasIn, placeKey } from './place-area.ts'

test.each([
  ['Remote (EU)', ['eu']],
  ['EMEA remote', ['emea']],
  ['Remote, Americas or Europe', ['americas', 'europe']],
  ['REMOTE (CET +/- 2)', ['europe']],
  ['Berlin', []],
])('%s names %j', (text, areas) => {
  expect(areasIn(text)).toEqual(areas)
})

test('all spellings of a place share one key', () => {
  expect(placeKey('CH', 'Zürich')).toBe(placeKey('CH', 'zurich'))
  expect(placeKey('DE', null)).toBe('DE')
})
