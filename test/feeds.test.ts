/** Feeds of searches and companies, read by independent parsers. */
import { parseFeed } from '@rowanmanning/feed-parser'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, PUBLIC_URL, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

const FORMATS = [
  ['rss', 'application/rss+xml; charset=utf-8'],
  ['atom', 'application/atom+xml; charset=utf-8'],
  ['json', 'application/feed+json; charset=utf-8'],
] as const
const ENDINGS = FORMATS.map(([ending]) => ending)

const address = z.url({ protocol: /^https?$/ })
const instant = z.iso.datetime({ offset: true })
const authors = z.array(z.strictObject({ name: z.string(), url: address.optional() })).min(1)

/** https://www.jsonfeed.org/version/1.1/, without the parts that we don't use. */
const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string(),
  icon: address,
  favicon: address,
  authors,
  language: z.literal('en'),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      content_html: z.string().min(1),
      date_published: instant,
      date_modified: instant,
      authors,
      tags: z.array(z.string()).min(1).optional(),
    }),
  ),
})

type Read = { title: string | null; self: string | null; page: string | null; items: ReadItem[] }
type ReadItem = { id: string | null; url: string | null; title: string | null; html: string | null }

/** Any feed, read as a feed reader would. XML must be well-formed, with declared namespaces. */
async function readFeed(app: TestApp, path: string): Promise<Read> {
  const text = await app.page(path)
  if (/\.json(?:\?|$)/.test(path)) {
    const feed = JsonFeed.parse(JSON.parse(text))
    return {
      title: feed.title,
      self: feed.feed_url,
      page: feed.home_page_url,
      items: feed.items.map(({ id, url, title, content_html: html }) => ({ id, url, title, html })),
    }
  }
  const feed = parseFeed(text)
  // feed-parser decodes texts twice, because many feeds need it. So they are read strictly. The first ones are the feed's own.
  const texts = textsOf(text)
  const [, ...titles] = texts.title ?? []
  const html = texts.content ?? texts.description?.slice(1)
  return {
    title: feed.title,
    self: feed.self,
    page: feed.url,
    items: feed.items.map(({ id, url }, at) => ({
      id,
      url,
      title: titles[at] ?? null,
      html: html?.[at] ?? null,
    })),
  }
}

/** The texts of all elements, by their names. Throws if the XML is not well-formed. */
function textsOf(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', () => open.push(''))
  parser.on('text', (text) => {
    if (open.length > 0) open[open.length - 1] += text
  })
  parser.on('closetag', ({ name }) => {
    texts[name] = [...(texts[name] ?? []), open.pop() ?? '']
  })
  parser.write(xml).close()
  return texts
}

const titles = async (app: TestApp, path: string) =>
  (await readFeed(app, path)).items.map(({ title }) => title)

test.each(FORMATS)('the newest jobs are a valid %s feed', async (ending, type) => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Older', postedAt: '2026-02-01T09:00:00Z' }),
    listing({ title: 'Newer', postedAt: '2026-03-01T09:00:00Z' }),
  ])

  const response = await app.request(`/jobs.${ending}`)

  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=60',
    'x-robots-tag': 'noindex',
    'access-control-allow-origin': '*',
    'last-modified': 'Mon, 02 Mar 2026 09:00:00 GMT',
  })
  expect(response.headers.get('set-cookie')).toBeNull()
  const feed = await readFeed(app, `/jobs.${ending}`)
  const url = `${PUBLIC_URL}/jobs/${await app.idOf('Newer')}`
  expect(feed).toMatchObject({
    title: 'Tech jobs | Rolecall',
    self: `${PUBLIC_URL}/jobs.${ending}`,
    page: `${PUBLIC_URL}/jobs`,
    items: [{ id: url, url, title: 'Newer at Acme' }, { title: 'Older at Acme' }],
  })
  expect(feed.items[0]?.html).toContain('<p>Acme · Berlin, Germany · Full-time</p>')
  expect(feed.items[0]?.html).toContain('<p>Posted on March 1, 2026</p>')
  expect(app.errors).toEqual([])
})

test.each(ENDINGS)('a search has a %s feed at its own address with an ending', async (ending) => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Rust Engineer', location: 'Remote' }),
    listing({ title: 'Rust Developer', location: 'Berlin, Germany' }),
    listing({ title: 'Go Developer', location: 'Berlin, Germany' }),
  ])

  const feed = await readFeed(app, `/jobs.${ending}?query=rust&location=Berlin&sort=oldest&page=2`)

  expect(feed).toMatchObject({
    title: 'Rust jobs in Berlin | Rolecall',
    self: `${PUBLIC_URL}/jobs.${ending}?query=rust&location=Berlin`,
    page: `${PUBLIC_URL}/jobs?query=rust&location=Berlin`,
    items: [{ title: 'Rust Developer at Acme' }],
  })
})

test.each(ENDINGS)('a company has a %s feed, also one named in another script', async (ending) => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Engineer', company: 'Fernhill Software' }),
    listing({ title: '技術者', company: '日本電子' }),
  ])

  expect(await readFeed(app, `/companies/fernhill-software.${ending}`)).toMatchObject({
    title: 'Jobs at Fernhill Software | Rolecall',
    page: `${PUBLIC_URL}/companies/fernhill-software`,
    items: [{ title: 'Engineer at Fernhill Software' }],
  })
  const encoded = encodeURIComponent('日本電子')
  expect(await readFeed(app, `/companies/${encoded}.${ending}`)).toMatchObject({
    self: `${PUBLIC_URL}/companies/${encoded}.${ending}`,
    items: [{ title: '技術者 at 日本電子' }],
  })
  expect((await app.request(`/companies/nobody.${ending}`)).status).toBe(404)
})

test('the pages link to their feeds', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer', company: 'Acme' })])
  const feedsOf = async (path: string) =>
    [
      ...(await app.page(path)).matchAll(
        /<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g,
      ),
    ]
      .map(([, type, href]) => `${type} ${href?.replaceAll('&amp;', '&')}`)
      .map((link) => link.replace(`${PUBLIC_URL}/`, '/'))

  expect(await feedsOf('/')).toEqual([
    'application/rss+xml /jobs.rss',
    'application/atom+xml /jobs.atom',
    'application/feed+json /jobs.json',
  ])
  expect((await feedsOf('/jobs?query=rust&remote=true&sort=newest&page=1&utm_source=x'))[0]).toBe(
    'application/rss+xml /jobs.rss?query=rust&remote=true',
  )
  expect((await feedsOf('/companies/acme'))[1]).toBe('application/atom+xml /companies/acme.atom')
  expect(await feedsOf('/about')).toEqual([])
})

test('a feed has at most 50 jobs, those found last first', async () => {
  const app = await createTestApp()
  await app.take(Array.from({ length: 60 }, (_, at) => listing({ title: `Job ${at}` })))
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([listing({ title: 'Posted long ago', postedAt: '2025-12-01T09:00:00Z' })])

  const found = await titles(app, '/jobs.rss')

  expect(found).toHaveLength(50)
  expect(found[0]).toBe('Posted long ago at Acme')
})

test.each(ENDINGS)('a closed job leaves the %s feed at once', async (ending) => {
  const app = await createTestApp()
  const [stays, goes] = [listing({ title: 'Stays' }), listing({ title: 'Goes' })]
  await app.take([stays, goes])
  const path = `/jobs.${ending}`
  const before = await app.request(path)
  expect(await titles(app, path)).toHaveLength(2)

  await app.take([{ ...goes, closedAt: '2026-03-02T08:00:00Z' }])

  const unchanged = { 'if-none-match': before.headers.get('etag') ?? '' }
  expect((await app.request(path, { headers: unchanged })).status).toBe(200)
  const since = { 'if-modified-since': before.headers.get('last-modified') ?? '' }
  expect((await app.request(path, { headers: since })).status).toBe(200)
  expect(await titles(app, path)).toEqual(['Stays at Acme'])
})

test('an item keeps its id and its date when its listing changes', async () => {
  const app = await createTestApp()
  const job = listing({ title: 'Engineer' })
  await app.take([job])
  const [before] = JsonFeed.parse(await app.json('/jobs.json')).items
  app.setNow('2026-03-04T09:00:00Z')
  await app.take([{ ...job, title: 'Senior Engineer' }])

  const [after] = JsonFeed.parse(await app.json('/jobs.json')).items

  expect(before).toMatchObject({ date_modified: '2026-03-02T09:00:00.000Z' })
  expect(after).toMatchObject({
    id: before?.id,
    title: 'Senior Engineer at Acme',
    date_published: before?.date_published,
    date_modified: '2026-03-04T09:00:00.000Z',
  })
})

test.each(ENDINGS)('a reader that has the current %s feed gets 304', async (ending) => {
  const app = await createTestApp()
  await app.take([listing()])
  const path = `/jobs.${ending}?remote=false`
  const whole = await app.request(path)
  const tag = whole.headers.get('etag') ?? ''
  const modified = whole.headers.get('last-modified') ?? ''
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const answer = await app.request(path, { headers, method })
    return [answer.status, (await answer.text()).length > 0]
  }

  app.setNow('2026-03-02T12:00:00Z')
  expect(await ask({ 'if-none-match': tag })).toEqual([304, false])
  expect(await ask({ 'if-none-match': `"other", W/${tag}` })).toEqual([304, false])
  expect(await ask({ 'if-none-match': tag }, 'HEAD')).toEqual([304, false])
  expect(await ask({ 'if-modified-since': modified })).toEqual([304, false])
  expect(await ask({ 'if-modified-since': 'Mon, 02 Mar 2026 08:59:59 GMT' })).toEqual([200, true])
  expect(await ask({ 'if-modified-since': 'yesterday' })).toEqual([200, true])
  expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': modified })).toEqual([
    200,
    true,
  ])
  expect(await ask({}, 'HEAD')).toEqual([200, false])
  const head = await app.request(path, { method: 'HEAD' })
  const same = await app.request(path, { headers: { 'if-none-match': tag } })
  for (const name of ['etag', 'last-modified', 'cache-control', 'vary', 'x-robots-tag']) {
    expect([head.headers.get(name), same.headers.get(name)], name).toEqual([
      whole.headers.get(name),
      whole.headers.get(name),
    ])
  }
})

const HOSTILE = `A ]]> <b>& "q" 'x' \u0001\u0008\u000b\uFFFE\uD800 👩🏽‍💻 مهندس Ⅷ`

test.each(ENDINGS)('hostile text is escaped in the %s feed', async (ending) => {
  const app = await createTestApp()
  await app.take([
    listing({
      title: 'Engineer ]]> & 👩🏽‍💻 مهندس',
      company: 'A & B "C" <D>',
      description: `<p>${'Writes code. '.repeat(9)}</p><p>]]&gt; &lt;script&gt;alert(1)&lt;/script&gt; 😀</p>`,
    }),
  ])
  // Stored by an earlier version, or by other rules.
  await app.services.db
    .updateTable('jobs')
    .set({ title: HOSTILE.replaceAll('\uD800', ''), location_text: `Ber\u0002lin <i>` })
    .execute()
  await app.catchUp()

  const [item] = (await readFeed(app, `/jobs.${ending}`)).items

  expect(item?.title).toBe(`A ]]> <b>& "q" 'x'  👩🏽‍💻 مهندس Ⅷ at A & B "C" <D>`)
  expect(item?.html).toContain('A &amp; B &quot;C&quot; &lt;D&gt; · Berlin &lt;i&gt;')
  expect(item?.html).toContain(']]&gt; &lt;script&gt;alert(1)&lt;/script&gt; 😀')
  expect(item?.html).not.toContain('<script')
})

test.each(ENDINGS)('a search text cannot break out of the %s feed', async (ending) => {
  const app = await createTestApp()
  await app.take([listing()])

  for (const text of [HOSTILE, '</title><script>', '"><x', ']]>', '\u0000', '%ED%A0%80']) {
    const answer = await app.request(
      `/jobs.${ending}?query=${encodeURIComponent(text.toWellFormed())}`,
    )
    if (answer.status === 400) continue
    expect(answer.status).toBe(200)
    await readFeed(app, `/jobs.${ending}?query=${encodeURIComponent(text.toWellFormed())}`)
  }
})

test.each(ENDINGS)('a search without jobs has an empty, valid %s feed', async (ending) => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Backend Engineer' })])

  expect((await readFeed(app, `/jobs.${ending}?query=zzqqxx`)).items).toEqual([])
  // The page finds jobs with some of the words, and says so.
  expect((await readFeed(app, `/jobs.${ending}?query=backend+zzqqxx`)).items).toEqual([])
  // The page shows jobs without the filter, and says so.
  expect((await readFeed(app, `/jobs.${ending}?query=backend&remote=true`)).items).toEqual([])
})

test('what depends on a person is not in a feed, and a wrong parameter is refused', async () => {
  const app = await createTestApp()
  await app.take([listing()])

  const feed = await readFeed(app, '/jobs.rss?matchMin=90&newSince=last_visit&sort=best_match')
  expect(feed.self).toBe(`${PUBLIC_URL}/jobs.rss`)
  expect(feed.items).toHaveLength(1)

  const refused = await app.request('/jobs.rss?jobTypes=nonsense')
  expect(refused.status).toBe(400)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await app.request('/jobs.rss', { method: 'POST' })).status).toBe(405)
})

test('sample jobs and sites that want a credit are named', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Invented' })], { isDemo: true })
  await app.take([
    listing({ title: 'Real', source: 'remoteok', board: 'all', url: 'https://remoteok.com/1' }),
  ])

  const items = (await readFeed(app, '/jobs.atom')).items
  const htmlOf = (title: string) => items.find((item) => item.title?.startsWith(title))?.html

  expect(htmlOf('Invented')).toContain('Sample data: this job is invented.')
  expect(htmlOf('Real')).toContain('Found on <a href="https://remoteok.com/1">Remote OK</a>')
})

test('feeds are compressed', async () => {
  const app = await createTestApp()
  await app.take(Array.from({ length: 5 }, () => listing()))

  for (const ending of ENDINGS) {
    const headers = { 'accept-encoding': 'br' }
    const answer = await app.request(`/jobs.${ending}`, { headers })
    expect(answer.headers.get('content-encoding'), ending).toBe('br')
    const again = { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await app.request(`/jobs.${ending}`, { headers: again })).status).toBe(304)
  }
})
