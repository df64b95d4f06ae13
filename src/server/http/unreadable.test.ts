import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refuseUnreadable } from './unreadable.ts'

test('an address that is too long is refused with a message', async () => {
  const server = createServer({ maxHeaderSize: 16 * 1024 }, (_, response) => response.end('read'))
  server.on('clientError', refuseUnreadable)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/jobs?query=`

  expect((await fetch(`${address}react`)).status).toBe(200)
  const refused = await fetch(address + 'five+thousand+words+'.repeat(1_000))
  expect(refused.status).toBe(431)
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(await refused.json()).toMatchObject({ status: 431, code: 'address_too_long' })
})
