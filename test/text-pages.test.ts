import { expect, test } from 'vitest'
import { API_CHAPTERS } from '#core/api/api-chapters.ts'
import { createTestApp, NO_OPERATOR } from './app.ts'
import { listing } from './sample-listings.ts'

const PAGES = [
  ['/contact', 'Contact us'],
  ['/about', 'An open-source job board you can trust'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/cookies', 'Cookie Policy'],
  ['/accessibility', 'Accessibility'],
  ['/resources', 'Career Resources'],
  ['/post-a-job', 'Post a job'],
  ['/sitemap', 'Sitemap'],
  ['/api/docs', 'API reference'],
] as const

test.each(PAGES)('%s is a page with one heading: %s', async (path, title) => {
  const app = await createTestApp()

  const response = await app.request(path)
  const page = await response.text()

  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(page.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual([`<h1>${title}</h1>`])
  expect(app.errors).toEqual([])
})

test.each(PAGES)('every link within %s has a target', async (path) => {
  const app = await createTestApp()

  const page = await app.page(path)

  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  const targets = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.filter((id) => !main.includes(`id="${id}"`))).toEqual([])
})

test('the terms have their thirteen sections and the date they were last changed', async () => {
  const app = await createTestApp()

  const page = await app.page('/terms')

  expect(page.match(/<h2 id="[^"]*">\d+\. /g)).toHaveLength(13)
  expect(page).toContain('May 6, 2025')
})

test.each(['/about', '/terms', '/privacy', '/accessibility'])(
  '%s names the operator',
  async (path) => {
    const operator = {
      ...NO_OPERATOR,
      name: 'Ada Example',
      email: 'ada@example.org',
      address: '1 Test Street',
    }
    const app = await createTestApp({ settings: { operator } })

    const page = await app.page(path)
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))

    expect(main).toContain('Ada Example')
    expect(main).toContain('mailto:ada@example.org')
    expect(main).toContain('1 Test Street')
    expect(main).not.toContain('has not published')
  },
)

test('missing operator details are reported, without placeholders', async () => {
  const app = await createTestApp({
    settings: {
      operator: { ...NO_OPERATOR, email: 'ada@example.org' },
    },
  })

  const page = (await app.page('/privacy')).replaceAll('<!-- -->', '')

  expect(page).toContain('Name and mailing address: Not provided.')
})

test('the site map lists hiring companies', async () => {
  const app = await createTestApp()
  await app.take([listing({ company: 'Fernhill Software' })])

  expect(await app.page('/sitemap')).toContain('href="/companies/fernhill-software"')
})

test('the API reference shows every operation of the OpenAPI document', async () => {
  const app = await createTestApp()
  const { paths } = await app.json('/openapi.json')

  const shown: string[] = []
  const links: string[] = []
  for (const { slug } of API_CHAPTERS) {
    const page = (await app.page(`/api/docs/${slug}`)).replaceAll('<!-- -->', '')
    for (const [, id, method, path] of page.matchAll(
      /<section id="([^"]+)"[^>]*><h2[^>]*><span[^>]*>([A-Z]+)<\/span> (\/api\/[^<]+)<\/h2>/g,
    )) {
      shown.push(`${method} ${path}`)
      links.push(`/api/docs/${slug}#${id}`)
    }
  }

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(shown.toSorted()).toEqual(operations.toSorted())
  expect(new Set(links).size).toBe(links.length)
  const overview = await app.page('/api/docs')
  expect(links.filter((link) => !overview.includes(`href="${link}"`))).toEqual([])
})

test('every link within the API reference has a target on its page', async () => {
  const app = await createTestApp()

  for (const { slug } of API_CHAPTERS) {
    const page = await app.page(`/api/docs/${slug}`)
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.has(id))).toEqual([])
    expect(targets.length).toBeGreaterThan(3)
  }
  expect((await app.request('/api/docs/nothing')).status).toBe(404)
})

test("the footer links to the operator's pages elsewhere, named after their hosts", async () => {
  const links = ['https://www.linkedin.com/company/ada', 'https://social.example/@ada']
  const app = await createTestApp({
    settings: { operator: { ...NO_OPERATOR, links } },
  })

  const page = await app.page('/about')
  const found = [
    ...page.matchAll(/<a href="([^"]+)" rel="me noopener"[^>]*>.*?<\/svg>([^<]+)<\/a>/g),
  ]

  expect(found.map(([, address, name]) => [address, name])).toEqual([
    ['https://www.linkedin.com/company/ada', 'linkedin.com'],
    ['https://social.example/@ada', 'social.example'],
  ])
})

test('an operator without pages elsewhere has no list of them', async () => {
  const app = await createTestApp()

  expect(await app.page('/about')).not.toContain('rel="me noopener"')
})
