import { expect, test } from 'vitest'
import { readBoardId } from './board-id.ts'

test.each([
  ['1', 1],
  ['4711', 4711],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1e3', null],
  ['1.0', null],
  ['9999999999999999', null],
  ['', null],
  ['acme', null],
])('"%s" is board %s', (text, id) => {
  expect(readBoardId(text)).toBe(id)
})
