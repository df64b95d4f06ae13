/** The operator's list of boards, as the database filters, sorts and counts it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BOARD_HEALTHS, boardHealth } from '#core/boards/board-health.ts'
import { BOARDS_PER_PAGE, readBoardsQuery } from '#core/boards/boards-view.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import * as boards from '#store/boards.ts'
import { inTransaction } from '#store/db.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import {
  readableBoards,
  watchBoards,
  watchRuns,
  watchSources,
} from '#work/gathering/watch-boards.ts'
import { createTestApp } from './app.ts'

const NOW = '2026-03-02T09:00:00Z'

async function withBoards() {
  const app = await createTestApp({ now: NOW })
  const { services } = app
  const asked = (query: string) =>
    watchBoards(services, readBoardsQuery(new URLSearchParams(query)))
  const set = (token: string, values: object) =>
    services.db.updateTable('boards').set(values).where('token', '=', token).execute()
  const run = async (token: string, outcome: RunOutcome, endedAt = NOW) => {
    await sql`
      insert into runs (board_id, fence, started_at, ended_at, outcome)
      select id, 1, ${endedAt}, ${endedAt}, ${outcome} from boards where token = ${token}`.execute(
      services.db,
    )
    await set(token, { last_run_at: new Date(NOW) })
  }
  return { app, services, asked, set, run }
}

test('boards are sorted by urgency and name, found by words, and counted by health', async () => {
  const { app, services, asked, set, run } = await withBoards()
  await addBoards(services, [
    { source: 'greenhouse', token: 'acme', company: 'Zeta Works' },
    { source: 'lever', token: 'lumen' },
    { source: 'greenhouse', token: 'bolt' },
    { source: 'lever', token: 'lark', company: 'Lark & Sons' },
    { source: 'greenhouse', token: 'core', company: 'alpha' },
    { source: 'remotive', token: 'all' },
  ])
  for (const token of ['acme', 'bolt', 'lark']) await run(token, 'complete')
  for (const token of ['lumen', 'core']) {
    await run(token, 'away')
    await set(token, { failures: 1 })
  }
  await set('bolt', { held_at: new Date(NOW), held_missing: 4, held_of: 9, listed: 9 })
  const tokens = async (query: string) => (await asked(query)).view.shown.map(({ token }) => token)

  const all = ['bolt', 'core', 'lumen', 'all', 'lark', 'acme']
  for (const [query, expected] of [
    ['', all],
    ['state=failing', ['core', 'lumen']],
    ['state=nonsense', all],
    ['source=lever', ['lumen', 'lark']],
    ['query=ZETA', ['acme']],
    ['query=lever/lark', ['lark']],
    ['query=lark+sons', ['lark']],
    ['query=sons+zeta', []],
    ['query=Remotive', ['all']],
    ['query=100%25', []],
    ['query=%00', []],
    ['query=lever&state=failing', ['lumen']],
    ['page=99', all],
  ] as const) {
    expect({ query, shown: await tokens(query) }).toEqual({ query, shown: expected })
  }
  const { view, sources } = await asked('source=lever&state=failing')
  expect(view.total).toBe(1)
  expect(view.counts).toMatchObject({ failing: 1, healthy: 1, held: 0 })
  expect(sources.slice(0, 2)).toMatchObject([
    { name: 'greenhouse', boards: 3, listed: 9, counts: { held: 1, failing: 1, healthy: 1 } },
    { name: 'lever', boards: 2, listed: 0, counts: { failing: 1, healthy: 1 } },
  ])
  expect(await watchSources(services)).toEqual(sources)
  expect((await asked('')).view.shown.find(({ token }) => token === 'all')?.name).toBe('Remotive')
  const { runs } = await watchRuns(services, { only: null, before: null })
  expect(runs.map(({ board }) => board?.token).sort()).toEqual([
    'acme',
    'bolt',
    'core',
    'lark',
    'lumen',
  ])
  expect(app.errors).toEqual([])
})

test('a page has fifty of thousands of boards, and only those that can be read are read now', async () => {
  const { services, asked, set } = await withBoards()
  const count = 2_000 + 3
  const many = Array.from({ length: count }, (_, nth) => ({
    source: 'lever',
    token: `b${nth}`,
    company: `Board ${String(nth).padStart(4, '0')}`,
  }))
  expect(await addBoards(services, [...many, { source: 'workday', token: 'acme/wd5/Jobs' }])).toBe(
    count + 1,
  )
  const last = (await asked('state=new&page=999')).view
  expect(last).toMatchObject({ page: 41, lastPage: 41, total: count })
  expect(last.shown.map(({ token }) => token)).toEqual(['b2000', 'b2001', 'b2002'])
  expect((await asked('state=new&page=2')).view.shown).toHaveLength(BOARDS_PER_PAGE)
  expect((await asked('')).view.shown[0]).toMatchObject({ source: 'workday', health: 'off' })

  await set('b7', { paused_at: new Date(NOW) })
  const query = readBoardsQuery(new URLSearchParams('query=board+000'))
  expect(await readableBoards(services, query)).toHaveLength(11)
  expect(
    await readableBoards(services, readBoardsQuery(new URLSearchParams('state=off'))),
  ).toHaveLength(0)
})

test('the health of a board is the same in the database as by the rule', async () => {
  const { services, asked } = await withBoards()
  const yes = [false, true]
  const outcomes: (RunOutcome | null)[] = [null, 'complete', 'partial', 'away']
  const facts = yes.flatMap((isPaused) =>
    yes.flatMap((isHeld) =>
      [0, 2].flatMap((failures) =>
        yes.flatMap((isSourceRead) =>
          outcomes.map((lastOutcome) => ({
            isPaused,
            isHeld,
            failures,
            isSourceRead,
            lastOutcome,
            wasRead: lastOutcome !== null,
          })),
        ),
      ),
    ),
  )
  const named = facts.map((fact, nth) => ({ ...fact, token: `t${nth}` }))
  await addBoards(
    services,
    named.map(({ token, isSourceRead }) => ({ source: isSourceRead ? 'lever' : 'gopher', token })),
  )
  const now = new Date(NOW)
  await inTransaction(services.db, async (tx) => {
    for (const { token, isPaused, isHeld, failures, wasRead, lastOutcome, isSourceRead } of named) {
      const board = await boards.byToken(tx, isSourceRead ? 'lever' : 'gopher', token)
      const held = isHeld ? { held_at: now, held_missing: 4, held_of: 5 } : {}
      await sql`
        insert into runs (board_id, fence, started_at, ended_at, outcome)
        select ${board?.id ?? 0}, 1, ${now}, ${now}, ${lastOutcome} where ${wasRead}::boolean`.execute(
        tx,
      )
      await tx
        .updateTable('boards')
        .set({
          ...held,
          failures,
          paused_at: isPaused ? now : null,
          last_run_at: wasRead ? now : null,
        })
        .where('token', '=', token)
        .execute()
    }
  })
  for (const health of BOARD_HEALTHS) {
    const expected = named.filter((fact) => boardHealth(fact) === health)
    const { view } = await asked(`state=${health}`)
    expect(view.shown.map(({ token }) => token).sort()).toEqual(
      expected.map(({ token }) => token).sort(),
    )
    expect(view.shown.every((board) => board.health === health)).toBe(true)
  }
})
