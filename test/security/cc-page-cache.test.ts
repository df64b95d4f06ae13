/** CC-01 to CC-03 and XS-05 for pages that visitors share: see src/server/http/page-cache.ts. */
import * as zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestApp, PUBLIC_URL } from '#test/app.ts'
import { headersWithoutId } from '#test/request-id.ts'
import { listing } from '#test/sample-listings.ts'
import { signUp } from '#test/sign-up.ts'

const NONCE = /nonce="([^"]*)"/g

async function appWithCache(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp({ pageCache: {}, ...options })
  await app.take([listing({ title: 'Engineer' })])
  return app
}

/** How many pages were sent from memory so far. */
async function sharedOf(app: Awaited<ReturnType<typeof appWithCache>>) {
  const text = await app.metrics()
  const counted = [...text.matchAll(/page_cache_requests_total\{outcome="(?:hit|waited)"\} (\d+)/g)]
  return counted.reduce((sum, [, count]) => sum + Number(count), 0)
}

const withoutNonces = (page: string) => page.replace(NONCE, 'nonce=""')

test('CC-01 a signed-in person neither gets a shared page nor leaves theirs', async () => {
  const app = await appWithCache()
  const ada = await signUp(app, 'Ada Example')
  const id = await app.idOf('Engineer')

  for (const path of ['/', '/jobs', `/jobs/${id}`, '/companies', '/about']) {
    const hers = await ada.request(path)
    expect(hers.headers.get('cache-control'), path).toBe('private, no-store')
    expect(await hers.text(), path).toContain('Ada Example')
    for (const time of ['first', 'second']) {
      expect(await app.page(path), `${path}, ${time}`).not.toContain('Ada Example')
    }
    expect(await ada.page(path), path).toContain('Ada Example')
  }
  expect(await sharedOf(app)).toBe(5)
})

test('CC-01 what a visitor has chosen is not shown to others', async () => {
  const app = await appWithCache()
  const id = await app.idOf('Engineer')
  const home = await app.request('/jobs?eligibleFrom=ES')
  const cookie = home.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const visit = await app.request('/jobs?newSince=last_visit')
  expect(cookie).toContain('home=')
  expect(visit.headers.getSetCookie().join()).toContain('job_looks=')

  for (const path of ['/jobs', `/jobs/${id}`]) {
    const theirs = await app.request(path, { headers: { cookie } })
    expect(theirs.headers.get('cache-control'), path).toBe('private, no-store')
    const first = await app.request(path)
    const second = await app.request(path)
    expect([first, second].map(({ headers }) => headers.getSetCookie())).toEqual([[], []])
    const pages = [await first.text(), await second.text()].map(withoutNonces)
    expect(pages[1], path).toBe(pages[0])
    expect(pages[0], path).not.toBe(withoutNonces(await theirs.text()))
  }
})

test('CC-01 every visitor who asks for a home or a visit gets a cookie of their own', async () => {
  const app = await appWithCache()

  for (const path of ['/jobs?eligibleFrom=ES', '/jobs?newSince=last_visit']) {
    for (const time of ['first', 'second']) {
      const answer = await app.request(path)
      expect(answer.headers.getSetCookie(), `${path}, ${time}`).toHaveLength(1)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  }
  expect(await sharedOf(app)).toBe(0)
})

test('XS-05 each visitor gets a nonce of their own, in the policy and in every script', async () => {
  const app = await appWithCache()
  const nonces = new Set<string>()

  for (const encoding of ['br', 'br', 'gzip', 'gzip', 'identity', 'identity']) {
    const answer = await app.request('/jobs', { headers: { 'accept-encoding': encoding } })
    const page = decoded(answer.headers.get('content-encoding'), await answer.arrayBuffer())
    const policy = answer.headers.get('content-security-policy') ?? ''
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
    const used = [...page.matchAll(NONCE)].map(([, inPage]) => inPage)
    expect(used.length).toBeGreaterThan(5)
    expect(new Set(used)).toEqual(new Set([nonce]))
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(6)
  expect(await sharedOf(app)).toBe(5)
})

function decoded(encoding: string | null, body: ArrayBuffer): string {
  const bytes = new Uint8Array(body)
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString()
  if (encoding === 'gzip') return zlib.gunzipSync(bytes).toString()
  return Buffer.from(bytes).toString()
}

/** What a visitor may send beside the address. */
const UNKEYED = [
  ['x-forwarded-host', 'evil.test'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-prefix', '/evil'],
  ['forwarded', 'host=evil.test'],
  ['x-original-url', '/about'],
  ['x-rewrite-url', '/about'],
  ['x-http-method-override', 'DELETE'],
  ['x-react-router-spa-mode', 'yes'],
  ['x-react-router-prerender-data', 'evil'],
  ['rsc', '1'],
  ['host', 'evil.test'],
  ['origin', 'https://evil.test'],
  ['referer', 'https://evil.test/?a'],
  ['accept', 'text/evil'],
  ['accept-language', 'xx-EVIL;q=0.5, *'],
  ['accept-encoding', 'evil, deflate'],
  ['range', 'bytes=0-9'],
  ['if-none-match', '*'],
  ['if-modified-since', 'Fri, 31 Dec 2099 00:00:00 GMT'],
  ['sec-fetch-site', 'cross-site'],
  ['sec-purpose', 'prefetch'],
  ['user-agent', 'evil'],
]

test('CC-02 a first visitor’s headers do not change what the second gets', async () => {
  let ms = 0
  const app = await appWithCache({ pageCache: { now: () => ms } })
  const kept = (answer: Response) =>
    headersWithoutId(answer).filter(([header]) => header !== 'content-security-policy')
  const plain = await app.request('/jobs')
  const page = withoutNonces(await plain.text())

  for (const [index, [name = '', value = '']] of UNKEYED.entries()) {
    ms += 10_000 // nothing that was stored before is used
    const theirs = await app.request('/jobs', { headers: { [name]: value } })
    const next = await app.request('/jobs')

    expect([theirs.status, next.status], name).toEqual([200, 200])
    expect(withoutNonces(await next.text()), name).toBe(page)
    expect(kept(next), name).toEqual(kept(plain))
    expect(await sharedOf(app), name).toBe(index + 1)
  }
  expect(page).not.toMatch(/evil/i)
})

test('CC-02 unknown parameters and errors are never stored', async () => {
  const app = await appWithCache()

  for (const path of [
    '/jobs?utm_source=mail',
    '/jobs?page=999',
    '/jobs?page=x',
    '/jobs/999999',
    '/companies/nobody',
    '/companies?page=99',
    '/no-such-page',
  ]) {
    for (const time of ['first', 'second']) {
      const answer = await app.request(path)
      const isError = answer.status >= 400
      expect(answer.headers.get('cache-control'), `${path}, ${time}`).toBe(
        isError ? 'no-store' : 'no-cache',
      )
      const policy = answer.headers.get('content-security-policy') ?? ''
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
      const page = await answer.text()
      expect(new Set([...page.matchAll(NONCE)].map(([, used]) => used))).toEqual(new Set([nonce]))
    }
  }
  expect(await sharedOf(app)).toBe(0)
  expect(await app.metrics()).toContain('rolecall_page_cache_pages 0')
})

test('CC-02 an address that was refused is refused again, after a page with a similar one was stored', async () => {
  const app = await appWithCache({ onlyPublicHost: true })
  await app.request('/jobs')

  expect((await app.request('/jobs', { headers: { host: 'evil.test' } })).status).toBe(421)
  expect((await app.rawPath('//jobs')).status).toBe(404)
  expect((await app.rawPath('/x/../jobs')).status).toBe(404)
  expect((await app.request('/jobs', { method: 'POST' })).status).toBe(405)
  expect(await sharedOf(app)).toBe(0)
})

test('CC-02 links in a shared page have the public address, whatever host was asked', async () => {
  const app = await appWithCache()

  const theirs = await app.request('/jobs', { headers: { host: 'evil.test' } })

  expect(await theirs.text()).toContain(`<link rel="canonical" href="${PUBLIC_URL}/jobs"`)
  expect(await app.page('/jobs')).not.toContain('evil')
})

const LIKE_FILES = [
  '/dashboard/x.css',
  '/dashboard;a.css',
  '/dashboard%2f..%2fjobs',
  '/jobs/1/x.css',
  '/jobs/1.css',
  '/companies/acme/a.js',
  '/companies/acme.css',
  '/about/x.css',
  '/jobs.data',
  '/_root.data',
]

test('CC-03 nothing is stored under addresses that look like files, and nothing of a person is found there', async () => {
  const app = await appWithCache()
  const ada = await signUp(app, 'Ada Example')

  for (const path of LIKE_FILES) {
    await ada.request(path)
    for (const time of ['first', 'second']) {
      expect(await app.page(path), `${path}, ${time}`).not.toContain('Ada Example')
    }
  }
  expect(await app.metrics()).toContain('rolecall_page_cache_pages 0')
  expect(await sharedOf(app)).toBe(0)
})
