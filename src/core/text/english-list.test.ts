import { expect, test } from 'vitest'
import { countOf, listInEnglish } from './english-list.ts'

test.each([
  [[], ''],
  [['Go'], 'Go'],
  [['Go', 'Rust'], 'Go and Rust'],
  [['Go', 'Rust', 'C'], 'Go, Rust and C'],
  [['Go', 'Rust', 'C', 'Zig', 'Nim', 'D'], 'Go, Rust, C, Zig and 2 others'],
])('%j reads %s', (items, text) => {
  expect(listInEnglish(items)).toBe(text)
})

test('alternatives and numbers', () => {
  expect(listInEnglish(['Java', 'Kotlin'], { joiner: 'or' })).toBe('Java or Kotlin')
  expect([countOf(1, 'year'), countOf(3, 'year')]).toEqual(['1 year', '3 years'])
})
