/** XS-03 to XS-05 on complete pages: untrusted text stays text, and only our own scripts can run. */
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { listing } from '#test/sample-listings.ts'

const BREAKOUT = '</script><script>window.__pwned=1</script>'

test('XS-03 a title cannot break out of the structured data or the page state', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Engineer', location: 'Berlin, Germany' }),
    listing({ title: `Engineer ${BREAKOUT}`, location: 'Berlin, Germany' }),
  ])
  const plain = await app.page(`/jobs/${await app.idOf('Engineer')}`)

  const attacked = await app.page(`/jobs/${await app.idOf(`Engineer ${BREAKOUT}`)}`)

  expect(scripts(attacked)).toBe(scripts(plain))
  expect(attacked).not.toContain('<script>window.__pwned')
})

test('XS-04 searched words are shown as text', async () => {
  const app = await createTestApp()
  const attack = '"><img src=x onerror=window.__pwned=1>'

  for (const path of [
    '/jobs?query=',
    '/jobs?location=',
    '/companies?query=',
    '/no-such-',
    '/jobs?sort=',
  ]) {
    const page = await app.page(path + encodeURIComponent(attack))
    expect(page, path).not.toContain('<img src=x')
  }
})

test('XS-05 a hundred answers have a hundred different nonces, each on every script', async () => {
  const app = await createTestApp()
  const nonces = new Set<string>()

  for (let request = 0; request < 100; request++) {
    const response = await app.request('/jobs')
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    nonces.add(nonce)
    const page = await response.text()
    const executable = page.match(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g) ?? []
    expect(executable.length).toBeGreaterThan(0)
    expect(executable.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true)
  }

  expect(nonces.size).toBe(100)
})

test('XS-05 a CSP violation report is accepted', async () => {
  const app = await createTestApp()

  const response = await app.request('/api/csp-report', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } }),
  })

  expect(response.status).toBe(204)
})

const scripts = (page: string) => page.split('<script').length
