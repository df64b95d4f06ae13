/** A server that is started before its PostgreSQL: what it answers meanwhile, and when it gives up. */
import * as fs from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TEST_KEY } from './app.ts'
import { ownDatabase, spawnServer } from './server-process.ts'
import { socketOf } from './tcp-proxy.ts'

test('F10 a server without its PostgreSQL answers 503, and is ready once PostgreSQL appears', async () => {
  const settings = await ownDatabase()
  const { url, appear } = socketToCome(settings.DATABASE_URL)
  const server = spawnServer({ ...settings, DATABASE_URL: url, LOG_LEVEL: 'info' })
  const address = await addressOf(server)

  expect((await fetch(`${address}/livez`)).status).toBe(200)
  const readiness = await fetch(`${address}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.json()).toEqual({ ready: false })
  const page = await fetch(`${address}/jobs?query=react`)
  expect(page.status).toBe(503)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=UTF-8',
    'x-content-type-options': 'nosniff',
  })
  expect(await page.text()).toContain('<p>The site is starting up. Try again in a moment.</p>')
  const refused = await fetch(`${address}/api/me/applications`, { method: 'POST', body: '{}' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(await refused.json()).toMatchObject({ status: 503, code: 'not_ready' })

  appear()
  const status = async () => (await fetch(`${address}/readyz`)).status
  await expect.poll(status, { timeout: 30_000 }).toBe(200)
  const { totalCount } = (await (await fetch(`${address}/api/jobs`)).json()) as {
    totalCount: number
  }
  expect(totalCount).toBeGreaterThan(0)
  expect(linesOf(server).map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['waiting for the database', 'the database can be reached']),
  )
})

test('F10 SIGTERM stops a server that waits for its database with exit code 0, and no log contains the password', async () => {
  const server = spawnServer({
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    SECRET_KEY: TEST_KEY,
    LOG_LEVEL: 'info',
  })
  await addressOf(server)
  server.process.kill('SIGTERM')

  const { code, said } = await server.ended()
  expect(code).toBe(0)
  expect(linesOf(server)).toMatchObject([
    { database: '127.0.0.1:1/none', reason: 'connect ECONNREFUSED 127.0.0.1:1' },
  ])
  expect(said + server.logged()).not.toContain('secret')
})

test.each([
  ['28P01', 'a wrong password'],
  ['3D000', 'an unknown database'],
])('F10 %s, %s, is final: one sentence and exit code 1', async (sqlState) => {
  const port = await refusingPostgres(['57P03', sqlState, sqlState]) // first as if starting up, then with the error
  const server = spawnServer({
    DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none`,
    SECRET_KEY: TEST_KEY,
  })

  const { code, said } = await server.ended()
  expect(code).toBe(1)
  expect(said).toContain(`Waiting for the database 127.0.0.1:${port}/none`)
  expect(said).toMatch(
    new RegExp(`^DATABASE_URL \\(127.0.0.1:${port}/none\\) cannot be used: no ${sqlState}$`, 'm'),
  )
  expect(said).not.toContain('secret')
  expect(said).not.toContain('    at ')
})

test('F10 a port in use is reported at once, whether or not the database is there', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const server = spawnServer({
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    SECRET_KEY: TEST_KEY,
    PORT: `${port}`,
    HOST: '127.0.0.1',
  })

  const { code, said } = await server.ended()
  expect(code).toBe(1)
  expect(said).toBe(
    `Port ${port} is already in use. Set PORT to another one, like PORT=${port + 1}.\n`,
  )
})

type ServerProcess = ReturnType<typeof spawnServer>

/** The address of a server that is waiting for its database. */
async function addressOf(server: ServerProcess) {
  const [, port] = /port (\d+) answers 503/.exec(await server.says('answers 503')) ?? []
  return `http://127.0.0.1:${port}`
}

const linesOf = (server: ServerProcess) =>
  server
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; database?: string; reason?: string })

/** The address of a database whose socket appears when `appear` is called. */
function socketToCome(databaseUrl: string) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-socket-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  const url = new URL(databaseUrl)
  url.searchParams.set('host', directory)
  const { path: socket } = socketOf(databaseUrl) as { path: string }
  return {
    url: url.href,
    appear: () => fs.symlinkSync(socket, path.join(directory, path.basename(socket))),
  }
}

/** Refuses each connection with the next of these SQLSTATEs, and repeats the last one. */
async function refusingPostgres(sqlStates: string[]): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {}) // the client may have closed the connection already
    socket.once('data', () => {
      const sqlState = sqlStates.length > 1 ? sqlStates.shift() : sqlStates[0]
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0Mno ${sqlState}\0\0`)
      const head = Buffer.from('E\0\0\0\0')
      head.writeInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
