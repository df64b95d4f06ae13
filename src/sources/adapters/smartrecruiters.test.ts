/** Specific to SmartRecruiters: repeated pages, a request per job, one job in several languages. */
import { expect, test } from 'vitest'
import { type GatherContext, Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf } from '#test/source-answers.ts'
import { smartrecruiters } from './smartrecruiters.ts'

const posting = (n: number, more: object = {}) => ({
  id: `${n}`,
  name: `Job ${n}`,
  refNumber: `REF${n}`,
  company: { identifier: 'Acme', name: 'Acme' },
  releasedDate: '2026-06-08T02:11:28.000Z',
  location: { fullLocation: 'Berlin, Germany' },
  language: { code: 'en' },
  ...more,
})
const postings = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => posting(from + n))

const DETAIL = JSON.stringify({ jobAd: { sections: { jobDescription: { text: '<p>Work.</p>' } } } })

/** Pages by offset; a missing one is empty. `asked` lists the requests without their common beginning. */
function board(
  pages: Record<number, unknown[]>,
  total: number,
  known: Partial<GatherContext> = {},
) {
  const asked: string[] = []
  const context = contextOf(({ url }) => {
    const rest = url.replace('https://api.smartrecruiters.com/v1/companies/Acme/postings', '')
    asked.push(rest)
    const [, offset] = /offset=(\d+)/.exec(rest) ?? []
    if (offset === undefined) return DETAIL
    return JSON.stringify({ totalFound: total, content: pages[Number(offset)] ?? [] })
  }, known)
  return { asked, found: gatherAll(smartrecruiters, 'Acme', context) }
}

const isPage = (asked: string) => asked.startsWith('?')
const idsOf = async ({ found }: ReturnType<typeof board>) =>
  listingsOf(await found).map(({ id }) => Number(id))

test('pages are read to the total, then each job', async () => {
  const read = board({ 0: postings(0, 100), 100: postings(100, 30) }, 130)
  expect(await idsOf(read)).toEqual(Array.from({ length: 130 }, (_, n) => n))
  expect(read.asked.slice(0, 4)).toEqual([
    '?limit=100&offset=0',
    '?limit=100&offset=100',
    '/0',
    '/1',
  ])
  expect(read.asked).toHaveLength(132)
})

test('a page that only repeats others ends the list and closes nothing', async () => {
  const first = postings(0, 100)
  const read = board({ 0: first, 100: first, 200: first }, 300)
  const found = await read.found
  expect(read.asked.filter(isPage)).toEqual(['?limit=100&offset=0', '?limit=100&offset=100'])
  expect(listingsOf(found)).toHaveLength(100)
  expect(found).toContainEqual({ capped: 'the source sent 100 of 300 jobs' })
})

test('after a page that partly repeats others reading continues, and jobs it omitted stay open', async () => {
  const pages = { 0: postings(0, 100), 100: postings(50, 100), 200: postings(150, 50) }
  expect(await idsOf(board(pages, 250))).toHaveLength(200)
  expect(await board(pages, 250).found).toContainEqual({
    capped: 'the source sent 200 of 250 jobs',
  })
})

test('an empty page before the total closes nothing, and an empty first page is unreadable', async () => {
  expect(await board({ 0: postings(0, 100) }, 200).found).toContainEqual({
    capped: 'the source sent 100 of 200 jobs',
  })
  await expect(board({}, 12).found).rejects.toThrow(Unreadable)
  expect(await board({}, 0).found).toEqual([])
})

test('a board that never ends is cut off', async () => {
  let next = 0
  const context = contextOf(({ url }) => {
    if (!url.includes('offset=')) return DETAIL
    next += 1
    return JSON.stringify({ totalFound: 1e9, content: [posting(next)] })
  })
  const found = await gatherAll(smartrecruiters, 'Acme', context)
  expect(found).toContainEqual({ capped: '200 jobs were read' })
  expect(listingsOf(found)).toHaveLength(200)
})

test('an unchanged job is not requested again; one released again is', async () => {
  const stamps = new Map<string, string>()
  for (const one of await board({ 0: postings(0, 2) }, 2).found) {
    if ('listing' in one && one.stamp) stamps.set(one.listing.id, one.stamp)
  }
  const known = { isKnown: (id: string, stamp: string) => stamps.get(id) === stamp }
  const again = [posting(0), posting(1, { releasedDate: '2026-07-08T02:11:28.000Z' })]
  const read = board({ 0: again }, 2, known)
  expect(await read.found).toMatchObject([{ same: '0' }, { listing: { id: '1' } }])
  expect(read.asked).toEqual(['?limit=100&offset=0', '/1'])
})

test('invalid details are a problem of their job only', async () => {
  const context = contextOf(({ url }) => {
    if (url.includes('offset=')) return JSON.stringify({ totalFound: 3, content: postings(0, 3) })
    if (url.endsWith('/0')) throw new Unreadable('404')
    return url.endsWith('/1') ? '<html>Busy</html>' : DETAIL
  })
  expect(await gatherAll(smartrecruiters, 'Acme', context)).toMatchObject([
    { problem: '404', id: '0' },
    { problem: 'the answer is HTML, not JSON', id: '1' },
    { listing: { id: '2' } },
  ])
})

test.each([
  [
    'the default advert',
    [
      ['de', false],
      ['en', false],
      ['fr', true],
    ],
    [3],
  ],
  [
    'otherwise the English one',
    [
      ['de', false],
      ['en-GB', false],
    ],
    [2],
  ],
  [
    'otherwise the first',
    [
      ['de', false],
      ['fr', false],
    ],
    [1],
  ],
  [
    'all if they are in one language',
    [
      ['en', true],
      ['en', true],
    ],
    [1, 2],
  ],
] as const)('a job at one place in several languages: %s', async (_, adverts, ids) => {
  const content = adverts.map(([code, defaultJobAd], n) =>
    posting(n + 1, { refNumber: 'REF1', defaultJobAd, language: { code } }),
  )
  const read = board({ 0: content }, content.length)
  const listings = listingsOf(await read.found)
  expect(listings.map(({ id }) => Number(id))).toEqual(ids)
  expect(listings.map(({ groupId }) => groupId)).toEqual(ids.map(() => 'REF1'))
})

test('one job at several places is several listings of one group', async () => {
  const content = ['Berlin', 'Paris'].map((fullLocation, n) =>
    posting(n, {
      refNumber: 'REF1',
      location: { fullLocation },
      language: { code: ['de', 'fr'][n] },
    }),
  )
  const listings = listingsOf(await board({ 0: content }, 2).found)
  expect(listings.map(({ location, groupId }) => [location, groupId])).toEqual([
    ['Berlin', 'REF1'],
    ['Paris', 'REF1'],
  ])
})

test.each([
  [{ city: 'Köln', region: 'NRW', country: 'de' }, 'Köln, NRW, Germany', null],
  [{ city: 'Nowhere', country: 'zz', remote: true }, 'Nowhere, zz', 'remote'],
  [{ fullLocation: 'Lyon, France', hybrid: true, remote: true }, 'Lyon, France', 'hybrid'],
  [{}, null, null],
  [null, null, null],
])('the place %j is %j, %s', async (location, place, workplace) => {
  const [listing] = listingsOf(await board({ 0: [posting(1, { location })] }, 1).found)
  expect(listing).toMatchObject({ location: place, workplace })
})
