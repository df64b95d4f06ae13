import { expect, test } from 'vitest'
import { cityCoordinates, distanceKm } from './city-coordinates.ts'

test.each<[string, string, string | null, number, number]>([
  ['Berlin', 'DE', null, 52.5, 13.4],
  ['São Paulo', 'BR', null, -23.5, -46.6],
  ['Portland', 'US', null, 45.5, -122.7],
  ['Portland', 'US', 'Maine', 43.7, -70.3],
  ['Thousand Oaks', 'US', 'California', 34.2, -118.8],
])('%s in %s (%s) is at %f, %f', (city, country, region, latitude, longitude) => {
  const at = cityCoordinates(city, country, region)
  expect(at?.latitude).toBeCloseTo(latitude, 0)
  expect(at?.longitude).toBeCloseTo(longitude, 0)
})

test('an unknown city is nowhere', () => {
  expect(cityCoordinates('Narnia', 'GB')).toBeNull()
})

test('distances are along the earth', () => {
  const [berlin, potsdam, paris] = ['Berlin DE', 'Potsdam DE', 'Paris FR'].map((name) => {
    const [city = '', country = ''] = name.split(' ')
    return cityCoordinates(city, country) ?? { latitude: 0, longitude: 0 }
  })
  if (!berlin || !potsdam || !paris) throw new Error('no coordinates')
  expect(distanceKm(berlin, potsdam)).toBeLessThan(40)
  expect(Math.round(distanceKm(berlin, paris) / 10)).toBe(88)
})
