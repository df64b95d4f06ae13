import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readArchive, requireUndamaged, writeArchive } from './archive-file.ts'

const KEY = randomBytes(32).toString('base64')
const OTHER_KEY = randomBytes(32).toString('base64')
/** Doesn't compress, so it fills several chunks. */
const CONTENT = randomBytes(700_000)

test.each([
  ['plain', null, null],
  ['encrypted', [KEY], [KEY]],
  ['encrypted with a key that was replaced since', [KEY], [OTHER_KEY, KEY]],
])('what was written is read: %s', async (_, writing, reading) => {
  const file = await write(writing)
  expect(await requireUndamaged(file)).toEqual({ isEncrypted: writing !== null })
  expect(await contentOf(file, reading)).toEqual(CONTENT)
  expect(fs.readFileSync(file).includes(CONTENT.subarray(0, 64))).toBe(writing === null)
  expect(fs.readdirSync(path.dirname(file))).toEqual(['it.backup'])
})

test('an encrypted file cannot be read with another key, or without one', async () => {
  const file = await write([KEY])
  await expect(contentOf(file, [OTHER_KEY])).rejects.toThrow('encrypted with another key')
  await expect(contentOf(file, null)).rejects.toThrow('is encrypted. Set BACKUP_KEY_FILE')
})

test.each([
  ['at its end', (bytes: Buffer) => bytes.subarray(0, -1), 'cut off'],
  ['within a chunk', (bytes: Buffer) => bytes.subarray(0, 300_000), 'cut off'],
  ['between two chunks', (bytes: Buffer) => bytes.subarray(0, 51 + 4 + 256 * 1024), 'cut off'],
  ['by a byte that was added', (bytes: Buffer) => Buffer.concat([bytes, Buffer.of(0)]), 'damaged'],
  ['in its salt', (bytes: Buffer) => flipped(bytes, 30), 'damaged'],
  ['in its content', (bytes: Buffer) => flipped(bytes, 300_000), 'damaged'],
  ['in its checksum', (bytes: Buffer) => flipped(bytes, bytes.length - 3), 'damaged'],
  ['in its name', (bytes: Buffer) => flipped(bytes, 3), 'is not a Rolecall backup'],
  ['to nothing', () => Buffer.alloc(0), 'is not a Rolecall backup'],
  ['to a later format', (bytes: Buffer) => later(bytes), 'was made by a newer Rolecall'],
])('a file that was changed %s is refused', async (_, change, sentence) => {
  const file = await write(null)
  fs.writeFileSync(file, change(fs.readFileSync(file)))
  await expect(requireUndamaged(file)).rejects.toThrow(sentence)
})

test('a change that also corrects the checksum is noticed in an encrypted file', async () => {
  const file = await write([KEY])
  fs.writeFileSync(file, flipped(fs.readFileSync(file), 300_000))
  await expect(contentOf(file, [KEY])).rejects.toThrow('is damaged')
})

test('a backup that fails leaves no file', async () => {
  const file = place()
  await expect(writeArchive(file, failing(), null)).rejects.toThrow('the database went away')
  expect(fs.readdirSync(path.dirname(file))).toEqual([])
})

function place() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-archive-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return path.join(directory, 'it.backup')
}

async function write(keys: readonly string[] | null) {
  const file = place()
  await writeArchive(file, pieces(), keys)
  return file
}

async function* pieces() {
  for (let at = 0; at < CONTENT.length; at += 50_000) yield CONTENT.subarray(at, at + 50_000)
}

async function* failing() {
  yield* pieces()
  throw new Error('the database went away')
}

async function contentOf(file: string, keys: readonly string[] | null) {
  const parts: Buffer[] = []
  for await (const part of readArchive(file, keys)) parts.push(part)
  return Buffer.concat(parts)
}

function flipped(bytes: Buffer, at: number) {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

function later(bytes: Buffer) {
  const changed = Buffer.from(bytes)
  changed.write('2', 'ROLECALL BACKUP '.length)
  return changed
}
