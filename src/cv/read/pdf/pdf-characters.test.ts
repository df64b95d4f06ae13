import { expect, test } from 'vitest'
import {
  combiningAccent,
  inReadingOrder,
  isUnmapped,
  plainCharacter,
  withoutSoftHyphens,
} from './pdf-characters.ts'

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
  expect(plainCharacter(letter)).toBe(text)
})

test('letters named like JavaScript properties are not accents', () => {
  expect(['constructor', 'toString'].map(combiningAccent)).toEqual([null, null])
})

test('an unmapped letter is distinguished from spaces and text', () => {
  expect(['\u0001', '\ufffd', '\ue001', ' ', 'a', ''].map(isUnmapped)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a separate diaeresis is an accent, a full stop is not', () => {
  expect([combiningAccent('¨'), combiningAccent('.')]).toEqual(['\u0308', null])
})

test('a soft hyphen is a hyphen at the end of a line and removed inside it', () => {
  expect(withoutSoftHyphens('co\u00adordi\u00ad')).toBe('coordi-')
})

test.each([
  ['left-to-right text is left alone', 'Ada (London) 2019 – 2023', 'Ada (London) 2019 – 2023'],
  ['Hebrew is reversed', 'םולש', 'שלום'],
  ['two years in Hebrew are read from the right', '(2023 – 2019) ןולא', 'אלון (2019 – 2023)'],
  ['a phone number keeps its order', '050-555-0123 :ןופלט', 'טלפון: 050-555-0123'],
  ['Latin words in Hebrew keep theirs', 'Node.js API חותיפ', 'פיתוח Node.js API'],
])('%s', (_, seen, read) => {
  expect(inReadingOrder(seen)).toBe(read)
})
