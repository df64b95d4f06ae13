/**
 * Replays 22 real days of 250 boards as daily runs: no listed job is closed, jobs that left are, and jobs that
 * returned are not duplicated.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Found, NotModified } from '#sources/source/source.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { gatherBoard } from '#work/gathering/gather-board.ts'
import { takeBoard } from '#work/gathering/take-board.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found } from './fake-boards.ts'

const DATA = path.resolve(import.meta.dirname, '../../shared/data/jobs')
const PRESENCE = path.join(DATA, 'radar_presence.jsonl.gz')
const isThere = fs.existsSync(PRESENCE)
if (!isThere) process.stderr.write(`The replay is skipped: ${PRESENCE} is not there.\n`)

const DAY_MS = 86_400_000
/** Days to run after the last one, to close the jobs that left on it. */
const DAYS_AFTER = 2
const SOURCES = ['greenhouse', 'ashby', 'lever']

/** `days` is on how many days from first to last the job was seen. */
type Presence = { job_uid: string; first: string; last: string; days: number }
type Replayed = {
  source: string
  token: string
  id: string
  from: number
  to: number
  gap: number[]
}

test.runIf(isThere)(
  'three weeks of real boards are reproduced correctly',
  { timeout: 1_200_000 },
  async () => {
    const app = await createTestApp({ now: '2026-07-18T06:00:00Z' })
    const all = readPresence()
    const listed = new Map(
      all.map(({ source, token, id }) => {
        const key = `${source}-${token}-${id}`
        return [key, found(key)]
      }),
    )
    const boards = Map.groupBy(all, ({ source, token }) => `${source}\n${token}`)
    const fakes = new Map(SOURCES.map((name) => [name, fakeSource({ name, isOneAnswer: false })]))
    await addBoards(
      app.services,
      [...boards.keys()].map((key) => {
        const [source = '', token = ''] = key.split('\n')
        return { source, token }
      }),
    )
    const firstDay = Math.min(...all.map(({ from }) => from))
    const lastDay = Math.max(...all.map(({ to }) => to))
    let closedWhileListed = 0
    const before = new Map<string, string>()

    for (let day = firstDay; day <= lastDay + DAYS_AFTER; day++) {
      app.setNow(new Date(day * DAY_MS + 6 * 3_600_000).toISOString())
      for (const [key, listings] of boards) {
        const [source = '', token = ''] = key.split('\n')
        // After the last day the boards do not change.
        const on = listings.filter((listing) => isListed(listing, Math.min(day, lastDay)))
        const ids = on.map(({ id }) => `${source}-${token}-${id}`)
        // Real boards report when nothing has changed since the day before.
        const isSame = before.get(key) === ids.join()
        before.set(key, ids.join())
        const items = ids.map((id) => listed.get(id) as Found)
        fakes.get(source)?.put(token, isSame ? [new NotModified('as before')] : items)
      }
      await app.services.db
        .updateTable('boards')
        .set({ next_run_at: app.services.clock.now() })
        .execute()
      await Promise.all(Array.from({ length: 4 }, () => runAll(app, fakes)))
      closedWhileListed += await closedAmong(
        app,
        all.filter((listing) => isListed(listing, Math.min(day, lastDay))),
      )
    }

    const leavers = all.filter(({ to }) => to < lastDay)
    const closed = await closedAmong(app, leavers)
    const cameBack = all.filter(({ gap }) => gap.length > 0)
    expect(all).toHaveLength(8_313)
    expect(cameBack).toHaveLength(136)
    expect(closedWhileListed).toBe(0)
    expect(closed / leavers.length).toBeGreaterThanOrEqual(0.95)
    expect(await app.services.db.selectFrom('listings').select('id').execute()).toHaveLength(8_313)
    expect(await jobsOf(app)).toBe(8_313)
  },
)

function readPresence(): Replayed[] {
  const lines = gunzipSync(fs.readFileSync(PRESENCE)).toString().split('\n').filter(Boolean)
  return lines.map((line) => {
    const { job_uid, first, last, days } = JSON.parse(line) as Presence
    const [source = '', token = '', ...id] = job_uid.split(':')
    const from = Date.parse(first) / DAY_MS
    const to = Date.parse(last) / DAY_MS
    // Only the number of absent days is known. Assume they were consecutive, from the second day on.
    const away = to - from + 1 - days
    const gap = Array.from({ length: away }, (_, index) => from + 1 + index)
    return { source, token, id: id.join(':'), from, to, gap }
  })
}

const isListed = ({ from, to, gap }: Replayed, day: number) =>
  day >= from && day <= to && !gap.includes(day)

async function runAll(app: TestApp, fakes: ReadonlyMap<string, ReturnType<typeof fakeSource>>) {
  while (true) {
    const taken = await takeBoard(
      app.services,
      [...fakes.values()].map(({ source }) => source),
    )
    if (!taken) return
    const fake = fakes.get(taken.board.source) as ReturnType<typeof fakeSource>
    await gatherBoard(app.services, taken, fake.source, {
      get: () => Promise.reject(new Error('a fake source sends no requests')),
      validators: () => null,
      keys: {},
    })
  }
}

async function closedAmong(app: TestApp, listings: readonly Replayed[]) {
  const rows = await app.services.db
    .selectFrom('listings')
    .innerJoin('jobs', 'jobs.id', 'listings.job_id')
    .select('listings.external_id')
    .where('jobs.closed_at', 'is not', null)
    .execute()
  const closed = new Set(rows.map((row) => row.external_id))
  return listings.filter(({ source, token, id }) => closed.has(`${source}-${token}-${id}`)).length
}

async function jobsOf(app: TestApp) {
  const rows = await app.services.db.selectFrom('jobs').select('id').execute()
  return rows.length
}
