/** Specific to Adzuna; its pay estimates are tested in `stated-pay.test.ts`. */
import { expect, test } from 'vitest'
import { type SourceRequest, Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf } from '#test/source-answers.ts'
import { adzuna } from './adzuna.ts'

async function read(token: string, fields: object = {}) {
  const requests: SourceRequest[] = []
  const job = { id: '1', title: 'Cook', company: { display_name: 'Acme' }, ...fields }
  const context = contextOf(
    (request) => {
      requests.push(request)
      return JSON.stringify({ count: 1, results: [job] })
    },
    { keys: { ADZUNA_APP_ID: 'i', ADZUNA_APP_KEY: 'k' } },
  )
  const [listing] = listingsOf(await gatherAll(adzuna, token, context))
  return { listing, url: requests[0]?.url }
}

test('the token contains the country and the search', async () => {
  const { url } = await read('GB?what=software engineer&where=Leeds&app_key=theirs')
  expect(url).toBe(
    'https://api.adzuna.com/v1/api/jobs/gb/search/1?what=software%20engineer&where=Leeds&app_id=i&app_key=k&results_per_page=50&sort_by=date',
  )
})

test.each([['xx?what=a'], ['constructor'], ['']])('"%s" is not an edition', async (token) => {
  await expect(read(token)).rejects.toThrow(Unreadable)
  expect(adzuna.page(token)).toBe('https://www.adzuna.com/')
})

test.each([
  ['?se=a1&utm_medium=api&v=7', '?utm_medium=api&v=7'],
  ['?utm_medium=api&se=a1', '?utm_medium=api'],
  ['?se=a1', ''],
  ['?phase=1&v=7', '?phase=1&v=7'],
])('a link %s keeps the job and drops the search', async (query, kept) => {
  const at = 'https://www.adzuna.co.uk/jobs/land/ad/1'
  expect((await read('gb', { redirect_url: `${at}${query}` })).listing?.url).toBe(`${at}${kept}`)
})

test.each([
  [{ display_name: 'Leeds', area: ['UK', 'Yorkshire', 'Leeds'] }, 'Leeds, UK'],
  [{ display_name: 'UK', area: ['UK'] }, 'UK'],
  [{ display_name: 'Leeds' }, 'Leeds'],
  [{ area: ['UK'] }, 'UK'],
  [{}, null],
])('a place %o is "%s"', async (location, place) => {
  expect((await read('gb', { location })).listing?.location).toBe(place)
})
