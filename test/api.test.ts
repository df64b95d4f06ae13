import { expect, test } from 'vitest'
import * as shapes from '#server/api/api-schemas.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('the search returns exact pages and states what it applied', async () => {
  const app = await createTestApp()
  await app.take(Array.from({ length: 45 }, (_, n) => listing({ title: `Engineer ${n}` })))

  const first = await app.json('/api/jobs?query=engineer&perPage=20')
  const last = await app.json('/api/jobs?query=engineer&perPage=20&page=3')

  expect(first).toMatchObject({ totalCount: 45, hasMore: true })
  expect(first.jobs).toHaveLength(20)
  expect(last).toMatchObject({ totalCount: 45, hasMore: false })
  expect(last.jobs).toHaveLength(5)
  expect(first.appliedFilters).toMatchObject({
    query: 'engineer',
    page: 1,
    perPage: 20,
    sort: 'newest',
  })
})

test.each([
  ['sort=best', 'sort'],
  ['jobTypes=full_time,volunteer', 'jobTypes'],
  ['page=0', 'page'],
  ['page=1e9', 'page'],
  ['perPage=many', 'perPage'],
  ['salaryMin=-1', 'salaryMin'],
  ['salaryMin=lots', 'salaryMin'],
  ['posted=tomorrow', 'posted'],
  ['remote=yes', 'remote'],
  ['category=Gardening', 'category'],
  ['colour=blue', 'colour'],
  ['explain=yes', 'explain'],
  ['explain=1&explain=1', 'explain'],
  [`query=${'a'.repeat(301)}`, 'query'],
])('%s is a 400 that names the parameter', async (parameters, name) => {
  const app = await createTestApp()

  const response = await app.request(`/api/jobs?${parameters}`)

  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = shapes.ProblemSchema.parse(await response.json())
  expect(problem.errors?.map((error) => error.parameter)).toEqual([name])
  expect(problem.detail).toContain(name)
})

test('an unknown parameter is named once', async () => {
  const app = await createTestApp()
  const response = await app.request('/api/jobs/suggestions?limit=5')
  expect((await response.json()).errors).toEqual([
    { parameter: 'limit', detail: 'is not a parameter here' },
  ])
})

test.each([
  ['/api/jobs/abc', 400, 'invalid_job_id'],
  ['/api/jobs/0', 400, 'invalid_job_id'],
  ['/api/jobs/999', 404, 'job_not_found'],
  ['/api/jobs/999/related', 404, 'job_not_found'],
  ['/api/companies/nobody', 404, 'company_not_found'],
  ['/api/nothing', 404, 'not_found'],
])('%s is %i %s', async (path, status, code) => {
  const app = await createTestApp()

  const response = await app.request(path)

  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status, code, instance: path })
})

test('with explain=1 each job states which words matched and in which fields', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'React Developer' })])

  const [job] = (await app.json('/api/jobs?query=raect+developer&explain=1')).jobs
  expect(job.explanation.parts).toMatchObject([
    { asked: 'raect', met: [{ words: 'react', how: 'slip', fields: ['title', 'skills'] }] },
    { asked: 'developer' },
  ])
  const { text, likeness, freshness, score } = job.explanation
  expect(score).toBeCloseTo(text * likeness * freshness)

  expect((await app.json('/api/jobs?explain=1')).jobs[0].explanation).toBeNull()
  expect((await app.json('/api/jobs?query=react')).jobs[0]).not.toHaveProperty('explanation')
})

test('every answer has exactly the documented shape', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'React Developer', salaryText: '$100k - $120k' }),
    listing({ title: 'React Native Developer' }),
  ])
  const id = await app.idOf('React Developer')

  for (const [path, shape] of [
    ['/api/jobs?query=react', shapes.JobPageSchema],
    ['/api/jobs?query=react&explain=1', shapes.JobPageSchema],
    ['/api/jobs/filter-options?query=react', shapes.FilterOptionsSchema],
    ['/api/jobs/salaries?query=react&salaryCurrency=EUR', shapes.SalaryCountsSchema],
    ['/api/jobs/suggestions?query=re', shapes.SuggestionsSchema],
    ['/api/jobs/places?query=b', shapes.PlaceSuggestionsSchema],
    [`/api/jobs/${id}`, shapes.WholeJobSchema],
    [`/api/jobs/${id}/related`, shapes.RelatedSchema],
    ['/api/trends?kind=skill', shapes.TrendsSchema],
    ['/api/home', shapes.HomeSchema],
    ['/api/companies', shapes.CompanyPageSchema],
    ['/api/companies/acme', shapes.CompanySchema],
  ] as const) {
    const parsed = shape.safeParse(await app.json(path))
    expect(parsed.error?.issues, path).toBeUndefined()
  }
})

test('the API description lists every public route, and every route it lists exists', async () => {
  const app = await createTestApp()

  const description = await app.json('/openapi.json')

  expect(description.openapi).toBe('3.1.0')
  expect(
    Object.entries(description.paths)
      .filter(([path]) => !path.startsWith('/api/me')) // the access table test covers these
      .flatMap(([path, methods]) => Object.keys(methods as object).map((m) => `${m} ${path}`))
      .sort(),
  ).toEqual([
    'get /api/companies',
    'get /api/companies/{slug}',
    'get /api/home',
    'get /api/jobs',
    'get /api/jobs/changes',
    'get /api/jobs/filter-options',
    'get /api/jobs/places',
    'get /api/jobs/salaries',
    'get /api/jobs/suggestions',
    'get /api/jobs/{id}',
    'get /api/jobs/{id}/related',
    'get /api/salaries',
    'get /api/trends',
    'post /api/jobs/{id}/apply',
    'post /api/jobs/{id}/view',
  ])
})

test('a view counts once per visitor within half an hour, and again after that', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await app.take([listing({ title: 'Watched' })])
  const id = await app.idOf('Watched')

  expect(await view(app, id, '198.51.100.1')).toBe(true)
  expect(await view(app, id, '198.51.100.1')).toBe(false)
  expect(await view(app, id, '198.51.100.2')).toBe(true)
  app.setNow('2026-03-02T09:30:00Z')
  expect(await view(app, id, '198.51.100.1')).toBe(true)

  expect((await app.json(`/api/jobs/${id}`)).views).toBe(3)
})

test('crawlers and clients without a user agent are not counted', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Crawled' })])
  const id = await app.idOf('Crawled')

  expect(
    await view(app, id, '198.51.100.1', 'Googlebot/2.1 (+http://www.google.com/bot.html)'),
  ).toBe(false)
  expect(await view(app, id, '198.51.100.1', '')).toBe(false)

  expect((await app.json(`/api/jobs/${id}`)).views).toBe(0)
})

test('fifty visitors at once count as fifty views', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Busy' })])
  const id = await app.idOf('Busy')

  await Promise.all(Array.from({ length: 50 }, (_, n) => view(app, id, `198.51.100.${n}`)))

  expect((await app.json(`/api/jobs/${id}`)).views).toBe(50)
})

test('applying returns the address and counts the click; a listing without an address returns null', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'With', applyUrl: 'https://acme.example/apply' }),
    listing({ title: 'Without', applyUrl: null, url: null }),
    listing({ title: 'Closed', closedAt: '2026-03-01T00:00:00Z' }),
  ])
  const apply = async (title: string) =>
    post(app, `/api/jobs/${await app.idOf(title)}/apply`, '198.51.100.1')

  expect(await (await apply('With')).json()).toEqual({
    applyUrl: 'https://acme.example/apply',
    counted: true,
  })
  expect(await (await apply('Without')).json()).toEqual({ applyUrl: null, counted: false })
  expect((await apply('Closed')).status).toBe(404)
})

test('sorting by views takes new views into account immediately', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Quiet' }), listing({ title: 'Popular' })])
  await view(app, await app.idOf('Popular'), '198.51.100.1')
  await app.catchUp()

  expect(await app.titles('sort=most_viewed')).toEqual(['Popular', 'Quiet'])
})

test('public API pages can be cached, and unchanged ones are not sent again', async () => {
  const app = await createTestApp()
  await app.take([listing()])

  const first = await app.request('/api/jobs')
  const tag = first.headers.get('etag') ?? ''
  const again = await app.request('/api/jobs', { headers: { 'if-none-match': tag } })

  expect(first.headers.get('cache-control')).toContain('public')
  expect(first.headers.get('access-control-allow-origin')).toBe('*')
  expect(again.status).toBe(304)
})

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

const post = (app: TestApp, path: string, address: string, agent = BROWSER) =>
  app.request(path, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'user-agent': agent, 'sec-fetch-site': 'same-origin' },
  })

async function view(app: TestApp, id: number, address: string, agent?: string) {
  const response = await post(app, `/api/jobs/${id}/view`, address, agent)
  return ((await response.json()) as { counted: boolean }).counted
}
