/** UP-12: files with viruses, where the operator has a scanner, and where not. */

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { fileForm, png } from '#test/made-files.ts'
import { signUp } from '#test/people.ts'

/** The text that every scanner takes for a virus and that is none; in two parts, so that this file is not taken for one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

type Told = { content: Buffer; commands: string[] }

/** Speaks the INSTREAM protocol as clamd does, and finds EICAR. */
async function createClamd(answer?: string) {
  const told: Told = { content: Buffer.alloc(0), commands: [] }
  const server = createServer((socket) => void serve(socket, told, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { told, address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port } }
}

async function serve(socket: Socket, told: Told, answer: string | undefined) {
  socket.on('error', () => {})
  let bytes = Buffer.alloc(0)
  const content: Buffer[] = []
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk])
    if (told.commands.length === 0 || content.length === 0) {
      const end = bytes.indexOf(0)
      if (content.length === 0 && bytes[0] === 0x7a && end !== -1) {
        told.commands.push(bytes.toString('latin1', 0, end))
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
      told.content = Buffer.concat(content)
      const found = told.content.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'
      socket.end(`${answer ?? `stream: ${found}`}\0`)
      return
    }
  }
}

async function handIn(
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
  const kept = await app.world.db.selectFrom('files').select(['name', 'is_scanned']).execute()
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    kept,
    app,
  }
}

test('UP-12 a file with a virus is refused and not kept', async () => {
  const { address } = await createClamd()
  const { status, body, kept } = await handIn(address, Buffer.from(EICAR))
  expect({ status, code: body.code, kept }).toEqual({
    status: 422,
    code: 'infected_file',
    kept: [],
  })
})

test('UP-12 a clean file is looked at as a whole, and kept with that', async () => {
  const { address, told } = await createClamd()
  const content = Buffer.from('Ada Example\n'.repeat(20_000))
  const { status, body, kept } = await handIn(address, content)
  expect({ status, isScanned: body.isScanned }).toEqual({ status: 200, isScanned: true })
  expect(kept).toEqual([{ name: 'cv.txt', is_scanned: true }])
  expect(told.commands).toEqual(['zINSTREAM'])
  expect(told.content.equals(content)).toBe(true)
})

test('UP-12 without a scanner a file says that nobody looked at it', async () => {
  const { status, body } = await handIn(null, Buffer.from('Ada Example'))
  expect({ status, isScanned: body.isScanned }).toEqual({ status: 200, isScanned: false })
})

test.each([
  ['says nothing that we know', 'INSTREAM size limit exceeded. ERROR'],
  ['says nothing', ''],
])('UP-12 while the scanner %s nothing is kept', async (_, answer) => {
  const { address } = await createClamd(answer)
  const { status, body, kept } = await handIn(address, Buffer.from('Ada Example'))
  expect({ status, code: body.code, kept }).toEqual({ status: 503, code: 'scanner_away', kept: [] })
})

test('UP-12 while the scanner is away nothing is kept', async () => {
  const { status, body, kept } = await handIn({ host: '127.0.0.1', port: 9 }, png(), 'me.png')
  expect({ status, code: body.code, kept }).toEqual({ status: 503, code: 'scanner_away', kept: [] })
})
