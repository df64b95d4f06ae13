/** The changes that the search index reads from the database. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as feed from '#store/search-feed.ts'
import { createTestApp } from './app.ts'
import { fakeSource, found, gathering } from './fake-boards.ts'
import { listing } from './sample-listings.ts'

test('requirements are searched as people read them', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer', requirements: '<p>R&amp;D in a team</p>' })])
  expect((await app.json('/api/jobs?query=R%26D')).totalCount).toBe(1)
  expect((await app.json('/api/jobs?query=%22amp%22')).totalCount).toBe(0)
})

test('jobs that a run finds unchanged are reported once a day, as sightings and not as changes', async () => {
  const app = await createTestApp({ now: '2026-03-01T21:00:00Z' })
  const { db } = app.services
  const board = await gathering(app)
  const items = [found('1'), found('2')]
  await board.run(items)
  const id = await app.idOf('Engineer of 1')
  const rowsOf = () => sql`select xmin::text, * from jobs order by id`.execute(db)
  const written = await rowsOf()

  let from = await feed.mark(db)
  app.setNow('2026-03-01T23:59:00Z')
  await board.run(items)
  expect(await feed.changesSince(db, from)).toMatchObject({ jobs: [], counts: [], sightings: [] })

  from = await feed.mark(db)
  app.setNow('2026-03-02T00:01:00Z')
  await board.run(items)
  const { jobs, sightings } = await feed.changesSince(db, from)
  expect(jobs).toEqual([])
  expect(sightings.map(({ id, day }) => [id, day])).toEqual([
    [id, 20_514],
    [await app.idOf('Engineer of 2'), 20_514],
  ])
  expect((await rowsOf()).rows).toEqual(written.rows)
  expect((await app.json(`/api/jobs/${id}`)).lastSeenAt).toBe('2026-03-02T00:01:00.000Z')
})

test('a run of a newest-only source confirms only the jobs that it found', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const fake = fakeSource({ name: 'remotive', lists: 'window' })
  const board = await gathering(app, { fake, token: 'all' })
  await board.run([found('1'), found('2')])
  app.setNow('2026-03-12T09:00:00Z')
  await board.run([found('2')])
  const { jobs } = await app.json('/api/jobs?confirmedDays=7')
  expect(jobs.map(({ title }: { title: string }) => title)).toEqual(['Engineer of 2'])
  const { totalCount } = await app.json('/api/jobs?confirmedDays=11')
  expect(totalCount).toBe(2)
})
