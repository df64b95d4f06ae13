/** Saved searches over HTTP: the page, the API, what is new in each, and who may touch them. */
import { expect, test } from 'vitest'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { browser, signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>
type Saved = { id: number; name: string; search: string; newJobs: number | null; hasAlert: boolean }

const PAGE = '/dashboard/searches'
const WHOLE =
  'query=rust&location=Berlin&remote=true&experienceLevels=senior&tags=Go&newSince=last_visit&sort=oldest'

test('a search is saved from its page, listed, renamed, deleted and restored', async () => {
  const { app, ada } = await given()
  const jobs = await ada.page(`/jobs?${WHOLE}&page=1`)
  expect(jobs).toContain('Save search')
  expect(jobs).toContain('value="Remote Rust jobs in Berlin, Senior, Go"')
  const fields = { intent: 'save-search', search: WHOLE, name: ' Rust\n in Berlin ' }
  const answer = await (await ada.submit(PAGE, fields)).text()
  for (const text of [
    'Search saved',
    'Rust in Berlin',
    `href="/jobs?${WHOLE.replaceAll('&', '&amp;')}"`,
  ])
    expect(answer).toContain(text)
  expect(await ada.page(`/jobs?${WHOLE}`)).toContain('Search saved')
  const [saved] = await searchesOf(ada)
  expect(saved).toMatchObject({ name: 'Rust in Berlin', search: `/jobs?${WHOLE}` })

  const id = String(saved?.id)
  const said = async (given: Record<string, string>) =>
    (await ada.submit(PAGE, { id, ...given })).text()
  expect(await said({ intent: 'rename-search', name: 'Other' })).toContain('Search renamed')
  expect((await searchesOf(ada))[0]?.name).toBe('Other')
  expect(await said({ intent: 'rename-search', name: ' ' })).toContain(
    'Enter a name for this search.',
  )
  expect(await said({ intent: 'delete-search' })).toContain('Undo')
  expect(await ada.page(PAGE)).toContain('No saved searches')
  expect(await said({ intent: 'restore-search' })).toContain('Search restored')
  expect(await searchesOf(ada)).toMatchObject([{ id: saved?.id, name: 'Other' }])
  expect(app.errors).toEqual([])
})

test('saving the same search again renames it', async () => {
  const { ada } = await given()
  const first = await save(ada, { name: 'One', search: 'remote=true&query=rust&page=4' })
  const again = await save(ada, { search: 'query=rust&remote=true' })
  expect(again).toMatchObject({ id: first.id, name: 'Remote Rust jobs' })
  expect(await searchesOf(ada)).toHaveLength(1)
})

test('what is new is counted since a search was last opened, and the last opened is first', async () => {
  const { app, ada } = await given()
  await app.take([listing({ title: 'Rust Engineer' })])
  await save(ada, { search: 'query=rust' })
  app.setNow('2026-03-02T10:00:00Z')
  await save(ada, { search: 'query=cook' })
  app.setNow('2026-03-02T11:00:00Z')
  await app.take([
    listing({ id: 'a', title: 'Senior Rust Engineer' }),
    listing({ id: 'b', title: 'Rust Developer', company: 'Umbrella' }),
  ])
  const order = async () => (await searchesOf(ada)).map(({ name, newJobs }) => [name, newJobs])
  expect(await order()).toEqual([
    ['Cook jobs', 0],
    ['Rust jobs', 2],
  ])
  expect(await ada.page(PAGE)).toContain('2 new')
  app.setNow('2026-03-02T12:00:00Z')
  // A link on another site opens it for nobody.
  await ada.request('/jobs?query=rust', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await order()).toContainEqual(['Rust jobs', 2])
  await ada.page('/jobs?query=rust&sort=newest')
  expect(await order()).toContainEqual(['Rust jobs', 2])
  await ada.page('/jobs?query=rust&perPage=50')
  expect(await order()).toEqual([
    ['Rust jobs', 0],
    ['Cook jobs', 0],
  ])
})

test('an alert is made of a saved search in one click, for the same search', async () => {
  const { ada } = await given()
  await save(ada, { search: WHOLE })
  const page = await ada.page(PAGE)
  const search = /name="search" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(search).toBe(WHOLE)
  await ada.submit('/job-alerts', { intent: 'follow', search })
  expect(await ada.page(PAGE)).toContain('Alert is on')
  expect((await searchesOf(ada))[0]?.hasAlert).toBe(true)
})

test('nobody can see or touch another person’s searches, and a visitor is asked to sign in', async () => {
  const { app, ada } = await given()
  const { id } = await save(ada, { search: 'query=rust' })
  const eve = await signUp(app, 'Eve Example')
  expect(await searchesOf(eve)).toEqual([])
  expect((await eve.send('PATCH', `/api/me/searches/${id}`, { name: 'Mine' })).status).toBe(404)
  await eve.send('DELETE', `/api/me/searches/${id}`)
  expect(await searchesOf(ada)).toMatchObject([{ id, name: 'Rust jobs' }])
  const visitor = browser(app)
  expect(await visitor.page('/jobs?query=rust')).not.toContain('Save search')
  expect((await visitor.submit(PAGE, { intent: 'save-search' })).headers.get('location')).toBe(
    '/auth/login?next=%2Fdashboard%2Fsearches',
  )
})

test('fifty searches are saved and no more, and wrong ones are refused by name', async () => {
  const { ada } = await given()
  for (let at = 0; at < 50; at++) await save(ada, { search: `query=rust+${at}` })
  const wrong = [
    [{ search: 'query=one+more' }, 409, 'too_many_saved_searches'],
    [{ search: 'page=2' }, 422, 'empty_search'],
    [{ search: 'sort=best' }, 422, 'sort'],
    [{ search: 'query=rust', name: ' ' }, 422, 'name'],
    [
      { search: `tags=${Array.from({ length: 50 }, (_, at) => `${at}${'x'.repeat(50)}`)}` },
      422,
      'saved_search_too_long',
    ],
  ] as const
  for (const [body, status, text] of wrong) {
    const answer = await ada.send('POST', '/api/me/searches', body)
    expect([text, answer.status]).toEqual([text, status])
    expect(await answer.text()).toContain(text)
  }
  expect((await save(ada, { search: 'query=rust+7', name: 'Seven' })).name).toBe('Seven')
  const [first] = await searchesOf(ada)
  await ada.send('DELETE', `/api/me/searches/${first?.id}`)
  await save(ada, { search: 'query=one+more' })
  expect((await ada.send('POST', `/api/me/searches/${first?.id}/restore`)).status).toBe(409)
})

test('a deleted search is gone after a day', async () => {
  const { app, ada } = await given()
  const { id } = await save(ada, { search: 'query=rust' })
  await ada.send('DELETE', `/api/me/searches/${id}`)
  app.setNow('2026-03-04T09:00:00Z')
  await purge('savedSearches', app.services)
  expect((await ada.send('POST', `/api/me/searches/${id}/restore`)).status).toBe(404)
})

async function given() {
  const app: TestApp = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  return { app, ada: await signUp(app) }
}

async function save(person: Person, body: { name?: string; search: string }): Promise<Saved> {
  const answer = await person.send('POST', '/api/me/searches', body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Saved
}

async function searchesOf(person: Person): Promise<Saved[]> {
  const answer = await person.request('/api/me/searches')
  return ((await answer.json()) as { searches: Saved[] }).searches
}
