/** Viewed, dismissed and hidden jobs over HTTP: the lists, their limits, and what pages leave out. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { buttonsOf } from './buttons-of.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

type Lists = {
  viewed: number[]
  dismissed: number[]
  companies: string[]
  words: string[]
  hideViewed: boolean
  hideApplied: boolean
}

const NOTHING: Lists = {
  viewed: [],
  dismissed: [],
  companies: [],
  words: [],
  hideViewed: false,
  hideApplied: false,
}

test('lists begin empty, and items can be added and removed', async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer'])
  const ada = await signUp(app)
  const [rust, go] = ids
  expect(await listsOf(ada)).toEqual(NOTHING)
  const add = { viewed: [rust, go], dismissed: [go], companies: ['acme'], words: ['Unpaid!'] }
  const all = { ...NOTHING, ...add, words: ['unpaid'], hideViewed: true }
  expect(await change(ada, { add, hideViewed: true })).toEqual(all)
  expect(await change(ada, { add })).toEqual(all)
  expect(await listsOf(ada)).toEqual(all)
  const remove = { viewed: [rust], dismissed: [go], companies: ['acme'], words: ['UNPAID'] }
  expect(await change(ada, { remove, hideViewed: false, hideApplied: true })).toEqual({
    ...NOTHING,
    viewed: [go],
    hideApplied: true,
  })
})

test("a browser's lists are merged into the account's, without jobs and companies that no longer exist", async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer'])
  const ada = await signUp(app)
  await change(ada, { add: { viewed: [ids[0]], words: ['senior'] } })
  const add = { viewed: [ids[0], ids[1], 999_999], companies: ['acme', 'gone'], words: ['unpaid'] }
  const lists = await change(ada, { add, hideViewed: true })
  expect({ ...lists, words: lists.words.toSorted() }).toEqual({
    ...NOTHING,
    viewed: ids,
    companies: ['acme'],
    words: ['senior', 'unpaid'],
    hideViewed: true,
  })
})

test('twenty concurrent changes are all stored', async () => {
  const { app } = await given([])
  const ada = await signUp(app)
  const words = Array.from({ length: 20 }, (_, at) => `word${at}`)
  await Promise.all(words.map((word) => change(ada, { add: { words: [word] } })))
  expect((await listsOf(ada)).words.toSorted()).toEqual(words.toSorted())
})

test('AZ-07 words hidden concurrently never exceed the limit of a hundred', async () => {
  const { app } = await given([])
  const ada = await signUp(app)
  const batches = Array.from({ length: 6 }, (_, batch) =>
    Array.from({ length: 30 }, (_, at) => `word${batch}x${at}`),
  )
  const answers = await Promise.all(
    batches.map((words) => ada.send('PATCH', '/api/me/lists', { add: { words } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409])
  expect((await listsOf(ada)).words).toHaveLength(90)
})

test.each([
  ['an unknown key', { add: { saved: [1] } }],
  ['an owner', { accountId: 'somebody', hideViewed: true }],
  ['an invalid id', { add: { viewed: ['1; drop table'] } }],
  ['a word that is too long', { add: { words: ['x'.repeat(61)] } }],
  ['too many words', { add: { words: Array(101).fill('x') } }],
])('%s is refused, and nothing is changed', async (_, body) => {
  const { app } = await given([])
  const ada = await signUp(app)
  expect((await ada.send('PATCH', '/api/me/lists', body)).status).toBe(422)
  expect(await listsOf(ada)).toEqual(NOTHING)
})

test('AZ-02 what one person hides, another neither sees nor changes', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve Example')
  const add = { viewed: ids, dismissed: ids, companies: ['acme'], words: ['unpaid'] }
  await change(ada, { add, hideViewed: true })
  expect(await listsOf(eve)).toEqual(NOTHING)
  await change(eve, { remove: add, hideViewed: false })
  expect(await listsOf(ada)).toEqual({ ...NOTHING, ...add, hideViewed: true })
  expect(buttonsOf(await eve.page('/dashboard/hidden'), 'showWord')).toEqual([])
})

test('a list leaves out what the person hides, says how many, and keeps the true total', async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer', 'Unpaid Go Intern'])
  const ada = await signUp(app)
  await change(ada, { add: { dismissed: [ids[0]], words: ['unpaid'] } })
  const page = await ada.page('/jobs')
  expect(titlesOn(page)).toEqual(['Go Engineer'])
  expect(page.replaceAll('<!-- -->', '')).toContain('2 jobs hidden here')
  expect(page).toContain('3 jobs found, 2 hidden')
  expect(titlesOn(await app.page('/jobs'))).toHaveLength(3)
})

test('viewed and tracked jobs are left out if the person chooses so', async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer', 'C Engineer'])
  const ada = await signUp(app)
  const tracked = await ada.send('POST', '/api/me/applications', { jobId: ids[1] })
  expect(tracked.ok).toBe(true)
  await change(ada, { add: { viewed: [ids[0]] } })
  expect(titlesOn(await ada.page('/jobs'))).toHaveLength(3)
  await change(ada, { hideViewed: true, hideApplied: true })
  expect(titlesOn(await ada.page('/jobs'))).toEqual(['C Engineer'])
})

test('without JavaScript, forms hide and show again, and lead back to the same page', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const next = '/jobs?query=rust'
  const steps: [Record<string, string>, Partial<Lists>][] = [
    [{ dismiss: String(ids[0]) }, { dismissed: ids }],
    [{ restore: String(ids[0]) }, {}],
    [{ hideCompany: 'acme' }, { companies: ['acme'] }],
    [{ showCompany: 'acme' }, {}],
    [{ hideWord: 'Team  Lead' }, { words: ['team lead'] }],
    [{ showWord: 'team lead' }, {}],
    [{ hideViewed: 'true' }, { hideViewed: true }],
    [{ hideViewed: 'false' }, {}],
  ]
  for (const [fields, lists] of steps) {
    const answer = await ada.submit('/jobs/marks', { ...fields, next })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, next])
    expect(await listsOf(ada)).toEqual({ ...NOTHING, ...lists })
  }
  expect(app.errors).toEqual([])
})

test('the page of hidden items lists everything, with buttons to show it again', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  await change(ada, { add: { dismissed: ids, companies: ['acme'], words: ['unpaid'] } })
  const page = await ada.page('/dashboard/hidden')
  expect(buttonsOf(page, 'restore')).toEqual([`${ids[0]}`])
  expect(buttonsOf(page, 'showCompany')).toEqual(['acme'])
  expect(buttonsOf(page, 'showWord')).toEqual(['unpaid'])
  expect((await ada.request('/jobs/hidden')).headers.get('location')).toBe('/dashboard/hidden')
  expect((await app.request('/jobs/hidden')).status).toBe(200)
})

test('only the newest two thousand viewed jobs are remembered', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  await app.services.db.executeQuery({
    ...app.services.db.selectFrom('jobs').selectAll().compile(),
    sql: `insert into jobs (company_id, title, places, countries, remote_scope, tags, source, is_demo,
                            first_seen_at, last_seen_at)
          select company_id, title, places, countries, remote_scope, tags, source, is_demo,
                 first_seen_at, last_seen_at from jobs, generate_series(1, 2000)`,
    parameters: [],
  })
  const all = await app.services.db.selectFrom('jobs').select('id').orderBy('id').execute()
  const others = all.map(({ id }) => id).filter((id) => id !== ids[0])
  await change(ada, { add: { viewed: ids } })
  app.setNow('2026-03-02T10:00:00Z')
  expect((await change(ada, { add: { viewed: others } })).viewed).toEqual(others)
})

const titlesOn = (page: string) =>
  [...page.matchAll(/<h3 class="job-card-title"><a href="[^"]*">([^<]*)</g)].map(
    ([, title]) => title,
  )

async function listsOf(person: Person): Promise<Lists> {
  return (await person.request('/api/me/lists')).json() as Promise<Lists>
}

async function change(person: Person, body: object): Promise<Lists> {
  return (await person.send('PATCH', '/api/me/lists', body)).json() as Promise<Lists>
}

async function given(titles: string[]) {
  const app = await createTestApp()
  await app.take(titles.map((title) => listing({ id: title, title })))
  return { app, ids: await Promise.all(titles.map((title) => app.idOf(title))) }
}
