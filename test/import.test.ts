import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('a listing becomes a job with its facts', async () => {
  const app = await createTestApp()

  await app.take([
    listing({
      title: 'Senior Go Engineer',
      company: 'Acme',
      location: 'Berlin, Germany (Remote)',
      employmentType: 'Full-time',
      salaryText: '€80k–€100k',
      description:
        '<p>You write Go and PostgreSQL. 5+ years of experience.</p><script>alert(1)</script>',
    }),
  ])

  const id = await app.idOf('Senior Go Engineer')
  const job = await app.json(`/api/jobs/${id}`)
  expect(job).toMatchObject({
    title: 'Senior Go Engineer',
    company: 'Acme',
    companySlug: 'acme',
    workSetting: 'remote',
    jobType: 'full_time',
    level: 'senior',
    years: { min: 5, max: null },
    salary: { min: 80_000, max: 100_000, currency: 'EUR', period: 'year' },
    location: { countries: ['DE'], remote: 'restricted' },
    isDemo: false,
  })
  expect(job.tags).toEqual(expect.arrayContaining(['Go', 'PostgreSQL']))
  expect(job.descriptionHtml).not.toContain('script')
})

test('importing the same listings again changes nothing', async () => {
  const app = await createTestApp()
  const listings = [listing(), listing(), listing()]
  await app.take(listings)
  const before = await dump(app)
  app.setNow('2026-03-05T09:00:00Z')

  const report = await app.take(listings)

  expect(report).toEqual({ added: 0, changed: 0, same: 3, kept: 0, refused: [], ignored: [] })
  expect(await dump(app)).toEqual(before)
})

test('a changed listing changes its job, which keeps its id', async () => {
  const app = await createTestApp()
  const original = listing({ title: 'Designer' })
  await app.take([original])
  const id = await app.idOf('Designer')

  const report = await app.take([{ ...original, title: 'Product Designer' }])

  expect(report).toMatchObject({ added: 0, changed: 1, same: 0 })
  expect((await app.json(`/api/jobs/${id}`)).title).toBe('Product Designer')
  expect(await app.titles()).toEqual(['Product Designer'])
})

test('each bad line is reported, and the rest is imported', async () => {
  const app = await createTestApp()

  const report = await app.take([
    listing({ title: 'Good' }),
    { source: 'lever', id: '7', company: 'Acme' } as never,
    listing({ title: 'Good too' }),
    { source: 'lever', id: '8', title: ' ', company: 'Acme' } as never,
    [] as never,
  ])

  expect(report.added).toBe(2)
  expect(report.refused.map(({ count, firstLine }) => ({ count, firstLine }))).toEqual([
    { count: 1, firstLine: 2 },
    { count: 1, firstLine: 4 },
    { count: 1, firstLine: 5 },
  ])
  expect(report.refused[0]?.reason).toMatch(/^title: /)
})

test('a listing that is in a file twice is one job, as in the later line', async () => {
  const app = await createTestApp()
  const first = listing({ title: 'Data Engineer' })

  const report = await app.take([first, { ...first, title: 'Senior Data Engineer' }])

  expect(report).toMatchObject({ added: 1, changed: 1 })
  expect(await app.titles()).toEqual(['Senior Data Engineer'])
})

test('a listing that offers a person is refused with a reason', async () => {
  const app = await createTestApp()
  const offers = listing({ title: 'SEEKING WORK | Go developer | Lisbon' })
  const report = await app.take([listing({ title: 'Go Engineer' }), offers])
  expect(report).toMatchObject({
    added: 1,
    refused: [{ reason: 'offers a person, not a job', count: 1 }],
  })
})

test('excluded sources are refused with a reason', async () => {
  const app = await createTestApp()

  const report = await app.take([listing({ source: 'djinni' }), listing({ title: 'Kept' })])

  expect(report).toMatchObject({ added: 1, refused: [{ count: 1 }] })
  expect(report.refused[0]?.reason).toContain('EXCLUDED_SOURCES')
})

test('a closed listing closes its job, and an open one reopens it', async () => {
  const app = await createTestApp()
  const one = listing({ title: 'Closing' })
  await app.take([one])
  expect(await app.titles()).toEqual(['Closing'])

  await app.take([{ ...one, closedAt: '2026-03-01T12:00:00Z' }])
  expect(await app.titles()).toEqual([])
  expect((await app.json('/api/companies')).totalCount).toBe(0)

  await app.take([one])
  expect(await app.titles()).toEqual(['Closing'])
  expect((await app.json('/api/companies/acme')).openJobs).toBe(1)
})

test('each company counts its own open jobs, however its name is spelled', async () => {
  const app = await createTestApp()

  await app.take([
    listing({ company: 'Acme Inc.' }),
    listing({ company: 'ACME' }),
    listing({ company: 'Acme', closedAt: '2026-03-01T00:00:00Z' }),
    listing({ company: 'Acme Labs' }),
  ])

  const { companies } = await app.json('/api/companies')
  expect(
    companies.map(({ slug, openJobs }: { slug: string; openJobs: number }) => [slug, openJobs]),
  ).toEqual([
    ['acme', 2],
    ['acme-labs', 1],
  ])
})

test('sample jobs are marked, and removed in one step together with their companies', async () => {
  const app = await createTestApp()
  const samples = ['Invented', 'Acme'].map((company) =>
    listing({ source: 'demo', title: 'Sample', company }),
  )
  await app.take(samples, { isDemo: true })
  await app.take([listing({ title: 'Real', company: 'Acme' })])
  expect(
    (await app.json('/api/jobs')).jobs.map((job: { isDemo: boolean }) => job.isDemo).sort(),
  ).toEqual([false, true, true])

  const { removeDemo } = await import('#work/import/import-listings.ts')
  expect(await removeDemo(app.services)).toBe(2)
  await app.catchUp()

  expect(await app.titles()).toEqual(['Real'])
  expect((await app.request('/api/companies/invented')).status).toBe(404)
  expect((await app.json('/api/companies/acme')).openJobs).toBe(1)
})

test('jobsdb rows are imported with their own mapping rules', async () => {
  const app = await createTestApp()

  const report = await app.take([
    {
      id: 12,
      position: 'Frontend Developer',
      company_name: 'Acme',
      location: 'Kyiv, hybrid',
      employment_type: 'Part-time contract',
      years_of_experience: '4+',
      salary: '$3 - 5',
      created_at: 'yesterday',
      scraped_at: '2026-02-27 10:00:00+00',
      posted_date: '2026-01-01',
      apply_url: 'https://acme.example/apply',
      source: 'site',
    } as never,
  ])

  expect(report.added).toBe(1)
  const job = await app.json(`/api/jobs/${await app.idOf('Frontend Developer')}`)
  expect(job).toMatchObject({
    company: 'Acme',
    workSetting: 'hybrid',
    jobType: 'part_time',
    level: 'senior',
    salary: { min: 3_000, max: 5_000, currency: 'USD', period: 'year' },
    salaryText: '$3 - 5',
    postedAt: '2026-02-27T10:00:00.000Z',
  })
})

test('text that the database cannot store loses only the invalid characters', async () => {
  const app = await createTestApp()

  const report = await app.take([
    listing({ title: 'Engineer\u0000 \ud800', description: 'a\u0000b' }),
  ])

  expect(report.added).toBe(1)
  expect(app.errors).toEqual([])
})

type App = Awaited<ReturnType<typeof createTestApp>>

/** All rows of the tables that an import writes. */
async function dump({ services: { db } }: App) {
  return {
    jobs: await db.selectFrom('jobs').selectAll().orderBy('id').execute(),
    listings: await db.selectFrom('listings').selectAll().orderBy('id').execute(),
    companies: await db.selectFrom('companies').selectAll().orderBy('id').execute(),
    counts: await db.selectFrom('job_counts').selectAll().execute(),
    removals: await db.selectFrom('job_removals').selectAll().execute(),
  }
}
