/** The figures of how current boards and jobs are, and how operators see them. */
import { expect, test } from 'vitest'
import * as gatherFigures from '#store/gather-figures.ts'
import { createTestApp } from './app.ts'
import { found, gathering } from './fake-boards.ts'
import { signUpOperator } from './operators.ts'

test('boards, jobs and new jobs are counted by how lately they were read, seen and found', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const board = await gathering(app)
  const figures = () => gatherFigures.read(app.services.db, app.services.clock.now())
  expect(await figures()).toMatchObject({ boards: 1, boardsReadIn24h: 0, jobs: 0 })

  const old = found('1', { postedAt: '2026-02-20T09:00:00Z' })
  await board.run([old])
  app.setNow('2026-03-03T09:00:00Z')
  const hourOld = found('2', { postedAt: '2026-03-03T08:00:00Z' })
  const dayOld = found('3', { postedAt: '2026-03-02T12:00:00Z' })
  await board.run([old, hourOld, dayOld])
  const after = { boards: 1, jobs: 3, hasSamples: false, found: 2, foundIn6h: 1, foundIn24h: 2 }
  expect(await figures()).toEqual({ ...after, boardsReadIn24h: 1, jobsSeenIn48h: 3 })

  app.setNow('2026-03-06T09:00:00Z')
  expect(await figures()).toEqual({ ...after, boardsReadIn24h: 0, jobsSeenIn48h: 0 })
})

test('operators see how current boards and jobs are, and what cannot be said yet', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  const empty = await olga.page('/admin/sources')
  for (const none of [
    'No boards to read yet',
    'No open jobs yet',
    'No new jobs in the last week',
  ]) {
    expect(empty).toContain(none)
  }

  const board = await gathering(app)
  await gathering(app, { token: 'unread' })
  await board.run([found('1', { postedAt: '2026-03-02T08:00:00Z' })])
  app.setNow('2026-03-02T10:00:00Z')
  // A view starts the count, and a later one has it.
  await expect.poll(() => olga.page('/admin/sources'), { timeout: 15_000 }).toContain('50% of 2')
  const page = await olga.page('/admin/sources')
  expect(page).toContain('100% of 1')
  expect(page).toContain('No new jobs in the last week')
})
