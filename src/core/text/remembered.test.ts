import { expect, test } from 'vitest'
import { remembered, rememberedLast } from './remembered.ts'

test('a text is read once', () => {
  const read: string[] = []
  const length = remembered((text) => read.push(text) && { length: text.length })
  expect([length('a'), length('bb'), length('a')]).toEqual([
    { length: 1 },
    { length: 2 },
    { length: 1 },
  ])
  expect(read).toEqual(['a', 'bb'])
})

test('texts that are read often are kept, others are read again', () => {
  const read: string[] = []
  const length = remembered((text) => read.push(text))
  for (let number = 0; number < 5_000; number++) {
    length('often')
    length(`${number}`)
  }
  length('0')
  expect(read.filter((text) => text === 'often')).toHaveLength(1)
  expect(read.filter((text) => text === '0')).toHaveLength(2)
})

test('what is shared cannot be changed', () => {
  const words = remembered((text) => ({ words: text.split(' ') }))
  expect(() => words('a b').words.push('c')).toThrow(TypeError)
})

test('nothing is kept of long texts', () => {
  const read: string[] = []
  const length = remembered((text) => read.push(text))
  length('a'.repeat(301))
  length('a'.repeat(301))
  expect(read).toHaveLength(2)
})

test('of long texts, the last one is kept', () => {
  const read: string[] = []
  const length = rememberedLast((text) => {
    read.push(text)
    return { length: text.length }
  })
  const [long, other] = ['a'.repeat(3_000), 'b'.repeat(3_000)]
  expect(
    [length(long), length(long), length(other), length(long)].map((one) => one.length),
  ).toEqual([3_000, 3_000, 3_000, 3_000])
  expect(read).toEqual([long, other, long])
})

test('numbers in typed arrays are shared as they are', () => {
  const lengths = rememberedLast((text) => Int32Array.of(text.length))
  expect(lengths('ab')).toBe(lengths('ab'))
  expect(lengths('ab')).toEqual(Int32Array.of(2))
})
