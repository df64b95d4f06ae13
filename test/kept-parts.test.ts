/** Parts of pages that the server renders once: a page with them is the page as it would be rendered whole. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const withoutNonce = (page: string) =>
  page.replaceAll(/nonce="([^"]+)"/.exec(page)?.[1] ?? '', 'NONCE')

test.each(['/', '/jobs', '/companies'])('%s is the same from kept parts', async (address) => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' }), listing({ title: 'Designer', id: '2' })])

  const [first, second] = [await app.page(address), await app.page(address)].map(withoutNonce)

  expect(second).toBe(first)
  expect(first).not.toContain('<!--NONCE-->')
  expect(first).toMatch(/^<!DOCTYPE html><html lang="en">.*<\/script><\/body><\/html>$/s)
})

test('a card shows its job as it is now', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer', id: '1' })])
  expect(await app.page('/jobs')).toContain('>Engineer</a>')

  await app.take([listing({ title: 'Data Engineer', id: '1' })])

  const page = await app.page('/jobs')
  expect(page).toContain('>Data Engineer</a>')
  expect(page).not.toContain('>Engineer</a>')
})

test('the cards of a page of jobs are in their order, whatever was kept before', async () => {
  const app = await createTestApp()
  const titles = ['Engineer', 'Designer', 'Analyst', 'Writer']
  await app.take(titles.map((title, at) => listing({ title, id: `${at}` })))
  const titlesOf = (page: string) =>
    [...page.matchAll(/class="job-card-title"><a [^>]*>([^<]*)</g)].map(([, title]) => title)

  const newest = titlesOf(await app.page('/jobs?sort=newest'))
  const oldest = titlesOf(await app.page('/jobs?sort=oldest'))

  expect(newest.toSorted()).toEqual(titles.toSorted())
  expect(oldest).toHaveLength(titles.length)
  expect(titlesOf(await app.page('/jobs?sort=newest'))).toEqual(newest)
})
