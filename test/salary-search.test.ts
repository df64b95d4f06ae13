/** Salaries in one's own currency: on the page, in the API, in feeds and for assistants. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { assistant } from './assistants.ts'
import { listing } from './sample-listings.ts'

const JOBS = [
  listing({ title: 'Low', salaryText: '€60,000 - €79,999 a year' }),
  listing({ title: 'Exact', salaryText: '€80,000 a year' }),
  listing({ title: 'Dollars', salaryText: '$100,000 a year' }),
  listing({ title: 'Monthly', salaryText: '7.000 € im Monat' }),
  listing({ title: 'Target', salaryText: '€150,000 OTE' }),
  listing({ title: 'Silent' }),
]
const WANTED = 'salaryMin=80000&salaryCurrency=EUR'

async function started(): Promise<TestApp> {
  const app = await createTestApp()
  await app.take(JOBS)
  return app
}

const titles = ({ jobs }: { jobs: { title: string }[] }) => jobs.map(({ title }) => title).sort()

test('a minimum is compared in its currency, and jobs without a salary can be left out', async () => {
  const app = await started()

  const all = await app.json(`/api/jobs?${WANTED}`)
  const stated = await app.json(`/api/jobs?${WANTED}&salaryStated=true&sort=salary_high_to_low`)
  const dollars = await app.json('/api/jobs?salaryMin=80000&salaryStated=true')

  expect(titles(all)).toEqual(['Dollars', 'Exact', 'Monthly', 'Silent', 'Target'])
  expect(stated.jobs.map(({ title }: { title: string }) => title)).toEqual([
    'Dollars',
    'Monthly',
    'Exact',
  ])
  expect(stated.appliedFilters).toMatchObject({
    salaryMin: 80_000,
    salaryCurrency: 'EUR',
    salaryStated: true,
  })
  expect(titles(dollars)).toEqual(['Dollars', 'Exact', 'Low', 'Monthly'])
})

test('the counts by salary add up to what the filter finds', async () => {
  const app = await started()
  const { currency, ratesOn, ranges, totalCount, statedCount } = await app.json(
    `/api/jobs/salaries?${WANTED}`,
  )
  expect({ currency, ratesOn }).toEqual({ currency: 'EUR', ratesOn: '2025-06-30' })
  expect(ranges.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { from: 60_000, to: 80_000, count: 1 },
    { from: 80_000, to: 100_000, count: 3 },
  ])
  expect({ totalCount, statedCount }).toEqual({ totalCount: 5, statedCount: 3 })
})

test('the page has the counts as a table, the fields, and what the minimum does', async () => {
  const app = await started()
  const page = (await app.page(`/jobs?${WANTED}`)).replaceAll('<!-- -->', '')
  for (const text of [
    '5 jobs found',
    'From €80k',
    '<th scope="row">€80,000 – €100,000</th><td>3</td>',
    '3 jobs in this range. 2 jobs without a stated salary are also shown.',
    '3 of 5 jobs',
    'Other currencies are converted at rates of June 30, 2025.',
    'name="salaryMin"',
    '<option selected="">EUR</option>',
  ])
    expect(page).toContain(text)
  const stated = await app.page(`/jobs?${WANTED}&salaryStated=true`)
  expect(stated).toContain('2 jobs without a stated salary are hidden.')
})

test('feeds and assistants find the same jobs', async () => {
  const app = await started()
  const feed = await app.json(`/jobs.json?${WANTED}&salaryStated=true`)
  const named = feed.items.map(({ title }: { title: string }) => title.split(' ')[0]).sort()
  expect(named).toEqual(['Dollars', 'Exact', 'Monthly'])
  const { use } = await assistant(app)
  const found = await use('search_jobs', {
    salaryMin: 80_000,
    salaryCurrency: 'EUR',
    salaryStated: true,
  })
  expect(titles(found)).toEqual(['Dollars', 'Exact', 'Monthly'])
})

test('target earnings are shown as such, and are not sorted among salaries', async () => {
  const app = await started()
  const sorted = await app.json('/api/jobs?sort=salary_high_to_low')
  const { salary, payDetails } = sorted.jobs.find(
    ({ title }: { title: string }) => title === 'Target',
  )
  expect(salary).toBeNull()
  expect(payDetails).toEqual({
    targetEarnings: { min: 150_000, max: 150_000, currency: 'EUR', period: 'year' },
    regions: [],
    basis: null,
  })
  expect(sorted.jobs.slice(0, 4).map(({ title }: { title: string }) => title)).toEqual([
    'Dollars',
    'Monthly',
    'Exact',
    'Low',
  ])
  const list = await app.page('/jobs?query=Target')
  expect(list).toContain('OTE</abbr>')
  const job = await app.page(`/jobs/${await app.idOf('Target')}`)
  expect(job).toContain('On-target earnings (OTE)')
  expect(job).toContain('€150,000')
})

test.each([
  ['salaryCurrency=BTC', 'salaryCurrency'],
  ['salaryStated=yes', 'salaryStated'],
  ['perPage=5', 'perPage'],
])('counts by salary refuse %s', async (params, parameter) => {
  const app = await createTestApp()
  const { errors } = await (await app.request(`/api/jobs/salaries?${params}`)).json()
  expect(errors).toMatchObject([{ parameter }])
})
