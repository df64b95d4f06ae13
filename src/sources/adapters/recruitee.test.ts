/** Specific to Recruitee: own hosts, amounts as text, nonstandard timestamps, unpublished offers. */
import { expect, test } from 'vitest'
import type { Listing } from '#core/job/listing.ts'
import { contextOf, fixture, gatherAll, gatherText, listingsOf } from '#test/source-answers.ts'
import { recruitee } from './recruitee.ts'

const [FIRST] = JSON.parse(fixture('recruitee.json')).offers

const gather = (change: object) =>
  gatherText(recruitee, 'acme', JSON.stringify({ offers: [{ ...FIRST, ...change }] }))

async function read(change: object): Promise<Listing> {
  const [listing] = listingsOf(await gather(change))
  if (!listing) throw new Error('nothing was read')
  return listing
}

test.each([
  ['acme', 'https://acme.recruitee.com/'],
  ['jobs.acme.com', 'https://jobs.acme.com/'],
  ['acme.com/x?', 'https://acme.com%2Fx%3F/'],
])('the board %s is at %s', async (token, page) => {
  const asked: string[] = []
  const answer = ({ url }: { url: string }) => {
    asked.push(url)
    return '{"offers":[]}'
  }
  expect(await gatherAll(recruitee, token, contextOf(answer))).toEqual([])
  expect(asked).toEqual([`${page}api/offers/`])
  expect(recruitee.page(token)).toBe(page)
})

test.each([
  ['closed', [{ removed: '2697001' }]],
  ['archived', [{ removed: '2697001' }]],
  ['internal', []],
  ['draft', []],
])('an offer that is %s is not shown', async (status, found) => {
  expect(await gather({ status })).toEqual(found)
})

test('an offer without a status is published', async () => {
  expect((await read({ status: null })).id).toBe('2697001')
})

test.each([
  [{ min: '60000', max: '75000', period: 'year', currency: 'EUR' }, [60_000, 75_000, 'year']],
  [{ min: '18.50', max: null, period: 'hour', currency: 'EUR' }, [18.5, null, 'hour']],
  [{ min: null, max: '4000', period: 'month', currency: 'EUR' }, [null, 4_000, 'month']],
  [{ min: 50000, max: 60000, period: 'yearly', currency: 'EUR' }, [50_000, 60_000, 'year']],
  [{ min: '500', max: '600', period: 'fortnight', currency: 'EUR' }, [500, 600, null]],
])('%j is pay', async (salary, [min, max, period]) => {
  expect((await read({ salary })).salary).toEqual({ min, max, currency: 'EUR', period })
})

test.each([null, {}, [], 'x', { min: '0', max: '0' }, { min: '', max: 'much' }])(
  '%j is not pay',
  async (salary) => expect((await read({ salary })).salary).toBeUndefined(),
)

test.each([
  [{ remote: true, hybrid: false, on_site: false }, 'remote'],
  [{ remote: false, hybrid: true, on_site: false }, 'hybrid'],
  [{ remote: false, hybrid: false, on_site: true }, 'on site'],
  [{ remote: true, hybrid: true, on_site: false }, 'remote or hybrid'],
  [{ remote: null, hybrid: 'maybe', on_site: undefined }, null],
])('%j is %s', async (flags, workplace) => {
  expect((await read(flags)).workplace).toBe(workplace)
})

test.each([
  [
    [{ name: 'Germany/Remote', city: 'Berlin', state: 'Berlin', country: 'Germany' }],
    'Berlin, Germany',
  ],
  [[{ name: 'Germany/Remote', city: null }], 'Germany/Remote'],
  [[], 'Berlin, Germany'],
  [null, 'Berlin, Germany'],
])('the places %j are %s', async (locations, location) => {
  expect((await read({ locations })).location).toBe(location)
})

test('timestamps that are not ISO 8601 are read; an offer without a publication date uses its creation date', async () => {
  expect(await read({ close_at: '2026-09-01 22:00:00 UTC' })).toMatchObject({
    postedAt: '2026-08-05T10:00:00.000Z',
    closedAt: '2026-09-01T22:00:00.000Z',
  })
  expect((await read({ published_at: null })).postedAt).toBe('2026-08-05T09:41:37.000Z')
})

test('an unchanged offer is not read again', async () => {
  const [first] = await gather({})
  const stamp = first && 'stamp' in first ? first.stamp : ''
  const known = { isKnown: (_: string, at: string) => at === stamp }
  const again = (change: object) =>
    gatherAll(
      recruitee,
      'acme',
      contextOf(() => JSON.stringify({ offers: [{ ...FIRST, ...change }] }), known),
    )
  expect(await again({})).toEqual([{ same: '2697001' }])
  expect(await again({ updated_at: '2026-09-01 09:00:00 UTC' })).toMatchObject([
    { listing: { id: '2697001' } },
  ])
  expect(await again({ updated_at: null })).toEqual([{ listing: await read({}) }])
})

test('fields for the employer only are dropped', async () => {
  expect(JSON.stringify(await read({}))).not.toMatch(/b5c95|When can you start/)
})
