/** Listings stored before merging existed get their merge features without being imported again. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recomputeFeatures } from '#work/import/recompute-features.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering } from './fake-boards.ts'

const TEXT = `<p>${Array.from({ length: 80 }, (_, index) => `sentence${index % 40} about work${index}`).join(' ')}</p>`
const ROLE = {
  title: 'Platform Reliability Engineer',
  company: 'Acme Robotics',
  location: 'Berlin, Germany',
  description: TEXT,
}

const kept = async ({ services }: TestApp) =>
  (await sql<object>`select id, traits, merge_keys from listings order by id`.execute(services.db))
    .rows

async function readAll({ services }: TestApp, limit: number) {
  const steps: number[] = []
  for (let after: number | null = 0; after !== null; ) {
    after = await recomputeFeatures(services, after, limit)
    if (after !== null) steps.push(after)
  }
  return steps
}

test('merge features are computed in steps, the same as on import, and then not again', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1', ROLE), found('2'), found('3'), found('4'), found('5')])
  const asImported = await kept(app)
  await sql`update listings set traits = null, merge_keys = null where id % 2 = 1`.execute(
    app.services.db,
  )
  await sql`
    update listings set traits = jsonb_set(traits, '{traces,version}', '0') where traits is not null`.execute(
    app.services.db,
  )
  expect(await readAll(app, 2)).toHaveLength(3)
  expect(await kept(app)).toEqual(asImported)
  const written = sql`select xmin::text from listings order by id`
  const before = await written.execute(app.services.db)
  await readAll(app, 2)
  expect(await written.execute(app.services.db)).toEqual(before)
})

test('an older listing is merged with a new one from another source', async () => {
  const app = await createTestApp()
  const own = await gathering(app)
  await own.run([found('g1', ROLE), found('filler')])
  await sql`update listings set traits = null, merge_keys = null`.execute(app.services.db)
  await readAll(app, 25)
  const other = await gathering(app, { fake: fakeSource({ name: 'lever' }), token: 'acme' })
  await other.run([found('l1', ROLE)])
  expect(await app.titles('query=reliability')).toEqual([ROLE.title])
})

test('sample data is never merged', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1', ROLE)])
  await sql`update jobs set is_demo = true`.execute(app.services.db)
  await sql`update listings set merge_keys = null`.execute(app.services.db)
  await readAll(app, 25)
  const { rows } = await sql`select merge_keys from listings`.execute(app.services.db)
  expect(rows).toEqual([{ merge_keys: [] }])
})
