/** The operators' overview: what it counts, and that it is only for them. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DailyFigures } from '#core/operator/daily-figures.ts'
import { createTestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

test('jobs, failed reads, ages of boards and email are counted by day, with tables for each chart', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const olga = await signUpOperator(app)
  const closing = listing({ id: 'a', title: 'Rust Engineer' })
  await app.take([closing, listing({ id: 'b', title: 'Go Engineer' })])
  app.setNow('2026-03-02T09:00:00Z')
  await app.take([{ ...closing, closedAt: '2026-03-02T08:00:00Z' }])
  await sql`
    with made as (
      insert into boards (source, token, added_at, next_run_at, interval_minutes, last_complete_at, paused_at)
      values ('lever', 'a', now(), now(), 60, '2026-03-02T08:00Z', null),
             ('ashby', 'b', now(), now(), 60, '2026-02-28T08:00Z', null),
             ('ashby', 'c', now(), now(), 60, null, null),
             ('ashby', 'd', now(), now(), 60, null, now())
      returning id, token)
    insert into runs (board_id, fence, started_at, ended_at, outcome)
    select id, 1, day::timestamptz, day::timestamptz, outcome from made
      join (values ('a', '2026-03-02T08:00Z', 'complete'), ('b', '2026-03-02T07:00Z', 'away'),
                   ('b', '2026-03-01T07:00Z', 'unreadable')) as run (token, day, outcome) using (token)`.execute(
    app.services.db,
  )
  await sql`update outbox set sent_at = '2026-03-01T10:00Z'`.execute(app.services.db)

  const figures = (await (await olga.request('/api/admin/figures')).json()) as DailyFigures
  expect(figures.jobs).toHaveLength(30)
  expect(figures.jobs.slice(-2)).toEqual([
    { day: '2026-03-01', added: 2, closed: 0 },
    { day: '2026-03-02', added: 0, closed: 1 },
  ])
  expect(figures.runs).toMatchObject({
    read: 3,
    failures: [
      { day: '2026-03-01', source: 'ashby', failed: 1 },
      { day: '2026-03-02', source: 'ashby', failed: 1 },
    ],
  })
  expect(figures.boards).toEqual({ '6h': 1, '1d': 0, '2d': 0, '7d': 1, older: 0, never: 1 })
  const [yesterday] = figures.mail.slice(-2)
  expect(yesterday?.sent).toBeGreaterThan(0)

  const page = await olga.page('/admin')
  for (const text of [
    '2 new jobs and 1 closed in the last 30 days',
    'failed in the last',
    'at ashby',
    '2 of 3 boards were not read whole within a day',
    '<th scope="row">2026-03-01</th><td>2</td><td>0</td>',
    '<th scope="row">2 to 7 days ago</th><td>1</td>',
  ])
    expect(page).toContain(text)
  expect(page.match(/<svg class="chart"/g)).toHaveLength(4)
  expect(app.errors).toEqual([])
})

test('nobody else sees the overview', async () => {
  const app = await createTestApp()
  await signUpOperator(app)
  const ada = await signUp(app)
  expect((await ada.request('/admin')).status).toBe(404)
  expect((await ada.request('/api/admin/figures')).status).toBe(404)
})
