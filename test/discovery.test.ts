/** What browsers, password managers, search engines and language models look for at well-known addresses. */
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { createTestApp, PUBLIC_URL } from './app.ts'
import { listing } from './sample-listings.ts'

test('browsers can add the search: its description follows the OpenSearch 1.1 rules', async () => {
  const app = await createTestApp()

  const answer = await app.request('/opensearch.xml')
  const found: Record<string, { text: string; attributes: Record<string, string> }[]> = {}
  const parser = new SaxesParser({ xmlns: false })
  let open = { text: '', attributes: {} as Record<string, string> }
  parser.on('opentag', ({ name, attributes }) => {
    open = { text: '', attributes }
    found[name] = [...(found[name] ?? []), open]
  })
  parser.on('text', (text) => {
    open.text += text.trim()
  })
  parser.write(await answer.text()).close()

  expect(answer.headers.get('content-type')).toBe(
    'application/opensearchdescription+xml; charset=utf-8',
  )
  expect(found.OpenSearchDescription?.[0]?.attributes.xmlns).toBe(
    'http://a9.com/-/spec/opensearch/1.1/',
  )
  expect(found.ShortName?.[0]?.text.length).toBeLessThanOrEqual(16)
  expect(found.Description?.[0]?.text.length).toBeLessThanOrEqual(1_024)
  expect(found.InputEncoding?.[0]?.text).toBe('UTF-8')
  expect(found.Image?.[0]?.attributes).toMatchObject({ width: '16', height: '16' })
  const templates = Object.fromEntries(
    (found.Url ?? []).map(({ attributes }) => [attributes.type, attributes.template]),
  )
  expect(templates).toMatchObject({
    'text/html': `${PUBLIC_URL}/jobs?query={searchTerms}`,
    'application/x-suggestions+json': `${PUBLIC_URL}/opensearch/suggestions?query={searchTerms}`,
  })
  const [link] = /<link [^>]*rel="search"[^>]*>/.exec(await app.page('/about')) ?? []
  expect(link).toContain('href="/opensearch.xml" type="application/opensearchdescription+xml"')
})

test('suggestions come as browsers expect them, and lead to searches', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Kotlin Developer', company: 'Kotlette', location: 'Berlin, Germany' }),
  ])

  const answer = await app.request('/opensearch/suggestions?query=kotl')
  const [typed, texts, notes, addresses] = (await answer.json()) as [string, ...string[][]]

  expect(answer.headers.get('content-type')).toBe('application/x-suggestions+json; charset=utf-8')
  expect(typed).toBe('kotl')
  expect(texts).toContain('Kotlette')
  expect(notes).toEqual(texts?.map(() => '1 job'))
  for (const address of addresses ?? []) {
    expect(await app.page(address.replace(PUBLIC_URL, ''))).toContain('1 job found')
  }
  const place = await app.json('/opensearch/suggestions?query=berl')
  expect(place[3]).toContain(`${PUBLIC_URL}/jobs?location=Berlin`)
})

test.each(['', '?query=', '?query=%00', `?query=${'x'.repeat(2_000)}`, '?query=%E2%80%8B'])(
  'suggestions%s are a valid answer',
  async (query) => {
    const app = await createTestApp()

    const answer = await app.json(`/opensearch/suggestions${query}`)

    expect(answer).toEqual([expect.any(String), [], [], []])
    expect(app.errors).toEqual([])
  },
)

test('password managers find the form, and unknown addresses are not found', async () => {
  const app = await createTestApp()

  const answer = await app.request('/.well-known/change-password', { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/dashboard/security#password',
  ])
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await app.request(unknown)).status).toBe(404)
  expect(await app.json('/.well-known/passkey-endpoints')).toEqual({
    enroll: `${PUBLIC_URL}/dashboard/security#passkeys`,
    manage: `${PUBLIC_URL}/dashboard/security#passkeys`,
  })
})

test('every address that llms.txt names exists', async () => {
  const app = await createTestApp()

  const answer = await app.request('/llms.txt')
  const text = await answer.text()
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => `${address}`)

  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^# Rolecall\n\n> /)
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    expect(address.startsWith(`${PUBLIC_URL}/`)).toBe(true)
    expect((await app.request(address.replace(PUBLIC_URL, ''))).status, address).toBe(200)
  }
})

test('there is an icon at the address that programs guess', async () => {
  const app = await createTestApp()

  const answer = await app.request('/favicon.ico')
  const bytes = new DataView(await answer.arrayBuffer())

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\//)
  expect([bytes.getUint16(0, true), bytes.getUint16(2, true), bytes.getUint16(4, true)]).toEqual([
    0, 1, 3,
  ])
  expect([bytes.getUint8(6), bytes.getUint8(22), bytes.getUint8(38)]).toEqual([16, 32, 48])
})

test('every page has keywords, its own before those of the site', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Rust Engineer', company: 'Acme', location: 'Berlin, Germany' }),
  ])
  const keywordsOf = async (path: string) =>
    /<meta name="keywords" content="([^"]*)"/.exec(await app.page(path))?.[1]?.split(', ')

  const ofSite = await keywordsOf('/')
  expect(ofSite).toContain('tech jobs')
  expect(await keywordsOf('/jobs?query=rust')).toEqual(['Rust jobs', 'rust', ...(ofSite ?? [])])
  expect((await keywordsOf('/companies/acme'))?.slice(0, 2)).toEqual(['Acme jobs', 'Acme'])
  expect((await keywordsOf(`/jobs/${await app.idOf('Rust Engineer')}`))?.slice(0, 2)).toEqual([
    'Rust Engineer',
    'Acme',
  ])
})
