import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { createCardCache } from '#server/search/card-cache.ts'
import { createOutageCache } from '#server/search/outage-cache.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('a cached card is updated when its job changes', async () => {
  const app = await createTestApp()
  const one = listing({ title: 'Before', salaryText: '$100k - $120k' })
  await app.take([one])
  expect(await app.titles()).toEqual(['Before'])

  await app.take([{ ...one, title: 'After' }])

  expect(await app.titles()).toEqual(['After'])
  expect((await app.json('/api/jobs')).jobs).toHaveLength(1)
})

test('a page shows each card once, in search order', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Old', postedAt: '2026-02-01T00:00:00Z' }),
    listing({ title: 'New', postedAt: '2026-03-01T00:00:00Z' }),
  ])
  expect(await app.titles('sort=oldest')).toEqual(['Old', 'New'])

  expect(await app.titles('sort=newest')).toEqual(['New', 'Old'])
})

test('while the index is not following changes, a closed job is not served from the cache', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Cook' })])
  const id = (await app.idOf('Cook')) as JobId
  let isFollowed = true
  const outageCache = createOutageCache(app.services.clock)
  const { cards } = createCardCache(app.services.db, { outageCache, isFollowed: () => isFollowed })
  expect(await cards([id])).toHaveLength(1)
  await sql`update jobs set closed_at = now() where id = ${id}`.execute(app.services.db)

  isFollowed = false
  expect(await cards([id])).toEqual([])
  isFollowed = true
  expect(await cards([id])).toEqual([])
})
