import { expect, test } from 'vitest'
import { formatVersionTag, parseIfMatch } from './if-match.ts'

test.each([
  [formatVersionTag(3, 'Kc1o_-9'), [3]],
  ['"3"', [3]],
  ['W/"3-abc"', [3]],
  ['"3-abc", "4-def"', [3, 4]],
  [' * ', null],
  ['"abc"', []],
  ['3', []],
  ['', []],
])('the header %j names the versions %j', (header, versions) => {
  expect(parseIfMatch(header)).toEqual(versions)
})
