import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { databaseName, isUnreachable, waitForDatabase } from './wait-for-database.ts'

test.each([
  ['postgres://user:secret@db.example:5432/jobs', 'db.example:5432/jobs'],
  ['postgresql:///jobs', '/jobs'],
  ['postgres://user@localhost/jobs?host=/run/postgresql', 'localhost/jobs'],
  ['postgres:///jobs?host=/run/postgresql', '/run/postgresql/jobs'],
])('%s is shown as %s', (url, name) => {
  expect(databaseName(url)).toBe(name)
})

test.each([
  ['ECONNREFUSED', true],
  ['ENOTFOUND', true],
  ['EACCES', false],
  ['SELF_SIGNED_CERT_IN_CHAIN', false],
  [undefined, false],
])('whether %s counts as unreachable: %s', (code, isWaitedFor) => {
  expect(isUnreachable(Object.assign(new Error('no connection'), { code }))).toBe(isWaitedFor)
})

test.each([
  ['socket', 'connect', true],
  ['certificate', 'open', false],
])('whether a missing %s (%s) counts as unreachable: %s', (_, syscall, isWaitedFor) => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall })
  expect(isUnreachable(error)).toBe(isWaitedFor)
})

test('a connection closed without an answer is retried and reported once', async () => {
  let tries = 0
  const server = createServer((socket) => {
    tries += 1
    socket.on('error', () => {})
    if (tries < 3) socket.end()
    else socket.end(REFUSED)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const database = `127.0.0.1:${port}/jobs`
  const [waits, warnings]: [string[], object[]] = [[], []]

  await waitForDatabase(`postgres://user:secret@${database}`, {
    log: { info() {}, warn: (fields) => warnings.push(fields), error() {} },
    onWait: (name) => waits.push(name),
    pauseMs: 1,
  })
  expect(tries).toBe(3)
  expect(waits).toEqual([database])
  expect(warnings).toEqual([{ database, reason: 'Connection terminated unexpectedly' }])
})

/** PostgreSQL's answer to a wrong password. */
const REFUSED = Buffer.from('E\0\0\0\x1dSFATAL\0VFATAL\0C28P01\0Mno\0\0')
