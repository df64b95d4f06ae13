/** What is odd about Teamtailor: feeds of several pages, older feeds, hosts of employers' own. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { gatherAll, listingsOf, worldOf } from '#test/source-answers.ts'
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
    worldOf(({ url }) => JSON.stringify(pages[url] ?? {})),
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
  'a feed that goes on at %s is unreadable',
  async (next_url) => {
    await expect(gather({ [FIRST]: { items: [], next_url } })).rejects.toThrow(Unreadable)
  },
)

test('a feed without end is read for so many pages, and says so', async () => {
  let page = 1
  const world = worldOf(() => JSON.stringify({ items: [], next_url: `${FIRST}?page=${++page}` }))
  expect(await gatherAll(teamtailor, 'acme', world)).toEqual([{ capped: '50 pages were read' }])
})

test('older feeds hold their items under another name, and a host may be the employer’s own', async () => {
  const found = await gather(
    { 'https://jobs.acme.example/jobs.json': { title: 'Acme', jobs: [item(1)] } },
    'jobs.acme.example',
  )
  expect(listingsOf(found)).toMatchObject([{ id: '1', board: 'jobs.acme.example' }])
  expect(teamtailor.page('jobs.acme.example')).toBe('https://jobs.acme.example/jobs')
  expect(teamtailor.page('acme')).toBe('https://acme.teamtailor.com/jobs')
})
