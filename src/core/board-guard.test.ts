import { expect, test } from 'vitest'
import { hasComeBack, vanishesTooMuch } from './board-guard.ts'

test.each([
  { listed: 100, vanished: 0, held: false },
  { listed: 100, vanished: 30, held: false },
  { listed: 100, vanished: 31, held: true },
  { listed: 10, vanished: 3, held: false },
  { listed: 10, vanished: 4, held: true },
  { listed: 8, vanished: 3, held: false },
  { listed: 5, vanished: 5, held: true },
  { listed: 2, vanished: 2, held: true },
  { listed: 1, vanished: 1, held: false },
  { listed: 0, vanished: 0, held: false },
])('$vanished of $listed gone at once: held $held', ({ listed, vanished, held }) => {
  expect(vanishesTooMuch({ listed, vanished })).toBe(held)
})

test('what was held is believed once enough of it has come back', () => {
  expect(hasComeBack({ of: 100, stillMissing: 31 })).toBe(false)
  expect(hasComeBack({ of: 100, stillMissing: 30 })).toBe(true)
})
