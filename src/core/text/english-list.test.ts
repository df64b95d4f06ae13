import { expect, test } from 'vitest'
import { listInEnglish } from './english-list.ts'

test.each([
  [[], ''],
  [['Go'], 'Go'],
  [['Go', 'Rust'], 'Go and Rust'],
  [['Go', 'Rust', 'C'], 'Go, Rust and C'],
  [['Go', 'Rust', 'C', 'Zig', 'Nim', 'D'], 'Go, Rust, C, Zig and 2 others'],
])('%j reads %s', (items, text) => {
  expect(listInEnglish(items)).toBe(text)
})

test('alternatives', () => {
  expect(listInEnglish(['Java', 'Kotlin'], { joiner: 'or' })).toBe('Java or Kotlin')
})
