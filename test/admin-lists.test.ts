/** Adding many boards at once as an operator, and the latest runs of all boards. */
import { expect, test } from 'vitest'
import { Away } from '#sources/source/source.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { createTestApp } from './app.ts'
import { found, gathering } from './fake-boards.ts'
import { signUpOperator } from './operators.ts'

const SOURCES = '/admin/sources'
const IMPORT = '/admin/sources/import'
const RUNS = '/admin/runs'
const leadsTo = (answer: Response) => `${answer.headers.get('location')}`
const batchIn = (path: string) => `${new URLSearchParams(path.split('?')[1]).get('batch')}`

async function withOperator() {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  const sendList = (fields: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return olga.request(IMPORT, { method: 'POST', body })
  }
  const boards = () =>
    app.services.db
      .selectFrom('boards')
      .select(['source', 'token', 'company', 'is_starter'])
      .execute()
  return { app, olga, sendList, boards }
}

test('an instance without boards can add the well-known ones with one click, and undo that', async () => {
  const { app, olga, sendList, boards } = await withOperator()
  expect(await olga.page(SOURCES)).toMatch(/Add (?:<!-- -->)?[\d,]+ starter boards/)
  const added = await sendList({ intent: 'starters' })
  const path = leadsTo(added)
  const known = await boards()
  expect(known.length).toBeGreaterThan(5_000)
  const shown = known.length.toLocaleString('en')
  expect(known.every((board) => board.is_starter)).toBe(true)
  expect(known.map(({ source }) => source)).not.toContain('workday')
  expect(await olga.page(path)).toContain(`${shown} boards added.`)
  expect(await olga.page(IMPORT)).toContain('All starter boards have been added.')

  const back = await olga.submit(SOURCES, { intent: 'take-back', batch: batchIn(path) })
  expect(await boards()).toEqual([])
  expect(await olga.page(leadsTo(back))).toContain(`${shown} boards removed`)
  expect(app.errors).toEqual([])
})

test('a list of addresses, names and columns is added whole; boards that exist stay', async () => {
  const { app, olga, sendList, boards } = await withOperator()
  await addBoards(app.services, [{ source: 'lever', token: 'umbra', company: 'Umbra' }])
  app.setNow('2026-03-02T09:00:01Z')
  const list = 'https://jobs.lever.co/acme\r\nlever/umbra\r\n# more\r\nashby\tlumen\tLumen Ltd\r\n'
  const added = await sendList({ intent: 'import', list })
  expect(leadsTo(added)).toContain(`${SOURCES}?said=many&count=2&there=1&batch=`)
  expect(await olga.page(leadsTo(added))).toContain('2 boards added; 1 was already there.')
  expect(await boards()).toHaveLength(3)

  await olga.submit(SOURCES, { intent: 'take-back', batch: batchIn(leadsTo(added)) })
  expect(await boards()).toMatchObject([{ token: 'umbra', company: 'Umbra' }])
  expect(app.errors).toEqual([])
})

test('only the operator who added a list can undo it, within an hour and not through a crafted link', async () => {
  const { app, olga, sendList, boards } = await withOperator()
  const added = leadsTo(await sendList({ intent: 'import', list: 'lever/acme' }))
  const batch = batchIn(added)
  const UNDO = 'value="take-back"'
  const refuses = async (person: typeof olga, given: Record<string, string>) => {
    const answer = await person.submit(SOURCES, { intent: 'take-back', ...given })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Only the operator who added these boards can undo it')
    expect(await boards()).toHaveLength(1)
  }
  expect(await olga.page(added)).toContain(UNDO)

  const at = '2026-03-02T09:00:00.000Z'
  const crafted = `${Date.parse(at) + 1}${batch.slice(batch.indexOf('.'))}`
  for (const link of [`at=${at}`, `batch=${at}`, `batch=${crafted}`]) {
    expect(await olga.page(`${SOURCES}?said=many&count=1&${link}`)).not.toContain(UNDO)
  }
  await refuses(olga, { at })
  await refuses(olga, { batch: crafted })

  const otto = await signUpOperator(app, 'Otto Operator')
  expect(await otto.page(added)).not.toContain(UNDO)
  await refuses(otto, { batch })

  app.setNow('2026-03-02T10:00:01Z')
  expect(await olga.page(added)).not.toContain(UNDO)
  await refuses(olga, { batch })
  expect(app.errors).toEqual([])
})

test('a file is added like a pasted list', async () => {
  const { sendList, boards } = await withOperator()
  const file = new Blob(['greenhouse\tacme\tAcmé\n'], { type: 'text/plain' })
  expect((await sendList({ intent: 'import', list: '', file })).status).toBe(302)
  expect(await boards()).toMatchObject([{ source: 'greenhouse', company: 'Acmé' }])
})

test.each([
  ['lever/acme\ngopher\tacme', 'Line 2:', 'there is no source called gopher'],
  ['lever/acme\ndirectory//etc', 'Line 2:', 'directories on this machine'],
  ['lever/acme\nhttps://acme.example/', 'Line 2:', 'nor the address of a board'],
  ['# nothing', '', 'The list contains no boards.'],
])('nothing of %j is added, and each wrong line is reported', async (list, line, why) => {
  const { sendList, boards } = await withOperator()
  const answer = await sendList({ intent: 'import', list })
  expect(answer.status).toBe(422)
  const page = (await answer.text()).replaceAll('<!-- -->', '')
  expect(page).toContain(line)
  expect(page).toContain(why)
  expect(page).toContain(`${list.split('\n')[0]}`)
  expect(await boards()).toEqual([])
})

test('one click reads all failing boards again and no others', async () => {
  const { app, olga } = await withOperator()
  const [bad, good, off] = [
    await gathering(app, { token: 'down' }),
    await gathering(app, { token: 'good' }),
    await gathering(app, { token: 'paused' }),
  ]
  for (const board of [bad, off]) await board.run([new Away('failing', 'It answers 500.')])
  await good.run([found('a')])
  await olga.submit(`${SOURCES}/${off.id}`, { intent: 'pause' })
  expect(await olga.page(`${SOURCES}?state=failing`)).toContain('value="run-all"')
  expect(await olga.page(SOURCES)).not.toContain('value="run-all"')

  const done = await olga.submit(SOURCES, { intent: 'run-all', asked: 'state=failing' })
  expect(await olga.page(leadsTo(done))).toContain('1 board will be read next.')
  const now = app.services.clock.now()
  const due = await app.services.db
    .selectFrom('boards')
    .select('token')
    .where('next_run_at', '<=', now)
    .execute()
  expect(due).toEqual([{ token: 'down' }])
})

test('the latest runs of all boards are listed together and can be filtered by outcome', async () => {
  const { app, olga } = await withOperator()
  await (await gathering(app, { token: 'down' })).run([new Away('failing', 'It answers 500.')])
  const board = await gathering(app, { token: 'good', company: 'Good Works' })
  await board.run([found('1'), { problem: 'no title', id: '2', example: '{"id":2}' }])
  await board.run([found('1')])

  const all = await olga.page(RUNS)
  expect(all.match(/class="run"/g)).toHaveLength(3)
  expect(all).toContain('Good Works')
  expect(all).toContain('It answers 500.')
  const problems = await olga.page(`${RUNS}?only=problems`)
  expect(problems.match(/class="run"/g)).toHaveLength(1)
  expect(problems).toContain('no title')
  expect(await olga.page(`${RUNS}?only=failures`)).not.toContain('Good Works')
  expect(await olga.page(`${RUNS}?only=changes`)).toContain('1 new')
  expect(await olga.page(`${RUNS}?before=1`)).toContain('No runs found.')
  expect(app.errors).toEqual([])
})

test('while a board is being read, its page shows the progress of the run', async () => {
  const { app, olga } = await withOperator()
  const board = await gathering(app)
  await board.run([found('1'), found('2')])
  await app.services.db
    .updateTable('boards')
    .set({ leased_until: new Date('2026-03-02T09:05:00Z') })
    .execute()
  await app.services.db.updateTable('runs').set({ ended_at: null, outcome: null }).execute()
  expect(await olga.page(`${SOURCES}/${board.id}`)).toContain('2 listings new or changed so far.')
})
