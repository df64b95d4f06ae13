/** An uncaught error: the server logs it, finishes requests in progress, and exits. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { ownDatabase, startServer } from './server-process.ts'

test.each([
  ['an error that nobody catches', `throw new Error('thrown by a test')`],
  ['a rejection that nobody handles', `void Promise.reject(new Error('thrown by a test'))`],
])(
  'F45 %s is logged, a request in progress is answered, and the exit code is 1',
  async (_, fault) => {
    const preload = `data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(fault)}})`
    const server = await startServer(
      { ...(await ownDatabase()), LOG_LEVEL: 'error' },
      { node: ['--import', preload] },
    )
    const underWay = await begin(server.address)

    server.process.kill('SIGUSR2')
    await expect.poll(server.logged, { timeout: 10_000 }).toContain('uncaught error')
    const answer = await underWay.finish()

    expect(answer).toMatch(/^HTTP\/1\.1 204 /)
    expect(answer).toMatch(/\r\nConnection: close\r\n/i)
    expect((await server.ended()).code).toBe(1)
    expect(JSON.parse(server.logged())).toMatchObject({ err: { message: 'thrown by a test' } })
  },
)

/** Starts a request whose body has not arrived yet, so the server is waiting for it. */
async function begin(address: string) {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  const body = '{}'
  const head = `POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  // Once this later request is answered, the server has begun to read the first.
  await fetch(`${address}/livez`)
  return {
    finish: () =>
      new Promise<string>((resolve, reject) => {
        let said = ''
        socket.setEncoding('utf8')
        socket.on('data', (text: string) => {
          said += text
        })
        socket.on('close', () => resolve(said))
        socket.on('error', reject)
        socket.write(body)
      }),
  }
}
