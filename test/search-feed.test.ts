/** The changes that the search index asks for. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as feed from '#store/search-feed.ts'
import { createTestApp } from './app.ts'
import { listing } from './makers.ts'

test('rows restored from the backup of an older server are not read again and again', async () => {
  const app = await createTestApp()
  const { db } = app.world
  await app.take([listing({ title: 'Restored' }), listing({ title: 'Restored too' })])
  const from = await feed.mark(db)

  await sql`alter table jobs disable trigger jobs_touch`.execute(db)
  await sql`update jobs set changed_xid = '9000000000000'`.execute(db)
  await sql`alter table jobs enable trigger jobs_touch`.execute(db)
  expect(await feed.changesSince(db, from)).toMatchObject({ jobs: [], counts: [] })

  await sql`update jobs set title = 'Changed' where title = 'Restored'`.execute(db)
  const { jobs } = await feed.changesSince(db, from)
  expect(jobs.map((job) => job.id)).toEqual([await app.idOf('Changed')])
})
