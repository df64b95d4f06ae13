/** Comparing jobs over HTTP: what the page shows of open, closed and unknown jobs. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a comparison is a table with a column for each job, also for visitors', async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer', 'Zig Engineer'])
  const page = await app.page(`/jobs/compare?jobs=${ids[1]},${ids[0]}`)
  expect(columnsOf(page)).toEqual(['Go Engineer', 'Rust Engineer'])
  expect(textOf(page)).toContain('Compare 2 jobs')
  expect(page).toContain(`href="/jobs/compare?jobs=${ids[1]}"`)
  expect(page).toContain('noindex')
  // As a form writes it.
  const form = await app.page(`/jobs/compare?jobs=${ids[0]}&jobs=${ids[2]}`)
  expect(columnsOf(form)).toEqual(['Rust Engineer', 'Zig Engineer'])
})

test('rows that are the same can be left out', async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer'])
  const path = `/jobs/compare?jobs=${ids}`
  const all = rowsOf(await app.page(path))
  const some = rowsOf(await app.page(`${path}&only=differences`))
  expect(all).toContain('Source')
  expect(some).not.toContain('Source')
  expect(all.length).toBeGreaterThan(some.length)
})

test('a fifth job is refused, and jobs that are gone are counted', async () => {
  const { app, ids } = await given(['A1', 'B1', 'C1', 'D1', 'E1'].map((name) => `${name} Engineer`))
  const five = await app.page(`/jobs/compare?jobs=${ids}`)
  expect(columnsOf(five)).toHaveLength(4)
  expect(textOf(five)).toContain('You can compare up to 4 jobs, so 1 job isn’t shown.')
  const gone = await app.page(`/jobs/compare?jobs=${ids[0]},999999`)
  expect(columnsOf(gone)).toHaveLength(1)
  expect(textOf(gone)).toContain('1 job isn’t shown: it has been removed or was closed long ago.')
  expect(textOf(await app.page('/jobs/compare?jobs=x'))).toContain('No jobs to compare yet')
})

test('a closed job says that one can no longer apply', async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer'])
  await app.take([
    listing({ id: 'Go Engineer', title: 'Go Engineer', closedAt: '2026-03-01T10:00:00Z' }),
  ])
  const page = textOf(await app.page(`/jobs/compare?jobs=${ids}`))
  expect(page).toMatch(/Closed .* ago : you can no longer apply\./)
})

const columnsOf = (page: string) =>
  [...page.matchAll(/class="compare-title">([^<]+)</g)].map(([, title]) => title)

const rowsOf = (page: string) =>
  [...page.matchAll(/<th scope="row">([^<]+)</g)].map(([, name]) => name)

async function given(titles: string[]) {
  const app = await createTestApp()
  await app.take(titles.map((title) => listing({ id: title, title })))
  return { app, ids: await Promise.all(titles.map((title) => app.idOf(title))) }
}
