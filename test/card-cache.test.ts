import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { createAtHand } from '#server/search/at-hand.ts'
import { createCardCache } from '#server/search/card-cache.ts'
import { createTestApp } from './app.ts'
import { listing } from './makers.ts'

test('a card that was shown follows its job when the job changes', async () => {
  const app = await createTestApp()
  const one = listing({ title: 'Before', salaryText: '$100k - $120k' })
  await app.take([one])
  expect(await app.titles()).toEqual(['Before'])

  await app.take([{ ...one, title: 'After' }])

  expect(await app.titles()).toEqual(['After'])
  expect((await app.json('/api/jobs')).jobs).toHaveLength(1)
})

test('a page shows each card once and in the order of the search', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Old', postedAt: '2026-02-01T00:00:00Z' }),
    listing({ title: 'New', postedAt: '2026-03-01T00:00:00Z' }),
  ])
  expect(await app.titles('sort=oldest')).toEqual(['Old', 'New'])

  expect(await app.titles('sort=newest')).toEqual(['New', 'Old'])
})

test('while the index hears of no changes, a closed job is not shown from memory', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Cook' })])
  const id = (await app.idOf('Cook')) as JobId
  let isFollowed = true
  const atHand = createAtHand(app.world.clock)
  const { cards } = createCardCache(app.world.db, { atHand, isFollowed: () => isFollowed })
  expect(await cards([id])).toHaveLength(1)
  await sql`update jobs set closed_at = now() where id = ${id}`.execute(app.world.db)

  isFollowed = false
  expect(await cards([id])).toEqual([])
  isFollowed = true
  expect(await cards([id])).toEqual([])
})
