import { expect, test } from 'vitest'
import { locationOnCard } from './location-on-card.ts'

test.each([
  [null, 'remote', null],
  [null, null, 'Location not specified'],
  ['Berlin', 'hybrid', 'Berlin'],
  ['Berlin; Hamburg; Cologne', null, 'Berlin +2 more'],
] as const)('%s with the setting %s is shown as %s', (locationText, workSetting, shown) => {
  expect(locationOnCard({ locationText, workSetting })).toBe(shown)
})
