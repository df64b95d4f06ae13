/** Boards that answer with another company's jobs: nothing changes until their own are back or somebody accepts them. */
import { expect, test } from 'vitest'
import * as boards from '#store/boards.ts'
import { createTestApp } from './app.ts'
import { fakeSource, found, gathering, type OnBoard } from './fake-boards.ts'
import { signUpOperator } from './operators.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T09:00:00Z`
const jobsOf = (company: string, host: string, count: number): OnBoard =>
  Array.from({ length: count }, (_, index) => {
    const id = `${company} ${index}`
    return found(id, { company, url: `https://${host}/jobs/${id.replace(' ', '-')}` })
  })

const ACME = jobsOf('Acme', 'acme.example', 3)
const UMBRELLA = jobsOf('Umbrella', 'umbrella.test', 2)

async function given() {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app, { fake: fakeSource({ name: 'workable', title: 'Workable' }) })
  await board.run(ACME)
  app.setNow(day(2))
  return {
    app,
    board,
    page: `/admin/sources/${board.id}`,
    titles: async () => (await app.titles()).toSorted(),
    state: () => boards.byId(app.services.db, board.id),
  }
}

const UMBRELLA_TITLES = ['Engineer of Umbrella 0', 'Engineer of Umbrella 1']
const OWN = ['Engineer of Acme 0', 'Engineer of Acme 1', 'Engineer of Acme 2']

test("another company's jobs change nothing, and the board goes on when its own are back", async () => {
  const { app, board, titles, state, page } = await given()
  const olga = await signUpOperator(app)
  const sentence =
    'It answered with 2 jobs of Umbrella, and none of its own 3. Nothing was added, changed or closed.'
  for (const number of [2, 3, 4]) {
    app.setNow(day(number))
    expect(await board.run(UMBRELLA)).toMatchObject({
      outcome: 'foreign',
      sentence,
      added: 0,
      missing: 0,
      closed: 0,
      same: 0,
    })
  }
  expect(await titles()).toEqual(OWN)
  expect(await state()).toMatchObject({ isForeign: true, listed: 3, held: null })
  const shown = (await olga.page(page)).replaceAll('<!-- -->', '')
  for (const text of [sentence, 'Engineer of Umbrella 1', 'Accept 2 jobs', 'Look again']) {
    expect(shown).toContain(text)
  }
  const again = (await state())?.nextRunAt.getTime() ?? 0
  expect(again).toBeLessThanOrEqual(Date.parse(day(4)) + 6 * 3_600_000)

  expect(await board.run(ACME)).toMatchObject({ outcome: 'complete', same: 3, closed: 0 })
  expect(await state()).toMatchObject({ isForeign: false, failures: 0 })
  expect(await olga.page(page)).not.toContain('Jobs of another company')
})

test('an operator accepts the other jobs, and the earlier ones close after two runs', async () => {
  const { app, board, titles, page } = await given()
  const olga = await signUpOperator(app)
  await board.run(UMBRELLA)
  const answer = await olga.submit(page, { intent: 'accept', at: day(2), company: 'Umbrella' })
  expect(answer.headers.get('location')).toBe(`${page}?said=accepted`)
  expect(await board.run(UMBRELLA)).toMatchObject({ outcome: 'complete', added: 2, missing: 3 })
  expect(await board.run(UMBRELLA)).toMatchObject({ outcome: 'complete', closed: 3 })
  expect(await titles()).toEqual(UMBRELLA_TITLES)
})

test('they can be seen and accepted through the API', async () => {
  const { app, board, titles } = await given()
  const olga = await signUpOperator(app)
  const path = `/api/admin/boards/${board.id}`
  await board.run(UMBRELLA)
  const seen = (await (await olga.request(path)).json()) as { foreign: Record<string, unknown> }
  const { since, company } = seen.foreign
  expect(seen.foreign).toMatchObject({ company: 'Umbrella', count: 2, isAccepted: false })
  const other = { since: day(1), company }
  expect((await olga.send('POST', `${path}/accept`, other)).status).toBe(409)
  const answer = await olga.send('POST', `${path}/accept`, { since, company })
  expect(await answer.json()).toMatchObject({ foreign: { isAccepted: true } })
  await board.run(UMBRELLA)
  expect(await titles()).toEqual([...UMBRELLA_TITLES, ...OWN].toSorted())
})

test('what an operator accepted covers no third company', async () => {
  const { app, board, titles, page } = await given()
  const olga = await signUpOperator(app)
  await board.run(UMBRELLA)
  const stale = await olga.submit(page, { intent: 'accept', at: day(1), company: 'Umbrella' })
  expect(stale.headers.get('location')).toBe(`${page}?said=held-changed`)
  await olga.submit(page, { intent: 'accept', at: day(2), company: 'Umbrella' })
  expect(await board.run(jobsOf('Cyberdyne', 'cyberdyne.test', 5))).toMatchObject({
    outcome: 'foreign',
  })
  expect(await titles()).toEqual(OWN)
})

test('a company that replaces all of its jobs is not taken for another', async () => {
  const { board } = await given()
  const replaced = jobsOf('Acme', 'acme.example', 6).slice(3)
  expect(await board.run(replaced)).toMatchObject({ outcome: 'held', added: 3 })
})

test('after two weeks of the same answers, the jobs are taken', async () => {
  const { app, board } = await given()
  for (const number of [2, 5, 8, 11, 14]) {
    app.setNow(day(number))
    expect(await board.run(UMBRELLA)).toMatchObject({ outcome: 'foreign' })
  }
  app.setNow(day(16))
  expect(await board.run(UMBRELLA)).toMatchObject({ outcome: 'held', added: 2, closed: 0 })
})
