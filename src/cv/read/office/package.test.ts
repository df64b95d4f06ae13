/** Untrusted packages: unpacking has a size limit. */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { zipped } from '#test/sample-files.ts'
import { openPackage } from './package.ts'

test('parts are unpacked by name', () => {
  const parts = openPackage(zipped({ 'a.xml': strToU8('<a>é</a>'), 'b/c.xml': strToU8('c') }))
  expect(parts?.names).toEqual(['a.xml', 'b/c.xml'])
  expect(parts?.text('a.xml')).toBe('<a>é</a>')
  expect(parts?.text('other.xml')).toBeNull()
})

test('a part that inflates to a huge size is rejected', () => {
  const bomb = zipped({ 'a.xml': new Uint8Array(100 * 1024 * 1024) })
  expect(openPackage(bomb)?.bytes('a.xml')).toBeNull()
})

test('many parts together have a limit too', () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`${n}.bin`, noise(2.5 * 1024 * 1024)]),
  )
  const parts = openPackage(zipped(many))
  const unpacked = Object.keys(many).filter((name) => parts?.bytes(name))
  expect(unpacked).toHaveLength(9)
})

test('an entry that declares too small a size is read in full, within the limits', () => {
  const file = zipped({ 'a.xml': strToU8('x'.repeat(100_000)) })
  file.writeUInt32LE(10, file.length - 22 - 46 - 'a.xml'.length + 24)
  expect(openPackage(file)?.bytes('a.xml')?.length).toBe(100_000)
})

test('a package with overlapping entries is rejected', () => {
  const file = zipped({ 'a.xml': strToU8('a'.repeat(5_000)), 'b.xml': strToU8('b'.repeat(5_000)) })
  const directory = file.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  file.writeUInt32LE(0, directory + 42)
  expect(openPackage(file)).toBeNull()
})

test('a broken part is not read', () => {
  const file = zipped({ 'a.xml': strToU8('Ada Example '.repeat(500)) })
  file.fill(0xff, 40, 80)
  expect(openPackage(file)?.text('a.xml')).toBeNull()
})

/** Bytes that cannot be compressed. */
function noise(length: number): Uint8Array {
  let state = 1
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state >> 16
  })
}
