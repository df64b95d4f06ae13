import { expect, test } from 'vitest'
import {
  combiningAccent,
  inReadingOrder,
  isUnmapped,
  plainLetter,
  withoutSoftHyphens,
} from './pdf-letters.ts'

test.each([
  ['\ufb01', 'fi'],
  ['\ufb03', 'ffi'],
  ['\u00a0', ' '],
  ['\uf0b7', '•'],
  ['\uf095', ''],
  ['\u0000', ''],
  ['\u200b', ''],
  ['\ufe8d', 'ا'],
  ['é', 'é'],
  ['™', '™'],
])('the letter %j is read as %j', (letter, text) => {
  expect(plainLetter(letter)).toBe(text)
})

test('letters that a font calls like a part of the language are no accents', () => {
  expect(['constructor', 'toString'].map(combiningAccent)).toEqual([null, null])
})

test('a letter that a font does not map is told from a space and from text', () => {
  expect(['\u0001', '\ufffd', '\ue001', ' ', 'a', ''].map(isUnmapped)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a diaeresis of its own is an accent, a full stop is none', () => {
  expect([combiningAccent('¨'), combiningAccent('.')]).toEqual(['\u0308', null])
})

test('a soft hyphen is a hyphen at the end of a line and nothing within it', () => {
  expect(withoutSoftHyphens('co\u00adordi\u00ad')).toBe('coordi-')
})

test.each([
  ['left to right is left alone', 'Ada (London) 2019 – 2023', 'Ada (London) 2019 – 2023'],
  ['Hebrew is turned', 'םולש', 'שלום'],
  ['two years in Hebrew are read from the right', '(2023 – 2019) ןולא', 'אלון (2019 – 2023)'],
  ['a phone number keeps its order', '050-555-0123 :ןופלט', 'טלפון: 050-555-0123'],
  ['Latin words in Hebrew keep theirs', 'Node.js API חותיפ', 'פיתוח Node.js API'],
])('%s', (_, seen, read) => {
  expect(inReadingOrder(seen)).toBe(read)
})
