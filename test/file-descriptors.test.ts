/** A server that has run out of file descriptors. */
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ownDatabase, startServer } from './server-process.ts'

const DESCRIPTORS = 256
const CONNECTIONS = 1_000

test('F08 a server that ran out of file descriptors answers again once connections are closed', async () => {
  const limited = ['sh', '-c', `ulimit -n ${DESCRIPTORS} && exec "$0" "$@"`]
  const settings = { ...(await ownDatabase()), LOG_LEVEL: 'warn' }
  const server = await startServer(settings, { before: limited })
  const { port } = new URL(server.address)

  const sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), '127.0.0.1'))
  onTestFinished(() => closeAll(sockets))
  const shed = sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve)))
  for (const socket of sockets) socket.on('error', () => {}).resume()
  await atLeast(CONNECTIONS - DESCRIPTORS, shed)
  closeAll(sockets)
  await Promise.all(shed)

  for (const path of ['/livez', '/jobs', '/api/jobs?query=engineer', '/favicon.svg']) {
    const status = async () => (await fetch(server.address + path)).status
    await expect.poll(status, { timeout: 20_000 }).toBe(200)
  }
  expect(server.process.exitCode).toBeNull()
  expect(server.logged().split('\n').length).toBeLessThan(20)
})

/** Resolves when this many of `promises` have resolved. */
function atLeast(count: number, promises: Promise<unknown>[]): Promise<void> {
  let done = 0
  return new Promise((resolve) => {
    for (const promise of promises) {
      void promise.then(() => {
        done += 1
        if (done === count) resolve()
      })
    }
  })
}

function closeAll(sockets: Socket[]) {
  for (const socket of sockets) socket.destroy()
}
