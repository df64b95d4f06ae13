import { expect, test } from 'vitest'
import { isLikely, isOneTypoAway, isSwap } from './typo.ts'

test.each([
  ['engineer', 'enginee'],
  ['engineer', 'engineeer'],
  ['engineer', 'enginear'],
  ['engineer', 'enigneer'],
  ['engineer', 'ngineer'],
  ['engineer', 'engineers'],
  ['ab', 'ba'],
])('%s and %s are one typo apart', (a, b) => {
  expect([isOneTypoAway(a, b), isOneTypoAway(b, a)]).toEqual([true, true])
})

test.each([
  ['engineer', 'engineer'],
  ['engineer', 'engineering'],
  ['engineer', 'enigener'],
  ['engineer', 'ngineers'],
  ['abcd', 'cbad'],
  ['', 'ab'],
])('%s and %s are not one typo apart', (a, b) => {
  expect([isOneTypoAway(a, b), isOneTypoAway(b, a)]).toEqual([false, false])
})

test.each([
  ['rnig', 'ring', true],
  ['ab', 'ba', true],
  ['riing', 'ring', false],
  ['rang', 'ring', false],
  ['ring', 'ring', false],
  ['grin', 'ring', false],
  ['nirg', 'ring', false],
  ['', '', false],
])('%s is %s with two neighbors swapped: %s', (a, b, expected) => {
  expect([isSwap(a, b), isSwap(b, a)]).toEqual([expected, expected])
})

test.each([
  ['enginer', 'engineer', true],
  ['enggineer', 'engineer', true],
  ['enigneer', 'engineer', true],
  ['rngineer', 'engineer', true],
  ['pngineer', 'engineer', false],
  ['taster', 'tester', false],
])('%j is a likely typo of %j: %s', (typed, meant, expected) => {
  expect(isLikely(typed, meant)).toBe(expected)
})
