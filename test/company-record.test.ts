/** What a company's page says about how the company hires, from daily runs of its board, and how the directory is sorted. */
import { expect, test } from 'vitest'
import { countCompanyFigures } from '#work/company/count-company-figures.ts'
import { createTestApp, type TestApp } from './app.ts'
import { found, gathering } from './fake-boards.ts'
import { listing } from './sample-listings.ts'

const DAY_MS = 86_400_000
const BEGIN = Date.parse('2026-03-01T09:00:00Z')

/** Runs a board once a day. Job `n` is listed from `from` on, for `days` days. */
async function replay(
  app: TestApp,
  jobs: readonly { id: string; from: number; days: number }[],
  until: number,
) {
  const board = await gathering(app)
  for (let day = 0; day <= until; day++) {
    app.setNow(new Date(BEGIN + day * DAY_MS).toISOString())
    const listed = jobs.filter(({ from, days }) => day >= from && day < from + days)
    await board.run([
      found('always', { title: 'Office Manager', company: 'Acme' }),
      ...listed.map(({ id }) => found(id, { title: `Engineer ${id}`, company: 'Acme' })),
    ])
  }
}

const ten = (from: number, days: number) =>
  Array.from({ length: 10 }, (_, at) => ({ id: `${from}-${at}`, from: from + at, days }))

const textOf = (page: string) =>
  page
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('ten jobs that closed make a median; jobs of the first day are not counted', async () => {
  const app = await createTestApp({ now: new Date(BEGIN).toISOString() })
  await replay(app, ten(2, 5), 24)

  const text = textOf(await app.page('/companies/acme'))

  expect(text).toContain('5 days (median)')
  expect(text).toContain('10 jobs we saw appear, of which 10 closed')
  expect(text).toMatch(/about \d+% of its open jobs close within two weeks/)
})

test('with fewer closed jobs a sentence says so', async () => {
  const app = await createTestApp({ now: new Date(BEGIN).toISOString() })
  await replay(app, ten(2, 5).slice(0, 3), 24)

  const text = textOf(await app.page('/companies/acme'))

  expect(text).not.toContain('(median)')
  expect(text).not.toContain('within two weeks')
  expect(text).toContain('3 of the 3 jobs that we saw appear have closed.')
})

test('open jobs are grouped by field, and a further page of them is in the search', async () => {
  const app = await createTestApp()
  await app.take([
    ...Array.from({ length: 25 }, (_, at) =>
      listing({ company: 'Acme', title: `Software Engineer ${at}` }),
    ),
    listing({ company: 'Acme', title: 'Product Designer' }),
  ])

  const page = await app.page('/companies/acme')
  const further = await app.request('/companies/acme?page=2', { redirect: 'manual' })

  expect(page).toContain('<h3>Software Development</h3>')
  expect(page).toContain('<h3>Design</h3>')
  expect(textOf(page)).toContain('All 25 in Software Development')
  expect([further.status, further.headers.get('location')]).toEqual([
    301,
    '/jobs?company=acme&page=2',
  ])
})

const PAY = { min: 90_000, max: 110_000, currency: 'EUR', period: 'year' }

/** Names in the order of the cards. */
const order = async (app: TestApp, path: string) =>
  [...(await app.page(path)).matchAll(/<h3[^>]*><a href="\/companies\/[^"]+">([^<]+)</g)].map(
    ([, name]) => name,
  )

test('the directory is sorted by open jobs, growth, salary and remote jobs', async () => {
  const app = await createTestApp({ now: '2026-01-01T09:00:00Z' })
  const jobs = (company: string, count: number, given: object = {}) =>
    Array.from({ length: count }, (_, at) =>
      listing({ company, title: `Engineer ${at}`, ...given }),
    )
  await app.take([
    ...jobs('Steady', 4),
    ...jobs('Growing', 1),
    ...jobs('Paying', 3, { salary: PAY }),
  ])
  app.setNow('2026-03-01T09:00:00Z')
  await app.take([...jobs('Growing', 2, { workplace: 'remote' }), ...jobs('New', 1)])
  await countCompanyFigures(app.services)

  expect(await order(app, '/companies')).toEqual(['Steady', 'Growing', 'Paying', 'New'])
  expect(await order(app, '/companies?sort=growth')).toEqual(['Growing', 'Steady', 'Paying', 'New'])
  expect((await order(app, '/companies?sort=pay'))[0]).toBe('Paying')
  expect((await order(app, '/companies?sort=remote'))[0]).toBe('Growing')
  expect(textOf(await app.page('/companies?sort=pay'))).toContain('€100,000 median salary, 3 jobs')
  expect(textOf(await app.page('/companies?sort=growth'))).toContain('+2 in 30 days')
})

test('a search of the directory says why a company is found', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ company: 'Acme', location: 'Oslo, Norway' }),
    listing({ company: 'Oslo Robots', location: 'Bergen, Norway' }),
  ])

  const text = textOf(await app.page('/companies?query=oslo'))

  expect(text).toContain('Found by 1 job in Oslo, Norway')
  expect(text.match(/Found by/g)).toHaveLength(1)
})
