import { expect, test } from 'vitest'
import { nameOfPlaceKey } from './name-of-place-key.ts'
import { parseLocation } from './place.ts'
import { placeKey } from './place-area.ts'

test.each([
  ['DE/munich', 'Munich, Germany'],
  ['BR/sao paulo', 'São Paulo, Brazil'],
  ['US/new york', 'New York'],
  ['US/san francisco', 'San Francisco, California'],
  ['GB/london', 'London, UK'],
  ['SG/singapore', 'Singapore'],
  ['DE/bad oldesloe', 'Bad Oldesloe, Germany'],
  ['DE', 'Germany'],
  ['US', 'United States'],
])('%s is %s and is read back', (key, name) => {
  expect(nameOfPlaceKey(key)).toBe(name)
  const [place] = parseLocation(name).places
  expect(place?.country && placeKey(place.country, place.city)).toBe(key)
})
