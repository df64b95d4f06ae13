import { expect, test } from 'vitest'
import { isDotNet, isHyphen, isWord, runEnd } from './word-rules.ts'

test.each([
  ['a', true],
  ['ж', true],
  ['7', true],
  ['ि', true],
  ['-', false],
  ['.', false],
  ['\ufe0f', false],
  ['', false],
])('%j is part of a word: %s', (letter, expected) => expect(isWord(letter, 0)).toBe(expected))

test.each([
  ['react, vue', 0, 5],
  ['react', 2, 5],
  [', vue', 0, 0],
])('the run in %j from %d ends at %d', (text, start, end) => {
  expect(runEnd(text, start)).toBe(end)
})

test.each([
  ['.net', 0, true],
  ['c# .net core', 3, true],
  ['asp.net', 3, false],
  ['.network', 0, false],
])('in %j at %d a separate .net starts: %s', (text, at, expected) => {
  expect(isDotNet(text, at)).toBe(expected)
})

test.each([
  ['-', true],
  ['\u2011', true],
  ['–', false],
  [undefined, false],
])('%j is a hyphen: %s', (letter, expected) => expect(isHyphen(letter)).toBe(expected))
