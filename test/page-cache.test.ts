/** Pages that visitors share: when they are rendered again, and that they are rendered once. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const outcomesOf = async (app: TestApp) =>
  Object.fromEntries(
    [...(await app.metrics()).matchAll(/page_cache_requests_total\{outcome="(\w+)"\} (\d+)/g)].map(
      ([, outcome, count]) => [outcome, Number(count)],
    ),
  )

/** A cache whose clock the test sets, in milliseconds. */
async function appWithCache() {
  const clock = { ms: 0 }
  const app = await createTestApp({ pageCache: { now: () => clock.ms } })
  await app.take([listing({ title: 'Engineer' })])
  clock.ms = 10_000
  return { app, clock }
}

test('a changed job is seen after a second at most, and a page is at most two seconds old', async () => {
  const { app, clock } = await appWithCache()
  expect(await app.page('/jobs')).toContain('1 job found')
  await app.take([listing({ title: 'Designer', id: '2' })])

  clock.ms += 999
  expect(await app.page('/jobs')).toContain('1 job found')
  clock.ms += 1
  expect(await app.page('/jobs')).toContain('2 jobs found')
  clock.ms += 1_999
  await app.page('/jobs')
  expect(await outcomesOf(app)).toMatchObject({ stored: 2, hit: 2 })
  clock.ms += 1
  await app.page('/jobs')
  expect(await outcomesOf(app)).toMatchObject({ stored: 3, hit: 2 })
})

test('many who ask for a page at the same time wait for one render', async () => {
  const { app } = await appWithCache()

  const pages = await Promise.all(Array.from({ length: 20 }, () => app.page('/jobs')))

  expect(await outcomesOf(app)).toEqual({ hit: 0, waited: 19, stored: 1, refused: 0 })
  for (const page of pages) expect(page).toContain('1 job found')
})

test('a visitor who leaves during the render leaves a good page to those who wait', async () => {
  const { app } = await appWithCache()
  const leaving = new AbortController()

  const first = app.request('/jobs', { signal: leaving.signal }).catch(() => null)
  const others = Array.from({ length: 3 }, () => app.page('/jobs'))
  leaving.abort()

  for (const page of await Promise.all(others)) expect(page).toContain('1 job found')
  await first
  expect(await outcomesOf(app)).toMatchObject({ waited: 3, stored: 1 })
  expect(app.errors).toEqual([])
})

test('a page that is not found is rendered for each who asks, and never stored', async () => {
  const { app } = await appWithCache()

  const answers = await Promise.all(Array.from({ length: 3 }, () => app.request('/jobs/999')))

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await outcomesOf(app)).toEqual({ hit: 0, waited: 0, stored: 0, refused: 1 })
  await app.take([listing({ title: 'Designer', id: '2' })])
  expect((await app.request(`/jobs/${await app.idOf('Designer')}`)).status).toBe(200)
})

test('a closed job’s page keeps the header that keeps it out of search engines', async () => {
  const { app } = await appWithCache()
  await app.take([listing({ title: 'Sample', id: '3' })], { isDemo: true })
  const path = `/jobs/${await app.idOf('Sample')}`

  const [first, second] = [await app.request(path), await app.request(path)]

  expect([first, second].map(({ headers }) => headers.get('x-robots-tag'))).toEqual([
    'noindex',
    'noindex',
  ])
  expect(await outcomesOf(app)).toMatchObject({ hit: 1, stored: 1 })
})

test('HEAD has the headers of GET and no body, and renders nothing to be shared', async () => {
  const { app } = await appWithCache()
  const namesOf = ({ headers }: Response) => [...headers.keys()].sort()

  const before = await app.request('/jobs', { method: 'HEAD' })
  const whole = await app.request('/jobs')
  const head = await app.request('/jobs', { method: 'HEAD' })

  expect(await head.text()).toBe('')
  expect(namesOf(head)).toEqual(namesOf(before))
  expect(namesOf(head)).toEqual(namesOf(whole))
  expect(await outcomesOf(app)).toEqual({ hit: 1, waited: 0, stored: 1, refused: 0 })
})

test('the same parameters in another order are another page, with the same jobs', async () => {
  const { app } = await appWithCache()

  const one = await app.page('/jobs?query=engineer&remote=false')
  const other = await app.page('/jobs?remote=false&query=engineer')

  expect([one, other].every((page) => page.includes('1 job found'))).toBe(true)
  expect(await outcomesOf(app)).toMatchObject({ hit: 0, stored: 2 })
})

test('pages of signed-in people are not counted', async () => {
  const { app } = await appWithCache()
  const ada = await signUp(app)

  await ada.page('/jobs')

  expect(await outcomesOf(app)).toEqual({ hit: 0, waited: 0, stored: 0, refused: 0 })
})

test('a cache without bytes renders every page', async () => {
  const app = await createTestApp({ pageCache: { maxBytes: 0 } })
  await app.take([listing()])

  await Promise.all([app.page('/jobs'), app.page('/jobs')])

  expect(await outcomesOf(app)).toEqual({ hit: 0, waited: 0, stored: 0, refused: 0 })
})
