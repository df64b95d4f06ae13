/**
 * Counts of jobs, companies and locations on pages, in the API, in the site maps and in the metrics: the same thing
 * has the same count everywhere. An open job is one that is listed and not merged into another.
 */
import { expect, test } from 'vitest'
import { createTestApp, METRICS_KEY, type TestApp } from './app.ts'
import { listing, ownText } from './sample-listings.ts'

/** Plain jobs, and jobs that are merged, closed, excluded or samples, at places whose names contain one another. */
async function seeded() {
  const app = await createTestApp()
  const shared = ownText(900)
  await app.take([
    listing({ title: 'Data Scientist', company: 'Fernhill', location: 'York, United Kingdom' }),
    listing({ title: 'Data Scientist II', company: 'Fernhill', location: 'New York, NY' }),
    listing({ title: 'Product Designer', company: 'Fernhill', location: 'New York, NY' }),
    listing({ title: 'Marketing Manager', company: 'Acme', location: 'Berlin, Germany' }),
    listing({ title: 'Backend Engineer', company: 'Acme', location: 'Berlin, Germany' }),
    // A category's word, but only in the text.
    listing({ title: 'Backend Engineer, Design Systems', description: `<p>Design.</p>${shared}` }),
    listing({ title: 'Accountant', company: 'Bolt', description: `<p>Design and marketing.</p>` }),
    // One job from two sources.
    listing({ title: 'Platform Engineer', company: 'Bolt', description: `<p>${shared}</p>` }),
    listing({
      source: 'ashby',
      board: 'bolt',
      title: 'Platform Engineer',
      company: 'Bolt',
      description: `<p>${shared}</p>`,
    }),
    // Closed jobs: one of a company that is hiring, and the only one of another.
    listing({ title: 'Closed Engineer', company: 'Acme', closedAt: '2026-03-01T12:00:00Z' }),
    listing({ title: 'Closed Engineer', company: 'Gone', closedAt: '2026-03-01T12:00:00Z' }),
    listing({ source: 'dou', title: 'Excluded Engineer', company: 'Acme' }),
    listing({ source: 'djinni', title: 'Excluded Engineer', company: 'Excluded' }),
  ])
  await app.take(
    [
      listing({ title: 'Sample Designer', company: 'Sampled', location: 'York, United Kingdom' }),
      listing({ title: 'Sample Engineer', company: 'Acme', location: 'Paris, France' }),
    ],
    { isDemo: true },
  )
  return app
}

test('the total of open jobs is the same on every page, in the API and in the metrics', async () => {
  const app = await seeded()
  const { totalJobs, topCategories } = await app.json('/api/home')
  const home = await text(app, '/')
  const jobs = await text(app, '/jobs')
  const copied = await app.json('/api/jobs/changes')

  expect(totalJobs).toBe(10)
  expect({
    search: (await app.json('/api/jobs')).totalCount,
    homeFigure: figures(home)[0],
    homeDescription: Number(/content="([\d,]+) open tech jobs at/.exec(home)?.[1]),
    listHeading: Number(/([\d,]+) jobs found/.exec(jobs)?.[1]),
    filterButton: Number(/Show ([\d,]+) jobs/.exec(jobs)?.[1]),
    metrics: gauge(await metricsOf(app), 'rolecall_index_jobs'),
    companies: sum((await allCompanies(app)).map(({ openJobs }) => openJobs)),
    changes: copied.changes.filter(({ job }: { job: object | null }) => job !== null).length,
    database: await countOpen(app),
  }).toEqual({
    search: totalJobs,
    homeFigure: totalJobs,
    homeDescription: totalJobs,
    listHeading: totalJobs,
    filterButton: totalJobs,
    metrics: totalJobs,
    companies: totalJobs,
    changes: totalJobs,
    database: totalJobs,
  })
  expect(sum(topCategories.map(({ count }: { count: number }) => count))).toBeLessThan(totalJobs)
})

test('the number of hiring companies is the same everywhere', async () => {
  const app = await seeded()
  const home = await text(app, '/')
  const { totalCompanies } = await app.json('/api/home')
  const directory = await text(app, '/companies')
  const siteMap = await text(app, '/sitemap')

  expect(totalCompanies).toBe(4)
  expect({
    figure: figures(home)[1],
    description: Number(/at ([\d,]+) hiring companies/.exec(home)?.[1]),
    directory: Number(/<h2[^>]*>([\d,]+) companies/.exec(directory)?.[1]),
    cards: (directory.match(/ jobs? available/g) ?? []).length,
    siteMap: new Set(siteMap.match(/href="\/companies\/[^"]+"/g)).size,
    api: (await app.json('/api/companies')).totalCount,
  }).toEqual({
    figure: totalCompanies,
    description: totalCompanies,
    directory: totalCompanies,
    cards: totalCompanies,
    siteMap: totalCompanies,
    api: totalCompanies,
  })
})

test("a company's number of open jobs is the same on every page", async () => {
  const app = await seeded()
  for (const { slug, name, openJobs } of await allCompanies(app)) {
    const page = await text(app, `/companies/${slug}`)
    const own = { [slug]: openJobs }
    expect({
      name,
      search: (await app.json(`/api/jobs?company=${slug}`)).totalCount,
      heading: Number(/<h2[^>]*>([\d,]+) open jobs?/.exec(page)?.[1]),
      one: (await app.json(`/api/companies/${slug}`)).openJobs,
      directory: companyCounts(await text(app, '/companies'))[slug],
      home: companyCounts(await text(app, '/'))[slug],
      siteMap: linkCounts(await text(app, '/sitemap'))[`/companies/${slug}`],
    }).toEqual({
      name,
      search: own[slug],
      heading: own[slug],
      one: own[slug],
      directory: own[slug],
      home: own[slug],
      siteMap: own[slug],
    })
  }
})

test.each(['/', '/sitemap'])(
  'each number beside a link on %s is the total behind it',
  async (page) => {
    const app = await seeded()
    const counted = Object.entries(linkCounts(await text(app, page))).filter(([link]) =>
      link.startsWith('/jobs?'),
    )

    expect(counted.length).toBeGreaterThan(8)
    for (const [link, count] of counted) {
      const { totalCount } = await app.json(`/api${link}`)
      const list = await text(app, link)
      const heading = Number(/([\d,]+) jobs? found/.exec(list)?.[1])
      // A list that would be empty shows all jobs, with a notice.
      expect([link, count, count === 0 ? 0 : heading]).toEqual([link, totalCount, count])
    }
  },
)

test('categories and locations have the same numbers on the home page, on the site map and in the API', async () => {
  const app = await seeded()
  const home = linkCounts(await text(app, '/'))
  const siteMap = linkCounts(await text(app, '/sitemap'))
  const { topCategories, topLocations } = await app.json('/api/home')

  for (const [kind, named] of [
    ['category', topCategories],
    ['location', topLocations],
  ]) {
    for (const { name, count } of named) {
      const link = `/jobs?${kind}=${name}`
      expect([link, home[link], siteMap[link]]).toEqual([link, count, count])
    }
  }
  expect(topLocations).toContainEqual({ name: 'York', count: 2 })
  expect(topCategories).toContainEqual({ name: 'Design', count: 1 })
})

test('every number on the home page is the total of the page that its link leads to', async () => {
  const app = await seeded()
  const home = await text(app, '/')
  const lines = [
    ...home.matchAll(/<a href="([^"]+)" class="index-line">.*?tabular-nums">([\d,]+)</g),
  ]
  expect(lines.length).toBeGreaterThan(8)
  for (const [, href = '', count = ''] of lines) {
    const page = await text(app, href.replaceAll('&amp;', '&'))
    expect([href, /([\d,]+) jobs? found/.exec(page)?.[1]]).toEqual([href, count])
    // Nothing to show has no such button.
    if (count !== '0') expect([href, /Show ([\d,]+) jobs?/.exec(page)?.[1]]).toEqual([href, count])
  }
})

test('the XML site map has every open job and hiring company, without samples', async () => {
  const app = await seeded()
  const index = await text(app, '/sitemap.xml')
  const shards = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/jobs-\d+\.xml)<\/loc>/g)]
  const maps = await Promise.all(shards.map(([, path]) => text(app, path as string)))
  const listed = maps.flatMap((map) => map.match(/<loc>[^<]*\/jobs\/\d+<\/loc>/g) ?? [])
  const found = await app.json('/api/jobs?perPage=100')
  const real = found.jobs.filter(({ isDemo }: { isDemo: boolean }) => !isDemo)
  const companies = (await text(app, '/sitemaps/companies.xml')).match(/<url>/g) ?? []

  expect(real).toHaveLength(8)
  expect(listed).toHaveLength(real.length)
  expect(companies).toHaveLength((await allCompanies(app)).filter(({ isDemo }) => !isDemo).length)
})

type CompanyAnswer = { slug: string; name: string; openJobs: number; isDemo: boolean }

const allCompanies = async (app: TestApp): Promise<CompanyAnswer[]> =>
  (await app.json('/api/companies?perPage=100')).companies

async function countOpen({ services }: TestApp) {
  const { count } = await services.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const text = async (app: TestApp, path: string) =>
  (await app.page(path)).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')

const metricsOf = async (app: TestApp) =>
  (await app.request('/metrics', { headers: { authorization: `Bearer ${METRICS_KEY}` } })).text()

const toNumber = (digits: string | undefined) => Number(digits?.replaceAll(',', ''))
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The figures at the top of the home page. */
const figures = (page: string) =>
  [...page.matchAll(/class="counter">\s*<span[^>]*>([\d,]+)</g)].map(([, digits]) =>
    toNumber(digits),
  )

const gauge = (metrics: string, name: string) =>
  toNumber(new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1])

/** The numbers at the end of or right after links, by the link's address. */
function linkCounts(page: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [, link = '', within = '', behind = ''] of page.matchAll(
    /<a href="(\/(?:jobs\?|companies\/)[^"]+)"[^>]*>(.*?)<\/a>(?:<span[^>]*>([\d,]+)<)?/gs,
  )) {
    const digits =
      behind || /([\d,]+)(?:<span class="sr-only">[^<]*<\/span>)?<\/span>$/.exec(within)?.[1]
    if (digits) counts[decodeURIComponent(link.replaceAll('+', ' '))] = toNumber(digits)
  }
  return counts
}

/** "12 jobs available", by the slug in the company link before it. */
function companyCounts(page: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [, slug = '', digits] of page.matchAll(
    /href="\/companies\/([^"]+)"(?:(?!href="\/companies\/).)*?([\d,]+)(?:<\/strong>)? jobs? available/gs,
  )) {
    counts[slug] = toNumber(digits)
  }
  return counts
}
