/** Local hosts that answer well, slowly, wrongly or not at all, requested by the source client. */
import type { RequestListener } from 'node:http'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { createGzip, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSourceClient } from '#server/gathering/open-source-client.ts'
import { createSourceClient, type SourceClientOptions } from '#server/gathering/source-client.ts'
import { readEnv } from '#server/process/env.ts'
import type { BoardRun } from '#sources/source/board-client.ts'
import {
  Away,
  NotModified,
  type Source,
  type SourceRequest,
  Unreadable,
} from '#sources/source/source.ts'
import { canary } from './canary.ts'
import { fakeTime } from './fake-time.ts'

const SOURCE: Source = {
  name: 'made',
  title: 'Made',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: { url: null, credit: null, offBecause: null, leastMinutes: 0, delayHours: 0 },
  load: {
    hosts: [],
    secondsBetween: 1,
    atOnce: 2,
    boardsAtOnce: 1,
    cost: { requests: 1, kilobytes: 1 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => token,
  async *gather() {},
}

const IDENTITY = {
  version: '1.2.3',
  publicUrl: 'https://jobs.example.org',
  email: 'ops@jobs.example.org',
}
const KEY = 'sEcReT-0451'

/** Every internet host is this server. `answer` does not get robots.txt requests, which are answered 404. */
async function given(answer: RequestListener, options: Partial<SourceClientOptions> = {}) {
  const server = await canary((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else answer(request, response)
  })
  const time = fakeTime()
  const client = createSourceClient({
    clock: time.clock,
    delay: time.delay,
    identity: IDENTITY,
    agent: { detour: { host: '127.0.0.1', port: server.port } },
    ...options,
  })
  onTestFinished(() => client.close())
  const board = (run: Partial<BoardRun> = {}) =>
    client.forBoard({ source: SOURCE, token: 'acme', validators: null, ...run })
  const get = (request: Partial<SourceRequest> = {}, run?: Partial<BoardRun>) =>
    board(run)
      .get({ url: 'https://boards.example/acme', accept: 'json', ...request })
      .catch((error: unknown) => error)
  const asked = () =>
    server.asked
      .filter(({ path }) => path !== '/robots.txt')
      .map(({ headers, path }) => `${headers.host}${path}`)
  const robotsAsked = () => server.asked.filter(({ path }) => path === '/robots.txt').length
  return { server, time, client, board, get, asked, robotsAsked }
}

const says =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

describe('a request', () => {
  test('identifies us with a contact, and carries nothing that belongs to a session', async () => {
    const { get, server } = await given(says(200, {}, '{}'))
    await get({ headers: { Cookie: 'id=1', Host: 'other.example', 'X-Key': 'k' } })
    expect(server.asked.at(-1)).toMatchObject({
      method: 'GET',
      path: '/acme',
      headers: {
        host: 'boards.example',
        'user-agent': 'Rolecall/1.2.3 (+https://jobs.example.org; ops@jobs.example.org)',
        accept: 'application/json, */*;q=0.1',
        'x-key': 'k',
      },
    })
    expect(server.asked.at(-1)?.headers).not.toHaveProperty('cookie')
    expect(server.asked[0]?.headers['user-agent']).toContain('Rolecall/1.2.3')
  })

  test('with a body is a JSON POST, and a source may set its own user agent', async () => {
    const { get, server } = await given(says(200, {}, '{"a":1}'))
    const headers = { 'User-Agent': 'me@example.org' }
    expect(await get({ json: { limit: 20 }, headers })).toEqual({
      url: 'https://boards.example/acme',
      text: '{"a":1}',
    })
    expect(server.asked.at(-1)).toMatchObject({
      method: 'POST',
      body: '{"limit":20}',
      headers: { 'content-type': 'application/json', 'user-agent': 'me@example.org' },
    })
  })

  test('returns the final address, decodes the declared charset, and counts requests and bytes', async () => {
    const { board, server } = await given((request, response) => {
      if (request.url === '/acme') response.writeHead(301, { location: '/jobs' }).end()
      else {
        response.writeHead(200, {
          'content-type': 'text/html; charset=latin1',
          'content-encoding': 'gzip',
        })
        response.end(gzipSync(Buffer.from('<p>Zoë', 'latin1')))
      }
    })
    const run = board()
    expect(await run.get({ url: 'https://boards.example/acme', accept: 'html' })).toEqual({
      url: 'https://boards.example/jobs',
      text: '<p>Zoë',
    })
    expect([run.requests, run.bytes]).toEqual([2, 6])
    expect(server.asked.length).toBe(3)
  })
})

test('with FAKE_INTERNET all hosts are one local port, requested without delays', async () => {
  const server = await canary(says(200, {}, '{}'))
  const env = readEnv({ FAKE_INTERNET: server.host, OPERATOR_EMAIL: 'ops@jobs.example.org' })
  const client = openSourceClient(env, { clock: fakeTime().clock })
  onTestFinished(() => client.close())
  const { get } = client.forBoard({ source: SOURCE, token: 'acme', validators: null })
  for (const host of ['https://boards.example', 'http://10.0.0.1', 'https://boards.example']) {
    expect(await get({ url: `${host}/acme`, accept: 'json' })).toMatchObject({ text: '{}' })
  }
  const last = server.asked.at(-1)
  expect(last?.headers.host).toBe('boards.example')
  expect(last?.headers['user-agent']).toMatch(
    /^Rolecall\/\d+\.\d+\.\d+ \(ops@jobs\.example\.org\)$/,
  )
})

describe('robots.txt', () => {
  const withRobots = (robots: RequestListener, answer: RequestListener = says(200, {}, '{}')) =>
    given(answer).then((it) => {
      it.server.answerWith((request, response) =>
        (request.url === '/robots.txt' ? robots : answer)(request, response),
      )
      return it
    })
  const DISALLOW = 'User-agent: *\nDisallow: /private\n'

  test('is read once a day for all boards of a host, and once per host', async () => {
    const { get, time, robotsAsked } = await withRobots(says(200, {}, DISALLOW))
    for (const path of ['a', 'b', 'c']) await get({ url: `https://boards.example/${path}` })
    await Promise.all(['d', 'e'].map((path) => get({ url: `https://new.example/${path}` })))
    expect(robotsAsked()).toBe(2)
    time.pass(25 * 3_600_000)
    await get()
    expect(robotsAsked()).toBe(3)
  })

  test.each([
    ['everybody', 'User-agent: *\nDisallow: /'],
    ['us by name', 'User-agent: rolecall\nDisallow: /\n\nUser-agent: *\nAllow: /'],
    ['by a pattern', 'User-agent: *\nDisallow: /*/jobs$'],
    ['in another spelling', '\ufeffUSER-AGENT: RoleCall/9\r\nDISALLOW: /acme'],
  ])('that shuts out %s is obeyed', async (_, text) => {
    const { get, asked } = await withRobots(says(200, {}, text))
    const error = await get({ url: 'https://boards.example/acme/jobs' })
    expect(error).toBeInstanceOf(Away)
    expect(error).toMatchObject({
      reason: 'forbidden',
      message: 'The robots.txt of boards.example does not allow us to read this.',
    })
    expect(asked()).toEqual([])
  })

  test.each([
    ['that shuts out others', says(200, {}, 'User-agent: Googlebot\nDisallow: /')],
    [
      'that lets us in by name',
      says(200, {}, 'User-agent: *\nDisallow: /\n\nUser-agent: Rolecall\nDisallow:'),
    ],
    [
      'that allows more than it forbids',
      says(200, {}, 'User-agent: *\nDisallow: /a\nAllow: /acme'),
    ],
    ['that is a page', says(200, { 'content-type': 'text/html' }, '<!doctype html><p>Disallow: /')],
    ['that is not there', says(404)],
    ['that is forbidden to read', says(403)],
    ['that leads in a circle', says(302, { location: '/robots.txt' })],
    [
      'whose rules begin behind half a megabyte',
      says(200, {}, `${'#\n'.repeat(256 * 1024)}${DISALLOW.replace('private', '')}`),
    ],
  ])('%s lets us in', async (_, robots) => {
    const { get } = await withRobots(robots)
    expect(await get()).toMatchObject({ text: '{}' })
  })

  test.each([
    ['answers 500', says(500)],
    ['answers 429', says(429)],
    ['cannot be reached', (_: unknown, response: { destroy(): void }) => response.destroy()],
  ])('that %s blocks the host, and is read again minutes later', async (_, robots) => {
    const { get, server, time, asked, robotsAsked } = await withRobots(robots as RequestListener)
    const first = await get()
    expect(first).toMatchObject({ name: 'Away', reason: 'unreachable' })
    expect((first as Away).retryAt?.getTime()).toBe(time.clock.now().getTime() + 300_000)
    await get({ url: 'https://boards.example/other' })
    expect([asked(), robotsAsked()]).toEqual([[], 1])
    server.answerWith(says(200, {}, '{}'))
    time.pass(301_000)
    expect(await get()).toMatchObject({ text: '{}' })
  })

  test('applies to the host of a redirect', async () => {
    const { get, server, asked } = await given(says(200))
    server.answerWith((request, response) => {
      const isOther = request.headers.host === 'other.example'
      if (request.url === '/robots.txt') response.end(isOther ? 'User-agent: *\nDisallow: /' : '')
      else if (isOther) response.end('{}')
      else response.writeHead(302, { location: 'https://other.example/jobs' }).end()
    })
    expect(await get()).toMatchObject({ name: 'Away', reason: 'forbidden' })
    expect(asked()).toEqual(['boards.example/acme'])
  })

  test('can require a crawl delay for the target of a redirect, too', async () => {
    const { get, server, time } = await given(says(200))
    server.answerWith((request, response) => {
      const isOther = request.headers.host === 'other.example'
      if (request.url === '/robots.txt')
        response.end(isOther ? 'User-agent: *\nCrawl-delay: 7' : '')
      else if (isOther) response.end('{}')
      else response.writeHead(302, { location: 'https://other.example/jobs' }).end()
    })
    expect(await get()).toMatchObject({ text: '{}' })
    const before = time.passedMs()
    expect(await get()).toMatchObject({ text: '{}' })
    expect(time.passedMs() - before).toBe(7_000)
  })

  test('can be read while redirected requests use all connections to its host', async () => {
    const { get, server, asked } = await given(says(200))
    const waiting: (() => void)[] = []
    server.answerWith((request, response) => {
      if (request.url === '/robots.txt') return void response.writeHead(404).end()
      if (request.url === '/moved') return void response.end('{}')
      waiting.push(() =>
        response.writeHead(301, { location: 'https://boards.example/moved' }).end(),
      )
      if (waiting.length === 2) for (const lead of waiting) lead()
    })
    const both = ['a', 'b'].map((path) => get({ url: `http://boards.example/${path}` }))
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject({ text: '{}' })
    expect(asked().length).toBe(4)
  })

  test('can require a longer delay than our own', async () => {
    const { get, time } = await withRobots(says(200, {}, 'User-agent: *\nCrawl-delay: 7'))
    await get()
    const before = time.passedMs()
    await get()
    expect(time.passedMs() - before).toBe(7_000)
  })
})

test('each host is requested at most once a second, independently of others', async () => {
  const { get, time, asked } = await given(says(200, {}, '{}'))
  await get()
  await get()
  await get({ url: 'https://other.example/acme' })
  expect(time.waits).toEqual([1_000, 1_000, 1_000]) // after each robots.txt, and between the two requests
  expect(asked().length).toBe(3)
})

describe('what changed', () => {
  const ETAG = '"v1"'
  const DATE = 'Mon, 02 Mar 2026 08:00:00 GMT'
  const compares: RequestListener = (request, response) => {
    const isSame = request.headers['if-none-match'] === ETAG
    response.writeHead(isSame ? 304 : 200, { etag: ETAG, 'last-modified': DATE })
    response.end(isSame ? undefined : '{"jobs":[]}')
  }

  test('is requested with the validators of the previous answer', async () => {
    const { board, server } = await given(compares)
    const first = board()
    const request = { url: `https://boards.example/acme?key=${KEY}`, accept: 'json' } as const
    await first.get(request)
    const validators = first.validators()
    expect(validators).toMatchObject({ etag: ETAG, lastModified: DATE })
    expect(JSON.stringify(validators)).not.toContain(KEY)

    const second = board({ validators })
    await expect(second.get(request)).rejects.toBeInstanceOf(NotModified)
    expect(second.validators()).toEqual(validators)
    expect(server.asked.at(-1)?.headers).toMatchObject({
      'if-none-match': ETAG,
      'if-modified-since': DATE,
    })
  })

  test('is not requested for another address, for a part, or with a body', async () => {
    const { board, server } = await given(compares)
    const first = board()
    const request = { url: 'https://boards.example/acme', accept: 'json' } as const
    await first.get(request)
    const validators = first.validators()
    await board({ validators }).get({ ...request, url: 'https://boards.example/other' })
    await board({ validators }).get({ ...request, json: {} })
    await board({ validators, source: { ...SOURCE, isOneAnswer: false } }).get(request)
    const run = board({ validators: null })
    await run.get(request)
    await run.get(request)
    const headers = server.asked.map((one) => one.headers)
    expect(headers.filter((one) => 'if-none-match' in one)).toEqual([])
  })

  test('needs validators, and an unexpected 304 is an error', async () => {
    const { board, get, server } = await given(says(200, {}, '{}'))
    const run = board()
    await run.get({ url: 'https://boards.example/acme', accept: 'json' })
    expect(run.validators()).toBeNull()
    server.answerWith(says(304))
    expect(await get({ url: 'https://boards.example/x' })).toBeInstanceOf(Unreadable)
  })
})

describe('F23 an overloaded host', () => {
  test('F23 gets the short pauses that it asks for, and then answers', async () => {
    let times = 0
    const { get, time, asked } = await given((request, response) => {
      const busy = times++ < 2
      if (busy) says(429, { 'retry-after': '12' })(request, response)
      else says(200, {}, '{}')(request, response)
    })
    expect(await get()).toMatchObject({ text: '{}' })
    expect(time.waits).toEqual([1_000, 12_000, 12_000])
    expect(asked().length).toBe(3)
  })

  test('F23 gets longer pauses each time if it does not state one', async () => {
    const { get, time, asked } = await given(says(429))
    expect(await get()).toMatchObject({ name: 'Away', reason: 'busy' })
    expect(time.waits).toEqual([1_000, 5_000, 10_000, 20_000])
    expect(asked().length).toBe(4)
  })

  test.each([
    ['seconds', '3600', '2026-03-02T10:00:01.000Z'],
    ['a date', 'Mon, 02 Mar 2026 11:30:00 GMT', '2026-03-02T11:30:00.000Z'],
  ])(
    'F23 is left alone for the time it states in %s, for all its boards and no others',
    async (_, retryAfter, until) => {
      const { get, time, asked } = await given((request, response) => {
        const isBusy = request.headers.host === 'boards.example' && time.passedMs() < 60_000
        says(isBusy ? 503 : 200, { 'retry-after': retryAfter }, '{}')(request, response)
      })
      const error = await get()
      expect(error).toMatchObject({ name: 'Away', reason: 'busy' })
      expect((error as Away).retryAt?.toISOString()).toBe(until)
      expect(await get({ url: 'https://boards.example/sister' })).toMatchObject({ reason: 'busy' })
      expect(await get({ url: 'https://other.example/acme' })).toMatchObject({ text: '{}' })
      expect(asked()).toEqual(['boards.example/acme', 'other.example/acme'])
      time.pass(3 * 3_600_000)
      expect(await get()).toMatchObject({ text: '{}' })
    },
  )

  test.each([500, 502, 503, 504, 520, 408])(
    'F23 that answers %i is tried again by the next run',
    async (status) => {
      const { get, asked, board } = await given(says(status, {}, '<h1>Sorry</h1>'))
      const error = await get()
      expect(error).toMatchObject({
        name: 'Away',
        reason: 'failing',
        retryAt: null,
        message: `boards.example answers ${status}.`,
      })
      expect(asked().length).toBe(1)
      expect(board().validators()).toBeNull()
    },
  )
})

describe('F24 a host that takes its time', () => {
  const limits = { totalMs: 300 }
  test.each<[string, string, RequestListener]>([
    ['never answers', 'slow', () => {}],
    [
      'answers byte by byte',
      'slow',
      (_, response) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'redirects in a circle',
      'redirect',
      (request, response) => says(302, { location: `${request.url}1` })(request, response),
    ],
    ['hangs up', 'unreachable', (_, response) => void response.destroy()],
    [
      'hangs up in the middle',
      'failing',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{', () => response.destroy())
      },
    ],
  ])('F24 and %s', async (_, reason, answer) => {
    const { get, server } = await given(answer, { limits })
    expect(await get()).toMatchObject({ name: 'Away', reason })
    expect(server.asked.length).toBeLessThanOrEqual(1 + 6)
  })

  test('F24 ends when the run is aborted, and the next request gets its turn', async () => {
    const gaveUp = new AbortController()
    const { get, server } = await given(() => gaveUp.abort(new Error('the lease is over')))
    expect(await get({}, { signal: gaveUp.signal })).toMatchObject({ message: 'the lease is over' })
    expect(await get({}, { signal: gaveUp.signal })).toMatchObject({ message: 'the lease is over' })
    server.answerWith(says(200, {}, '{}'))
    expect(await get()).toMatchObject({ text: '{}' })
  })

  test('F24 ends when the server stops', async () => {
    const { get, client } = await given(() => void client.close())
    expect(await get()).toMatchObject({ name: 'AbortError' })
  })
})

describe('F26 a huge answer', () => {
  const PIECE = Buffer.from(`{"title":"${'x'.repeat(64 * 1024)}"},`)
  let sent = 0
  const endless =
    (packs: boolean): RequestListener =>
    (_, response) => {
      response.writeHead(200, packs ? { 'content-encoding': 'gzip' } : {})
      const to = packs ? createGzip() : response
      if (to !== response) to.pipe(response)
      let isOpen = true
      response.on('close', () => {
        isOpen = false
      })
      const flood = () => {
        // As fast as the client reads.
        for (let isTaken = true; isOpen && isTaken; sent += PIECE.length) isTaken = to.write(PIECE)
        if (isOpen) to.once('drain', flood)
      }
      to.write('{"jobs":[')
      flood()
    }

  test.each([
    ['plain', false],
    ['packed', true],
  ])(
    'F26 and %s is cut off at 20 MB, as unreadable and not as an empty board',
    async (_, packs) => {
      const { get, board } = await given(endless(packs))
      sent = 0
      const before = process.memoryUsage().rss
      expect(await get()).toMatchObject({
        name: 'Unreadable',
        message: 'boards.example answers with more than 20 MB.',
      })
      expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
      // Nothing was read beyond the limit, apart from what socket buffers hold.
      expect(sent).toBeGreaterThan(20 * 1024 * 1024)
      if (!packs) expect(sent).toBeLessThan(40 * 1024 * 1024)
      expect(board().validators()).toBeNull()
    },
  )
})

describe('an answer that cannot be used', () => {
  test.each<[string, string, RequestListener]>([
    ['404', 'no such board', says(404, {}, '{"jobs":[]}')],
    ['410', 'no such board', says(410)],
    ['400', 'boards.example answers 400.', says(400, {}, '{}')],
    ['a redirect to nowhere', 'boards.example answers 302.', says(302)],
    [
      'HTML',
      'boards.example answers with HTML instead of JSON.',
      says(200, { 'content-type': 'text/html' }, '<!doctype html>'),
    ],
    [
      'a picture',
      'boards.example answers with image/png instead of JSON.',
      says(200, { 'content-type': 'image/png' }),
    ],
  ])('like %s is unreadable: %s', async (_, message, answer) => {
    const { get } = await given(answer)
    const error = await get()
    expect(error).toBeInstanceOf(Unreadable)
    expect(error).toMatchObject({ message })
  })

  test.each([401, 403])('like %i means that the host refuses us', async (status) => {
    const { get } = await given(says(status))
    expect(await get()).toMatchObject({ name: 'Away', reason: 'forbidden' })
  })

  test.each([
    ['a private address', 'http://10.0.0.1/jobs', 'blocked'],
    ['this machine', 'http://localhost/jobs', 'blocked'],
    ['another port', 'https://boards.example:8443/jobs', 'blocked'],
  ])('because %s is not requested', async (_, url, reason) => {
    const { get, server } = await given(says(200), { agent: {} })
    expect(await get({ url })).toMatchObject({ name: 'Away', reason })
    expect(server.connections()).toBe(0)
  })
})

describe('a local file', () => {
  const directory = { ...SOURCE, name: 'directory', isOneAnswer: false }
  const root = path.resolve(import.meta.dirname, '..')
  const request = { url: `${pathToFileURL(root).href}/`, accept: 'json' } as const

  test('is read for the directory source, if the operator allows it', async () => {
    const { get } = await given(says(200), { readsFiles: true })
    const answer = await get(request, { source: directory, token: root })
    expect(answer).toEqual({ url: request.url, text: '[]' }) // the directory is empty
  })

  test.each([
    ['for another source', { readsFiles: true }, SOURCE],
    ['where the operator does not', {}, directory],
  ])('is not read %s', async (_, options, source) => {
    const { get } = await given(says(200), options)
    expect(await get(request, { source, token: root })).toBeInstanceOf(Unreadable)
  })

  test('cannot be reached through the web', async () => {
    const { get } = await given(says(302, { location: request.url }), { readsFiles: true })
    expect(await get({}, { source: directory, token: root })).toMatchObject({ reason: 'blocked' })
  })
})

test.each<[string, RequestListener]>([
  ['a failure', says(500)],
  ['a refusal', says(403)],
  ['an unreadable answer', says(400)],
  ['a page', says(200, {}, '<html>')],
  ['a broken answer', (_, response) => void response.destroy()],
  ['a circle', (request, response) => says(302, { location: `${request.url}` })(request, response)],
])('keys in addresses and headers do not appear in errors after %s', async (_, answer) => {
  const { get } = await given(answer)
  const error = await get({
    url: `https://boards.example/api/${KEY}/jobs?app_key=${KEY}`,
    headers: { authorization: KEY },
  })
  expect(error).toBeInstanceOf(Error)
  expect(inspect(error, { depth: 10 })).not.toContain(KEY)
})
