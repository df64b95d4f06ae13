import { describe, expect, test } from 'vitest'
import { AREAS, areaById, areasOfCountry, countriesOfArea, findArea } from './areas.ts'
import { COUNTRIES } from './countries.ts'

test.each([
  ['Europe', 'europe'],
  ['EU', 'eu'],
  ['EEA', 'eea'],
  ['emea', 'emea'],
  ['Europe, Middle East and Africa', 'emea'],
  ['D-A-CH', 'dach'],
  ['Nordic countries', 'nordics'],
  ['Scandinavia', 'scandinavia'],
  ['América Latina', 'latam'],
  ['asia pacific', 'apac'],
  ['the Americas', 'americas'],
  ['MENA', 'mena'],
  ['Bay Area', 'us-san-francisco-bay-area'],
  ['California', 'us-california'],
  ['Bayern', 'de-bavaria'],
  ['CET', 'cet'],
  ['US time zones', 'us-zones'],
])('%s is the area %s', (text, id) => {
  expect(findArea(text)?.id).toBe(id)
})

test('other text is no area', () => {
  expect(['Berlin', 'Germany', 'Narnia', ''].map(findArea)).toEqual([null, null, null, null])
})

describe('containment', () => {
  test.each([
    ['DE', 'eu', 'europe', 'emea', 'dach'],
    ['GB', 'europe', 'emea', 'uki'],
    ['NO', 'eea', 'schengen', 'scandinavia', 'nordics'],
    ['AR', 'latam', 'south-america', 'americas'],
    ['NZ', 'apac', 'oceania', 'anz'],
    ['AE', 'mena', 'gcc', 'middle-east', 'emea', 'asia'],
    ['KE', 'africa', 'sub-saharan-africa', 'emea'],
  ])('%s is in its areas', (country, ...ids) => {
    expect(ids.filter((id) => !countriesOfArea(id).includes(country))).toEqual([])
  })

  test.each([
    ['eu', 'GB CH NO TR'],
    ['scandinavia', 'FI IS'],
    ['north-america', 'BR CO'],
    ['latam', 'US CA ES'],
    ['mena', 'IN NG'],
  ])('%s leaves out %s', (id, others) => {
    expect(others.split(' ').filter((code) => countriesOfArea(id).includes(code))).toEqual([])
  })

  test.each([
    ['dach', 'europe'],
    ['eu', 'eea'],
    ['eea', 'europe'],
    ['europe', 'emea'],
    ['scandinavia', 'nordics'],
    ['gcc', 'middle-east'],
    ['africa', 'emea'],
    ['sea', 'apac'],
    ['latam', 'americas'],
  ])('%s lies within %s', (inner, outer) => {
    const held = countriesOfArea(outer)
    expect(countriesOfArea(inner).filter((code) => !held.includes(code))).toEqual([])
  })
})

test('the areas of a country go from narrow to wide', () => {
  const sizes = areasOfCountry('DE').map(({ countries }) => countries.length)
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(areasOfCountry('DE')[0]?.id).toBe('dach')
})

test('every area has known countries and an id of its own', () => {
  expect(AREAS.flatMap(({ countries }) => countries).filter((c) => !COUNTRIES.has(c))).toEqual([])
  const wide = AREAS.filter(({ part }) => part === null).map(({ id }) => id)
  expect(new Set(wide).size).toBe(wide.length)
  expect(areaById('us-california')?.part?.cities).toContain('Thousand Oaks')
})
