/**
 * Several servers and crashes: no board is read twice at once, a dead server's run is taken over, and nothing is
 * duplicated.
 */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Away, type Found } from '#sources/source/source.ts'
import { addBoards, pauseBoard, runBoardNow } from '#work/gathering/change-boards.ts'
import { gatherBoard } from '#work/gathering/gather-board.ts'
import { takeBoard } from '#work/gathering/take-board.ts'
import { LeaseLost } from '#work/import/write-listings.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering } from './fake-boards.ts'
import { listing } from './sample-listings.ts'

const SOURCES = [fakeSource().source]
const door = {
  get: () => Promise.reject(new Error('a fake source sends no requests')),
  validators: () => null,
  keys: {},
}

test('F33 fifty servers that take boards at once never take the same one', async () => {
  const app = await createTestApp()
  const tokens = Array.from({ length: 20 }, (_, index) => `board-${index}`)
  await addBoards(
    app.services,
    tokens.map((token) => ({ source: 'greenhouse', token })),
  )
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => takeBoard(app.services, SOURCES)),
  )
  const boards = taken.flatMap((one) => one?.board.token ?? [])
  expect(boards.toSorted()).toEqual(tokens.toSorted())
})

test('F33 a server that was suspended while another took over its board writes nothing more', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const fake = fakeSource()
  await addBoards(app.services, [{ source: 'greenhouse', token: 'acme' }])
  const old = await takeBoard(app.services, SOURCES)
  if (!old) throw new Error('no board could be taken')
  expect(await takeBoard(app.services, SOURCES)).toBe(null)

  app.setNow('2026-03-02T09:06:00Z')
  fake.put('acme', [found('1')])
  const next = await takeBoard(app.services, SOURCES)
  if (!next) throw new Error('the lease has not expired')
  await gatherBoard(app.services, next, fake.source, door)

  fake.put('acme', [found('2')])
  await expect(gatherBoard(app.services, old, fake.source, door)).rejects.toBeInstanceOf(LeaseLost)
  await app.catchUp()
  expect(await app.titles()).toEqual(['Engineer of 1'])
  const runs = await app.services.db.selectFrom('runs').select('outcome').orderBy('id').execute()
  expect(runs.map(({ outcome }) => outcome)).toEqual(['stopped', 'complete'])
})

test('a run interrupted by a stop is due again at once, and is not reported as a failure of its source', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const errors: string[] = []
  const log = { error: (_: object, message: string) => void errors.push(message) }
  const stopping = new AbortController()
  const { source } = fakeSource({
    async *gather() {
      yield found('1')
      stopping.abort()
      stopping.signal.throwIfAborted() // like a request in progress
    },
  })
  await addBoards(app.services, [{ source: 'greenhouse', token: 'acme' }])
  const taken = await takeBoard(app.services, SOURCES)
  if (!taken) throw new Error('no board could be taken')
  const { signal } = stopping
  const result = await gatherBoard({ ...app.services, log }, taken, source, { ...door, signal })
  expect(result).toMatchObject({ outcome: 'stopped', added: 1 })
  expect(errors).toEqual([])
  expect(await takeBoard(app.services, SOURCES)).not.toBe(null)
})

test('a board that an operator wants now keeps its place when its run is stopped', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const wanted = await gathering(app, { token: 'wanted' })
  await addBoards(app.services, [{ source: 'greenhouse', token: 'acme' }])
  await runBoardNow(app.services, wanted.id)
  const taken = await takeBoard(app.services, SOURCES)
  if (!taken) throw new Error('no board could be taken')
  const run = { ...door, signal: AbortSignal.abort() }
  const result = await gatherBoard(app.services, taken, fakeSource().source, run)
  expect(result.outcome).toBe('stopped')
  expect((await takeBoard(app.services, SOURCES))?.board.token).toBe('wanted')
})

test('a run that ends at our own ceiling is no failure, and goes on when the ceiling allows', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const board = await gathering(app)
  const ceiling = new Away('ceiling', 'no more today', new Date('2026-03-03T09:00:00Z'))
  expect(await board.run([found('1'), ceiling])).toMatchObject({ outcome: 'partial' })
  const [row] = await app.services.db.selectFrom('boards').select(['failures']).execute()
  expect(row).toEqual({ failures: 0 })
  expect(await minutesToNext(app)).toBe(24 * 60)
})

test('the interval of a failing board grows, and becomes normal when the board recovers', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const board = await gathering(app)
  const waits: number[] = []
  const broken = [new Error('no such thing')]
  for (let run = 0; run < 9; run++) {
    await board.run(broken)
    waits.push(await minutesToNext(app))
  }
  expect(waits).toEqual([30, 30, 30, 40, 80, 160, 320, 360, 360])
  expect(await board.run([found('1')])).toMatchObject({ outcome: 'complete' })
  expect(await minutesToNext(app)).toBeGreaterThanOrEqual(360)
})

test('a board that changes is read more often', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const board = await gathering(app)
  const items: Found[] = []
  for (let run = 0; run < 5; run++) {
    items.push(found(`${run}`))
    await board.run(items)
  }
  const often = await minutesToNext(app)
  expect(often).toBeLessThan(40)
  await board.run(items)
  await board.run(items)
  expect(await minutesToNext(app)).toBeGreaterThan(often)
})

test('a board that is requested while it is being read is read again', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const fake = fakeSource()
  await addBoards(app.services, [{ source: 'greenhouse', token: 'acme' }])
  fake.put('acme', [found('1')])
  const gather = async (meanwhile = async (_: number) => {}) => {
    const taken = await takeBoard(app.services, SOURCES)
    if (!taken) return null
    app.setNow('2026-03-02T09:01:00Z')
    await meanwhile(taken.board.id)
    return (await gatherBoard(app.services, taken, fake.source, door)).outcome
  }
  expect(await gather((id) => runBoardNow(app.services, id))).toBe('complete')
  expect(await gather()).toBe('complete')
  expect(await gather()).toBe(null)
})

test('a board whose due time has microseconds, set by the database, is read once', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const board = await gathering(app)
  await sql`update boards set next_run_at = '2026-03-02T08:59:59.123456Z'`.execute(app.services.db)
  expect(await board.run([found('1')])).toMatchObject({ outcome: 'complete' })
  expect(await minutesToNext(app)).toBeGreaterThan(60)
})

test('paused boards are skipped when their source is named, but read when they are named themselves', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const board = await gathering(app)
  await pauseBoard(app.services, board.id)
  const only = [board.id]
  expect(await takeBoard(app.services, SOURCES, { only })).toBe(null)
  expect(await takeBoard(app.services, SOURCES, { only, evenPaused: only })).not.toBe(null)
})

const POINTS = [
  'fetched:1',
  'merged:1',
  'stored:1',
  'merged:2',
  'stored:2',
  'stored:3',
  'indexed:1',
]

test('a run that is killed at any point is completed by the next one, with nothing lost or duplicated', async () => {
  const app = await createTestApp()
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-gather-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  await addBoards(app.services, [{ source: 'directory', token: directory }])
  const own = (number: number) => listing({ title: `Engineer of ${number}`, id: `${number}` })
  const all = Array.from({ length: 1_300 }, (_, index) => own(index))
  const twins = [own(7), { ...own(9), location: 'Paris, France', id: '9-paris' }]

  for (const [index, point] of POINTS.entries()) {
    const items = [...all.slice(0, 1_200 + index), ...twins].map((item) => ({
      ...item,
      requirements: point,
    }))
    fs.writeFileSync(
      path.join(directory, 'jobs.jsonl'),
      items.map((item) => `${JSON.stringify(item)}\n`).join(''),
    )
    expect(await gather(app, `directory/${directory}`, { FAULT_AT: point })).toBe('SIGKILL')
    await app.services.db.updateTable('boards').set({ leased_until: null }).execute()
    expect(await gather(app, `directory/${directory}`)).toBe(0)
    const listed = await app.services.db
      .selectFrom('listings')
      .select(['external_id', 'gone_at'])
      .execute()
    expect(listed).toHaveLength(1_201 + index)
    expect(listed.every(({ gone_at }) => gone_at === null)).toBe(true)
    const jobs = await app.services.db.selectFrom('jobs').select('title').execute()
    expect(new Set(jobs.map(({ title }) => title)).size).toBe(1_200 + index)
  }
}, 300_000)

/** The command's exit code or signal. */
function gather(app: TestApp, name: string, variables: Record<string, string> = {}) {
  return new Promise<number | string>((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/server/commands/gather.ts', name],
      { env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: app.url, ...variables } },
      () => resolve(child.signalCode ?? child.exitCode ?? 'none'),
    )
  })
}

async function minutesToNext(app: TestApp) {
  const { next_run_at } = await app.services.db
    .selectFrom('boards')
    .select('next_run_at')
    .executeTakeFirstOrThrow()
  return Math.round((next_run_at.getTime() - app.services.clock.now().getTime()) / 60_000)
}
