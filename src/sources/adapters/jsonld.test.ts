/**
 * Careers pages: lists of links are followed one level, postings without an id stay distinct, nothing else is read.
 */
import { describe, expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf, problemsOf } from '#test/source-answers.ts'
import { jsonld } from './jsonld.ts'

const PAGE = 'https://acme.example/careers'
const page = (data: unknown) =>
  `<html><body><script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`
const job = (fields: object = {}) => ({
  '@type': 'JobPosting',
  title: 'Diver',
  hiringOrganization: { name: 'Acme' },
  ...fields,
})
const list = (...items: unknown[]) => ({ '@type': 'ItemList', itemListElement: items })

/** The pages of a host by path; all others are missing. */
function gather(pages: Readonly<Record<string, unknown>>, employer: string | null = null) {
  const asked: string[] = []
  const context = contextOf(
    ({ url }) => {
      asked.push(url)
      const data = pages[url.replace('https://acme.example', '')]
      if (data === undefined) throw new Unreadable('no such page')
      return page(data)
    },
    { employer },
  )
  return gatherAll(jsonld, PAGE, context).then((found) => ({ asked, found }))
}

describe('a list of links', () => {
  test('is followed on its own host, each address once', async () => {
    const { asked, found } = await gather({
      '/careers': list(
        '/jobs/1',
        { '@type': 'ListItem', url: 'https://acme.example/jobs/2#apply' },
        { '@type': 'ListItem', item: { '@id': '/jobs/1' } },
        { '@type': 'ListItem', item: 'https://elsewhere.example/jobs/3' },
        { '@type': 'ListItem', url: '/careers' },
        { '@type': 'ListItem', item: { '@type': 'Product', url: '/shop' } },
        null,
      ),
      '/jobs/1': job({ title: 'Diver' }),
      '/jobs/2': [job({ title: 'Besides' }), job({ title: 'Cook', url: '/jobs/2' })],
    })
    expect(asked).toEqual([PAGE, 'https://acme.example/jobs/1', 'https://acme.example/jobs/2'])
    expect(listingsOf(found).map(({ id, title }) => [id, title])).toEqual([
      ['https://acme.example/jobs/1', 'Diver'],
      ['https://acme.example/jobs/2', 'Cook'],
    ])
  })

  test('is followed one level deep', async () => {
    const { asked, found } = await gather({ '/careers': list('/more'), '/more': list('/jobs/1') })
    expect(asked).toHaveLength(2)
    expect(problemsOf(found)).toMatchObject([{ id: 'https://acme.example/more' }])
  })

  test('has a problem that counts as listed for a page that is gone or has no job', async () => {
    const { found } = await gather({
      '/careers': list('/jobs/1', '/jobs/2', '/jobs/3'),
      '/jobs/2': { '@type': 'WebPage' },
      '/jobs/3': job(),
    })
    expect(listingsOf(found)).toHaveLength(1)
    expect(problemsOf(found).map(({ id }) => id)).toEqual([
      'https://acme.example/jobs/1',
      'https://acme.example/jobs/2',
    ])
  })

  test('reports when it has more pages than are read', async () => {
    const links = Array.from({ length: 230 }, (_, at) => `/jobs/${at}`)
    const pages = Object.fromEntries(links.map((link) => [link, job()]))
    const { asked, found } = await gather({ '/careers': list(...links), ...pages })
    expect(asked).toHaveLength(201)
    expect(found.at(-1)).toEqual({ capped: '200 of 230 pages were read' })
  })

  test('is unreadable if it leads nowhere, and an empty board if it is empty', async () => {
    const crumbs = { '@type': 'BreadcrumbList', itemListElement: [{ item: '/careers/x' }] }
    await expect(gather({ '/careers': list('https://elsewhere.example/1') })).rejects.toThrow(
      Unreadable,
    )
    await expect(gather({ '/careers': crumbs })).rejects.toThrow(Unreadable)
    expect((await gather({ '/careers': list() })).found).toEqual([])
  })
})

describe('the id of a posting', () => {
  const idsOf = async (...jobs: object[]) =>
    listingsOf((await gather({ '/careers': { '@graph': jobs } })).found).map(({ id }) => id)

  test('is the employer’s, otherwise the address, otherwise title and place', async () => {
    const where = { jobLocation: { address: { addressLocality: 'Oslo' } } }
    expect(
      await idsOf(
        job({ identifier: { value: 17 } }),
        job({ url: '/jobs/2' }),
        job({ ...where, url: PAGE }),
      ),
    ).toEqual(['17', 'https://acme.example/jobs/2', 'Diver | Oslo'])
  })

  test('is not shared by several postings', async () => {
    const same = { identifier: { value: 'HR' } }
    expect(await idsOf(job({ ...same, title: 'Cook' }), job(same), job(same))).toEqual([
      'Cook',
      'Diver',
      'Diver #2',
    ])
  })
})

test('a posting without an employer gets the board’s, and is a problem without one', async () => {
  const nameless = job({ hiringOrganization: undefined })
  const { found } = await gather({ '/careers': nameless }, 'Acme of the board')
  expect(listingsOf(found)).toMatchObject([{ company: 'Acme of the board' }])
  expect(problemsOf((await gather({ '/careers': nameless })).found)).toMatchObject([
    { problem: 'the posting has no employer', id: 'Diver' },
  ])
})

test('a page with too many jobs is read up to the limit', async () => {
  const jobs = Array.from({ length: 20_000 }, () => job({ identifier: { value: 'HR' } }))
  const { found } = await gather({ '/careers': jobs })
  expect(listingsOf(found)).toHaveLength(2_000)
  expect(found.at(-1)).toEqual({ capped: 'the first 2000 jobs were read' })
})
