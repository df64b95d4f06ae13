import { expect, test } from 'vitest'
import { isLetterFileFormat } from '#core/documents/letter-file-format.ts'
import { CV, FINDINGS, JOB } from '../../../test/sample-cover-letters.ts'
import type { Letter } from './cover-letter.ts'
import { farewell, greeting, letterText } from './letter-text.ts'
import { printedDay, toLetterSheet } from './to-letter-sheet.ts'
import { writeLetter } from './write-letter.ts'

const letter: Letter = {
  ...writeLetter({
    cv: CV,
    job: JOB,
    findings: FINDINGS,
    tone: 'plain',
    length: 'short',
    language: 'en',
    addressee: 'Jo Park',
    own: { why: '', more: '' },
  }),
  sentences: [sentence('s1', 0, 'One.'), sentence('s2', 0, 'Two.'), sentence('s3', 1, 'Three.')],
}

test('the text of a letter runs from the greeting to the name', () => {
  expect(letterText(letter)).toBe(
    'Dear Jo Park,\n\nOne. Two.\n\nThree.\n\nKind regards,\nMara Lind',
  )
})

test('the printed letter has a sender, a date, a subject and paragraphs', () => {
  expect(toLetterSheet(letter, printedDay(new Date('2026-03-02T23:30:00Z')))).toEqual({
    name: 'Mara Lind',
    contact: ['mara@lind.example', '+47 22 00 00 00'],
    addressee: ['Jo Park', 'Contoso'],
    date: 'March 2, 2026',
    subject: 'Application: Platform Engineer, Contoso',
    greeting: 'Dear Jo Park,',
    paragraphs: ['One. Two.', 'Three.'],
    closing: ['Kind regards,', 'Mara Lind'],
  })
})

test.each([
  ['plain', '', 'Dear Contoso team,', 'Kind regards,'],
  ['warm', '', 'Hello Contoso team,', 'Best wishes,'],
  ['formal', '', 'Dear Hiring Manager,', 'Sincerely,'],
  ['formal', 'Ms Park', 'Dear Ms Park,', 'Sincerely,'],
] as const)('a %s letter to “%s” begins “%s” and ends “%s”', (tone, addressee, first, last) => {
  const written = { ...letter, tone, addressee }
  expect([greeting(written), farewell(written)]).toEqual([first, last])
})

test.each([
  ['de', 'Guten Tag,', 'Freundliche Grüße'],
  ['fr', 'Bonjour,', 'Cordialement,'],
  ['es', 'Estimado equipo de Contoso:', 'Un saludo,'],
] as const)('a letter in %s begins “%s” and ends “%s”', (language, first, last) => {
  const written = { ...letter, language, addressee: '' }
  expect([greeting(written), farewell(written)]).toEqual([first, last])
})

test('letters are available as PDF, DOCX and text', () => {
  expect(['pdf', 'docx', 'txt', 'exe', 'toString'].map(isLetterFileFormat)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

function sentence(id: string, paragraph: number, text: string): Letter['sentences'][number] {
  return {
    id,
    paragraph,
    text,
    about: 'own',
    sources: [],
    quote: null,
    isEdited: false,
    lost: null,
  }
}
