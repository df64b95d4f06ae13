/** Every part of a printed cover letter has a limit and may be missing. */
import { expect, test } from 'vitest'
import { LetterSheet } from './letter-sheet.ts'

const EMPTY: LetterSheet = {
  name: null,
  contact: [],
  addressee: [],
  date: null,
  subject: null,
  greeting: null,
  paragraphs: [],
  closing: [],
}

test.each([
  ['nothing at all', {}, true],
  ['a paragraph of 5,000 letters', { paragraphs: ['a'.repeat(5_000)] }, true],
  ['a longer one', { paragraphs: ['a'.repeat(5_001)] }, false],
  ['forty paragraphs', { paragraphs: Array<string>(40).fill('Yes.') }, true],
  ['one more', { paragraphs: Array<string>(41).fill('Yes.') }, false],
  ['an address of eleven lines', { addressee: Array<string>(11).fill('Street') }, false],
  ['an unknown part', { enclosure: 'CV' }, false],
])('a letter with %s', (_, parts, isTaken) => {
  expect(LetterSheet.safeParse({ ...EMPTY, ...parts }).success).toBe(isTaken)
})
