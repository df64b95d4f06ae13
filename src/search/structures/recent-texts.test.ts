import { expect, test } from 'vitest'
import { rememberRecent } from './recent-texts.ts'

test('a text that is met again is not read again, whatever came of it', () => {
  const read: string[] = []
  const lengthOf = rememberRecent((text: string) => {
    read.push(text)
    return text.length
  })
  expect([lengthOf(''), lengthOf('ab'), lengthOf(''), lengthOf('ab')]).toEqual([0, 2, 0, 2])
  expect(read).toEqual(['', 'ab'])
})

test('texts that were not met for long are forgotten, and those that are met often stay', () => {
  let reads = 0
  const numbered = rememberRecent((text: string) => {
    reads++
    return Number(text)
  })
  const texts = 100_000
  for (let text = 1; text <= texts; text++) {
    numbered('0')
    expect(numbered(`${text}`)).toBe(text)
  }
  expect(reads).toBe(texts + 1)
  numbered('1')
  expect(reads).toBe(texts + 2)
})
