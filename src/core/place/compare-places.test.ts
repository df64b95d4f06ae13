import { expect, it } from 'vitest'
import { comparePlaces, readPlaces } from './compare-places.ts'

it.each([
  ['NYC', 'New York, NY, United States', 'equal'],
  ['Bangalore', 'Bengaluru, Karnataka, India', 'equal'],
  ['London; New York', 'New York | London', 'equal'],
  ['San Francisco Bay Area', 'San Francisco, CA', 'equal'],
  ['Remote, Italy', 'Italy (Remote)', 'equal'],
  ['Remote', 'Worldwide', 'equal'],
  ['HQ', 'HQ', 'equal'],
  ['Berlin', 'Berlin, Germany; Munich, Germany', 'within'],
  ['New York', 'New York or remote', 'within'],
  ['Berlin, Germany', 'Germany', 'wider'],
  ['Remote', 'Remote (US only)', 'wider'],
  ['EMEA', 'Remote', 'wider'],
  ['Washington', 'Washington, DC', 'equal'],
  ['Little Creek Town', 'Little Creek Town, MD', 'within'],
  ['Little Creek Town', 'Berlin', 'unknown'],
  ['EMEA', 'Remote - EMEA', 'equal'],
  ['Remote - EMEA', 'Remote', 'wider'],
  ['Berlin; Munich', 'Berlin; Hamburg; Cologne', 'overlap'],
  ['', 'Berlin', 'unknown'],
  ['Hybrid', 'In-Office', 'unknown'],
  ['Paris', 'Berlin', 'apart'],
  ['Paris, France', 'Paris, Texas', 'apart'],
  ['Paris, KY', 'Paris', 'apart'],
  ['Paris, KY', 'Paris, Kentucky, United States', 'equal'],
  ['Dublin, OH', 'Dublin', 'apart'],
  ['Dublin, OH', 'Dublin, Ohio', 'equal'],
  ['EMEA', 'APAC', 'apart'],
  ['Central - United States', 'Southwest - United States', 'apart'],
])('%s | %s: %s', (one, other, compared) => {
  expect(comparePlaces(readPlaces([one]), readPlaces([other]))).toBe(compared)
  expect(comparePlaces(readPlaces([other]), readPlaces([one]))).toBe(compared)
})
