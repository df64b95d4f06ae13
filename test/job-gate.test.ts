/** Jobs outside of the chosen fields are left out before their details are requested, and can be looked at. */
import { expect, test } from 'vitest'
import type { JobGate } from '#core/boards/job-gate.ts'
import { gatherBoard } from '#work/gathering/gather-board.ts'
import { takeBoard } from '#work/gathering/take-board.ts'
import { watchBoard } from '#work/gathering/watch-boards.ts'
import { createTestApp } from './app.ts'
import { fakeSource, found, gathering } from './fake-boards.ts'
import { signUpOperator } from './operators.ts'

const JOBS = [
  found('1', { title: 'Backend Engineer' }),
  found('2', { title: 'Truck Driver' }),
  found('3', { title: 'Product Designer' }),
]

async function given() {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const fake = fakeSource()
  const { id } = await gathering(app, { fake })
  fake.put('acme', JOBS)
  async function run(gate: JobGate) {
    const taken = await takeBoard(app.services, [fake.source], { only: [id] })
    if (!taken) throw new Error('the board could not be taken')
    const result = await gatherBoard(app.services, taken, fake.source, {
      get: () => Promise.reject(new Error('a fake source sends no requests')),
      validators: () => null,
      keys: {},
      gate,
    })
    await app.catchUp()
    return result
  }
  return {
    run,
    titles: async () => (await app.titles()).toSorted(),
    leftOut: async () => (await watchBoard(app.services, id)).leftOut,
    fake,
    app,
    id,
    /** As if the board had just been added, beside its stored listings. */
    forget: () =>
      app.services.db
        .updateTable('boards')
        .set({ last_complete_at: null, last_run_at: null, last_brought_at: null })
        .where('id', '=', id)
        .execute(),
    board: () =>
      app.services.db
        .selectFrom('boards')
        .select(['interval_minutes', 'listed', 'jobs_a_day'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}

test('only tech jobs are taken, and the others are counted by title', async () => {
  const { run, titles, leftOut } = await given()
  expect(await run('tech')).toMatchObject({ outcome: 'complete', found: 2, added: 2, missing: 0 })
  expect(await titles()).toEqual(['Backend Engineer', 'Product Designer'])
  expect(await leftOut()).toEqual([{ why: 'field', count: 1, titles: ['Truck Driver'] }])
})

test('another choice of fields ends the jobs that it excludes at once, and brings in the others', async () => {
  const { run, titles, leftOut, board } = await given()
  await run('all')
  expect(await run(['design'])).toMatchObject({ outcome: 'complete', closed: 2, missing: 0 })
  expect(await titles()).toEqual(['Product Designer'])
  expect(await leftOut()).toEqual([
    { why: 'field', count: 2, titles: ['Backend Engineer', 'Truck Driver'] },
  ])
  expect((await board()).listed).toBe(1)
  await run('all')
  expect(await titles()).toEqual(['Backend Engineer', 'Product Designer', 'Truck Driver'])
  expect(await leftOut()).toEqual([])
})

test('a board without a job in these fields is read weekly until it brings one', async () => {
  const { run, board, fake } = await given()
  fake.put('acme', [found('2', { title: 'Truck Driver' })])
  await run('tech')
  await run('tech')
  expect((await board()).interval_minutes).toBe(7 * 24 * 60)
  fake.put('acme', JOBS)
  await run('tech')
  expect((await board()).interval_minutes).toBeLessThanOrEqual(24 * 60)
})

test('tests and talent pools are left out whatever the fields, and the page of the board lists them', async () => {
  const { run, titles, leftOut, fake, app, id } = await given()
  fake.put('acme', [
    found('1', { title: 'Backend Engineer' }),
    found('2', { title: 'This is a test - do not apply' }),
    found('3', { title: 'Data Engineer (Internal)' }),
    found('4', { title: 'Software Engineer – Talent Pool' }),
    found('5', { title: 'Frontend Engineer', company: 'Demo Company' }),
  ])
  expect(await run('all')).toMatchObject({ outcome: 'complete', found: 1, added: 1 })
  expect(await titles()).toEqual(['Backend Engineer'])
  expect(await leftOut()).toEqual([
    { why: 'pool', count: 1, titles: ['Software Engineer – Talent Pool'] },
    {
      why: 'test',
      count: 3,
      titles: ['This is a test - do not apply', 'Data Engineer (Internal)', 'Frontend Engineer'],
    },
  ])
  const olga = await signUpOperator(app)
  const page = await olga.page(`/admin/sources/${id}`)
  expect(page.replaceAll('<!-- -->', '')).toContain('3 jobs on this board aren’t for applicants')
  expect(page).toContain('Data Engineer (Internal)')
})

test('a removed and added board whose jobs are stored already is read as often as before', async () => {
  const { run, board, forget } = await given()
  await run('tech')
  await forget()
  expect(await run('tech')).toMatchObject({ outcome: 'complete', added: 0, same: 2 })
  expect((await board()).interval_minutes).toBeLessThanOrEqual(24 * 60)
})

test('an unreadable job beside jobs that are left out does not make the board unreadable', async () => {
  const { run, fake } = await given()
  fake.put('acme', [
    found('2', { title: 'Truck Driver' }),
    { problem: 'it has no title', id: '9', example: '{}' },
  ])
  expect(await run('tech')).toMatchObject({ outcome: 'complete', problems: 1 })
})

test('a board that is always read in part has a rhythm and a yield after its first run', async () => {
  const { run, fake, board } = await given()
  fake.put('acme', [...JOBS, { capped: 'there is more than is read' }])
  expect(await run('tech')).toMatchObject({ outcome: 'partial', added: 2 })
  expect(await board()).toMatchObject({ interval_minutes: 360, jobs_a_day: 0 })
  fake.put('acme', [...JOBS, found('4'), { capped: 'there is more than is read' }])
  expect(await run('tech')).toMatchObject({ outcome: 'partial', added: 1 })
  const { interval_minutes, jobs_a_day } = await board()
  expect(interval_minutes).toBe(180)
  expect(jobs_a_day).toBeGreaterThan(0)
})

test('a stored advert of a person ends when its board is read', async () => {
  const { run, fake, titles } = await given()
  await run('tech')
  fake.put('acme', [found('1', { title: 'SEEKING WORK' }), ...JOBS.slice(1)])
  expect(await run('tech')).toMatchObject({ outcome: 'complete', problems: 0, closed: 1 })
  expect(await titles()).toEqual(['Product Designer'])
})
