/** Addresses chosen by strangers and requested by our server: none leads into its own network or blocks it. */
import { execFile } from 'node:child_process'
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net'
import * as path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createBrotliCompress, createDeflate, createDeflateRaw, createGzip } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { RequestProblem } from '#server/outgoing/request-problem.ts'
import type { FoundAddress, SafeAgentOptions } from '#server/outgoing/safe-agent.ts'
import { createSafeFetch, readWhole, type SafeRequest } from '#server/outgoing/safe-fetch.ts'
import { type Canary, canary } from '../canary.ts'

const LIMITS = { totalMs: 5_000, maxBytes: 100_000, maxRedirects: 3 }
const PUBLIC: FoundAddress = { address: '93.184.215.14', family: 4 }

function client(options: SafeAgentOptions = {}) {
  const safe = createSafeFetch(options)
  onTestFinished(() => safe.close())
  /** The body, or the code of the problem. */
  return async (url: string, more: Partial<SafeRequest> = {}) => {
    try {
      const answer = await safe.ask({ url, limits: LIMITS, ...more })
      return { text: Buffer.from(await readWhole(answer)).toString(), status: answer.status }
    } catch (error) {
      if (error instanceof RequestProblem) return error.code
      throw error
    }
  }
}

describe('SF-01 addresses of our own network are never requested, however they are written', () => {
  const SPELLINGS = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'x.localhost',
    '0',
    '0.0.0.0',
    '127.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '0x7f.1',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::7f00:1]',
    '[fd00::1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[ff02::1]',
    '169.254.169.254',
    'metadata.google.internal',
    '168.63.129.16',
    '100.64.0.1',
    '100.100.100.200',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '①②⑦.⓪.⓪.①',
    '１２７。０。０。１',
    'user@127.0.0.1',
    'example.com@127.0.0.1',
    'example.com:80@127.0.0.1',
    'printer.local',
    'router.home.arpa',
  ]
  test.each(SPELLINGS)('SF-01 %s', async (spelling) => {
    const target = await canary()
    const ask = client({ ports: [target.port] })
    expect(await ask(`http://${spelling}:${target.port}/`)).toBe('blocked_address')
    expect(await ask(`https://${spelling}:${target.port}/`)).toBe('blocked_address')
    expect(target.connections()).toBe(0)
  })

  test.each([
    ['127.0.0.1', 4],
    ['10.0.0.1', 4],
    ['::1', 6],
    ['::ffff:127.0.0.1', 6],
    ['64:ff9b::a00:1', 6],
    ['fe80::1%lo', 6],
    ['not an address', 4],
  ])('SF-01 a harmless name that resolves to %s', async (address, family) => {
    const target = await canary()
    const ask = client({ ports: [target.port], findAddresses: async () => [{ address, family }] })
    expect(await ask(`http://jobs.example:${target.port}/`)).toBe('blocked_address')
    expect(target.connections()).toBe(0)
  })

  test('SF-01 addresses that the operator allows may be local, on exactly that port', async () => {
    const [named, other] = [await canary(), await canary()]
    const ask = client({ allow: [named.host], ports: [named.port, other.port] })
    expect(await ask(named.url)).toEqual({ text: 'canary', status: 200 })
    expect(await ask(other.url)).toBe('blocked_address')
    expect(await ask(`http://[::ffff:127.0.0.1]:${named.port}`)).toBe('blocked_address')
    expect(other.connections()).toBe(0)
  })
})

describe('SF-02 a name whose address changes between the check and the connection', () => {
  /** Connects to the canary whatever address was found, and records the address. */
  function dialling(target: Canary) {
    const dialled: string[][] = []
    const connector: SafeAgentOptions['connector'] = (lookup) => (options, done) => {
      lookup(options.hostname, { all: true }, (error, found) => {
        if (error) return done(error, null)
        dialled.push((found as FoundAddress[]).map(({ address }) => address))
        const socket = openSocket(target.port, '127.0.0.1', () => done(null, socket))
      })
    }
    return { dialled, connector }
  }

  test('SF-02 is looked up once, and the connection goes to the address that was found', async () => {
    const target = await canary()
    const { dialled, connector } = dialling(target)
    let lookUps = 0
    const findAddresses = async () =>
      ++lookUps === 1 ? [PUBLIC] : [{ address: '127.0.0.1', family: 4 }]
    const ask = client({ ports: [target.port], connector, findAddresses })
    // The socket really leads to this machine, which is noticed before a byte is sent.
    expect(await ask(`http://jobs.example:${target.port}/`)).toBe('blocked_address')
    expect({ lookUps, dialled, asked: target.asked }).toEqual({
      lookUps: 1,
      dialled: [[PUBLIC.address]],
      asked: [],
    })
  })

  test('SF-02 is refused at the second lookup as at the first', async () => {
    const target = await canary()
    const { dialled, connector } = dialling(target)
    const findAddresses = async () => [{ address: '127.0.0.1', family: 4 }]
    const ask = client({ ports: [target.port], connector, findAddresses })
    expect(await ask(`http://jobs.example:${target.port}/`)).toBe('blocked_address')
    expect({ dialled, connections: target.connections() }).toEqual({ dialled: [], connections: 0 })
  })

  test('SF-02 is refused if any of its addresses is not public', async () => {
    const target = await canary()
    const { dialled, connector } = dialling(target)
    const findAddresses = async () => [PUBLIC, { address: '10.0.0.1', family: 4 }]
    const ask = client({ ports: [target.port], connector, findAddresses })
    expect(await ask(`http://jobs.example:${target.port}/`)).toBe('blocked_address')
    expect(dialled).toEqual([])
  })
})

describe('SF-03 each redirect is checked like the first address', () => {
  test.each([
    ['this machine', (hidden: Canary) => hidden.url, 'blocked_address'],
    ['this machine by name', (hidden: Canary) => `//localhost:${hidden.port}/`, 'blocked_address'],
    ['a file', () => 'file:///etc/passwd', 'bad_address'],
    ['another port', () => 'http://example.org:22/', 'bad_address'],
    ['nowhere', () => 'http://[', 'bad_redirect'],
    ['somebody else with a password', () => 'http://u:p@example.org/', 'bad_address'],
  ])('SF-03 to %s', async (_, location, problem) => {
    const hidden = await canary()
    const first = await canary((_, response) =>
      response.writeHead(302, { location: location(hidden) }).end(),
    )
    const ask = client({ allow: [first.host], ports: [80, 443, hidden.port] })
    expect(await ask(first.url)).toBe(problem)
    expect([first.asked.length, hidden.connections()]).toEqual([1, 0])
  })

  test('SF-03 in a circle stops after three', async () => {
    const first = await canary((_, response) => response.writeHead(302, { location: '/' }).end())
    expect(await client({ allow: [first.host] })(first.url)).toBe('bad_redirect')
    expect(first.asked.length).toBe(4)
  })

  test('SF-03 from https to http is refused, and to https is followed', async () => {
    const all = await canary((request, response) => {
      if (request.url === '/end') response.end('end')
      else response.writeHead(301, { location: `${request.url?.slice(1)}://a.example/end` }).end()
    })
    const ask = client({ detour: { host: '127.0.0.1', port: all.port } })
    expect(await ask('https://a.example/http')).toBe('bad_redirect')
    expect(all.asked.length).toBe(1)
    expect(await ask('http://a.example/https')).toEqual({ text: 'end', status: 200 })
  })

  test('SF-03 to another host carries no key and no body', async () => {
    const all = await canary((request, response) => {
      if (request.headers.host === 'b.example') response.end('end')
      else response.writeHead(Number(request.url?.slice(1)), { location: 'http://b.example' }).end()
    })
    const ask = client({ detour: { host: '127.0.0.1', port: all.port } })
    const headers = { authorization: 'Bearer secret', 'x-key': 'secret', accept: 'text/html' }
    const more = { method: 'POST', headers, body: '{"key":"secret"}' } as const
    expect(await ask('http://a.example/302', more)).toMatchObject({ text: 'end' })
    const [, there] = all.asked
    expect(JSON.stringify(there)).not.toContain('secret')
    expect(there).toMatchObject({ method: 'GET', headers: { accept: 'text/html' } })
    expect(await ask('http://a.example/307', more)).toBe('bad_redirect')
    expect(all.asked.length).toBe(3)
  })
})

describe('SF-04 only web addresses on the standard ports are requested', () => {
  test.each([
    'file:///etc/passwd',
    'gopher://example.org/',
    'ftp://example.org/',
    'data:text/html,hello',
    'dict://example.org:2628/',
    'ws://example.org/',
    'blob:http://example.org/1',
    'javascript:alert(1)',
    'http://example.org:22/',
    'http://example.org:6379/',
    'https://example.org:8443/',
    'http://user:password@example.org/',
    'example.org',
    '',
  ])('SF-04 %s', async (url) => {
    let lookUps = 0
    const findAddresses = async () => {
      lookUps++
      return [PUBLIC]
    }
    expect(await client({ findAddresses })(url)).toBe('bad_address')
    expect(lookUps).toBe(0)
  })
})

describe('SF-05 nothing blocks us or fills our memory', () => {
  const MEGABYTE = Buffer.alloc(1024 * 1024)
  const zeros = (megabytes: number) =>
    Readable.from(
      (function* () {
        for (let index = 0; index < megabytes; index++) yield MEGABYTE
      })(),
    )

  test.each([
    ['gzip', createGzip],
    ['br', createBrotliCompress],
    ['deflate', createDeflate],
    ['deflate', createDeflateRaw],
    ['identity', null],
  ] as const)('SF-05 a gigabyte in %s is cut off at the limit', async (encoding, pack) => {
    let isOpen = true
    const bomb = await canary((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding })
      response.on('close', () => {
        isOpen = false
      })
      const all = pack ? zeros(1_024).pipe(pack()) : zeros(1_024)
      response.on('close', () => all.destroy())
      all.pipe(response)
    })
    const safe = createSafeFetch({ allow: [bomb.host] })
    const answer = await safe.ask({
      url: bomb.url,
      limits: { totalMs: 30_000, maxBytes: 2_000_000, maxRedirects: 0 },
    })
    let taken = 0
    const before = process.memoryUsage().rss
    const reading = async () => {
      for await (const chunk of answer.body) taken += chunk.length
    }
    await expect(reading()).rejects.toMatchObject({ code: 'too_large' })
    expect(taken).toBeLessThanOrEqual(2_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * MEGABYTE.length)
    await expect.poll(() => isOpen).toBe(false)
    await safe.close()
  })

  test.each([
    ['gzip', createGzip],
    ['x-gzip', createGzip],
    ['br', createBrotliCompress],
    ['deflate', createDeflate],
    ['deflate', createDeflateRaw],
  ] as const)('SF-05 %s within the limit is read whole', async (encoding, pack) => {
    const server = await canary((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding })
      Readable.from([Buffer.from('hello '), Buffer.from('jobs')])
        .pipe(pack())
        .pipe(response)
    })
    expect(await client({ allow: [server.host] })(server.url)).toMatchObject({ text: 'hello jobs' })
  })

  test.each([
    ['an unknown encoding', { 'content-encoding': 'zpaq' }, 'x'],
    ['an encoding in an encoding', { 'content-encoding': 'gzip, gzip' }, 'x'],
    ['an encoding named like a method', { 'content-encoding': 'constructor' }, 'x'],
    ['no gzip at all', { 'content-encoding': 'gzip' }, 'hello'],
    ['less than it announced', { 'content-length': '100' }, 'hello'],
  ])('SF-05 %s counts as broken', async (_, headers, body) => {
    const server = await canary((_, response) => {
      response.writeHead(200, headers as Record<string, string>)
      if ('content-length' in headers) response.write(body, () => response.destroy())
      else response.end(body)
    })
    expect(await client({ allow: [server.host] })(server.url)).toBe('broken')
  })

  const trickling = (begin: string, drop: string) => (socket: Socket) => {
    socket.on('error', () => {})
    socket.write(begin)
    const timer = setInterval(() => socket.write(drop), 20)
    socket.on('close', () => clearInterval(timer))
  }
  test.each([
    ['a body', trickling('HTTP/1.1 200 OK\r\n\r\n', 'x')],
    ['a header', trickling('HTTP/1.1 200 OK\r\nx: ', 'x')],
    ['an answer that never begins', (socket: Socket) => void socket.on('error', () => {})],
  ])('SF-05 %s, byte by byte, ends at the time limit', async (_, serve) => {
    const server = await rawServer(serve)
    const ask = client({ allow: [server.host] })
    const limits = { ...LIMITS, totalMs: 300 }
    expect(await ask(server.url, { limits })).toBe('slow')
    await expect.poll(server.openSockets).toBe(0)
  })

  test('SF-05 endless headers are cut off', async () => {
    const server = await rawServer((socket) => {
      socket.on('error', () => {})
      socket.write('HTTP/1.1 200 OK\r\n')
      const flood = () => {
        while (!socket.destroyed && socket.write(`x-a: ${'x'.repeat(1_000)}\r\n`)) {
          // as fast as the client reads
        }
      }
      socket.on('drain', flood)
      flood()
    })
    expect(await client({ allow: [server.host] })(server.url)).toBe('too_large')
  })

  test('SF-05 cookies are neither stored nor sent, and nothing else identifies us', async () => {
    const server = await canary((_, response) =>
      response.writeHead(200, { 'set-cookie': 'id=1; Path=/' }).end('hello'),
    )
    const ask = client({ allow: [server.host] })
    await ask(server.url)
    await ask(server.url)
    expect(server.asked.map(({ headers }) => Object.keys(headers).sort())).toEqual([
      ['accept-encoding', 'connection', 'host'],
      ['accept-encoding', 'connection', 'host'],
    ])
  })

  test('SF-05 aborting a call ends the request', async () => {
    const giveUp = new AbortController()
    const server = await canary(() => giveUp.abort())
    const ask = client({ allow: [server.host] })
    expect(await ask(server.url, { signal: giveUp.signal })).toBe('cancelled')
  })
})

test('SF-06 if a visitor chose the address, nothing reveals why there was no answer', async () => {
  const gone = await rawServer(() => {})
  await gone.close()
  const closing = await rawServer((socket) => socket.destroy())
  const silent = await rawServer((socket) => void socket.on('error', () => {}))
  const hidden = await canary()
  const allow = [gone.host, closing.host, silent.host]
  const findAddresses = async () => [{ address: '10.0.0.1', family: 4 }]
  const safe = createSafeFetch({ allow, findAddresses })
  onTestFinished(() => safe.close())
  const limits = { ...LIMITS, totalMs: 400 }

  const answers = await Promise.all(
    [gone.url, closing.url, silent.url, hidden.url, 'http://intranet.example/'].map(async (url) => {
      const began = performance.now()
      const error: unknown = await safe
        .ask({ url, limits, hidesReason: true })
        .catch((problem: unknown) => problem)
      const isEarly = performance.now() - began < limits.totalMs - 20 // timers may fire slightly early
      const { name, message, code, cause } = error as RequestProblem
      return { name, message, code, cause, isEarly }
    }),
  )
  const same = {
    name: 'RequestProblem',
    message: 'unreachable',
    code: 'unreachable',
    cause: undefined,
    isEarly: false,
  }
  // The canary's address is refused at once for its port, which reveals nothing that is not in the address itself.
  expect(answers).toEqual([
    same,
    same,
    same,
    { ...same, message: 'bad_address', code: 'bad_address', isEarly: true },
    same,
  ])
  expect(hidden.connections()).toBe(0)
})

/** The output of `script`, run in its own process, because proxy environment variables are read at process start. */
async function run(script: string, env: Record<string, string> = {}) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: path.resolve(import.meta.dirname, '../..'), env },
  )
  return JSON.parse(stdout) as unknown
}

test('SF-07 proxy environment variables are ignored', async () => {
  const [proxy, target] = [await canary(), await canary()]
  const env: Record<string, string> = { NODE_USE_ENV_PROXY: '1' }
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy']) {
    env[name] = proxy.url
  }
  const said = await run(
    `import { createSafeFetch, readWhole } from './src/server/outgoing/safe-fetch.ts'
    import { guardFetch } from './src/server/outgoing/guard-fetch.ts'
    const allow = ['${target.host}']
    const limits = { totalMs: 5000, maxBytes: 1000, maxRedirects: 0 }
    const safe = createSafeFetch({ allow })
    const ours = Buffer.from(await readWhole(await safe.ask({ url: '${target.url}', limits })))
    guardFetch(allow)
    const others = await fetch('${target.url}').then((answer) => answer.text())
    console.log(JSON.stringify([ours.toString(), others]))`,
    env,
  )
  expect(said).toEqual(['canary', 'canary'])
  expect([proxy.connections(), target.asked.length]).toEqual([0, 2])
})

test('SF-08 fetches by libraries follow the same rules, including redirects', async () => {
  const hidden = await canary()
  const named = await canary((request, response) => {
    if (request.url === '/') response.end('named')
    else response.writeHead(302, { location: hidden.url }).end()
  })
  const said = await run(
    `import { guardFetch } from './src/server/outgoing/guard-fetch.ts'
    guardFetch(['${named.host}'])
    const ask = (url) => fetch(url).then((answer) => answer.text(), ({ cause }) => cause.code)
    const urls = ['${named.url}', '${named.url}/away', '${hidden.url}', 'http://localhost', 'http://[::1]', 'https://10.0.0.1']
    console.log(JSON.stringify(await Promise.all(urls.map(ask))))`,
  )
  const refused = Array.from({ length: 3 }, () => 'blocked_address')
  expect(said).toEqual(['named', 'bad_address', 'bad_address', ...refused])
  expect(hidden.connections()).toBe(0)
})

async function rawServer(serve: (socket: Socket) => void) {
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.resume() // otherwise its end is never noticed
    socket.on('close', () => open.delete(socket))
    serve(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of open) socket.destroy()
      server.close(() => resolve())
    })
  onTestFinished(close)
  const { port } = server.address() as { port: number }
  const host = `127.0.0.1:${port}`
  return { host, url: `http://${host}`, close, openSockets: () => open.size }
}
