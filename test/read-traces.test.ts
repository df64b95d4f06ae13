/** Listings that were stored before listings were merged get what merging needs, without being imported again. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readTraces } from '#work/import/read-traces.ts'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering } from './gathering.ts'

const TEXT = `<p>${Array.from({ length: 80 }, (_, index) => `sentence${index % 40} about work${index}`).join(' ')}</p>`
const ROLE = {
  title: 'Platform Reliability Engineer',
  company: 'Acme Robotics',
  location: 'Berlin, Germany',
  description: TEXT,
}

const kept = async ({ world }: TestApp) =>
  (await sql<object>`select id, traits, merge_keys from listings order by id`.execute(world.db))
    .rows

async function readAll({ world }: TestApp, limit: number) {
  const steps: number[] = []
  for (let after: number | null = 0; after !== null; ) {
    after = await readTraces(world, after, limit)
    if (after !== null) steps.push(after)
  }
  return steps
}

test('what merging needs is made in steps, as an import would, and then nothing more', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1', ROLE), found('2'), found('3'), found('4'), found('5')])
  const asImported = await kept(app)
  await sql`update listings set traits = null, merge_keys = null where id % 2 = 1`.execute(
    app.world.db,
  )
  await sql`
    update listings set traits = jsonb_set(traits, '{traces,version}', '0') where traits is not null`.execute(
    app.world.db,
  )
  expect(await readAll(app, 2)).toHaveLength(3)
  expect(await kept(app)).toEqual(asImported)
  const written = sql`select xmin::text from listings order by id`
  const before = await written.execute(app.world.db)
  await readAll(app, 2)
  expect(await written.execute(app.world.db)).toEqual(before)
})

test('a listing from before is joined by one from elsewhere', async () => {
  const app = await createTestApp()
  const own = await gathering(app)
  await own.run([found('g1', ROLE), found('filler')])
  await sql`update listings set traits = null, merge_keys = null`.execute(app.world.db)
  await readAll(app, 25)
  const other = await gathering(app, { fake: fakeSource({ name: 'lever' }), token: 'acme' })
  await other.run([found('l1', ROLE)])
  expect(await app.titles('query=reliability')).toEqual([ROLE.title])
})

test('sample data is like nothing, before and after', async () => {
  const app = await createTestApp()
  const board = await gathering(app)
  await board.run([found('1', ROLE)])
  await sql`update jobs set is_demo = true`.execute(app.world.db)
  await sql`update listings set merge_keys = null`.execute(app.world.db)
  await readAll(app, 25)
  const { rows } = await sql`select merge_keys from listings`.execute(app.world.db)
  expect(rows).toEqual([{ merge_keys: [] }])
})
