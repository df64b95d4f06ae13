/** Specific to Jooble. */
import { expect, test } from 'vitest'
import { type SourceRequest, Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf } from '#test/source-answers.ts'
import { jooble } from './jooble.ts'

async function read(token: string, jobs: string) {
  const requests: SourceRequest[] = []
  const context = contextOf(
    (request) => {
      requests.push(request)
      return `{"totalCount":2,"jobs":[${jobs}]}`
    },
    { keys: { JOOBLE_API_KEY: 'k/1' } },
  )
  return { requests, listings: listingsOf(await gatherAll(jooble, token, context)) }
}

test('ids with more digits than a number can hold stay distinct', async () => {
  const job = (id: string) => `{"id": ${id}, "title": "Cook", "company": "Acme"}`
  const { listings } = await read(
    'us',
    `${job('-8123456789012345671')},${job('-8123456789012345672')}`,
  )
  expect(listings.map(({ id }) => id)).toEqual(['-8123456789012345671', '-8123456789012345672'])
})

test('an advert that quotes such an id is left alone', async () => {
  const snippet = 'Set "id": 1234567890123456789, then send'
  const job = JSON.stringify({ id: 1, title: 'Cook', company: 'Acme', snippet })
  expect((await read('us', job)).listings[0]?.description).toBe(snippet)
})

test('a job has the same link whatever the search', async () => {
  const link = (search: string) =>
    JSON.stringify({ id: 1, title: 'a', company: 'b', link: `https://jooble.org/desc/1?${search}` })
  const [first, second] = await Promise.all(
    [link('pos=1&sid=a'), link('pos=7&sid=b')].map((job) => read('us', job)),
  )
  expect(first?.listings[0]?.url).toBe('https://jooble.org/desc/1')
  expect(second?.listings).toEqual(first?.listings)
})

test.each([
  ['us?keywords=react', 'https://jooble.org/api/k%2F1', { keywords: 'react' }],
  [
    'DE?keywords=java&location=Berlin',
    'https://de.jooble.org/api/k%2F1',
    { keywords: 'java', location: 'Berlin' },
  ],
  [
    'at?keywords=C%2B%2B+100%&location=Nieder%C3%B6sterreich',
    'https://at.jooble.org/api/k%2F1',
    { keywords: 'C++ 100%', location: 'Niederösterreich' },
  ],
])('%s is requested from its country’s host', async (token, url, asked) => {
  const { requests } = await read(token, '')
  expect(requests).toEqual([
    { url, accept: 'json', json: { ...asked, page: '1', ResultOnPage: '100' } },
  ])
})

test.each([['keywords=react'], ['evil.example/?x'], ['']])(
  '"%s" is not a country',
  async (token) => {
    await expect(read(token, '')).rejects.toThrow(Unreadable)
    expect(jooble.page(token)).toBe('https://jooble.org/')
  },
)
