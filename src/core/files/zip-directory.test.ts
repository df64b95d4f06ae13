/** An archive is accepted only if its directory is complete and simple. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { MAX_ZIP_ENTRIES, packedContent, readZipDirectory } from './zip-directory.ts'

const archive = () =>
  zipSync({ 'a.txt': [strToU8('hello'), { level: 0 }], 'b/c.txt': strToU8('x') })
/** Length of the end record; fflate writes no comment after it. */
const END = 22

const changed = (change: (view: DataView, end: number) => void) => {
  const bytes = archive()
  const view = new DataView(bytes.buffer)
  change(view, bytes.length - END)
  return bytes
}

test('entries have their sizes and compressed bytes', () => {
  const file = archive()
  const entries = readZipDirectory(file) ?? []
  expect(entries.map(({ name, method, bytes }) => ({ name, method, bytes }))).toEqual([
    { name: 'a.txt', method: 0, bytes: 5 },
    { name: 'b/c.txt', method: 8, bytes: 1 },
  ])
  const [hello] = entries.map((entry) => packedContent(file, entry))
  expect(`${Buffer.from(hello ?? [])}`).toBe('hello')
})

test('a comment after the directory is skipped', () => {
  const file = changed((view, end) => view.setUint16(end + 20, 3, true))
  expect(readZipDirectory(Buffer.concat([file, Buffer.from('abc')]))).toHaveLength(2)
})

const directoryAt = (view: DataView, end: number) => view.getUint32(end + 16, true)

test.each([
  ['nothing', () => new Uint8Array()],
  ['no archive', () => strToU8('PK\x03\x04 and then nothing that an archive has')],
  ['cut off', () => archive().subarray(0, -30)],
  ['several parts', () => changed((view, end) => view.setUint16(end + 4, 1, true))],
  [
    'more entries than there are',
    () =>
      changed((view, end) => {
        view.setUint16(end + 8, 3, true)
        view.setUint16(end + 10, 3, true)
      }),
  ],
  ['a directory after its end', () => changed((view, end) => view.setUint32(end + 16, 9e6, true))],
  [
    'ZIP64, which sets all bits',
    () => changed((view, end) => view.setUint32(end + 16, 0xffffffff, true)),
  ],
  ['encryption', () => changed((view, end) => view.setUint16(directoryAt(view, end) + 8, 1, true))],
  [
    'an entry that is larger than the file',
    () => changed((view, end) => view.setUint32(directoryAt(view, end) + 20, 9e6, true)),
  ],
  [
    'an entry beyond the file',
    () => changed((view, end) => view.setUint32(directoryAt(view, end) + 42, 9e6, true)),
  ],
  [
    'a broken directory',
    () => changed((view, end) => view.setUint32(directoryAt(view, end), 1, true)),
  ],
])('%s is rejected', (_, file) => {
  expect(readZipDirectory(file())).toBeNull()
})

test('too many entries are rejected', () => {
  const many = Object.fromEntries(
    Array.from({ length: MAX_ZIP_ENTRIES + 1 }, (_, at) => [`${at}`, new Uint8Array()]),
  )
  expect(readZipDirectory(zipSync(many, { level: 0 }))).toBeNull()
})
