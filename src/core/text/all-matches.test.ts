import { expect, test } from 'vitest'
import { allMatches } from './all-matches.ts'

test('all matches are found', () => {
  const pattern = /a(b?)/g
  const found = allMatches('ab a', pattern).map(({ 0: text, 1: group, index }) => [
    text,
    group,
    index,
  ])
  expect(found).toEqual([
    ['ab', 'b', 0],
    ['a', '', 3],
  ])
  expect(allMatches('xyz', pattern)).toEqual([])
})
