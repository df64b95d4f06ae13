/** IN-01, IN-02: parameters cannot contain anything that the database or the search would interpret. */
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { listing } from '#test/sample-listings.ts'
import { signUp } from '#test/sign-up.ts'

const SQL = [
  "' or '1'='1",
  "'; drop table jobs; --",
  '1; select pg_sleep(10)',
  "%' union select null --",
  '\\',
  "\\'; --",
  '%',
  '_',
  '$1',
  '#{7*7}',
  '\u0000',
  '\ud800',
]

test('IN-01 no parameter reaches the database as SQL', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Engineer' })])
  const names = [
    'query',
    'location',
    'tags',
    'company',
    'sort',
    'page',
    'category',
    'salaryMin',
    'posted',
  ]

  for (const payload of SQL) {
    const value = encodeURIComponent(payload.toWellFormed())
    for (const name of names) {
      const response = await app.request(`/api/jobs?${name}=${value}`)
      expect(response.status, `${name}=${payload}`).toBeLessThan(500)
    }
    for (const path of [
      '/api/companies?query=',
      '/api/jobs/suggestions?query=',
      '/companies?query=',
      '/jobs?query=',
    ]) {
      const response = await app.request(path + value)
      expect(response.status, path + payload).toBeLessThan(500)
    }
    expect((await app.request(`/api/companies/${value}`)).status).toBeGreaterThanOrEqual(400)
    expect((await app.request(`/api/jobs/${value}`)).status).toBeGreaterThanOrEqual(400)
  }

  expect(await app.titles()).toEqual(['Engineer'])
  expect(app.errors).toEqual([])
})

test('IN-01 SQL wildcards are ordinary characters', async () => {
  const app = await createTestApp()
  await app.take([listing({ company: 'Acme' })])

  expect((await app.json('/api/companies?query=%25')).totalCount).toBe(0)
  expect((await app.json('/api/companies?query=A_me')).totalCount).toBe(0)
  expect((await app.json('/api/companies?query=acm')).totalCount).toBe(1)
})

test.each([
  ["'foo' & !", 200],
  ['"unbalanced', 200],
  ['((((', 200],
  ['*', 200],
  ['AND OR NOT', 200],
  ['🦀🦀🦀', 200],
  ['مهندس برمجيات', 200],
  ['a'.repeat(10_000), 400],
  [Array.from({ length: 5_000 }, (_, n) => `w${n}`).join(' '), 400],
])('IN-02 the search for %.20s is answered %i', async (text, status) => {
  const app = await createTestApp()
  await app.take([listing()])

  const response = await app.request(`/api/jobs?query=${encodeURIComponent(text)}`)

  expect(response.status).toBe(status)
})

test('IN-01 text with a NUL is refused with a message, wherever it is sent', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const statuses = [
    await app.request('/jobs?company=%00'),
    await ada.send('POST', '/api/me/tokens', { name: 'a\0b', lifetimeDays: null }),
    await ada.send('POST', '/api/me/applications', { jobTitle: 'a\0b', companyName: 'Acme' }),
    await ada.ask('/update-user', { name: 'a\0b' }),
    await ada.ask('/reset-password', { token: 'a\0b', newPassword: 'hello hello 1' }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  expect(app.errors).toEqual([])
})

test('IN-02 two hundred values in one filter and a page number out of range are refused', async () => {
  const app = await createTestApp()
  const tags = Array.from({ length: 200 }, (_, n) => `tag${n}`).join(',')

  expect((await app.request(`/api/jobs?tags=${tags}`)).status).toBe(400)
  expect((await app.request('/api/jobs?page=1000000000')).status).toBe(400)
  expect((await app.json('/api/jobs?page=999999')).jobs).toEqual([])
})
