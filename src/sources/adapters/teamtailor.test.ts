/** Specific to Teamtailor: feeds with several pages, older feeds, employers' own hosts. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf } from '#test/source-answers.ts'
import { teamtailor } from './teamtailor.ts'

const item = (id: number) => ({
  id: `u${id}`,
  title: `Job ${id}`,
  url: `https://acme.teamtailor.com/jobs/${id}-job`,
})

function gather(pages: Readonly<Record<string, object>>, token = 'acme') {
  return gatherAll(
    teamtailor,
    token,
    contextOf(({ url }) => JSON.stringify(pages[url] ?? {})),
  )
}

const FIRST = 'https://acme.teamtailor.com/jobs.json'
const SECOND = `${FIRST}?page=2`

test('all pages are read, and the feed names the employer', async () => {
  const found = await gather({
    [FIRST]: { title: 'Acme', items: [item(1)], next_url: '/jobs.json?page=2' },
    [SECOND]: { title: 'Acme', items: [item(2)], next_url: null },
  })
  expect(listingsOf(found).map(({ id, company }) => [id, company])).toEqual([
    ['1', 'Acme'],
    ['2', 'Acme'],
  ])
})

test.each([FIRST, 'https://elsewhere.example/jobs.json', 'javascript:alert(1)'])(
  'a feed whose next page is %s is unreadable',
  async (next_url) => {
    await expect(gather({ [FIRST]: { items: [], next_url } })).rejects.toThrow(Unreadable)
  },
)

test('an endless feed is read up to the limit and reported', async () => {
  let page = 1
  const context = contextOf(() =>
    JSON.stringify({ items: [], next_url: `${FIRST}?page=${++page}` }),
  )
  expect(await gatherAll(teamtailor, 'acme', context)).toEqual([{ capped: '50 pages were read' }])
})

test('older feeds name their items differently, and a host may be the employer’s own', async () => {
  const found = await gather(
    { 'https://jobs.acme.example/jobs.json': { title: 'Acme', jobs: [item(1)] } },
    'jobs.acme.example',
  )
  expect(listingsOf(found)).toMatchObject([{ id: '1', board: 'jobs.acme.example' }])
  expect(teamtailor.page('jobs.acme.example')).toBe('https://jobs.acme.example/jobs')
  expect(teamtailor.page('acme')).toBe('https://acme.teamtailor.com/jobs')
})
