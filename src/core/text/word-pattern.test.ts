import { expect, test } from 'vitest'
import { anyOf } from './word-pattern.ts'

test.each([
  ['part time job', true],
  ['an intern', true],
  ['interns', true],
  ['internal', false],
  ['intern program', false],
  ['intern programmer', true],
])('"%s" has one of the words: %s', (text, has) => {
  const words = anyOf(
    `intern | interns
     | part ?time`,
    { unless: 'program | hiring' },
  )

  expect(words.test(text)).toBe(has)
})
