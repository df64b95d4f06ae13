import { expect, test } from 'vitest'
import { EMPTY_QUERY, type JobQuery, type SearchPage } from '#core/search/query.ts'
import { searchOffers } from './search-offers.ts'

const EVERYTHING: JobQuery = {
  ...EMPTY_QUERY,
  location: 'Berlin',
  withinKm: 50,
  excludeRemote: true,
  eligibleFrom: 'DE',
  overlapHours: 4,
  timeZone: 'Europe/Berlin',
  support: ['visa'],
  languages: ['de'],
  years: ['0-1'],
  remote: true,
  workSettings: ['remote'],
  jobTypes: ['full_time'],
  levels: ['senior'],
  tags: ['Go'],
  workTypes: ['Other'],
  sectors: ['Software Development'],
  category: 'Data Science',
  posted: 'ua_24h',
  firstSeen: 'ua_24h',
  confirmedDays: 1,
  neverReposted: true,
  fromEmployer: true,
  salaryMin: 80_000,
  company: 'acme',
  hideNoData: true,
}

/** Offers for this search, and how many searches they took. `finds`: the number of jobs of a query. */
async function offersFor(query: JobQuery, total: number, finds: (query: JobQuery) => number) {
  const asked: JobQuery[] = []
  const search = {
    search: async (one: JobQuery) => {
      asked.push(one)
      return { total: finds(one) } as SearchPage
    },
  }
  const offers = await searchOffers(
    { search },
    { query, total, as: (one) => one, now: new Date(0) },
  )
  return { offers, searches: asked.length }
}

test.each([0, 1])('a search with every filter that finds %d jobs takes 12 more', async (total) => {
  expect((await offersFor(EVERYTHING, total, () => 0)).searches).toBe(12)
})

test('the place and the salary are tried first, and filters on their own at last', async () => {
  const { offers } = await offersFor(EVERYTHING, 0, ({ location }) => (location === null ? 7 : 0))
  expect(offers).toMatchObject([{ count: 7, isAlone: false, query: { salaryMin: 80_000 } }])
  const alone = await offersFor(EVERYTHING, 0, (query) => (query.tags.length === 0 ? 3 : 0))
  expect(alone.offers.every(({ isAlone }) => isAlone)).toBe(true)
  expect(alone.offers.length).toBeGreaterThan(0)
})
