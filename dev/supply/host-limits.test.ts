/** When a request breaks a host's limit. */
import { expect, test } from 'vitest'
import { createCounter } from './host-limits.ts'

const ANY = Number.POSITIVE_INFINITY

test.each([
  ['a second apart', { requests: 1, withinMs: 1_000, atOnce: ANY }, [0, 1_000, 2_000], []],
  ['too soon', { requests: 1, withinMs: 1_000, atOnce: ANY }, [0, 999, 2_000], [1]],
  [
    'two in any second',
    { requests: 2, withinMs: 1_000, atOnce: ANY },
    [0, 500, 900, 1_300],
    [2, 3],
  ],
  ['two at the same time', { requests: 9, withinMs: 1, atOnce: 2 }, [0, 1, 2], [2]],
])('%s', (_, limit, instants, broken) => {
  const counter = createCounter(limit)
  const allowed = instants.map((at) => counter.begin(at))
  expect(allowed.flatMap((is, index) => (is ? [] : index))).toEqual(broken)
})

test('a request that has ended is not counted among those at the same time', () => {
  const counter = createCounter({ requests: 9, withinMs: 1, atOnce: 1 })
  expect(counter.begin(0)).toBe(true)
  counter.end()
  expect(counter.begin(1)).toBe(true)
})
