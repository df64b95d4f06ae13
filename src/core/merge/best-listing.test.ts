import { expect, test } from 'vitest'
import { parseLocation } from '#core/place/place.ts'
import { bestListing, type ListingOfJob, placesOf } from './best-listing.ts'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))

function made(id: number, given: Partial<ListingOfJob> & { at?: string; length?: number } = {}) {
  const { at: text = 'Berlin, Germany', length = 3_000, ...rest } = given
  return {
    id,
    source: 'greenhouse',
    firstSeenAt: at(1),
    goneAt: null,
    isDoubted: false,
    shows: { locationText: text, ...parseLocation(text), workSetting: null, length },
    ...rest,
  }
}

test.each([
  { best: 2, listings: [made(1, { source: 'remotive', length: 9_000 }), made(2)] as const },
  { best: 2, listings: [made(1, { length: 200 }), made(2)] as const },
  { best: 1, listings: [made(1), made(2, { length: 3_200 })] as const },
  { best: 2, listings: [made(1, { firstSeenAt: at(3) }), made(2)] as const },
  { best: 2, listings: [made(1, { goneAt: at(4) }), made(2, { source: 'remotive' })] as const },
  { best: 1, listings: [made(2), made(1)] as const },
  { best: 2, listings: [made(1, { isDoubted: true, length: 9_000 }), made(2)] as const },
  { best: 1, listings: [made(1, { isDoubted: true }), made(2, { source: 'remotive' })] as const },
])('listing $best is shown', ({ best, listings }) => {
  expect(bestListing<ListingOfJob>(listings).id).toBe(best)
})

test('a job has all places of its open listings, without duplicates', () => {
  const listings = [
    made(1, { at: 'London, UK' }),
    made(2, { at: 'Berlin, Germany' }),
    made(3, { at: 'london, uk' }),
    made(4, { at: 'Paris, France', goneAt: at(5) }),
  ]
  const places = placesOf(listings[0] as ListingOfJob, listings)
  expect(places?.locationText).toBe('London, UK; Berlin, Germany')
  expect(places?.countries).toEqual(['GB', 'DE'])
  expect(places?.places).toHaveLength(2)
})

test('a job is remote if one of its open listings is', () => {
  const set = (id: number, workSetting: 'remote' | 'onsite', goneAt: Date | null = null) => {
    const listing = made(id, { goneAt })
    return { ...listing, shows: listing.shows && { ...listing.shows, workSetting } }
  }
  const settingOf = (...listings: ListingOfJob[]) =>
    placesOf(listings[0] as ListingOfJob, listings)?.workSetting
  expect(settingOf(set(1, 'onsite'), set(2, 'remote'))).toBe('remote')
  expect(settingOf(set(1, 'onsite'), set(2, 'remote', at(5)))).toBe('onsite')
})

test('a job at many places names five and counts the rest', () => {
  const cities = ['Berlin', 'London', 'Paris', 'Madrid', 'Rome', 'Vienna', 'Oslo']
  const listings = cities.map((city, index) => made(index + 1, { at: city }))
  expect(placesOf(listings[0] as ListingOfJob, listings)?.locationText).toBe(
    'Berlin; London; Paris; Madrid; Rome and 2 more',
  )
})
