/** The life of a job to its end, told by its boards or by their silence; its page tells it. */
import { expect, test } from 'vitest'
import { Away, NotModified, Unreadable } from '#sources/source/source.ts'
import * as boards from '#store/boards.ts'
import { closeEnded } from '#work/gathering/close-ended.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering, type OnBoard } from './gathering.ts'

const TEXT = `<p>${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}</p>`
const ROLE = { title: 'Reliability Engineer of Robots', company: 'Acme', description: TEXT }

test('a job that a board lists each day says since when, and how often it was posted again', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  for (let day = 1; day <= 6; day++) {
    app.setNow(`2026-03-0${day}T09:00:00Z`)
    const role =
      day < 4 ? found('1', ROLE) : found('2', { ...ROLE, postedAt: '2026-03-04T09:00:00Z' })
    await board.run([role, found('other')])
  }
  const id = await app.idOf(ROLE.title)
  expect(await app.page(`/jobs/${id}`)).toContain(
    'Seen every day since 1 March; posted again once.',
  )
})

test('a day on which nobody looked breaks "every day"', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  for (const day of [1, 2, 5, 6]) {
    app.setNow(`2026-03-0${day}T09:00:00Z`)
    await board.run([found('1', ROLE)])
  }
  const id = await app.idOf(ROLE.title)
  expect(await app.page(`/jobs/${id}`)).toContain(
    'First seen on 1 March, seen every day since 5 March.',
  )
})

test('a role at several places names each with its own way to apply, and every site that lists it', async () => {
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
  expect(page).toContain('Offered at 2 places')
  for (const link of [
    'https://acme.example/apply/berlin',
    'https://acme.example/apply/paris',
    'https://remotive.com/jobs/r-1234',
  ]) {
    expect(page).toContain(`href="${link}"`)
  }
  expect(page).toMatch(/Found on .*href="https:\/\/remotive.com\/jobs\/r-1234"/)

  const told = await app.json(`/api/jobs/${await app.idOf(ROLE.title)}`)
  expect(told.source).toBe('greenhouse')
  expect(told.credits).toEqual([
    { name: 'Remotive', url: 'https://remotive.com/jobs/r-1234', isFollowed: false },
  ])
  const openings = told.openings.map(({ sources, ...opening }: typeof told) => ({
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

test('the API tells each turn of a life, and where a closed job was', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  const others = [found('2'), found('3'), found('4'), found('5')]
  const [there, gone] = [[found('1', ROLE), ...others], others]
  for (const [day, items] of [there, gone, gone, there, gone, gone].entries()) {
    app.setNow(`2026-03-0${day + 1}T09:00:00Z`)
    await board.run(items)
  }
  const { id } = await app.world.db
    .selectFrom('jobs')
    .select('id')
    .where('title', '=', ROLE.title)
    .executeTakeFirstOrThrow()
  const told = await app.json(`/api/jobs/${id}`)
  expect(told.events.map(({ kind, at }: typeof told) => `${kind} ${at.slice(0, 10)}`)).toEqual([
    'first_seen 2026-03-01',
    'closed 2026-03-02',
    'reopened 2026-03-04',
    'closed 2026-03-05',
  ])
  expect(told.openings[0].sources[0]).toMatchObject({
    name: 'Greenhouse',
    goneAt: '2026-03-05T09:00:00.000Z',
  })
  expect(told.story).toBe('Seen from 1 March to 5 March.')
})

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 9)).toISOString()
const open = async (app: TestApp) => (await app.titles('perPage=100')).toSorted()

/** Runs of the board, several each day, from one day to another. */
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

test('jobs of a board that is gone end after two weeks, on the day they were last seen, and come back with it', async () => {
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
    sentence:
      'It answers 404. Nobody has seen 2 of its jobs for 14 days: they are taken to have ended.',
  })
  expect(await open(app)).toEqual(['Engineer of 9'])
  expect((await app.json(`/api/jobs/${id}`)).closedAt).toBe('2026-03-01T09:00:00.000Z')
  expect(await boards.byId(app.world.db, own.id)).toMatchObject({ listed: 0 })

  app.setNow(day(17))
  expect(await own.run(items)).toMatchObject({ outcome: 'complete', reopened: 2, added: 0 })
  expect((await app.json(`/api/jobs/${id}`)).closedAt).toBe(null)
})

test('where no board can be read, nothing ends: it may be us', async () => {
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

test('a server that was off for a month gives boards time before it ends anything', async () => {
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

test('a site is believed about a job whose own board is gone', async () => {
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

test('what is held is believed when two weeks of whole answers have not brought it back', async () => {
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
  expect((await boards.byId(app.world.db, own.id))?.held).toBe(null)
  expect(await open(app)).toHaveLength(4)
})

test('what vanishes in a second outage is judged by its own day, not by that of the first', async () => {
  const app = await createTestApp({ now: day(1) })
  const own = await gathering(app)
  const items = Array.from({ length: 10 }, (_, index) => found(`${index}`))
  const stays = items.slice(4)
  await own.run(items)
  await runDays(app, { from: 2, to: 13, each: () => own.run(stays) })
  app.setNow(day(14))
  expect((await own.run([])).sentence).toContain('10 of 10 jobs vanished at once.')
  for (const hour of [11, 12, 13, 14]) {
    app.setNow(`2026-03-14T${hour}:00:00Z`)
    await own.run([])
  }
  app.setNow(day(17))
  expect(await own.run([])).toMatchObject({ outcome: 'held', closed: 4 })
  expect(await open(app)).toHaveLength(6)
  expect((await boards.byId(app.world.db, own.id))?.held).toMatchObject({ missing: 6, of: 6 })
  app.setNow(day(18))
  expect(await own.run(stays)).toMatchObject({ outcome: 'complete', missing: 0, reopened: 0 })
})

const newest = (runsDays: number) =>
  fakeSource({ name: 'remotive', lists: 'window', runsDays, kind: 'aggregator' })

test('a feed’s job without a date ends when its time has passed and the feed has dropped it for a week', async () => {
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
  await site.run([new NotModified('304')]) // as it was: the job is there
  await site.run([found('9')])
  await runDays(app, { from: 31, to: 36, each: () => site.run([found('9')]) })
  expect(await open(app)).toContain('Engineer of shown')
  app.setNow(day(38))
  expect(await site.run([found('9')])).toMatchObject({ closed: 1 })
})

const seenOf = async (app: TestApp, number: number) =>
  (await app.json(`/api/jobs/${await app.idOf(`Engineer of ${number}`)}`)).lastSeenAt

test('a job that a feed of the newest has dropped is not told as seen', async () => {
  const app = await createTestApp({ now: day(1) })
  const site = await gathering(app, { fake: newest(60), token: 'all' })
  await site.run([found('1'), found('2')])
  app.setNow(day(5))
  await site.run([found('2')])
  expect(await seenOf(app, 1)).toBe('2026-03-01T09:00:00.000Z')
  expect(await seenOf(app, 2)).toBe('2026-03-05T09:00:00.000Z')
})

test('a run that read only some of a board confirms what it read', async () => {
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

test('a job whose closing day has come stays closed while its board names it, until the day is another', async () => {
  const app = await createTestApp({ now: day(1) })
  const board = await gathering(app)
  await board.run([closing(3, 'v1'), found('2')])
  const id = await app.idOf(ROLE.title)
  app.setNow(day(4))
  expect(await closeEnded(app.world)).toBe(1)
  for (const number of [5, 6]) {
    app.setNow(day(number))
    expect(await board.run()).toMatchObject({ same: 2, reopened: 0 })
    expect(await closeEnded(app.world)).toBe(0)
  }
  const { closedAt, events } = await app.json(`/api/jobs/${id}`)
  expect(closedAt).toBe(day(3))
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['first_seen', 'closed'])

  expect(await board.run([closing(20, 'v2'), found('2')])).toMatchObject({ reopened: 1 })
  expect(await open(app)).toContain(ROLE.title)
})

test('a job that is read only after its closing day is never open', async () => {
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
  ['capped', { capped: '1 of 2 jobs were sent' }, '1 item read; 1 of 2 jobs were sent.'],
  [
    'one with an item without a name',
    { problem: 'no id', id: null, example: '{}' },
    '2 items read, and 1 item of which nobody can tell which they are.',
  ],
] as [string, OnBoard[number], string][])(
  'a board of which each reading is %s ends nothing, but what it says itself',
  async (_, part, told) => {
    const app = await createTestApp({ now: day(1) })
    const board = await gathering(app)
    await board.run([found('1'), found('2'), found('3')])
    for (const number of [38, 39, 40]) {
      app.setNow(day(number))
      expect(await board.run([found('3'), part])).toMatchObject({
        outcome: 'partial',
        closed: 0,
        sentence: `${told} Nothing is closed by such a run.`,
      })
    }
    expect(await open(app)).toHaveLength(3)
    expect(await board.run([{ removed: '2' }, found('3'), part])).toMatchObject({
      closed: 1,
      sentence: told,
    })
  },
)
