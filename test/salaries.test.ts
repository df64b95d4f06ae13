/** /salaries, /api/salaries and the line on a job's page: what open jobs state about pay. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

/** Jobs of six employers at 70,000 to 75,000 euros, beside one employer with many adverts at 200,000. */
const backendJobs = () => [
  ...Array.from({ length: 24 }, (_, at) =>
    backend(`Acme ${at % 6}`, at, 70_000 + (at % 6) * 1_000),
  ),
  ...Array.from({ length: 40 }, (_, at) => backend('Loud', 100 + at, 200_000)),
]

const backend = (company: string, at: number, amount: number) =>
  listing({
    title: `Senior Backend Engineer ${at}`,
    company,
    location: 'Berlin, Germany',
    description: `<p>Team number ${at} of ${company}.</p>`,
    salary: { min: amount - 5_000, max: amount + 5_000, currency: 'EUR', period: 'year' },
  })

const ASKED = 'role=backend&level=senior&location=Germany&currency=EUR'

test('the page and the API state the same pay, with one voice for each employer', async () => {
  const app = await createTestApp()
  await app.take(backendJobs())

  const answer = await app.json(`/api/salaries?${ASKED}`)
  expect(answer).toMatchObject({ totalCount: 64, statedCount: 64, jobs: 64, employers: 7 })
  expect(answer.figures).toMatchObject({ low: 71_000, middle: 73_000, high: 75_000 })

  const page = await app.page(`/salaries?${ASKED}`)
  expect(page).toContain('Senior backend jobs in Germany usually pay €71,000 – €75,000 a year')
  expect(page).toContain('64 jobs from 7 employers')
  expect(page.match(/class="chart-dot"/g)?.length).toBeGreaterThan(20)

  const job = await app.page(`/jobs/${await app.idOf('Senior Backend Engineer 5')}`)
  expect(job).toContain('In the middle of 64 jobs like it, from 7 employers')
  expect(job).toContain(`/salaries?${ASKED.replaceAll('&', '&amp;')}`)
  expect(app.errors).toEqual([])
})

test('below the floor there are no figures, but a wider question that has them', async () => {
  const app = await createTestApp()
  await app.take([
    ...backendJobs(),
    listing({
      title: 'Junior Backend Engineer',
      company: 'Small',
      location: 'Berlin, Germany',
      salary: { min: 50_000, max: 50_000, currency: 'EUR', period: 'year' },
    }),
  ])

  const answer = await app.json('/api/salaries?role=backend&level=entry&currency=EUR')
  expect(answer).toMatchObject({ jobs: 1, employers: 1, figures: null })
  const page = await app.page('/salaries?role=backend&level=entry&currency=EUR')
  expect(page).toContain('Only 1 job from 1 employer state')
  expect(page).toContain('href="/salaries?role=backend&amp;currency=EUR"')
  expect(page).not.toContain('chart-dot')
  const job = await app.page(`/jobs/${await app.idOf('Junior Backend Engineer')}`)
  expect(job).not.toContain('jobs like it')

  expect(await app.page('/salaries?role=design&location=Peru')).toContain('There are no open')
  expect((await app.request('/salaries?role=baker')).status).toBe(400)
})

test('salaries of sample jobs are called that, and search engines do not keep them', async () => {
  const app = await createTestApp()
  await app.take(backendJobs(), { isDemo: true })

  const page = await app.page(`/salaries?${ASKED}`)
  expect(page).toContain('Sample data.')
  expect(page).toContain('<meta name="robots" content="noindex')
})
