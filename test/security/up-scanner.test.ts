/** UP-12: files with viruses, with and without a scanner. */

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { fileForm, png } from '#test/sample-files.ts'
import { signUp } from '#test/sign-up.ts'

/** The standard test string that every scanner reports as a virus; split so that this file is not reported. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

type Received = { content: Buffer; commands: string[] }

/** Speaks clamd's INSTREAM protocol, and finds EICAR. */
async function createClamd(answer?: string) {
  const received: Received = { content: Buffer.alloc(0), commands: [] }
  const server = createServer((socket) => void serve(socket, received, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { received, address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port } }
}

async function serve(socket: Socket, received: Received, answer: string | undefined) {
  socket.on('error', () => {})
  let bytes = Buffer.alloc(0)
  const content: Buffer[] = []
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk])
    if (received.commands.length === 0 || content.length === 0) {
      const end = bytes.indexOf(0)
      if (content.length === 0 && bytes[0] === 0x7a && end !== -1) {
        received.commands.push(bytes.toString('latin1', 0, end))
        bytes = bytes.subarray(end + 1)
      }
    }
    for (let isWhole = true; isWhole && bytes.length >= 4; ) {
      const length = bytes.readUInt32BE(0)
      isWhole = bytes.length >= 4 + length
      if (!isWhole) break
      content.push(bytes.subarray(4, 4 + length))
      bytes = bytes.subarray(4 + length)
      if (length > 0) continue
      received.content = Buffer.concat(content)
      const found = received.content.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'
      socket.end(`${answer ?? `stream: ${found}`}\0`)
      return
    }
  }
}

async function upload(
  scanner: Awaited<ReturnType<typeof createClamd>>['address'] | null,
  content: Uint8Array,
  name = 'cv.txt',
) {
  const app = await createTestApp({ scanner })
  const ada = await signUp(app)
  const answer = await ada.request('/api/me/files', {
    method: 'POST',
    body: fileForm(name, content),
  })
  const kept = await app.services.db.selectFrom('files').select(['name', 'is_scanned']).execute()
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    kept,
    app,
  }
}

test('UP-12 a file with a virus is refused and not stored', async () => {
  const { address } = await createClamd()
  const { status, body, kept } = await upload(address, Buffer.from(EICAR))
  expect({ status, code: body.code, kept }).toEqual({
    status: 422,
    code: 'infected_file',
    kept: [],
  })
})

test('UP-12 a clean file is scanned completely, and stored as scanned', async () => {
  const { address, received } = await createClamd()
  const content = Buffer.from('Ada Example\n'.repeat(20_000))
  const { status, body, kept } = await upload(address, content)
  expect({ status, isScanned: body.isScanned }).toEqual({ status: 200, isScanned: true })
  expect(kept).toEqual([{ name: 'cv.txt', is_scanned: true }])
  expect(received.commands).toEqual(['zINSTREAM'])
  expect(received.content.equals(content)).toBe(true)
})

test('UP-12 without a scanner a file is marked as not scanned', async () => {
  const { status, body } = await upload(null, Buffer.from('Ada Example'))
  expect({ status, isScanned: body.isScanned }).toEqual({ status: 200, isScanned: false })
})

test.each([
  ['gives an unknown answer', 'INSTREAM size limit exceeded. ERROR'],
  ['gives no answer', ''],
])('UP-12 while the scanner %s nothing is stored', async (_, answer) => {
  const { address } = await createClamd(answer)
  const { status, body, kept } = await upload(address, Buffer.from('Ada Example'))
  expect({ status, code: body.code, kept }).toEqual({ status: 503, code: 'scanner_away', kept: [] })
})

test('UP-12 while the scanner is unreachable nothing is stored', async () => {
  const { status, body, kept } = await upload({ host: '127.0.0.1', port: 9 }, png(), 'me.png')
  expect({ status, code: body.code, kept }).toEqual({ status: 503, code: 'scanner_away', kept: [] })
})
