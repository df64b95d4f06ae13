/** Careers pages: lists of links are followed one level, postings without an id stay apart, nothing else is read. */
import { describe, expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { gatherAll, listingsOf, problemsOf, worldOf } from '#test/source-answers.ts'
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

/** The pages of a host by their path; the others are not there. */
function gather(pages: Readonly<Record<string, unknown>>, employer: string | null = null) {
  const asked: string[] = []
  const world = worldOf(
    ({ url }) => {
      asked.push(url)
      const data = pages[url.replace('https://acme.example', '')]
      if (data === undefined) throw new Unreadable('no such page')
      return page(data)
    },
    { employer },
  )
  return gatherAll(jsonld, PAGE, world).then((found) => ({ asked, found }))
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

  test('goes one level deep', async () => {
    const { asked, found } = await gather({ '/careers': list('/more'), '/more': list('/jobs/1') })
    expect(asked).toHaveLength(2)
    expect(problemsOf(found)).toMatchObject([{ id: 'https://acme.example/more' }])
  })

  test('a page of it that is gone, or names no job, is a problem that counts as listed', async () => {
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

  test('of more pages than are read says so', async () => {
    const links = Array.from({ length: 230 }, (_, at) => `/jobs/${at}`)
    const pages = Object.fromEntries(links.map((link) => [link, job()]))
    const { asked, found } = await gather({ '/careers': list(...links), ...pages })
    expect(asked).toHaveLength(201)
    expect(found.at(-1)).toEqual({ capped: '200 of 230 pages were read' })
  })

  test('that leads nowhere is unreadable, and one that is empty is a board without jobs', async () => {
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

  test('is the employer’s, else its address, else what and where it is', async () => {
    const where = { jobLocation: { address: { addressLocality: 'Oslo' } } }
    expect(
      await idsOf(
        job({ identifier: { value: 17 } }),
        job({ url: '/jobs/2' }),
        job({ ...where, url: PAGE }),
      ),
    ).toEqual(['17', 'https://acme.example/jobs/2', 'Diver | Oslo'])
  })

  test('is not one that several share', async () => {
    const same = { identifier: { value: 'HR' } }
    expect(await idsOf(job({ ...same, title: 'Cook' }), job(same), job(same))).toEqual([
      'Cook',
      'Diver',
      'Diver #2',
    ])
  })
})

test('an employer that the posting does not name is the board’s, and without one it is a problem', async () => {
  const nameless = job({ hiringOrganization: undefined })
  const { found } = await gather({ '/careers': nameless }, 'Acme of the board')
  expect(listingsOf(found)).toMatchObject([{ company: 'Acme of the board' }])
  expect(problemsOf((await gather({ '/careers': nameless })).found)).toMatchObject([
    { problem: 'the posting names no employer', id: 'Diver' },
  ])
})

test('a page of more jobs than anybody has is read as far as it goes, at once', async () => {
  const started = performance.now()
  const jobs = Array.from({ length: 20_000 }, () => job({ identifier: { value: 'HR' } }))
  const { found } = await gather({ '/careers': jobs })
  expect(listingsOf(found)).toHaveLength(2_000)
  expect(found.at(-1)).toEqual({ capped: 'the first 2000 jobs were read' })
  expect(performance.now() - started).toBeLessThan(10_000)
})
