import { expect, test } from 'vitest'
import { isOneTypoAway } from './typo.ts'

test.each([
  ['engineer', 'enginee'],
  ['engineer', 'engineeer'],
  ['engineer', 'enginear'],
  ['engineer', 'enigneer'],
  ['engineer', 'ngineer'],
  ['engineer', 'engineers'],
  ['ab', 'ba'],
])('%s and %s are one slip apart', (a, b) => {
  expect([isOneTypoAway(a, b), isOneTypoAway(b, a)]).toEqual([true, true])
})

test.each([
  ['engineer', 'engineer'],
  ['engineer', 'engineering'],
  ['engineer', 'enigener'],
  ['engineer', 'ngineers'],
  ['abcd', 'cbad'],
  ['', 'ab'],
])('%s and %s are not', (a, b) => {
  expect([isOneTypoAway(a, b), isOneTypoAway(b, a)]).toEqual([false, false])
})
