/** The operator's pages, used as by a browser without JavaScript, and the same actions over the API. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as shapes from '#server/api/admin-schemas.ts'
import { Away } from '#sources/source/source.ts'
import { inTransaction } from '#store/db.ts'
import { lockImports } from '#store/import-jobs.ts'
import { addBoards, nameBoard } from '#work/gathering/change-boards.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering, type OnBoard } from './fake-boards.ts'
import { signUpOperator } from './operators.ts'

const SOURCES = '/admin/sources'
const leadsTo = (answer: Response) => answer.headers.get('location')

const many = (count: number): OnBoard =>
  Array.from({ length: count }, (_, index) => found(`${index}`))

async function withOperator(now = '2026-03-02T09:00:00Z') {
  const app = await createTestApp({ now })
  return { app, olga: await signUpOperator(app) }
}

/** Boards in page order. */
const namesOn = (page: string) =>
  [...page.matchAll(/class="boards-token">([^<]*)(?:<!-- -->)?\/(?:<!-- -->)?([^<]*)</g)].map(
    ([, source, token]) => `${source}/${token}`,
  )

const idOf = async (app: TestApp, token: string) =>
  (
    await app.services.db
      .selectFrom('boards')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
  ).id

test('an instance without boards says how to add them and which sources it can read', async () => {
  const { app, olga } = await withOperator()
  const page = await olga.page(SOURCES)
  expect(page).toContain('There are no boards yet.')
  expect(page).toContain('Greenhouse')
  expect(page).toContain('Set ADZUNA_APP_ID and ADZUNA_APP_KEY to turn this source on.')
  expect(app.errors).toEqual([])
})

test('boards are sorted by how much they need attention, and can be searched and filtered', async () => {
  const { app, olga } = await withOperator()
  await addBoards(app.services, [
    { source: 'lever', token: 'fresh', company: 'Fresh Works' },
    { source: 'workday', token: 'acme/wd5/Jobs' },
  ])
  await (await gathering(app, { token: 'good' })).run(many(3))
  await (await gathering(app, { token: 'down' })).run([new Away('failing', 'It answers 500.')])
  const lost = await gathering(app, { token: 'lost' })
  await lost.run([found('a'), found('b'), found('c'), found('d')])
  await lost.run([])

  const page = await olga.page(SOURCES)
  const all = [
    'greenhouse/lost',
    'greenhouse/down',
    'workday/acme/wd5/Jobs',
    'lever/fresh',
    'greenhouse/good',
  ]
  expect(namesOn(page)).toEqual(all)
  expect(page).toContain('4 of 4 jobs vanished at once.')
  expect(page).toContain('It answers 500.')
  expect(page).toContain('1 board held')
  expect(namesOn(await olga.page(`${SOURCES}?state=failing`))).toEqual(['greenhouse/down'])
  expect(namesOn(await olga.page(`${SOURCES}?source=lever`))).toEqual(['lever/fresh'])
  expect(namesOn(await olga.page(`${SOURCES}?query=fresh+works`))).toEqual(['lever/fresh'])
  expect(await olga.page(`${SOURCES}?query=zzz`)).toContain('No boards match.')
  expect(app.errors).toEqual([])
})

test("a board's page shows its runs and escapes what could not be read", async () => {
  const { app, olga } = await withOperator()
  const board = await gathering(app)
  await board.run([
    found('1'),
    { problem: 'no title', id: '2', example: '{"id":2,"html":"<script>x</script>"}' },
  ])
  const page = await olga.page(`${SOURCES}/${board.id}`)
  expect(page).toContain('greenhouse')
  expect(page).toContain('1 unreadable')
  expect(page).toContain('no title')
  expect(page).toContain('&lt;script&gt;x&lt;/script&gt;')
  expect(app.errors).toEqual([])
})

test('held listings are shown by name and closed when the operator confirms', async () => {
  const { app, olga } = await withOperator()
  const board = await gathering(app)
  await board.run(many(6))
  await board.run(many(1))
  const path = `${SOURCES}/${board.id}`
  const page = await olga.page(path)
  expect(page).toContain('Held listings')
  expect(page).toContain('Engineer of 5')
  expect(page).not.toContain('Engineer of 0')

  const held = { intent: 'confirm', at: '2026-03-02T09:00:00.000Z', missing: '5' }
  expect(page).toContain(`name="at" value="${held.at}"`)
  expect(page).toContain('name="missing" value="5"')
  const done = await olga.submit(path, held)
  expect(leadsTo(done)).toBe(`${path}?said=closed&count=5`)
  expect(await olga.page(`${leadsTo(done)}`)).toContain(
    '5 jobs that no other board lists are closed.',
  )
  await app.catchUp()
  expect(await app.titles()).toEqual(['Engineer of 0'])
  expect((await olga.submit(path, held)).status).toBe(409)
})

test('listings held after the operator loaded the page are not closed by their confirmation', async () => {
  const { app, olga } = await withOperator()
  const board = await gathering(app)
  await board.run(many(10))
  await board.run(many(6))
  const path = `${SOURCES}/${board.id}`
  const seen = { at: '2026-03-02T09:00:00.000Z', missing: 4 }
  app.setNow('2026-03-02T10:00:00Z')
  await board.run([])

  const refused = await olga.submit(path, { intent: 'confirm', at: seen.at, missing: '4' })
  expect(leadsTo(refused)).toBe(`${path}?said=held-changed`)
  const page = await olga.page(`${leadsTo(refused)}`)
  expect(page).toContain(
    'have changed since you opened the page, so we closed none. Check them again.',
  )
  expect(page).toContain('name="missing" value="10"')
  expect(page).toContain('10 of 10 jobs')
  const confirm = (body: object) => olga.send('POST', `/api/admin/boards/${board.id}/confirm`, body)
  expect((await confirm(seen)).status).toBe(409)
  expect((await confirm({})).status).toBe(422)
  await app.catchUp()
  expect(await app.titles()).toHaveLength(10)
})

test('a board can be run now, paused and resumed', async () => {
  const { app, olga } = await withOperator()
  const board = await gathering(app)
  await board.run(many(2))
  const path = `${SOURCES}/${board.id}`
  const due = async () =>
    await app.services.db
      .selectFrom('boards')
      .select(['next_run_at', 'paused_at'])
      .where('id', '=', board.id)
      .executeTakeFirstOrThrow()
  expect((await due()).next_run_at.getTime()).toBeGreaterThan(app.services.clock.now().getTime())

  expect(leadsTo(await olga.submit(path, { intent: 'run' }))).toBe(`${path}?said=due`)
  expect((await due()).next_run_at).toEqual(app.services.clock.now())

  const paused = await olga.submit(path, { intent: 'pause' })
  const page = await olga.page(`${leadsTo(paused)}`)
  expect(page).toContain('This board is paused. Its jobs stay listed.')
  expect(page).toContain('value="resume"')
  expect(page).not.toContain('value="run"')
  expect((await due()).paused_at).not.toBeNull()

  await olga.submit(path, { intent: 'resume' })
  expect((await due()).paused_at).toBeNull()
  expect((await olga.submit(path, { intent: 'nonsense' })).status).toBe(400)
})

test('a site that limits how often it is read is not read sooner when the operator asks', async () => {
  const { app, olga } = await withOperator()
  const remotive = await gathering(app, { fake: fakeSource({ name: 'remotive' }), token: 'jobs' })
  await remotive.run(many(2))
  const path = `${SOURCES}/${remotive.id}`
  expect(await olga.page(path)).not.toContain('value="run"')
  const refused = await olga.submit(path, { intent: 'run' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('This board’s site limits how often we can read it.')
  expect(leadsTo(await olga.submit(SOURCES, { intent: 'run-all', asked: '' }))).toContain('count=0')

  app.setNow('2026-03-02T15:00:00Z')
  expect(await olga.page(path)).toContain('value="run"')
  expect(leadsTo(await olga.submit(path, { intent: 'run' }))).toBe(`${path}?said=due`)
})

test('a board can be given a company name, and its jobs show it after the next run', async () => {
  const { app, olga } = await withOperator()
  const fake = fakeSource()
  const { gather } = fake.source
  fake.source.gather = async function* (token, services) {
    for await (const item of gather(token, services)) {
      const company = services.employer ?? token
      yield 'listing' in item ? { ...item, listing: { ...item.listing, company } } : item
    }
  }
  const board = await gathering(app, { fake, token: 'acmelabs' })
  const path = `${SOURCES}/${board.id}`
  const run = () => board.run([found('1', {}, 'v1'), found('2')], { address: 'a', etag: '"1"' })
  const shown = async () => {
    const { jobs } = await app.json('/api/jobs')
    return jobs.map(({ company }: { company: string }) => company)
  }
  const validators = async () =>
    (await app.services.db.selectFrom('boards').select('validators').executeTakeFirstOrThrow())
      .validators
  await run()
  expect(await shown()).toEqual(['Acmelabs', 'Acmelabs'])
  expect(await validators()).not.toBeNull()

  const saved = await olga.submit(path, { intent: 'name', company: '  Acme Labs ' })
  const page = await olga.page(`${leadsTo(saved)}`)
  expect(page).toContain('Saved. Its jobs will show the name after the next run.')
  expect(page).toContain('value="Acme Labs"')
  expect(await validators()).toBeNull()
  await run()
  expect(await shown()).toEqual(['Acme Labs', 'Acme Labs'])

  const rename = (company: unknown) =>
    olga.send('PATCH', `/api/admin/boards/${board.id}`, { company })
  expect((await rename('')).status).toBe(422)
  expect((await rename('x'.repeat(301))).status).toBe(422)
  expect((await rename('Acme\u0000')).status).toBe(422)
  expect(await (await rename(null)).json()).toMatchObject({ company: null })
  await run()
  expect(await shown()).toEqual(['Acmelabs', 'Acmelabs'])
  expect((await olga.submit(path, { intent: 'name', company: 'x'.repeat(301) })).status).toBe(422)
})

test('a name set while the board is being read is applied by another run, which is due at once', async () => {
  const { app } = await withOperator()
  const fake = fakeSource()
  const { gather } = fake.source
  let meanwhile = async () => {}
  fake.source.gather = async function* (token, services) {
    yield* gather(token, services)
    await meanwhile()
  }
  const board = await gathering(app, { fake })
  meanwhile = async () => {
    app.setNow('2026-03-02T09:01:00Z')
    await nameBoard(app.services, board.id, 'Acme Labs')
  }
  await board.run([found('1')], { address: 'a', etag: '"1"' })
  const after = await app.services.db
    .selectFrom('boards')
    .select(['company', 'validators', 'next_run_at'])
    .executeTakeFirstOrThrow()
  expect(after).toEqual({
    company: 'Acme Labs',
    validators: null,
    next_run_at: app.services.clock.now(),
  })
})

test('a board that would not be read is not announced as due and keeps its schedule', async () => {
  const { app, olga } = await withOperator()
  await addBoards(app.services, [{ source: 'workday', token: 'acme/wd5/Jobs' }])
  app.setNow('2026-03-02T10:00:00Z')
  const id = await idOf(app, 'acme/wd5/Jobs')
  const run = () => olga.submit(`${SOURCES}/${id}`, { intent: 'run' })
  const off = await run()
  expect(off.status).toBe(409)
  expect(await off.text()).toContain('This board’s source is off. Turn the source on first.')
  await olga.submit(`${SOURCES}/${id}`, { intent: 'pause' })
  const paused = await run()
  expect(paused.status).toBe(409)
  expect(await paused.text()).toContain('This board is paused. Resume it to read it now')
  const { next_run_at } = await app.services.db
    .selectFrom('boards')
    .select('next_run_at')
    .executeTakeFirstOrThrow()
  expect(next_run_at).toEqual(new Date('2026-03-02T09:00:00Z'))
})

test('boards can be removed and losses confirmed while other boards are being read for longer than requests wait', async () => {
  const app = await createTestApp({ patience: { statementMs: 2_000 } })
  const olga = await signUpOperator(app)
  await addBoards(app.services, [{ source: 'lever', token: 'acme' }])
  const id = await idOf(app, 'acme')
  const seen = { at: '2026-03-02T09:00:00.000Z', missing: 1 }
  const sent = await inTransaction(app.services.db, async (tx) => {
    await lockImports(tx)
    let answered = 0
    const all = [
      olga.submit(`${SOURCES}/${id}`, { intent: 'remove' }),
      olga.submit(`${SOURCES}/${id}`, { intent: 'confirm', at: seen.at, missing: '1' }),
      olga.send('DELETE', `/api/admin/boards/${id}`),
      olga.send('POST', `/api/admin/boards/${id}/confirm`, seen),
    ]
    for (const one of all) void one.finally(() => (answered += 1))
    const beyondPatience = async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'
           and clock_timestamp() - query_start > '2.5 s'`.execute(
        app.services.db, // inside the transaction, pg_stat_activity would stay as it was at the first read
      )
      return answered + (rows[0]?.waiting ?? 0)
    }
    await expect.poll(beyondPatience, { timeout: 15_000 }).toBe(all.length)
    return { all }
  })
  const statuses = (await Promise.all(sent.all)).map(({ status }) => status)
  expect(statuses).not.toContain(503)
  expect(app.errors).toEqual([])
}, 30_000)

test('removing a board closes the jobs that only it listed, and restoring it reopens them', async () => {
  const { app, olga } = await withOperator()
  const board = await gathering(app)
  await board.run(many(2))
  const removed = await olga.submit(`${SOURCES}/${board.id}`, { intent: 'remove' })
  expect(leadsTo(removed)).toBe(`${SOURCES}?removed=greenhouse%2Facme&closed=2`)
  const page = await olga.page(`${leadsTo(removed)}`)
  expect(page).toContain('value="restore"')
  await app.catchUp()
  expect(await app.titles()).toEqual([])

  await olga.submit(SOURCES, { intent: 'restore', address: 'greenhouse/acme' })
  const back = await gathering(app)
  expect(await back.run(many(2))).toMatchObject({ reopened: 2, added: 0 })
  expect(await app.titles()).toHaveLength(2)
  expect((await olga.request(`${SOURCES}/${board.id}`)).status).toBe(404)
})

test.each([
  ['https://jobs.lever.co/acme/5f3c9c4e-0000-4000-8000-000000000000', 'acme'],
  ['boards.greenhouse.io/acme', 'acme'],
  ['ashby/Acme', 'Acme'],
])('%s adds its board', async (address, token) => {
  const { app, olga } = await withOperator()
  const answer = await olga.submit(SOURCES, { intent: 'add', address })
  const path = `${SOURCES}/${await idOf(app, token)}`
  expect(leadsTo(answer)).toBe(`${path}?said=added`)
  const again = await olga.submit(SOURCES, { intent: 'add', address })
  expect(leadsTo(again)).toBe(`${path}?said=there`)
})

test.each([
  ['', 'Enter an address.'],
  ['directory//etc', 'npm run boards'],
  [`lever/${'x'.repeat(300)}`, 'is too long'],
])('"%s" adds nothing, and the page says why beside the input', async (address, why) => {
  const { app, olga } = await withOperator()
  const answer = await olga.submit(SOURCES, { intent: 'add', address })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain(why)
  expect(page).toContain(`value="${address}"`)
  expect(await app.services.db.selectFrom('boards').select('id').execute()).toEqual([])
})

test('programs can read and do the same, in the documented shapes', async () => {
  const { app, olga } = await withOperator()
  const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
  const added = await json(
    await olga.send('POST', '/api/admin/boards', { address: 'https://jobs.lever.co/acme' }),
  )
  expect(shapes.AddedBoardSchema.parse(added.body)).toMatchObject({ isNew: true, source: 'lever' })

  const board = await gathering(app)
  await board.run([...many(6), { problem: 'odd', id: null, example: '{}' }])
  await board.run([])
  const path = `/api/admin/boards/${board.id}`
  const { body } = await json(await olga.request(path))
  expect(shapes.BoardSchema.parse(body).heldListings).toHaveLength(6)
  const listed = shapes.BoardsSchema.parse(
    (await json(await olga.request('/api/admin/boards?state=held'))).body,
  )
  expect(listed).toMatchObject({ total: 1, counts: { held: 1, new: 1 } })
  const { sources } = shapes.SourcesSchema.parse(
    (await json(await olga.request('/api/admin/sources'))).body,
  )
  expect(sources.find(({ name }) => name === 'lever')).toMatchObject({ whyOff: null, boards: 1 })

  expect((await json(await olga.send('PATCH', path, { isPaused: true }))).body).toMatchObject({
    health: 'held',
    pausedAt: '2026-03-02T09:00:00.000Z',
  })
  expect((await olga.send('PATCH', path, { isPaused: true, fence: 9 })).status).toBe(422)
  expect((await olga.send('PATCH', path, {})).status).toBe(422)
  expect(await json(await olga.send('POST', `${path}/run`))).toMatchObject({
    status: 409,
    body: { detail: 'This board is paused. Resume it to read it now.' },
  })
  await olga.send('PATCH', path, { isPaused: false })
  expect((await json(await olga.send('POST', `${path}/run`))).status).toBe(200)
  const held = { at: '2026-03-02T09:00:00.000Z', missing: 6 }
  expect(await json(await olga.send('POST', `${path}/confirm`, held))).toEqual({
    status: 200,
    body: { closed: 6 },
  })
  expect((await olga.send('POST', `${path}/confirm`, held)).status).toBe(409)
  expect((await json(await olga.send('DELETE', path))).body).toEqual({ closed: 0 })
  expect((await olga.request(path)).status).toBe(404)
  const wrong = await json(await olga.send('POST', '/api/admin/boards', { address: '' }))
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ parameter: 'address' }] } })
  expect(app.errors).toEqual([])
})

test('only operators can read the API description of these routes', async () => {
  const { app, olga } = await withOperator()
  const { paths } = (await (await olga.request('/api/admin/openapi.json')).json()) as {
    paths: Record<string, object>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual([...new Set(routes)].toSorted())
  expect(JSON.stringify(await app.json('/openapi.json'))).not.toContain('/api/admin')
})
