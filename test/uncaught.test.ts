/** An error that nobody caught: the server says so, finishes what is under way, and ends. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { ownDatabase, startServer } from './server-process.ts'

test.each([
  ['an error that nobody catches', `throw new Error('thrown by a test')`],
  ['a rejection that nobody handles', `void Promise.reject(new Error('thrown by a test'))`],
])(
  'F45 %s is logged, a request under way is answered, and the exit code is 1',
  async (_, fault) => {
    const preload = `data:text/javascript,process.on('SIGUSR2',()=>{${encodeURIComponent(fault)}})`
    const server = await startServer(
      { ...(await ownDatabase()), LOG_LEVEL: 'error' },
      { node: ['--import', preload] },
    )
    const underWay = await begin(server.address)

    server.process.kill('SIGUSR2')
    await expect.poll(server.logged, { timeout: 10_000 }).toContain('an error that nobody caught')
    const answer = await underWay.finish()

    expect(answer).toMatch(/^HTTP\/1\.1 204 /)
    expect(answer).toMatch(/\r\nConnection: close\r\n/i)
    expect((await server.ended()).code).toBe(1)
    expect(JSON.parse(server.logged())).toMatchObject({ err: { message: 'thrown by a test' } })
  },
)

/** A request whose body has not come yet, and that the server is waiting for. */
async function begin(address: string) {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  const body = '{}'
  const head = `POST /api/csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`
  await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  // What comes after it on another connection is answered: by then the first is being read.
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
