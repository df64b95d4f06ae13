/** Boards that list the same jobs: of one source the later one stops, of two sources both go on. */
import { expect, test } from 'vitest'
import * as boards from '#store/boards.ts'
import { createTestApp } from './app.ts'
import { fakeSource, found, gathering, type OnBoard } from './fake-boards.ts'
import { signUpOperator } from './operators.ts'

/** The same jobs under ids and addresses of each board. */
const jobsOn = (board: string, count: number): OnBoard =>
  Array.from({ length: count }, (_, index) =>
    found(`${board}-${index}`, {
      title: `Engineer ${'ABCDEFGHIJ'[index]}`,
      company: 'Acme',
      url: `https://${board}.example/jobs/${index}`,
    }),
  )

async function given(names: readonly [one: string, other: string]) {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const [one, other] = names
  const first = await gathering(app, { fake: fakeSource({ name: one }), token: 'acme' })
  app.setNow('2026-03-02T10:00:00Z')
  const second = await gathering(app, { fake: fakeSource({ name: other }), token: 'acme-inc' })
  const olga = await signUpOperator(app)
  return {
    app,
    first,
    second,
    olga,
    isPaused: async ({ id }: { id: number }) =>
      (await boards.byId(app.services.db, id))?.pausedAt !== null,
    page: async ({ id }: { id: number }) =>
      (await olga.page(`/admin/sources/${id}`)).replaceAll('<!-- -->', ''),
  }
}

test('the later of two boards of one source stops until the operator resumes it', async () => {
  const { app, first, second, olga, isPaused, page } = await given(['lever', 'lever'])
  await first.run(jobsOn('acme', 6))
  await second.run(jobsOn('acme-inc', 6))
  expect([await isPaused(first), await isPaused(second)]).toEqual([false, true])
  expect(await app.titles()).toHaveLength(6)
  expect(await page(first)).toContain('had the same jobs when we last compared: 6 of 6')
  expect(await page(second)).toContain('we stopped reading it. Resume it')

  await olga.submit(`/admin/sources/${second.id}`, { intent: 'resume' })
  await second.run()
  expect(await isPaused(second)).toBe(false)
  expect(await page(second)).toContain('You chose to read both.')
})

test('a board stays while the earlier one with its jobs is paused', async () => {
  const { first, second, olga, isPaused } = await given(['lever', 'lever'])
  await first.run(jobsOn('acme', 6))
  await olga.submit(`/admin/sources/${first.id}`, { intent: 'pause' })
  await second.run(jobsOn('acme-inc', 6))
  expect([await isPaused(first), await isPaused(second)]).toEqual([true, false])
})

test('boards of two sources with the same jobs both go on', async () => {
  const { first, second, isPaused, page } = await given(['lever', 'ashby'])
  await first.run(jobsOn('acme', 6))
  await second.run(jobsOn('acme-inc', 6))
  expect([await isPaused(first), await isPaused(second)]).toEqual([false, false])
  expect(await page(first)).toContain('Both boards are read, and each job is shown once.')
  expect(await page(second)).toContain('had the same jobs when we last compared: 6 of 6')
})

test('a board with other jobs beside a few of the same is no copy', async () => {
  const { first, second, isPaused, page } = await given(['lever', 'lever'])
  await first.run(jobsOn('acme', 10))
  await second.run(jobsOn('acme-inc', 7))
  expect(await isPaused(second)).toBe(false)
  expect(await page(second)).not.toContain('had the same jobs')
})
