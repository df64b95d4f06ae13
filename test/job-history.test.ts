/** When jobs are confirmed, closed and reopened, as their boards or their absence tell, and what the job page says. */
import { expect, test } from 'vitest'
import { Away, NotModified, Unreadable } from '#sources/source/source.ts'
import * as boards from '#store/boards.ts'
import { closeEnded } from '#work/gathering/close-ended.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering, type OnBoard } from './fake-boards.ts'

const TEXT = `<p>${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`
const ROLE = { title: 'Reliability Engineer of Robots', company: 'Acme', description: TEXT }

test('a job listed every day shows since when, and how often it was reposted', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  for (let day = 1; day <= 6; day++) {
    app.setNow(`2026-03-0${day}T09:00:00Z`)
    const role =
      day < 4 ? found('1', ROLE) : found('2', { ...ROLE, postedAt: '2026-03-04T09:00:00Z' })
    await board.run([role, found('other')])
  }
  const id = await app.idOf(ROLE.title)
  expect(await app.page(`/jobs/${id}`)).toContain('Seen every day since March 1; reposted once.')
})

test('days without a run interrupt "every day"', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  for (const day of [1, 2, 5, 6]) {
    app.setNow(`2026-03-0${day}T09:00:00Z`)
    await board.run([found('1', ROLE)])
  }
  const id = await app.idOf(ROLE.title)
  expect(await app.page(`/jobs/${id}`)).toContain(
    'Added to Rolecall on March 1, seen every day since March 5.',
  )
})

test('a role at several places shows each with its own application link, and every site that lists it', async () => {
  const app = await createTestApp()
  const site = await gathering(app, {
    fake: fakeSource({ name: 'remotive', lists: 'window' }),
    token: 'all',
  })
  const board = await gathering(app)
  await board.run([
    found('1', {
      ...ROLE,
      location: 'Berlin, Germany',
      applyUrl: 'https://acme.example/apply/berlin',
    }),
    found('2', {
      ...ROLE,
      location: 'Paris, France',
      applyUrl: 'https://acme.example/apply/paris',
    }),
  ])
  await site.run([
    found('r', { ...ROLE, location: 'Berlin, Germany', url: 'https://remotive.com/jobs/r-1234' }),
  ])
  const page = await app.page(`/jobs/${await app.idOf(ROLE.title)}`)
  expect(page).toContain('Offered in 2 locations')
  for (const link of [
    'https://acme.example/apply/berlin',
    'https://acme.example/apply/paris',
    'https://remotive.com/jobs/r-1234',
  ]) {
    expect(page).toContain(`href="${link}"`)
  }
  expect(page).toMatch(/Found on .*href="https:\/\/remotive.com\/jobs\/r-1234"/)

  const shown = await app.json(`/api/jobs/${await app.idOf(ROLE.title)}`)
  expect(shown.source).toBe('greenhouse')
  expect(shown.credits).toEqual([
    { name: 'Remotive', url: 'https://remotive.com/jobs/r-1234', isFollowed: false },
  ])
  const openings = shown.openings.map(({ sources, ...opening }: typeof shown) => ({
    ...opening,
    names: sources.map(({ name }: { name: string }) => name),
  }))
  expect(openings).toEqual([
    {
      locationText: 'Berlin, Germany',
      applyUrl: 'https://acme.example/apply/berlin',
      names: ['Greenhouse', 'Remotive'],
    },
    {
      locationText: 'Paris, France',
      applyUrl: 'https://acme.example/apply/paris',
      names: ['Greenhouse'],
    },
  ])
})

test('the API returns each event of a job, and where a closed job was listed', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  const others = [found('2'), found('3'), found('4'), found('5')]
  const [there, gone] = [[found('1', ROLE), ...others], others]
  for (const [day, items] of [there, gone, gone, there, gone, gone].entries()) {
    app.setNow(`2026-03-0${day + 1}T09:00:00Z`)
    await board.run(items)
  }
  const { id } = await app.services.db
    .selectFrom('jobs')
    .select('id')
    .where('title', '=', ROLE.title)
    .executeTakeFirstOrThrow()
  const shown = await app.json(`/api/jobs/${id}`)
  expect(shown.events.map(({ kind, at }: typeof shown) => `${kind} ${at.slice(0, 10)}`)).toEqual([
    'first_seen 2026-03-01',
    'closed 2026-03-02',
    'reopened 2026-03-04',
    'closed 2026-03-05',
  ])
  expect(shown.openings[0].sources[0]).toMatchObject({
    name: 'Greenhouse',
    goneAt: '2026-03-05T09:00:00.000Z',
  })
  expect(shown.story).toBe('Seen from March 1 to March 5.')
})

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 9)).toISOString()
const open = async (app: TestApp) => (await app.titles('perPage=100')).toSorted()

/** Runs the board twice a day, from one day to another. */
async function runDays(
  app: TestApp,
  { from, to, each }: { from: number; to: number; each: () => Promise<unknown> },
) {
  for (let at = from; at <= to; at++) {
    for (const hour of ['06', '18']) {
      app.setNow(`${day(at).slice(0, 10)}T${hour}:00:00Z`)
      await each()
    }
  }
}

test('jobs of a vanished board close after two weeks, dated to when they were last seen, and reopen with it', async () => {
  const app = await createTestApp({ now: day(1) })
  const other = await gathering(app, { token: 'other' })
  const own = await gathering(app)
  const items = [found('1', ROLE), found('2')]
  await own.run(items, { address: 'a', etag: '"1"' })
  await runDays(app, {
    from: 2,
    to: 14,
    each: async () => {
      await other.run([found('9')])
      expect(await own.run([new Unreadable('It answers 404.')])).toMatchObject({ closed: 0 })
    },
  })
  const id = await app.idOf(ROLE.title)
  app.setNow(day(16))
  expect(await own.run([new Unreadable('It answers 404.')])).toMatchObject({
    outcome: 'unreadable',
    closed: 2,
    sentence: 'It answers 404. 2 of its jobs haven’t been seen for 14 days and are closed.',
  })
  expect(await open(app)).toEqual(['Engineer of 9'])
  expect((await app.json(`/api/jobs/${id}`)).closedAt).toBe('2026-03-01T09:00:00.000Z')
  expect(await boards.byId(app.services.db, own.id)).toMatchObject({ listed: 0 })

  app.setNow(day(17))
  expect(await own.run(items)).toMatchObject({ outcome: 'complete', reopened: 2, added: 0 })
  expect((await app.json(`/api/jobs/${id}`)).closedAt).toBe(null)
})

test('while no board can be read, nothing is closed: the fault may be ours', async () => {
  const app = await createTestApp({ now: day(1) })
  const other = await gathering(app, { token: 'other' })
  const own = await gathering(app)
  await own.run([found('1')])
  await other.run([found('9')])
  await runDays(app, {
    from: 2,
    to: 40,
    each: async () => {
      await other.run([new Away('unreachable', 'No network.')])
      await own.run([new Unreadable('It answers 404.')])
    },
  })
  expect(await open(app)).toEqual(['Engineer of 1', 'Engineer of 9'])
})

test('after a month offline, boards get time before anything is closed', async () => {
  const app = await createTestApp({ now: day(1) })
  const other = await gathering(app, { token: 'other' })
  const own = await gathering(app)
  await own.run([found('1')])
  await runDays(app, {
    from: 40,
    to: 48,
    each: async () => {
      await other.run([found('9')])
      await own.run([new Unreadable('It answers 404.')])
    },
  })
  expect(await open(app)).toEqual(['Engineer of 1', 'Engineer of 9'])
})

test('a site keeps a job open whose own board is gone', async () => {
  const app = await createTestApp({ now: day(1) })
  const site = await gathering(app, {
    fake: fakeSource({ name: 'remotive', lists: 'window', runsDays: 60 }),
    token: 'all',
  })
  const other = await gathering(app, { token: 'other' })
  const own = await gathering(app)
  await own.run([found('1', ROLE)])
  await site.run([found('r', { ...ROLE, url: 'https://remotive.com/jobs/r' })])
  await runDays(app, {
    from: 2,
    to: 20,
    each: async () => {
      await other.run([found('9')])
      await own.run([new Unreadable('It answers 404.')])
    },
  })
  expect(await open(app)).toEqual(['Engineer of 9', ROLE.title])
  expect(await app.json(`/api/jobs/${await app.idOf(ROLE.title)}`)).toMatchObject({
    source: 'remotive',
  })
})

test('held jobs are closed when two weeks of complete runs have not brought them back', async () => {
  const app = await createTestApp({ now: day(1) })
  const own = await gathering(app)
  const stays = Array.from({ length: 4 }, (_, index) => found(`stays ${index}`))
  const goes = Array.from({ length: 6 }, (_, index) => found(`goes ${index}`))
  await own.run([...stays, ...goes])
  await runDays(app, {
    from: 2,
    to: 15,
    each: async () => expect(await own.run(stays)).toMatchObject({ outcome: 'held', closed: 0 }),
  })
  app.setNow(day(17))
  expect(await own.run(stays)).toMatchObject({ outcome: 'complete', closed: 6 })
  expect((await boards.byId(app.services.db, own.id))?.held).toBe(null)
  expect(await open(app)).toHaveLength(4)
})

test('jobs that vanish in a second outage are held from then on, not from the first outage', async () => {
  const app = await createTestApp({ now: day(1) })
  const own = await gathering(app)
  const items = Array.from({ length: 10 }, (_, index) => found(`${index}`))
  const stays = items.slice(4)
  await own.run(items)
  await runDays(app, { from: 2, to: 13, each: () => own.run(stays) })
  app.setNow(day(14))
  expect((await own.run([])).sentence).toContain('10 of 10 jobs disappeared at once.')
  for (const hour of [11, 12, 13, 14]) {
    app.setNow(`2026-03-14T${hour}:00:00Z`)
    await own.run([])
  }
  app.setNow(day(17))
  expect(await own.run([])).toMatchObject({ outcome: 'held', closed: 4 })
  expect(await open(app)).toHaveLength(6)
  expect((await boards.byId(app.services.db, own.id))?.held).toMatchObject({ missing: 6, of: 6 })
  app.setNow(day(18))
  expect(await own.run(stays)).toMatchObject({ outcome: 'complete', missing: 0, reopened: 0 })
})

const newest = (runsDays: number) =>
  fakeSource({ name: 'remotive', lists: 'window', runsDays, kind: 'aggregator' })

test('an undated job of a feed closes once its time limit has passed and the feed has lacked it for a week', async () => {
  const app = await createTestApp({ now: day(1) })
  const site = await gathering(app, { fake: newest(20), token: 'all' })
  const dropped = found('dropped', { postedAt: null })
  const shown = found('shown', { postedAt: null })
  await site.run([dropped, shown])
  await runDays(app, { from: 2, to: 20, each: () => site.run([shown]) })
  expect(await open(app)).toHaveLength(2)
  app.setNow(day(22))
  expect(await site.run([shown])).toMatchObject({ closed: 1 })
  expect(await open(app)).toEqual(['Engineer of shown'])

  app.setNow(day(30))
  await site.run([new NotModified('304')]) // not modified, so the job is still there
  await site.run([found('9')])
  await runDays(app, { from: 31, to: 36, each: () => site.run([found('9')]) })
  expect(await open(app)).toContain('Engineer of shown')
  app.setNow(day(38))
  expect(await site.run([found('9')])).toMatchObject({ closed: 1 })
})

const seenOf = async (app: TestApp, number: number) =>
  (await app.json(`/api/jobs/${await app.idOf(`Engineer of ${number}`)}`)).lastSeenAt

test('a job that a newest-only feed has dropped does not count as seen', async () => {
  const app = await createTestApp({ now: day(1) })
  const site = await gathering(app, { fake: newest(60), token: 'all' })
  await site.run([found('1'), found('2')])
  app.setNow(day(5))
  await site.run([found('2')])
  expect(await seenOf(app, 1)).toBe('2026-03-01T09:00:00.000Z')
  expect(await seenOf(app, 2)).toBe('2026-03-05T09:00:00.000Z')
})

test('a partial run confirms the jobs that it read', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  await board.run([found('1'), found('2')])
  app.setNow(day(5))
  expect(await board.run([found('2'), { capped: 'there are more' }])).toMatchObject({
    outcome: 'partial',
  })
  expect(await seenOf(app, 1)).toBe('2026-03-01T09:00:00.000Z')
  expect(await seenOf(app, 2)).toBe('2026-03-05T09:00:00.000Z')
})

const closing = (number: number, stamp: string) =>
  found('1', { ...ROLE, closedAt: day(number) }, stamp)

test('a job past its closing date stays closed while its board lists it, until the date changes', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  await board.run([closing(3, 'v1'), found('2')])
  const id = await app.idOf(ROLE.title)
  app.setNow(day(4))
  expect(await closeEnded(app.services)).toBe(1)
  for (const number of [5, 6]) {
    app.setNow(day(number))
    expect(await board.run()).toMatchObject({ same: 2, reopened: 0 })
    expect(await closeEnded(app.services)).toBe(0)
  }
  const { closedAt, events } = await app.json(`/api/jobs/${id}`)
  expect(closedAt).toBe(day(3))
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['first_seen', 'closed'])

  expect(await board.run([closing(20, 'v2'), found('2')])).toMatchObject({ reopened: 1 })
  expect(await open(app)).toContain(ROLE.title)
})

test('a job first read after its closing date never opens', async () => {
  const app = await createTestApp({ now: day(5) })
  const board = await gathering(app)
  await board.run([closing(3, 'v1'), found('2')])
  for (const number of [6, 7]) {
    app.setNow(day(number))
    expect(await board.run()).toMatchObject({ same: 2, reopened: 0 })
    expect(await open(app)).toEqual(['Engineer of 2'])
  }
})

test.each([
  [
    'capped',
    { capped: 'the source sent 1 of 2 jobs' },
    '1 item read; the source sent 1 of 2 jobs.',
  ],
  [
    'with an unidentifiable item',
    { problem: 'no id', id: null, example: '{}' },
    '2 items read; 1 item could not be identified.',
  ],
] as [string, OnBoard[number], string][])(
  'a board whose readings are %s closes only the jobs that it reports as ended',
  async (_, part, shown) => {
    const app = await createTestApp({ now: day(1) })
    const board = await gathering(app)
    await board.run([found('1'), found('2'), found('3')])
    for (const number of [38, 39, 40]) {
      app.setNow(day(number))
      expect(await board.run([found('3'), part])).toMatchObject({
        outcome: 'partial',
        closed: 0,
        sentence: `${shown} A partial run closes no jobs.`,
      })
    }
    expect(await open(app)).toHaveLength(3)
    expect(await board.run([{ removed: '2' }, found('3'), part])).toMatchObject({
      closed: 1,
      sentence: shown,
    })
  },
)
