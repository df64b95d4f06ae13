/** CC-01 to CC-03, HP-01: what shared caches may store, and what must not change a public page. */
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { listing } from '#test/sample-listings.ts'

test('CC-01 no public answer sets a cookie', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])

  for (const path of [
    '/',
    '/jobs',
    `/jobs/${await app.idOf('Engineer')}`,
    '/companies',
    '/api/jobs',
  ]) {
    expect((await app.request(path)).headers.get('set-cookie'), path).toBeNull()
  }
})

test.each([
  ['x-forwarded-host', 'evil.test'],
  ['x-forwarded-prefix', '/evil'],
  ['x-original-url', '/about'],
  ['x-rewrite-url', '/about'],
  ['x-http-method-override', 'DELETE'],
  ['x-react-router-spa-mode', 'yes'],
  ['x-react-router-prerender-data', 'evil'],
  ['rsc', '1'],
  ['accept-language', 'xx-EVIL;q=0.5, *'],
  ['cookie', `a=${'b'.repeat(8_000)}`],
])('CC-02 the header %s does not change a public page', async (name, value) => {
  const app = await createTestApp()
  await app.take([listing()])
  const plain = await withoutNonces(await app.request('/jobs'))

  const claimed = await withoutNonces(await app.request('/jobs', { headers: { [name]: value } }))

  expect(claimed).toBe(plain)
})

test('CC-02 unknown parameters do not change a page and never appear in its canonical address', async () => {
  const app = await createTestApp()
  await app.take([listing()])

  const tagged = await app.page('/jobs?utm_source=mail&gclid=1')

  expect(tagged).toContain('<link rel="canonical" href="http://rolecall.test/jobs"')
})

test('CC-02 errors are never cached', async () => {
  const app = await createTestApp()

  for (const path of ['/no-such-page', '/jobs/999', '/api/jobs?page=x', '/api/nothing']) {
    expect((await app.request(path)).headers.get('cache-control'), path).toBe('no-store')
  }
})

test.each(['/jobs/1/x.css', '/companies/acme/a.js', '/about/x.css', '/jobs/1.css'])(
  'CC-03 %s, which looks like a file, is not a page',
  async (path) => {
    const app = await createTestApp()
    await app.take([listing()])

    const response = await app.request(path)

    expect([400, 404]).toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test.each([
  ['page=1&page=2', 'page'],
  ['sort=newest&sort=oldest', 'sort'],
  ['query[]=a', 'query[]'],
  ['query[a]=b', 'query[a]'],
])('HP-01 %s is refused, naming the parameter', async (parameters, name) => {
  const app = await createTestApp()

  const response = await app.request(`/api/jobs?${parameters}`)

  expect(response.status).toBe(400)
  const { errors } = (await response.json()) as { errors: { parameter: string }[] }
  expect(errors.map((error) => error.parameter)).toEqual([name])
})

test('HP-01 a list parameter may be repeated, as forms without JavaScript do', async () => {
  const app = await createTestApp()

  const { appliedFilters } = await app.json(
    '/api/jobs?jobTypes=contract&jobTypes=part_time,contract',
  )

  expect(appliedFilters.jobTypes).toEqual(['part_time', 'contract']) // in the vocabulary's order
})

test('CC-02 an answer, its 304 and its HEAD have the same cache headers', async () => {
  const app = await createTestApp()
  await app.take([listing()])
  const toCaches = ({ headers }: Response) =>
    ['access-control-allow-origin', 'cache-control', 'vary'].map((name) => headers.get(name))

  const whole = await app.request('/api/jobs')
  const head = await app.request('/api/jobs', { method: 'HEAD' })
  const same = await app.request('/api/jobs', {
    headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
  })

  expect([same.status, head.status]).toEqual([304, 200])
  expect(toCaches(whole)).toEqual([
    '*',
    'public, max-age=60, stale-while-revalidate=600',
    'Accept-Encoding',
  ])
  expect(toCaches(same)).toEqual(toCaches(whole))
  expect(toCaches(head)).toEqual(toCaches(whole))
})

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', null],
  ['x-br', null],
  ['', null],
])('with Accept-Encoding "%s" a page is encoded with %s', async (accepted, encoding) => {
  const app = await createTestApp()

  const response = await app.request('/jobs', { headers: { 'accept-encoding': accepted } })

  expect(response.headers.get('content-encoding')).toBe(encoding)
})

async function withoutNonces(response: Response) {
  return (await response.text()).replace(/nonce="[^"]*"/g, 'nonce=""')
}
