import { expect, test } from 'vitest'
import { metroKey, metroOf } from './metro-area.ts'
import { placeKey } from './place-area.ts'

test.each([
  ['US', 'Brooklyn', 'US/new york'],
  ['US', 'Mountain View', 'US/san francisco'],
  ['US', 'South San Francisco', 'US/san francisco'],
  ['US', 'San Francisco', 'US/san francisco'],
  ['NL', 'Utrecht', 'NL/amsterdam'],
  ['DE', 'Garching', 'DE/munich'],
  ['GB', 'Cambridge', 'GB/cambridge'],
  ['US', 'Cambridge', 'US/boston'],
  ['FR', null, 'FR'],
])('%s %s belongs to %s', (country, city, metro) => {
  expect(metroKey(placeKey(country, city))).toBe(metro)
})

test.each([
  ['San Francisco Bay Area', 'US/san francisco'],
  ['Los Angeles Area', 'US/los angeles'],
  ['Greater Boston', 'US/boston'],
  ['California', null],
])('%s means %s', (region, metro) => {
  expect(metroOf('US', region)).toBe(metro)
})
