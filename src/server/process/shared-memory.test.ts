import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bytesOf, collectGarbage, sharedBuffers } from './shared-memory.ts'

test('every shared buffer in a value is found once, however it is nested', () => {
  const [a, b, c] = [1, 2, 4].map((kilobytes) => new SharedArrayBuffer(kilobytes * 1024))
  const value = {
    segments: [
      { buffer: a, offset: 0 },
      { buffer: a, offset: 8 },
    ],
    tables: { words: new Uint32Array(b as SharedArrayBuffer, 8, 4), names: [null, undefined, 'x'] },
    deep: { deeper: { deepest: new Uint8Array(c as SharedArrayBuffer) } },
    own: new Uint8Array(16),
  }

  expect(sharedBuffers(value)).toEqual(new Set([a, b, c]))
  expect(bytesOf(sharedBuffers(value))).toBe(7 * 1024)
})

test('unreferenced shared memory is released on request', async () => {
  const kept = new SharedArrayBuffer(1024)
  const references = [new WeakRef(kept), new WeakRef(new SharedArrayBuffer(1024))]
  await nextTurn() // a weak reference holds on for the turn in which it was made

  collectGarbage()
  expect(references.map((reference) => reference.deref() !== undefined)).toEqual([true, false])
})
