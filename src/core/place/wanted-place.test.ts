import { expect, test } from 'vitest'
import { parseLocation } from './place.ts'
import { areaLiesInWanted, liesInWanted, readWantedPlace } from './wanted-place.ts'

/** Whether a job at this place is found by this location. */
function finds(wanted: string, at: string, km: number | null = null): boolean | null {
  const place = readWantedPlace(wanted, km)
  return place && parseLocation(at).places.some((each) => liesInWanted(each, place))
}

test.each([
  ['Berlin', 'Berlin, Germany', true],
  ['berlin, germany', 'Berlin', true],
  ['Berlin', 'Munich, Germany', false],
  ['Berlin', 'Germany', false],
  ['Germany', 'Berlin', true],
  ['Germany', 'Germany', true],
  ['Germany', 'Vienna, Austria', false],
  ['DACH', 'Vienna, Austria', true],
  ['Scandinavia', 'Stockholm', true],
  ['Scandinavia', 'Helsinki', false],
  ['Nordics', 'Helsinki', true],
  ['EU', 'Dublin, Ireland', true],
  ['EU', 'London, United Kingdom', false],
  ['Europe', 'London, United Kingdom', true],
  ['EMEA', 'Berlin', true],
  ['LATAM', 'São Paulo', true],
  ['LATAM', 'Lisbon', false],
  ['California', 'San Francisco, CA', true],
  ['California', 'Bay Area', true],
  ['California', 'Toronto, Canada', false],
  ['Bay Area', 'Oakland, CA', true],
  ['Bay Area', 'Los Angeles, CA', false],
  ['Greater Boston', 'Springfield, MA', false],
  ['New York', 'Buffalo, NY', true],
  ['US', 'Austin, TX', true],
  ['Bavaria', 'Bavaria, Germany', true],
])('"%s" with a job in %s: %s', (wanted, at, isFound) => expect(finds(wanted, at)).toBe(isFound))

test.each([
  ['Potsdam', 50, true],
  ['Potsdam', 10, false],
  ['Hamburg', 100, false],
  ['Berlin', 10, true],
])('%s within %d km of Berlin: %s', (at, km, isFound) =>
  expect(finds('Berlin', `${at}, Germany`, km)).toBe(isFound),
)

test.each([
  ['Jersey City, NJ', true],
  ['Buffalo, NY', false],
])('%s is found within 50 km of New York: %s', (at, isFound) =>
  expect(finds('New York', at, 50)).toBe(isFound),
)

test.each([
  ['Europe', 'eu', true],
  ['EMEA', 'nordics', true],
  ['EU', 'europe', false],
  ['Berlin', 'eu', false],
])('%s with a job that names the area %s: %s', (wanted, area, isFound) => {
  const place = readWantedPlace(wanted, null)
  expect(place && areaLiesInWanted(area, place)).toBe(isFound)
})

test.each(['kreuz', 'CET', '', 'zzqq'])('"%s" is no place', (text) =>
  expect(readWantedPlace(text, null)).toBeNull(),
)

test('a remote job open to one of its countries can be done from an area', () => {
  expect(readWantedPlace('Iberia', null)?.openFrom).toEqual(['ES', 'PT'])
  expect(readWantedPlace('Berlin', null)?.openFrom).toEqual(['DE'])
})
