/** F43: one job whose row no version of ours would write leaves everything else as it was. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const PAGES = [
  '/',
  '/jobs',
  '/api/jobs',
  '/companies',
  '/api/companies',
  '/jobs.rss',
  '/jobs.json',
  '/sitemaps/jobs-0.xml',
]

test.each([
  ['places that are no list', sql`places = '{"x": 1}'`],
  ['places of nothing', sql`places = '[null, 7, {}]'`],
  ['pay and eligibility of another shape', sql`pay_details = '"x"', eligibility = '[1]'`],
  ['a title of a megabyte', sql`title = repeat('x', 1000000)`],
  ['characters that no page may have', sql`title = E'\\x01\\x0b<script>', tags = array[E'\\x02']`],
])('F43 a row with %s breaks its own page at most', async (_, change) => {
  const app = await createTestApp()
  await app.take([listing({ id: '1', title: 'Damaged' }), listing({ id: '2', title: 'Sound' })])
  const [damaged, sound] = [await app.idOf('Damaged'), await app.idOf('Sound')]
  await sql`update jobs set ${change} where id = ${damaged}`.execute(app.services.db)

  const answers = []
  for (const path of [...PAGES, `/jobs/${sound}`, `/api/jobs/${sound}`]) {
    const { status } = await app.request(path)
    answers.push([path, status])
  }
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  expect([200, 301, 308, 404, 410, 500]).toContain((await app.request(`/jobs/${damaged}`)).status)
})
