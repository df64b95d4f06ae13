import { expect, test } from 'vitest'
import { addKey, createPrefixKeys, forEachWithPrefix, settleKeys } from './prefix-keys.ts'

/** 900 keys: "k0" to "k299", three times over with other values; some sorted, the last ones waiting. */
function manyKeys() {
  const keys = createPrefixKeys()
  for (let value = 0; value < 900; value++) {
    addKey(keys, `k${value % 300}`, value)
    if (value % 290 === 0) settleKeys(keys)
  }
  return keys
}

test.each([
  ['k299', [299, 599, 899]],
  [
    'k29',
    [
      29,
      329,
      629,
      ...[290, 590, 890].flatMap((n) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => n + d)),
    ],
  ],
  ['k300', []],
  ['l', []],
  ['', Array.from({ length: 900 }, (_, value) => value)],
])('%j begins exactly the keys that begin so, sorted or waiting', (prefix, expected) => {
  const found: number[] = []
  forEachWithPrefix(manyKeys(), prefix, (value) => found.push(value))
  expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
})

test('few new keys wait, many are sorted', () => {
  const keys = createPrefixKeys()
  addKey(keys, 'b', 1)
  settleKeys(keys)
  expect(keys).toEqual({ sorted: [], fresh: [{ text: 'b', value: 1 }] })
  for (let value = 0; value < 300; value++) addKey(keys, 'a', value)
  settleKeys(keys)
  expect([keys.fresh.length, keys.sorted.length, keys.sorted.at(-1)?.text]).toEqual([0, 301, 'b'])
})
