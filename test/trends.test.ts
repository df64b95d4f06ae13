/** /trends, its files and /api/trends: shares of new jobs by month. */
import { expect, test } from 'vitest'
import { countTrendsIfDue } from '#work/trends/count-trends.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const MONTHS = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']

/** 100 jobs in each month; from December on, 50 instead of 10 of them are remote and ask for Rust. */
const jobs = () =>
  MONTHS.flatMap((month, at) =>
    Array.from({ length: 100 }, (_, number) => {
      const isChosen = number < (at < 3 ? 10 : 50)
      return listing({
        title: `${isChosen ? 'Rust Backend' : 'Frontend'} Engineer`,
        company: `${nameOf(at * 100 + number)} Labs`,
        location: isChosen ? 'Remote' : 'Berlin, Germany',
        description: `<p>Team ${number} of ${month}. ${'You will work on our product with us. '.repeat(10)}</p>`,
        postedAt: `${month}-10T08:00:00Z`,
        ...(number < 25 && {
          salary: { min: 60_000, max: 80_000, currency: 'EUR', period: 'year' as const },
        }),
      })
    }),
  )

/** "Baab": another employer for every number. */
const nameOf = (number: number) =>
  `B${[676, 26, 1].map((size) => 'aeioubcdfghklmnprstvwxyzjq'[Math.floor(number / size) % 26]).join('')}`

async function withTrends() {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await app.take(jobs())
  expect(await countTrendsIfDue(app.services, { openJobs: 600 })).toBe(true)
  const watchedSince = new Date('2025-09-01T00:00:00Z')
  await app.services.db.updateTable('trend_state').set({ watched_since: watchedSince }).execute()
  return app
}

test('the page, the file and the API have the same shares', async () => {
  const app = await withTrends()
  const page = await app.page('/trends?skill=rust')
  expect(page).toContain('50% of new jobs are remote')
  expect(page).toContain('+40 points from 10% in the three before')
  expect(page).toContain('25% of new jobs state their pay')
  expect(page).toContain('No clear change from 25% in the three before')
  expect(page).toContain('50% of new jobs ask for Rust')
  expect(page).toMatch(/Backend<\/a>.*?10%.*?50%.*?\+40 points/s)
  expect(page).toMatch(/Frontend<\/a>.*?90%.*?50%.*?−40 points/s)
  expect(page).toMatch(/Germany<\/a>/)

  const { trends, watchedSince } = await app.json('/api/trends?kind=skill&name=RUST')
  expect(watchedSince).toBe('2025-09-01T00:00:00.000Z')
  expect(trends).toEqual([
    {
      name: 'Rust',
      label: 'Rust',
      months: MONTHS.map((month, at) => ({ month, jobs: at < 3 ? 10 : 50, of: 100 })),
      change: { now: 50, before: 10, difference: 40, isClear: true },
    },
  ])

  const file = await app.request('/trends/remote.csv')
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await file.text()).toContain('remote,,2025-12,50,100,50')
  expect(app.errors).toEqual([])
})

test('a month with too few jobs is left out, and too few months are said to be', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await app.take(jobs().slice(0, 250))
  await countTrendsIfDue(app.services, { openJobs: 250 })
  expect(await app.page('/trends')).toContain('There is not enough data yet.')
  const { trends } = await app.json('/api/trends?kind=remote')
  expect(trends[0].months.map(({ month }: { month: string }) => month)).toEqual([
    '2025-09',
    '2025-10',
  ])
})

test('jobs are counted once a day, and sooner when their number changed much', async () => {
  const app = await withTrends()
  const count = (openJobs: number) => countTrendsIfDue(app.services, { openJobs })
  expect(await count(600)).toBe(false)
  expect(await count(550)).toBe(false)
  expect(await count(500)).toBe(true)
  app.setNow('2026-03-03T09:00:00Z')
  const both = await Promise.all([count(500), count(500)])
  expect(both.sort()).toEqual([false, true])
})

test('a skill that no job asks for, other kinds and other files are refused or said to be unknown', async () => {
  const app = await withTrends()
  expect(await app.page('/trends?skill=Cobol%3Cb%3E')).toContain('No job of these months asks for')
  expect((await app.request('/trends/other.csv')).status).toBe(404)
  expect((await app.request('/api/trends?kind=salary')).status).toBe(400)
  expect((await app.request('/api/trends?kind=skill&page=2')).status).toBe(400)
  expect((await app.json('/api/trends?kind=skill&name=Cobol')).trends).toEqual([])
})

test('before jobs are counted, there are none', async () => {
  const app = await createTestApp()
  expect(await app.page('/trends')).toContain('There is not enough data yet.')
  expect(await app.json('/api/trends?kind=remote')).toMatchObject({ countedAt: null })
})
