/** Malicious board hosts, requested by the source client: they get none of our data and cannot block us. */
import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSourceClient, type SourceClientOptions } from '#server/gathering/source-client.ts'
import type { Validators } from '#sources/source/board-client.ts'
import { type Away, NotModified, Unreadable } from '#sources/source/source.ts'
import { canary } from '../canary.ts'
import { fakeTime } from '../fake-time.ts'

type Agent = NonNullable<SourceClientOptions['agent']>

function asking(agent: Agent) {
  const time = fakeTime()
  const client = createSourceClient({
    clock: time.clock,
    delay: time.delay,
    identity: { version: '1.2.3', publicUrl: 'https://jobs.example.org', email: null },
    agent,
  })
  onTestFinished(() => client.close())
  const source = { name: 'made', isOneAnswer: true }
  const run = (validators: Validators | null = null) =>
    client.forBoard({ source, token: 'acme', validators })
  const get = (url = 'https://boards.example/acme', validators: Validators | null = null) =>
    run(validators)
      .get({ url, accept: 'json' })
      .catch((error: unknown) => error)
  return { time, run, get }
}

/** Every host resolves to this server. */
async function given(answer: RequestListener) {
  const server = await canary((request, response) => answer(request, response))
  return { server, ...asking({ detour: { host: '127.0.0.1', port: server.port } }) }
}

const board =
  (headers: Record<string, string> = {}): RequestListener =>
  ({ url }, response) =>
    response.writeHead(url === '/robots.txt' ? 404 : 200, headers).end('{}')
const robots =
  (answer: RequestListener): RequestListener =>
  (request, response) =>
    (request.url === '/robots.txt' ? answer : board())(request, response)

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://[::ffff:7f00:1]',
  'http://[64:ff9b::a00:1]',
  'http://169.254.169.254/latest/meta-data',
  'http://2130706433',
  'http://①②⑦.⓪.⓪.①',
])('SF-01 neither a board at %s nor its robots.txt is requested', async (url) => {
  let lookUps = 0
  const findAddresses = async () => {
    lookUps++
    return []
  }
  const { get } = asking({ findAddresses })
  expect(await get(url)).toMatchObject({ name: 'Away', reason: 'blocked' })
  expect(lookUps).toBe(0)
})

test.each([
  ['this machine', ['127.0.0.1']],
  ['a public address and a private one', ['93.184.215.14', '10.0.0.1']],
])("SF-02 a board's redirect to a name of %s is not followed", async (_, addresses) => {
  const hidden = await canary()
  const first = await canary(({ url }, response) => {
    const location = `http://jobs.example:${hidden.port}/`
    if (url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(302, { location }).end()
  })
  const findAddresses = async (host: string) =>
    (host === 'jobs.example' ? addresses : ['127.0.0.1']).map((address) => ({ address, family: 4 }))
  const { get } = asking({ allow: [first.host], ports: [hidden.port], findAddresses })
  expect(await get(first.url)).toMatchObject({ name: 'Away', reason: 'blocked' })
  expect(hidden.connections()).toBe(0)
})

test.each([
  ['this machine', (port: number) => `http://127.0.0.1:${port}/`],
  ['this machine in other digits', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['a name of this machine', (port: number) => `http://x.localhost:${port}/`],
  ['a private network', () => 'http://10.0.0.1/'],
  ['a cloud metadata service', () => 'http://169.254.169.254/latest/meta-data'],
  ['a file', () => 'file:///etc/passwd'],
])("SF-03 a board's redirect to %s is not followed", async (_, location) => {
  const hidden = await canary()
  const first = await canary(({ url }, response) => {
    if (url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(302, { location: location(hidden.port) }).end()
  })
  const { get } = asking({ allow: [first.host], ports: [80, 443, hidden.port] })
  expect(await get(first.url)).toMatchObject({ name: 'Away', reason: 'blocked' })
  expect(hidden.connections()).toBe(0)
})

test('SF-03 a robots.txt that redirects into our network does not allow reading', async () => {
  const hidden = await canary()
  const first = await canary((_, response) =>
    response.writeHead(302, { location: hidden.url }).end(),
  )
  const { get } = asking({ allow: [first.host], ports: [hidden.port] })
  expect(await get(first.url)).toMatchObject({ name: 'Away', reason: 'blocked' })
  expect([hidden.connections(), first.asked.length]).toEqual([0, 1])
})

describe('SF-05 a malformed robots.txt', () => {
  const zeros = function* () {
    const megabyte = Buffer.alloc(1024 * 1024, '#')
    for (let count = 0; count < 10_240; count++) yield megabyte
  }
  const says = (body: string | Buffer, headers: Record<string, string> = {}) =>
    robots((_, response) => response.writeHead(200, headers).end(body))
  const STARS = `User-agent: *\nDisallow: /${'*a'.repeat(2_000)}b$`

  test.each<[string, RequestListener]>([
    [
      'that unpacks to ten gigabytes',
      robots((_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' })
        const all = Readable.from(zeros()).pipe(createGzip())
        response.on('close', () => all.destroy())
        all.pipe(response)
      }),
    ],
    ['of NUL bytes', says(Buffer.alloc(4_096))],
    ['in UTF-16', says(Buffer.from('\ufeffUser-agent: *\nDisallow: /x', 'utf16le'))],
    ['of one line without end', says(`User-agent: *\nDisallow: /${'x'.repeat(400_000)}`)],
    ['of twenty thousand groups', says('User-agent: a\nDisallow: /\n\n'.repeat(20_000))],
    ['with a pattern of two thousand stars', says(STARS)],
    ['with a negative delay', says('User-agent: *\nCrawl-delay: -7')],
    ['with a delay that is not a number', says('User-agent: *\nCrawl-delay: NaN')],
    [
      'with names of JavaScript object properties',
      says('__proto__: 1\nconstructor: /\nUser-agent: __proto__'),
    ],
  ])('SF-05 %s allows what it does not forbid, without delay', async (_, answer) => {
    const { get, time } = await given(answer)
    const began = performance.now()
    expect(await get(`https://boards.example/acme${'a'.repeat(2_000)}`)).toMatchObject({
      text: '{}',
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(time.passedMs()).toBeLessThanOrEqual(30_000)
  })

  test('SF-05 with a delay of years is waited for only half a minute', async () => {
    const { get, time } = await given(says('User-agent: *\nCrawl-delay: 99999999'))
    await get()
    const before = time.passedMs()
    expect(await get()).toMatchObject({ text: '{}' })
    expect(time.passedMs() - before).toBe(30_000)
  })
})

test.each([
  ...['-5', '1.5', 'soon', '1e9', '', '5, 10', '0x10', '99999999999999999999', 'NaN'],
  ...['Sun, 02 Mar 2036 08:00:00 GMT', 'Mon, 02 Mar 2020 08:00:00 GMT', 'Mon, 99 Mar 2026'],
])('SF-05 a Retry-After of "%s" keeps us away for at most a day', async (retryAfter) => {
  const { get, time, server } = await given(({ url }, response) => {
    const status = url === '/robots.txt' ? 404 : 429
    response.writeHead(status, { 'retry-after': retryAfter }).end()
  })
  const error = await get()
  expect(error).toMatchObject({ name: 'Away', reason: 'busy' })
  const waitMs = ((error as Away).retryAt?.getTime() ?? 0) - time.clock.now().getTime()
  expect(waitMs).toBeGreaterThanOrEqual(0)
  expect(waitMs).toBeLessThanOrEqual(24 * 3_600_000)
  expect(server.asked.length).toBeLessThanOrEqual(1 + 4)
})

test.each([
  ['weak', { etag: 'W/"1"' }],
  ['without quotes', { etag: 'abc' }],
  ['empty', { etag: '' }],
  ['of eight thousand letters', { etag: `"${'x'.repeat(8_000)}"` }],
  ['with invalid header characters', { etag: '"\u00fc\u00a9\u00ff"' }],
  ['with a tab', { etag: '"a\tb"' }],
  ['with an invalid date', { 'last-modified': 'yesterday' }],
  ['with a date of other letters', { 'last-modified': 'M\u00f6ntag' }],
] as [string, Record<string, string>][])(
  'SF-05 an answer with unusual validators (%s) can be requested again',
  async (_, headers) => {
    const { run, get, server } = await given(board(headers))
    const url = 'https://boards.example/acme'
    const first = run()
    expect(await first.get({ url, accept: 'json' })).toMatchObject({ text: '{}' })
    const validators = first.validators()
    expect(await get(url, validators)).toMatchObject({ text: '{}' })
    expect(JSON.stringify(validators)?.length ?? 0).toBeLessThan(2_000)
    server.answerWith(({ headers: asked }, response) => {
      const isCompared = 'if-none-match' in asked || 'if-modified-since' in asked
      response.writeHead(isCompared ? 304 : 200).end(isCompared ? undefined : '{}')
    })
    const again = await get(url, validators)
    expect(again instanceof NotModified || (again as { text: string }).text === '{}').toBe(true)
    expect(again).not.toBeInstanceOf(Unreadable)
  },
)
