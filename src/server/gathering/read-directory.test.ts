import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { readDirectory } from './read-directory.ts'

const TOP = fs.mkdtempSync(path.join(os.tmpdir(), 'read-directory-'))
const DIRECTORY = path.join(TOP, 'jobs')
const write = (name: string, content: string | Uint8Array) =>
  fs.writeFileSync(path.join(DIRECTORY, name), content)

beforeAll(() => {
  fs.mkdirSync(path.join(DIRECTORY, 'inner.jsonl'), { recursive: true })
  fs.writeFileSync(path.join(TOP, 'secret.jsonl'), 'secret')
  write('b.jsonl', '{"title":"Zoë"}\n')
  write('a b.jsonl.gz', gzipSync('{"title":"packed"}\n'))
  write('notes.txt', 'secret')
  write('.hidden.jsonl', 'secret')
  write('cut.jsonl.gz', gzipSync('x'.repeat(1_000)).subarray(0, 20))
  write('bomb.jsonl.gz', gzipSync(Buffer.alloc(20 * 1024 * 1024)))
  fs.symlinkSync(path.join(TOP, 'secret.jsonl'), path.join(DIRECTORY, 'link.jsonl'))
  execFileSync('sh', ['-c', 'mkfifo "$0"', path.join(DIRECTORY, 'pipe.jsonl')])
})
afterAll(() => fs.rmSync(TOP, { recursive: true }))

const urlOf = (name: string) => new URL(`${pathToFileURL(DIRECTORY).href}/${name}`)
const read = (name: string, maxBytes?: number) => readDirectory(urlOf(name), DIRECTORY, maxBytes)

test('only listing files are named, in alphabetical order', async () => {
  const names = ['a b.jsonl.gz', 'b.jsonl', 'bomb.jsonl.gz', 'cut.jsonl.gz']
  expect(JSON.parse(await read(''))).toEqual(names)
})

test.each([
  ['b.jsonl', '{"title":"Zoë"}\n'],
  ['a%20b.jsonl.gz', '{"title":"packed"}\n'],
])('%s is read as text, decompressed', async (name, text) => {
  expect(await read(name)).toBe(text)
})

test.each([
  ['notes.txt', 'only files directly in the directory are read'],
  ['.hidden.jsonl', 'only files directly in the directory are read'],
  ['../secret.jsonl', 'only files directly in the directory are read'],
  ['%2e%2e/secret.jsonl', 'only files directly in the directory are read'],
  ['..%2Fsecret.jsonl', 'the address is not a file on this machine'],
  ['../', 'only files directly in the directory are read'],
  ['inner.jsonl/', 'only files directly in the directory are read'],
  ['inner.jsonl/a.jsonl', 'only files directly in the directory are read'],
  ['inner.jsonl', 'inner.jsonl is not a file'],
  ['pipe.jsonl', 'pipe.jsonl is not a file'],
  ['link.jsonl', 'link.jsonl is a symbolic link'],
  ['gone.jsonl', 'gone.jsonl does not exist'],
  ['cut.jsonl.gz', 'cut.jsonl.gz is not a complete gzip file'],
  ['bomb.jsonl.gz', 'bomb.jsonl.gz is larger than 10 MB'],
])('%s is not read: %s', async (name, message) => {
  const error: unknown = await read(name, 10 * 1024 * 1024).catch((problem: unknown) => problem)
  expect(error).toBeInstanceOf(Unreadable)
  expect(error).toMatchObject({ message })
})

test('a missing directory is an error, not an empty directory', async () => {
  const url = new URL(`${pathToFileURL(TOP).href}/gone/`)
  await expect(readDirectory(url, path.join(TOP, 'gone'))).rejects.toThrow('does not exist')
})

test('files on other machines are refused', async () => {
  await expect(readDirectory(new URL('file://nas/jobs/'), '/jobs')).rejects.toThrow('not a file')
})
