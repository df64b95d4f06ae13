/** Workday's traps, all of which answer with 200, on a site that has every one of them. */
import { describe, expect, test } from 'vitest'
import { type Found, type SourceRequest, Unreadable } from '#sources/source/source.ts'
import { contextOf, gatherAll, listingsOf, problemsOf } from '#test/source-answers.ts'
import { workday } from './workday.ts'
import { type Row, readRows } from './workday-list.ts'

type Job = { path: string; family: string | null; cities: readonly string[] }

const jobOf = (at: number, family: string | null = null, ...cities: string[]): Job => ({
  path: `/job/City/Role_R${at}`,
  family,
  cities,
})

const many = (count: number, from: number, family: string | null, ...cities: string[]) =>
  Array.from({ length: count }, (_, at) => jobOf(from + at, family, ...cities))

type Asked = { appliedFacets: Record<string, string[]>; limit: number; offset: number }

/** A site like Workday's: 20 rows a page, 2,000 rows a list, the total on the first page only. */
function site(jobs: readonly Job[]) {
  const asked: Asked[] = []
  const answer = ({ json }: SourceRequest) => {
    const { appliedFacets, limit, offset } = json as Asked
    asked.push({ appliedFacets, limit, offset })
    const found = jobs.filter(({ family, cities }) =>
      Object.entries(appliedFacets).every(([name, [value = '']]) =>
        name === 'family' ? family === value : cities.includes(value),
      ),
    )
    const from = offset < 2_000 ? offset : 0
    const rows = limit > 20 ? [] : found.slice(0, 2_000).slice(from, from + limit)
    return JSON.stringify({
      total: offset === 0 ? Math.min(found.length, 2_000) : 0,
      jobPostings: rows.map(({ path }) => ({
        title: path,
        externalPath: path,
        locationsText: 'x',
      })),
      facets: [
        { facetParameter: 'family', values: valuesOf(found.map(({ family }) => family)) },
        {
          facetParameter: 'places',
          values: [
            { facetParameter: 'cities', values: valuesOf(found.flatMap(({ cities }) => cities)) },
          ],
        },
      ],
    })
  }
  return { asked, context: contextOf(answer) }
}

const valuesOf = (all: readonly (string | null)[]) =>
  [
    ...Map.groupBy(
      all.filter((one) => one !== null),
      (one) => one,
    ),
  ].map(([id, same]) => ({
    id,
    descriptor: id,
    count: same.length,
  }))

async function rowsOf(jobs: readonly Job[]) {
  const { asked, context } = site(jobs)
  const found: (Row | Found)[] = []
  for await (const row of readRows('https://acme.example/jobs', context.get)) found.push(row)
  const paths = found.flatMap((row) => ('path' in row ? [row.path] : []))
  return { asked, paths, rest: found.filter((row) => !('path' in row)) }
}

describe('the list', () => {
  test('is read in pages of 20, up to the total of the first page', async () => {
    const { asked, paths, rest } = await rowsOf(many(45, 0, 'a'))
    expect(new Set(paths).size).toBe(45)
    expect(asked.map(({ offset, limit }) => [offset, limit])).toEqual([
      [0, 20],
      [20, 20],
      [40, 20],
    ])
    expect(rest).toEqual([])
  })

  test('of more than 2,000 is read in parts, and is complete if all counted jobs were seen', async () => {
    const jobs = [...many(1_900, 0, 'a'), ...many(700, 5_000, 'b')]
    const { paths, rest } = await rowsOf(jobs)
    expect(new Set(paths).size).toBe(2_600)
    expect(paths).toHaveLength(2_600)
    expect(rest).toEqual([])
  })

  test('splits a part of more than 2,000 again, by places within a group', async () => {
    const jobs = [
      ...many(1_500, 0, 'a', 'x'),
      ...many(1_500, 5_000, 'a', 'y'),
      ...many(10, 9_000, 'b', 'z'),
    ]
    const { paths } = await rowsOf(jobs)
    expect(new Set(paths).size).toBe(3_010)
    expect(paths).toHaveLength(3_010)
  })

  test('reads jobs that count at several places once, and then reports that some may be missing', async () => {
    const jobs = [...many(1_200, 0, null, 'x', 'y'), ...many(900, 5_000, null, 'y', 'z')]
    const { paths, rest } = await rowsOf(jobs)
    expect(paths).toHaveLength(new Set(paths).size)
    expect(rest.every((one) => 'capped' in one)).toBe(true)
    expect(rest.length).toBeGreaterThan(0)
  })

  test('that cannot be split ends at its 2,000th row', async () => {
    const { asked, paths, rest } = await rowsOf(many(2_500, 0, null))
    expect(paths).toHaveLength(2_000)
    expect(Math.max(...asked.map(({ offset }) => offset))).toBe(1_980)
    expect(rest).toEqual([{ capped: 'the first 2000 of a list were read' }])
  })

  test('ends at a repeated page, and unseen jobs stay open', async () => {
    const row = (at: number) => ({ externalPath: `/job/R_R${at}` })
    const first = Array.from({ length: 20 }, (_, at) => row(at))
    const context = contextOf(() => JSON.stringify({ total: 60, jobPostings: first }))
    const found: (Row | Found)[] = []
    for await (const one of readRows('https://acme.example/jobs', context.get)) found.push(one)
    expect(found).toHaveLength(21)
    expect(found.at(-1)).toEqual({ capped: 'the source listed 20 of 60 jobs' })
  })

  test.each(['{"jobPostings":[]}', '{"total":3}', '{"errorCode":"HTTP_405"}'])(
    '%s is not a list',
    async (text) => {
      const rows = readRows('https://acme.example/jobs', contextOf(() => text).get)
      await expect(rows.next()).rejects.toThrow(Unreadable)
    },
  )
})

describe('a job', () => {
  const gatherJob = (info: object, item: object = {}, more: object = {}) =>
    gatherAll(
      workday,
      'acme/wd5/Jobs',
      contextOf(({ json }) =>
        json === undefined
          ? JSON.stringify({ jobPostingInfo: info, ...more })
          : JSON.stringify({
              total: 1,
              jobPostings: [{ title: 'Role', externalPath: '/job/A/B_R1', ...item }],
            }),
      ),
    )

  test('has the places of its details if the list only counts them, and no date from "Posted Today"', async () => {
    const info = { location: 'Leeds', additionalLocations: ['York'], postedOn: 'Posted Today' }
    const [job] = listingsOf(await gatherJob(info, { locationsText: '2 Locations' }))
    expect(job).toMatchObject({ location: 'Leeds; York', postedAt: null, id: 'R1' })
  })

  test('without places in its details has the list’s', async () => {
    const [job] = listingsOf(await gatherJob({}, { locationsText: 'Leeds' }))
    expect(job).toMatchObject({ location: 'Leeds', company: 'Acme' })
    const [other] = listingsOf(await gatherJob({}, { locationsText: '2 Locations' }))
    expect(other?.location).toBeNull()
  })

  test('is a problem that counts as listed if its details are missing', async () => {
    expect(problemsOf(await gatherJob([] as object))).toMatchObject([{ id: 'R1' }])
  })

  test('is not requested again if its row is unchanged, however old it is', async () => {
    const stamps: string[] = []
    const ask = (postedOn: string) =>
      gatherAll(workday, 'acme/wd5/Jobs', {
        ...contextOf(() =>
          JSON.stringify({
            total: 1,
            jobPostings: [{ title: 'Role', externalPath: '/job/B_R1', postedOn }],
          }),
        ),
        isKnown: (_, stamp) => stamps.push(stamp) > 0,
      })
    expect(await ask('Posted Today')).toEqual([{ same: 'R1' }])
    expect(await ask('Posted Yesterday')).toEqual([{ same: 'R1' }])
    expect(new Set(stamps).size).toBe(1)
  })
})

test('a language in the token is not part of the request', async () => {
  const urls: string[] = []
  const context = contextOf(({ url }) => {
    urls.push(url)
    return '{"total":0,"jobPostings":[]}'
  })
  await gatherAll(workday, 'acme/wd5/en-US/Jobs', context)
  expect(urls).toEqual(['https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Jobs/jobs'])
  expect(workday.page('acme/wd5/en-US/Jobs')).toBe('https://acme.wd5.myworkdayjobs.com/Jobs')
})

test('the source is off until the operator turns it on', () => {
  expect(workday.terms.offBecause).toMatch(/does not document a public API/)
})
