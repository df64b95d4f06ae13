/** Lines that once aborted an import or hid a job, with values that PostgreSQL, a clock or a stack cannot take. */
import { expect, test } from 'vitest'
import { importListings } from '#work/import/import-listings.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const nested = (depth: number) =>
  JSON.stringify({ ...listing(), extra: 'HERE' }).replace(
    '"HERE"',
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
  )

test.each([
  ['year 0', { postedAt: '0000-01-01T00:00:00Z' }, 0],
  ['an offset that PostgreSQL rejects', { postedAt: '2026-03-01T09:00:00+23:00' }, 1],
  ['pay too large for its column', { salary: { min: 1, max: 1e300 } }, 0],
  ['pay text too large for its column', { salaryText: 'Salary: 9999999999999999' }, 1],
  ['a rating of many digits', { companyRating: 4.123456789 }, 1],
])('%s does not stop the import', async (_, odd, comesIn) => {
  const app = await createTestApp()
  const report = await app.take([
    listing({ title: 'Before' }),
    listing({ title: 'Odd', ...odd }),
    listing({ title: 'After' }),
  ])
  expect(report.added).toBe(2 + comesIn)
  expect(await app.titles()).toEqual(expect.arrayContaining(['Before', 'After']))
})

test('a line nested a million levels deep is imported', async () => {
  const app = await createTestApp()
  const lines = [nested(3), nested(1_000_000)].map((text, index) => ({ line: index + 1, text }))
  expect(await importListings(app.services, lines)).toMatchObject({ added: 2, refused: [] })
})

test('a job with an end date in the future is open until then, and closed by the next import', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const one = listing({ title: 'Ends in April', closedAt: '2026-04-01T00:00:00Z' })
  await app.take([one])
  expect(await app.titles()).toEqual(['Ends in April'])

  app.setNow('2026-03-20T09:00:00Z')
  expect(await app.take([one])).toMatchObject({ changed: 0, same: 1 })

  app.setNow('2026-04-02T09:00:00Z')
  expect(await app.take([one])).toMatchObject({ changed: 1, same: 0 })
  expect(await app.titles()).toEqual([])
  const job = await app.json(`/api/jobs/${await app.idOf('Ends in April')}`)
  expect(job.closedAt).toBe('2026-04-01T00:00:00.000Z')
})

test('a jobsdb row that expires later is an open job', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const row = { id: 1, position: 'Engineer', company_name: 'Acme', expires_at: '2026-05-01' }
  await app.take([row as never])
  expect(await app.titles()).toEqual(['Engineer'])
})
