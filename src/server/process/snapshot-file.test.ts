import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readShared, writeWhole } from './snapshot-file.ts'

function temporaryDirectory() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-file-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

test('data written in chunks is read as one, into memory that threads can share', () => {
  const file = path.join(temporaryDirectory(), 'deep/search.snapshot')

  writeWhole(file, [new Uint8Array([1, 2]), new Uint8Array([]), new Uint8Array([3])])

  const bytes = readShared(file)
  expect([...(bytes ?? [])]).toEqual([1, 2, 3])
  expect(bytes?.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
})

test('a failed write keeps the old file and leaves no temporary file', () => {
  const directory = temporaryDirectory()
  const file = path.join(directory, 'search.snapshot')
  writeWhole(file, [new Uint8Array([7])])

  const broken = [new Uint8Array([1]), 'not bytes' as unknown as Uint8Array, null]
  expect(() => writeWhole(file, broken as Uint8Array[])).toThrow()

  expect([...(readShared(file) ?? [])]).toEqual([7])
  expect(fs.readdirSync(directory)).toEqual(['search.snapshot'])
})

test('a missing file is null, and an empty file is empty', () => {
  const directory = temporaryDirectory()
  expect(readShared(path.join(directory, 'missing'))).toBeNull()

  fs.writeFileSync(path.join(directory, 'empty'), '')
  expect(readShared(path.join(directory, 'empty'))).toEqual(new Uint8Array(0))
})
