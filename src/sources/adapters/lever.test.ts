/** Specific to Lever: two instances, an advert in pieces, a date that may be years too early. */
import { expect, test } from 'vitest'
import type { Listing } from '#core/job/listing.ts'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, fixture, gatherAll, gatherText, listingsOf } from '#test/source-answers.ts'
import { lever } from './lever.ts'

const [FIRST] = JSON.parse(fixture('lever.json'))

async function read(change: object): Promise<Listing> {
  const text = JSON.stringify([{ ...FIRST, ...change }])
  const [listing] = listingsOf(await gatherText(lever, 'tandemgroup', text))
  if (!listing) throw new Error('nothing was read')
  return listing
}

test.each([
  ['acme', 'https://api.lever.co/v0/postings/acme?mode=json', 'https://jobs.lever.co/acme'],
  [
    'eu/acme',
    'https://api.eu.lever.co/v0/postings/acme?mode=json',
    'https://jobs.eu.lever.co/acme',
  ],
  ['Acme', 'https://api.lever.co/v0/postings/Acme?mode=json', 'https://jobs.lever.co/Acme'],
  ['a/b', 'https://api.lever.co/v0/postings/a%2Fb?mode=json', 'https://jobs.lever.co/a%2Fb'],
  [
    'lever.co/',
    'https://api.lever.co/v0/postings/lever.co%2F?mode=json',
    'https://jobs.lever.co/lever.co%2F',
  ],
])('the board %s is requested from its own instance', async (token, url, page) => {
  const asked: string[] = []
  const answer = (request: { url: string }) => {
    asked.push(request.url)
    return JSON.stringify([{ ...FIRST, hostedUrl: null }])
  }
  const [listing] = listingsOf(await gatherAll(lever, token, contextOf(answer)))
  expect(asked).toEqual([url])
  expect(lever.page(token)).toBe(page)
  expect(listing).toMatchObject({ board: token, url: `${page}/${FIRST.id}` })
})

test('the answer for an unknown site is not an empty board', async () => {
  const text = '{"ok":false,"error":"Document not found"}'
  await expect(gatherText(lever, 'acme', text)).rejects.toThrow(Unreadable)
})

test.each([
  ['unspecified', null],
  ['on-site', 'on-site'],
  ['onsite', 'onsite'],
  ['remote', 'remote'],
  ['hybrid', 'hybrid'],
  ['orbital', 'orbital'],
  [null, null],
])('workplaceType %s is %s', async (workplaceType, workplace) => {
  expect((await read({ workplaceType })).workplace).toBe(workplace)
})

test.each([
  ['per-year-salary', 'year'],
  ['per-month-salary', 'month'],
  ['per-week-salary', 'week'],
  ['per-day-wage', 'day'],
  ['per-hour-wage', 'hour'],
  ['one-time-payment', null],
  ['per-century', null],
  [null, null],
])('the interval %s is paid by the %s', async (interval, period) => {
  const salaryRange = { interval, currency: 'USD', min: 50, max: 60 }
  expect((await read({ salaryRange })).salary?.period).toBe(period)
})

test.each([null, {}, 'x', { min: 0, max: 0 }, { min: null, max: 'x' }])(
  'a range %j is not pay',
  async (salaryRange) => {
    expect((await read({ salaryRange })).salary).toBeUndefined()
  },
)

test.each([
  [{ location: 'London', allLocations: ['London', 'Paris'] }, null, 'London; Paris'],
  [{ location: 'Remote', allLocations: [] }, 'PT', 'Remote, Portugal'],
  [{ location: 'Remote - EMEA' }, 'GB', 'Remote - EMEA'],
  [{ location: 'Berlin' }, 'DE', 'Berlin'],
  [{}, 'DE', 'Germany'],
  [{}, 'XX', null],
  [null, null, null],
])('the places %j of country %s are %j', async (categories, country, location) => {
  expect((await read({ categories, country })).location).toBe(location)
})

test('the advert is built from its pieces if there is no complete one', async () => {
  const lists = [{ text: null, content: '<li>a</li>' }, { text: 'Nothing', content: ' ' }, 7]
  const pieces = {
    description: '',
    lists,
    additional: null,
    additionalPlain: 'End',
    salaryDescription: '',
  }
  expect((await read(pieces)).description).toBe(
    [FIRST.opening, FIRST.descriptionBody, '<ul><li>a</li></ul>', 'End'].join('\n'),
  )
  const plain = {
    ...pieces,
    opening: '',
    descriptionBody: '',
    lists: null,
    descriptionPlain: 'Only this',
  }
  expect((await read(plain)).description).toBe('Only this\nEnd')
})

test('the company’s name comes from the board’s row, otherwise from its adverts', async () => {
  const context = contextOf(() => JSON.stringify([FIRST]), { employer: 'Tandem Group Inc.' })
  const [listing] = listingsOf(await gatherAll(lever, 'tandemgroup', context))
  expect(listing?.company).toBe('Tandem Group Inc.')
  expect((await read({})).company).toBe('Tandem Group')
})
