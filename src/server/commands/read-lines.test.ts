import * as fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as os from 'node:os'
import * as path from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SourceLine } from '#work/import/import-listings.ts'
import { type FileEnd, readLines } from './read-lines.ts'

let directory: string
beforeAll(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-lines-'))
})
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

const MEGABYTE = 1024 * 1024

/** Named like plain text: the content decides, not the name. */
function file(bytes: string | Buffer, name = 'jobs.txt'): string {
  const place = path.join(fs.mkdtempSync(path.join(directory, 'file-')), name)
  fs.writeFileSync(place, bytes)
  return place
}

async function read(place: string) {
  const end: FileEnd = { problem: null }
  const lines: SourceLine[] = []
  for await (const line of readLines(place, end)) lines.push(line)
  return { lines, problem: end.problem }
}

const whole = (...texts: string[]) => ({
  lines: texts.map((text, index) => ({ line: index + 1, text })),
  problem: null,
})

test.each<[string, string | Buffer, ReturnType<typeof whole>]>([
  ['lines', 'a\nb\nc\n', whole('a', 'b', 'c')],
  ['no newline at the end', 'a\nb', whole('a', 'b')],
  ['one line', 'a', whole('a')],
  ['nothing', '', whole()],
  ['a byte order mark', '\ufeffa\nb', whole('a', 'b')],
  ['a byte order mark further on', 'a\n\ufeffb', whole('a', '\ufeffb')],
  ['another line separator within', 'a\u2028b\n', whole('a\u2028b')],
  ['other scripts', 'Ґанок\n日本語\n🚀\n', whole('Ґанок', '日本語', '🚀')],
  ['one byte that is half of the gzip signature', Buffer.from([0x1f]), whole('\x1f')],
])('%s', async (_, bytes, expected) => expect(await read(file(bytes))).toEqual(expected))

test('blank lines are counted but skipped', async () => {
  expect(await read(file('\n\na\n  \t\nb\n\n'))).toEqual({
    lines: [
      { line: 3, text: 'a' },
      { line: 5, text: 'b' },
    ],
    problem: null,
  })
})

test('lines with Windows line endings give the same JSON', async () => {
  const { lines } = await read(file('{"a":1}\r\n\r\n{"a":2}\r\n'))
  expect(lines.map((line) => ('text' in line ? [line.line, JSON.parse(line.text)] : line))).toEqual(
    [
      [1, { a: 1 }],
      [3, { a: 2 }],
    ],
  )
})

test('gzip is recognized by its first bytes, whatever the file name', async () => {
  expect(await read(file(gzipSync('a\nb\n'), 'jobs.jsonl'))).toEqual(whole('a', 'b'))
  expect(await read(file('a\nb\n', 'jobs.jsonl.gz'))).toEqual(whole('a', 'b'))
})

test('concatenated gzip files are read as one file', async () => {
  const bytes = Buffer.concat([gzipSync('a\nb'), gzipSync('c\nd\n')])
  expect(await read(file(bytes))).toEqual(whole('a', 'bc', 'd'))
})

test('characters split across two chunks stay intact', async () => {
  const lines = Array.from({ length: 60_000 }, (_, n) => `${'é日🚀'.slice(0, 1 + (n % 4))} ${n}`)
  const plain = lines.map((line) => line.toWellFormed())
  expect(await read(file(plain.join('\n')))).toEqual(whole(...plain))
  expect(await read(file(gzipSync(plain.join('\n'))))).toEqual(whole(...plain))
})

test('a line that is too long is reported and the others are read', async () => {
  const bytes = `a\n${'x'.repeat(4 * MEGABYTE + 1)}\nb\n${'y'.repeat(9 * MEGABYTE)}`
  expect(await read(file(bytes))).toEqual({
    lines: [
      { line: 1, text: 'a' },
      { line: 2, problem: 'longer than 4 MB' },
      { line: 3, text: 'b' },
      { line: 4, problem: 'longer than 4 MB' },
    ],
    problem: null,
  })
})

test('a line of exactly the maximum length is read', async () => {
  const longest = 'x'.repeat(4 * MEGABYTE)
  expect(await read(file(`${longest}\nb`))).toEqual(whole(longest, 'b'))
})

/** Numbers that don't compress to nothing, so that a cut falls among them. */
const NUMBERED = Array.from({ length: 30_000 }, (_, n) => `${n} ${Math.imul(n, 2_654_435_761)}`)

test.each([20, 5_000, 60_000])(
  'a gzip file cut by %i bytes gives every complete line it had',
  async (cut) => {
    const whole = gzipSync(`${NUMBERED.join('\n')}\n`)
    const bytes = whole.subarray(0, -cut)
    const had = gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString().split('\n')
    const end: FileEnd = { problem: null }
    const texts: string[] = []
    for await (const line of readLines(file(bytes), end)) {
      if (line.line % 500 === 0) await readFile(import.meta.filename) // as an import waits for its database
      if ('text' in line) texts.push(line.text)
    }

    expect(end.problem).toBe('it is incomplete; everything up to its end was read')
    expect(texts).toEqual(had.slice(0, -1))
  },
)

test('a damaged gzip file gives the complete lines before the damage', async () => {
  const bytes = gzipSync(`${NUMBERED.join('\n')}\n`)
  bytes.fill(0xff, bytes.length - 2_000, bytes.length - 1_900)
  const { lines, problem } = await read(file(bytes))

  expect(problem).toBe('it is damaged; everything before the damage was read')
  expect(lines.length).toBeGreaterThan(25_000)
  expect(lines.slice(0, 25_000)).toEqual(whole(...NUMBERED.slice(0, 25_000)).lines)
})

test('half a line at the end of a cut file is ignored', async () => {
  const bytes = gzipSync('whole\nhalf of a line that goes on and on', { level: 0 })
  expect(await read(file(bytes.subarray(0, -20)))).toEqual({
    lines: [{ line: 1, text: 'whole' }],
    problem: 'it is incomplete; everything up to its end was read',
  })
})

test('a file that cannot be read at all gives the reason', async () => {
  expect(await read(path.join(directory, 'nowhere.jsonl'))).toEqual({
    lines: [],
    problem: 'there is no such file',
  })
  expect(await read(directory)).toEqual({ lines: [], problem: 'it is a directory' })
})

test('a reader that stops early closes the file', async () => {
  const place = file(gzipSync(`${NUMBERED.join('\n')}\n`))
  for await (const line of readLines(place, { problem: null })) {
    if (line.line === 3) break
  }
  await readFile(place) // the file is closed by now: the close was requested first and uses the same threads
  await breathe()
  expect(openFiles()).not.toContain(place)
})

/** The files that this process has open, where the system reports them (Linux). */
function openFiles(): string[] {
  const own = '/proc/self/fd'
  if (!fs.existsSync(own)) return []
  return fs.readdirSync(own).flatMap((descriptor) => {
    try {
      return fs.readlinkSync(path.join(own, descriptor))
    } catch {
      return [] // the one that listed them
    }
  })
}
