/** How sources that answer in pages are read, and where reading stops. */
import { describe, expect, test } from 'vitest'
import type { Source, SourceRequest } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf } from '#test/source-answers.ts'
import { adzuna } from './adzuna.ts'
import { arbeitnow } from './arbeitnow.ts'
import { himalayas } from './himalayas.ts'
import { jooble } from './jooble.ts'
import { themuse } from './themuse.ts'
import { usajobs } from './usajobs.ts'

/** A page with the jobs of these numbers, out of `total`. */
type Page = { number: number; ids: readonly number[]; isLast: boolean; total: number }
type Paged = {
  source: Source
  token: string
  keys?: Record<string, string>
  /** The number of the requested page, from 1. */
  asked(request: SourceRequest): number
  answer(page: Page): unknown
  pageSize: number
  maxPages: number
}

const named = (id: number) => ({ id: String(id), title: `Job ${id}`, company: 'Acme' })
const inQuery = (name: string, first: number) => (request: SourceRequest) =>
  Number(new URL(request.url).searchParams.get(name) ?? first) + 1 - first

const PAGED: readonly Paged[] = [
  {
    source: arbeitnow,
    token: 'all',
    asked: inQuery('page', 1),
    answer: ({ number, ids, isLast }) => ({
      data: ids.map((id) => ({ slug: String(id), title: `Job ${id}`, company_name: 'Acme' })),
      links: { next: isLast ? null : `https://www.arbeitnow.com/?page=${number + 1}` },
    }),
    pageSize: 100,
    maxPages: 50,
  },
  {
    source: himalayas,
    token: 'all',
    asked: inQuery('cursor', 1),
    answer: ({ number, ids, isLast, total }) => ({
      totalCount: total,
      nextCursor: isLast ? null : String(number + 1),
      jobs: ids.map((id) => ({ guid: String(id), title: `Job ${id}`, companyName: 'Acme' })),
    }),
    pageSize: 20,
    maxPages: 50,
  },
  {
    source: themuse,
    token: 'all',
    keys: { THEMUSE_API_KEY: 'k' },
    asked: inQuery('page', 0),
    answer: ({ ids, total }) => ({
      page_count: Math.ceil(total / 20),
      results: ids.map((id) => ({ id, name: `Job ${id}`, company: { name: 'Acme' } })),
    }),
    pageSize: 20,
    maxPages: 99,
  },
  {
    source: adzuna,
    token: 'gb',
    keys: { ADZUNA_APP_ID: 'i', ADZUNA_APP_KEY: 'k' },
    asked: ({ url }) => Number(/\/search\/(\d+)\?/.exec(url)?.[1]),
    answer: ({ ids, total }) => ({
      count: total,
      results: ids.map((id) => ({ ...named(id), company: { display_name: 'Acme' } })),
    }),
    pageSize: 50,
    maxPages: 20,
  },
  {
    source: usajobs,
    token: 'all',
    keys: { USAJOBS_EMAIL: 'a@b.example', USAJOBS_API_KEY: 'k' },
    asked: inQuery('Page', 1),
    answer: ({ ids, total }) => ({
      SearchResult: {
        SearchResultCountAll: total,
        SearchResultItems: ids.map((id) => ({
          MatchedObjectId: String(id),
          MatchedObjectDescriptor: { PositionTitle: `Job ${id}`, OrganizationName: 'Acme' },
        })),
      },
    }),
    pageSize: 500,
    maxPages: 20,
  },
  {
    source: jooble,
    token: 'de?keywords=koch',
    keys: { JOOBLE_API_KEY: 'k' },
    asked: ({ json }) => Number((json as { page: string }).page),
    answer: ({ ids, total }) => ({ totalCount: total, jobs: ids.map(named) }),
    pageSize: 100,
    maxPages: 5,
  },
]

describe.each(PAGED.map((paged) => [paged.source.name, paged] as const))('%s', (_, paged) => {
  const { source, token, keys = {}, asked, answer, pageSize, maxPages } = paged

  /** Everything found if page N has `idsOf(N)`, and the requested pages. */
  async function read(total: number, idsOf: (number: number) => number[]) {
    const pages: number[] = []
    const context = contextOf(
      (request) => {
        const number = asked(request)
        pages.push(number)
        const isLast = number * pageSize >= total
        return JSON.stringify(answer({ number, ids: idsOf(number), isLast, total }))
      },
      { keys },
    )
    const found = await gatherAll(source, token, context)
    const ids = listingsOf(found).map(({ id }) => Number(id))
    return { ids, pages, capped: found.filter((one) => 'capped' in one).length }
  }

  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
  const pageOf = (total: number) => (number: number) =>
    upTo(total).slice((number - 1) * pageSize, number * pageSize)

  test('every page is read once, from the first to the last', async () => {
    const total = 2 * pageSize + 1
    expect(await read(total, pageOf(total))).toEqual({
      ids: upTo(total),
      pages: [1, 2, 3],
      capped: 0,
    })
  })

  test('a full last page is not followed by another request', async () => {
    expect(await read(pageSize, pageOf(pageSize))).toEqual({
      ids: upTo(pageSize),
      pages: [1],
      capped: 0,
    })
  })

  test('a job that moves to the next page while reading is found once', async () => {
    const total = 2 * pageSize
    const shifted = (number: number) => (number === 1 ? upTo(pageSize) : pageOf(total + 1)(2))
    const { ids } = await read(total, (number) => [
      ...(number === 2 ? [pageSize - 1] : []),
      ...shifted(number),
    ])
    expect(ids).toEqual(upTo(total))
  })

  // For a source that lists only the newest jobs, the others' absence means nothing.
  test('reaching the limit is reported if unlisted jobs count as gone', async () => {
    const total = maxPages * pageSize + 1
    const { ids, pages, capped } = await read(total, pageOf(total))
    expect({ ids: ids.length, pages: pages.length, capped }).toEqual({
      ids: maxPages * pageSize,
      pages: maxPages,
      capped: source.lists === 'whole' ? 1 : 0,
    })
  })

  test('pages that repeat end the reading', async () => {
    const { ids, pages } = await read(maxPages * pageSize * 2, () => upTo(pageSize))
    expect(ids).toEqual(upTo(pageSize))
    expect(pages).toEqual([1, 2])
  })

  test('a problem on a later page is found with the others', async () => {
    const total = pageSize + 1
    const context = contextOf(
      (request) => {
        const number = asked(request)
        const isLast = number === 2
        const page = { number, ids: pageOf(total)(number), isLast, total }
        const text = JSON.stringify(answer(page))
        return isLast ? text.replaceAll('"Acme"', '""') : text
      },
      { keys },
    )
    const found = await gatherAll(source, token, context)
    expect(listingsOf(found)).toHaveLength(pageSize)
    expect(found.at(-1)).toMatchObject({ problem: 'the item has no company', id: `${pageSize}` })
  })
})
