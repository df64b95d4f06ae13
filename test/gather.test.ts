import { expect, test } from 'vitest'
import { Away, NotModified, Unreadable } from '#sources/source/source.ts'
import * as boards from '#store/boards.ts'
import { confirmHeld, removeBoard } from '#work/gathering/change-boards.ts'
import { closeEnded } from '#work/gathering/close-ended.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering, type OnBoard } from './fake-boards.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T09:00:00Z`
const many = (count: number, from = 0): OnBoard =>
  Array.from({ length: count }, (_, index) => found(`${from + index}`))

const isOpen = async (app: TestApp, title: string) =>
  (await app.titles('perPage=100')).includes(title)

test("a board's listings become jobs, and a second run changes nothing", async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  const items = [found('1'), found('2')]

  expect(await board.run(items)).toMatchObject({ outcome: 'complete', found: 2, added: 2 })
  expect((await app.titles()).toSorted()).toEqual(['Engineer of 1', 'Engineer of 2'])

  expect(await board.run(items)).toMatchObject({ added: 0, changed: 0, same: 2, closed: 0 })
})

test('F25 an escaped NUL in an address or a text does not keep a listing out', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  const addresses = [
    'https://jobs.lever.co/a%00b/12345',
    'https://acme.example/jobs/12345%00?id=1%00',
  ]
  const odd = addresses.map((url, at) => found(`odd ${at}`, { url, applyUrl: url }))
  const said = 'a&#0;b&#x0;c&#xD800;d%00e'
  const texts = {
    title: said,
    company: said,
    location: said,
    description: `<p>${said}`,
    requirements: said,
    tags: [said],
    salaryText: said,
    employmentType: said,
    companyWebsite: `https://acme.example/${said}`,
    workplace: said,
    sector: said,
  }
  const items = [found('1'), ...odd, found('texts', texts)]
  expect(await board.run(items)).toMatchObject({ outcome: 'complete', added: 4 })
})

test('a run whose listings cannot be stored reports the cause, delays the next run and closes nothing', async () => {
  const app = await createTestApp({ now: day(1) })
  await (await gathering(app)).run([found('1'), found('2')])
  const readAll = () => Promise.reject(new Error('the thread has ended'))
  const broken = await gathering(app, { services: { ...app.services, readAll } })

  const result = await broken.run([found('3')])

  expect(result).toMatchObject({ outcome: 'partial', added: 0, closed: 0 })
  expect(result.sentence).toContain('Its listings could not be stored: the thread has ended')
  const [board] = await boards.list(app.services.db, 'greenhouse')
  expect(board).toMatchObject({ failures: 1 })
  expect(await isOpen(app, 'Engineer of 1')).toBe(true)
})

test("a source receives the employer's name from the board's row", async () => {
  const app = await createTestApp()
  const fake = fakeSource({
    async *gather(_, { employer }) {
      yield found('1', { company: employer ?? 'nobody' })
    },
  })
  const board = await gathering(app, { fake, company: 'Acme Robotics' })
  await board.run()
  const { jobs } = await app.json('/api/jobs')
  expect(jobs).toMatchObject([{ company: 'Acme Robotics' }])
})

test('a job closes after two complete runs in a row without it, and reopens when it is back', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const [first, second, third] = [found('1'), found('2'), found('3')]
  await board.run([first, second, third])
  const id = await app.idOf('Engineer of 3')

  app.setNow(day(2))
  expect(await board.run([first, second])).toMatchObject({ missing: 1, closed: 0 })
  expect(await isOpen(app, 'Engineer of 3')).toBe(true)

  app.setNow(day(3))
  expect(await board.run([first, second])).toMatchObject({ closed: 1 })
  expect(await isOpen(app, 'Engineer of 3')).toBe(false)
  expect((await app.json(`/api/jobs/${id}`)).closedAt).toBe('2026-03-02T09:00:00.000Z')

  app.setNow(day(5))
  expect(await board.run([first, second, third])).toMatchObject({ reopened: 1, added: 0 })
  expect((await app.json(`/api/jobs/${id}`)).closedAt).toBe(null)
  expect(await app.titles()).toHaveLength(3)
})

test('a job that is missing in a single run is not affected', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const items = many(5)
  await board.run(items)
  await board.run(items.slice(1))
  expect(await board.run(items)).toMatchObject({ missing: 0, closed: 0, reopened: 0 })
  expect(await board.run(items.slice(1))).toMatchObject({ missing: 1, closed: 0 })
})

test.each([
  ['unreadable', [new Unreadable('no JSON')]],
  ['away', [new Away('busy', 'It asks for a pause.')]],
  ['partial', [found('0'), new Unreadable('the second page is none')]],
  ['partial', [found('0'), { capped: 'there are more than may be read' }]],
  ['partial', [found('0'), { problem: 'no id', id: null, example: '{}' }]],
] as [string, OnBoard][])(
  'F23 a board that was read as %s closes nothing',
  async (outcome, items) => {
    const app = await createTestApp()
    const board = await gathering(app)
    await board.run(many(4))
    for (let run = 0; run < 3; run++) {
      expect(await board.run(items)).toMatchObject({ outcome, closed: 0 })
    }
    expect(await app.titles()).toHaveLength(4)
  },
)

test('F27 a board that is suddenly empty keeps its jobs until they are back', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const items = many(10)
  await board.run(items)
  for (const number of [2, 3, 4]) {
    app.setNow(day(number))
    expect(await board.run([])).toMatchObject({ outcome: 'held', closed: 0 })
  }
  expect((await boards.byId(app.services.db, board.id))?.held).toMatchObject({
    missing: 10,
    of: 10,
  })
  expect(await app.titles('perPage=20')).toHaveLength(10)

  app.setNow(day(5))
  expect(await board.run(items)).toMatchObject({ outcome: 'complete', closed: 0, reopened: 0 })
  expect((await boards.byId(app.services.db, board.id))?.held).toBe(null)
})

test('F23 a failing board is read at growing intervals, up to six hours, and others as usual', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const other = await gathering(app, { fake: fakeSource({ name: 'lever' }) })
  const nextOf = async ({ id }: { id: number }) =>
    (await boards.byId(app.services.db, id))?.nextRunAt.getTime() ?? 0
  const items = many(1)
  await board.run(items)
  await other.run(items)
  const others = await nextOf(other)
  const hours: number[] = []
  for (let failures = 1; failures <= 8; failures++) {
    const at = app.services.clock.now().getTime()
    await board.run([new Away('failing', 'boards.example answers 500.')])
    const next = await nextOf(board)
    hours.push((next - at) / 3_600_000)
    app.setNow(new Date(next).toISOString())
  }
  expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  expect([hours[0], hours.at(-1)]).toEqual([0.5, 6])
  expect(await nextOf(other)).toBe(others)
  expect(await board.run(items)).toMatchObject({ outcome: 'complete', same: 1 })
})

test('F25 a listing that the database rejects is reported as a problem, and the others are imported', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const items = [...many(20), found('odd', {}, 'version\u00001'), ...many(20, 20)]
  expect(await board.run(items)).toMatchObject({ outcome: 'complete', added: 40, problems: 1 })
  expect(await app.titles('perPage=50')).toHaveLength(40)
  const { examples } = await app.services.db
    .selectFrom('runs')
    .select('examples')
    .executeTakeFirstOrThrow()
  expect(examples).toMatchObject([
    { id: 'odd', problem: expect.stringContaining('it could not be stored: ') },
  ])
})

test('F26 listings of a too large board that were not read stay as they were', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  await board.run(many(10))
  for (const number of [2, 3, 4]) {
    app.setNow(day(number))
    expect(await board.run([...many(3), { capped: 'the source sent 3 of 10 jobs' }])).toMatchObject(
      {
        outcome: 'partial',
        found: 3,
        missing: 0,
        closed: 0,
      },
    )
  }
  expect(await app.titles('perPage=20')).toHaveLength(10)
})

test('F27 a board whose ids all change keeps the old jobs, and the operator is notified', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  await board.run(many(10))
  for (const number of [2, 3, 4]) {
    app.setNow(day(number))
    const result = await board.run(many(10, 100))
    expect(result).toMatchObject({ outcome: 'held', closed: 0 })
    expect(result.sentence).toMatch(/10 of 10/)
  }
  const { held, lastRun } = (await boards.byId(app.services.db, board.id)) ?? {}
  expect(held).toMatchObject({ missing: 10, of: 10 })
  expect(lastRun).toMatchObject({ outcome: 'held' })
  expect(await app.titles('perPage=50')).toHaveLength(20)
})

test('held listings that have not returned are closed once most are back, or when the operator confirms', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const items = many(10)
  await board.run(items)
  expect(await board.run(items.slice(0, 6))).toMatchObject({ outcome: 'held', missing: 4 })
  expect(await board.run(items.slice(0, 9))).toMatchObject({ outcome: 'complete', closed: 1 })

  await board.run(items.slice(0, 5))
  const { held } = (await boards.byId(app.services.db, board.id)) ?? {}
  const seen = { at: held?.at ?? new Date(0), missing: 4 }
  expect(await confirmHeld(app.services, board.id, seen)).toBe(4)
  await app.catchUp()
  expect(await app.titles()).toHaveLength(5)
  await expect(confirmHeld(app.services, board.id, seen)).rejects.toThrow(
    'This board has no held jobs.',
  )
})

test('while some jobs are held, others on the board still close', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const items = many(10)
  await board.run(items)
  app.setNow(day(2))
  await board.run(items.slice(0, 6))
  app.setNow(day(3))
  await board.run(items.slice(1, 6))
  app.setNow(day(4))
  expect(await board.run(items.slice(1, 6))).toMatchObject({ outcome: 'held', closed: 1 })
  expect(await isOpen(app, 'Engineer of 0')).toBe(false)
})

test('after a board loses jobs it is read sooner once, then less and less often while they are held', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  const items = many(10)
  await board.run(items)
  const minutes: number[] = []
  for (const number of [2, 3, 4, 5]) {
    app.setNow(day(number))
    const rest = items.slice(0, number < 5 ? 4 : 3)
    expect(await board.run(rest)).toMatchObject({ outcome: 'held' })
    minutes.push((await boards.byId(app.services.db, board.id))?.intervalMinutes ?? 0)
  }
  expect(minutes).toEqual([180, 227, 286, 143])
})

test("listings that a source's terms delay are not counted as unchanged", async () => {
  const app = await createTestApp({ now: day(2) })
  const { terms } = fakeSource().source
  const fake = fakeSource({ lists: 'window', terms: { ...terms, delayHours: 24 } })
  const board = await gathering(app, { fake })
  const items = [found('old', { postedAt: day(1) }), found('new', { postedAt: day(2) })]
  expect(await board.run(items)).toMatchObject({ found: 2, added: 1, same: 0 })
  expect(await board.run(items)).toMatchObject({ found: 2, added: 0, same: 1 })
})

test('a job that the source reports as ended is closed at once', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1'), found('2')])
  expect(await board.run([found('1'), { removed: '2' }])).toMatchObject({ closed: 1 })
  expect(await app.titles()).toEqual(['Engineer of 1'])
})

test('a board that reports no changes confirms all its jobs', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  await board.run([found('1'), found('2')], { address: 'a', etag: '"1"' })
  app.setNow(day(9))
  expect(await board.run([new NotModified('304')])).toMatchObject({
    outcome: 'unchanged',
    found: 2,
    closed: 0,
  })
  const id = await app.idOf('Engineer of 1')
  expect((await app.json(`/api/jobs/${id}`)).lastSeenAt).toBe('2026-03-09T09:00:00.000Z')
})

test("jobs missing from a newest-only source stay open until the source's time limit ends them", async () => {
  const app = await createTestApp({ now: day(1) })
  const fake = fakeSource({ name: 'remotive', lists: 'window', runsDays: 30, kind: 'aggregator' })
  const board = await gathering(app, { fake, token: 'all' })
  await board.run([found('1', { postedAt: day(1) }), found('2', { postedAt: day(1) })])
  const id = await app.idOf('Engineer of 1')
  for (const number of [2, 3, 4, 31]) {
    app.setNow(day(number).replace('T09', 'T08'))
    expect(await board.run([found('9', { postedAt: day(1) })])).toMatchObject({ closed: 0 })
  }
  app.setNow(day(31))
  expect(await board.run()).toMatchObject({ closed: 2 })
  expect((await app.json(`/api/jobs/${id}`)).closedAt).toBe('2026-03-31T09:00:00.000Z')

  app.setNow('2026-05-01T09:00:00Z')
  expect(await closeEnded(app.services)).toBe(0)
  expect(await board.run()).toMatchObject({ closed: 0 })
  expect(await app.titles()).toEqual(['Engineer of 9'])
})

test('a thread that still shows old posts does not keep their jobs open', async () => {
  const app = await createTestApp({ now: day(1) })
  const fake = fakeSource({ name: 'hn-hiring', lists: 'window', runsDays: 30, showsEnded: true })
  const board = await gathering(app, { fake, token: 'who-is-hiring' })
  const items = [found('1', { postedAt: day(1) }), found('2', { postedAt: day(20) })]
  await board.run(items)
  app.setNow('2026-04-01T09:00:00Z')
  expect(await closeEnded(app.services)).toBe(1)
  expect(await board.run(items)).toMatchObject({ reopened: 0 })
  expect(await app.titles()).toEqual(['Engineer of 2'])
})

test('a listing with an unchanged stamp is not read again', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1', {}, 'v1')])
  expect(await board.run([found('1', { title: 'Not read' }, 'v1')])).toMatchObject({ same: 1 })
  expect(await board.run([found('1', { title: 'Read' }, 'v2')])).toMatchObject({ changed: 1 })
  expect(await app.titles()).toEqual(['Read'])
})

test('an unreadable item is reported as a problem, and its job stays', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1'), found('2')])
  const odd: OnBoard = [found('1'), { problem: 'title: is no text', id: '2', example: '{"id":2}' }]
  for (let run = 0; run < 3; run++) {
    expect(await board.run(odd)).toMatchObject({
      outcome: 'complete',
      problems: 1,
      closed: 0,
      examples: [{ problem: 'title: is no text', id: '2', example: '{"id":2}' }],
    })
  }
})

test('removing a board closes the jobs that only it listed', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1'), found('2')])
  expect(await removeBoard(app.services, board.id)).toBe(2)
  await app.catchUp()
  expect(await app.titles()).toEqual([])
})
