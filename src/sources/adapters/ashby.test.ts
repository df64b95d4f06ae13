/** Specific to Ashby: unlisted jobs in the list, two fields for remote work, pay among other components. */
import { expect, test } from 'vitest'
import type { Listing } from '#core/job/listing.ts'
import { fixture, gatherText, listingsOf } from '#test/source-answers.ts'
import { ashby } from './ashby.ts'

const [FIRST] = JSON.parse(fixture('ashby.json')).jobs

async function read(change: object): Promise<Listing> {
  const text = JSON.stringify({ apiVersion: '1', jobs: [{ ...FIRST, ...change }] })
  const [listing] = listingsOf(await gatherText(ashby, 'scale-kit', text))
  if (!listing) throw new Error('nothing was read')
  return listing
}

test('an unknown board may return an empty list', async () => {
  expect(await gatherText(ashby, 'nobody', '{"jobs":[]}')).toEqual([])
})

test('an unlisted job is neither a job nor a problem', async () => {
  const text = JSON.stringify({ jobs: [{ ...FIRST, isListed: false }] })
  expect(await gatherText(ashby, 'scale-kit', text)).toEqual([])
  expect((await read({ isListed: undefined })).title).toBe('Senior Site Reliability Engineer')
})

test.each([
  ['Hybrid', true, 'Hybrid'],
  ['OnSite', true, 'OnSite'],
  [null, true, 'Remote'],
  [null, false, null],
  [null, null, null],
  ['Lunar', null, 'Lunar'],
])('workplaceType %s and isRemote %s is %s', async (workplaceType, isRemote, workplace) => {
  expect((await read({ workplaceType, isRemote })).workplace).toBe(workplace)
})

const at = (addressLocality: string, addressRegion: string, addressCountry: string) => ({
  postalAddress: { addressLocality, addressRegion, addressCountry },
})

test.each([
  ['Toronto, Ontario', at('Toronto', 'Ontario', 'Canada'), 'Toronto, Ontario'],
  ['HQ', at('Toronto', 'Ontario', 'Canada'), 'Toronto, Ontario, Canada'],
  ['HQ', at('', '', ''), 'HQ'],
  ['Remote', at('', '', 'Canada'), 'Remote, Canada'],
  ['Remote', null, 'Remote'],
  ['North America', at('', '', 'United States'), 'North America'],
  ['Europe', at('', '', 'European Union'), 'Europe'],
  ['', at('Singapore', 'Singapore', 'Singapore'), 'Singapore'],
  [null, null, null],
])('the place %j at %j is %j', async (location, address, place) => {
  expect((await read({ location, address, secondaryLocations: null })).location).toBe(place)
})

const salary = (interval: string | null, min = 50, max = 60) => ({
  ...{ compensationType: 'Salary', interval, currencyCode: 'USD', minValue: min, maxValue: max },
})

test.each([
  ['1 YEAR', 'year'],
  ['1 MONTH', 'month'],
  ['1 WEEK', 'week'],
  ['1 DAY', 'day'],
  ['1 HOUR', 'hour'],
  ['2 WEEK', null],
  ['NONE', null],
  [null, null],
])('the interval %s is paid by the %s', async (interval, period) => {
  const compensation = { compensationTiers: [], summaryComponents: [salary(interval)] }
  expect((await read({ compensation })).salary?.period).toBe(period)
})

test('equity, bonus and commission are not salary', async () => {
  const others = ['EquityPercentage', 'EquityCashValue', 'Commission', 'Bonus', 'Moonlight'].map(
    (compensationType) => ({ ...salary('1 YEAR'), compensationType }),
  )
  const tiers = [{ title: 'A', components: others }]
  const compensation = { compensationTiers: tiers, summaryComponents: others }
  const listing = await read({ compensation })
  expect(listing.salary).toBeUndefined()
  expect(listing.salaryText).toBeNull()
})

test('a salary without numbers is kept as text, and hidden pay stays hidden', async () => {
  const compensation = { scrapeableCompensationSalarySummary: '€70K - €90K' }
  expect((await read({ compensation })).salaryText).toBe('€70K - €90K')
  const hidden = await read({ shouldDisplayCompensationOnJobPostings: false })
  expect([hidden.salary, hidden.salaryText]).toEqual([undefined, undefined])
})
