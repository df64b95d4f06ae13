import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const openAt = (company: string, jobs: number, given: object = {}) =>
  Array.from({ length: jobs }, () => listing({ company, ...given }))

const featured = async (app: TestApp) => {
  const page = await app.page('/')
  const section = page.slice(page.indexOf('Featured Companies'))
  return [...section.matchAll(/company-cell-name">([^<]+)</g)].map(([, name]) => name)
}

test('featured companies are those with the most open jobs; among equals, the latest added come first', async () => {
  const app = await createTestApp()
  await app.take([...openAt('Aardvark', 1), ...openAt('Closed', 3, { closedAt: '2026-03-01' })])
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([...openAt('Many', 3), ...openAt('Zebra', 1), ...openAt('Some', 2)])

  expect(await featured(app)).toEqual(['Many', 'Some', 'Zebra', 'Aardvark'])
})

test('top companies come first, and companies with only a name last', async () => {
  const app = await createTestApp()
  await app.take([
    ...openAt('Unknown', 3, { companyWebsite: null, sector: null, title: 'Worker' }),
    ...openAt('Described', 2, { companyWebsite: 'https://described.example' }),
    ...openAt('Top', 1, { companyWebsite: 'https://top.example', companyIsTop: true }),
  ])

  expect(await featured(app)).toEqual(['Top', 'Described', 'Unknown'])
})

test('a company not seen hiring for a week moves down after a full week, not before', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await app.take(openAt('Silent', 3, { board: 'silent' }))
  app.setNow('2026-03-08T09:00:00Z')
  await app.take(openAt('Heard', 1, { board: 'heard' }))

  app.setNow('2026-03-09T23:59:00Z')
  expect(await featured(app)).toEqual(['Silent', 'Heard'])
  app.setNow('2026-03-10T00:00:00Z')
  expect(await featured(app)).toEqual(['Heard', 'Silent'])
})

test('the end of the home page links to sign-up and to jobs', async () => {
  const app = await createTestApp()
  const page = await app.page('/')
  const closing = page.slice(page.indexOf('class="closing"'), page.indexOf('</main>'))

  expect([...closing.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/auth/signup',
    '/jobs',
  ])
})
