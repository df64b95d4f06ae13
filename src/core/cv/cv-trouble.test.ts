/** What somebody is told whose file gave little or nothing. */
import { expect, test } from 'vitest'
import { CV_TROUBLES, type CvFormat, type CvTrouble } from './cv-reading.ts'
import { CANNOT_READ, NO_TEXT, readProblem, TROUBLES } from './cv-trouble.ts'

const lines = [{ text: 'Ada', page: 0, box: null }]

test.each<[CvFormat, CvTrouble[], string]>([
  ['pdf', ['encrypted'], 'Could not extract text from PDF: it is protected by a password.'],
  ['pdf', ['no_text'], 'Could not extract text from PDF: it holds pictures of text only.'],
  ['docx', ['damaged'], 'Could not extract text from DOCX: it is damaged or too complicated.'],
  ['txt', ['damaged'], 'Could not read text file: it is damaged or too complicated.'],
  ['doc', ['damaged'], 'Error extracting text: it is damaged or too complicated.'],
])('a %s file that is %j says why', (format, troubles, why) => {
  expect(readProblem({ format, lines: [], troubles })).toBe(`${CANNOT_READ} ${why}`)
})

test('a document without text says so, one with text nothing', () => {
  expect(readProblem({ format: 'docx', lines: [], troubles: [] })).toBe(NO_TEXT)
  expect(readProblem({ format: 'docx', lines: [], troubles: ['no_text'] })).toBe(NO_TEXT)
  expect(readProblem({ format: 'pdf', lines, troubles: ['columns'] })).toBeNull()
})

test.each(CV_TROUBLES)('%s is said with what to do', (trouble) => {
  const { title, meaning, todo } = TROUBLES[trouble]
  expect([title, meaning, todo].every((text) => text.length > 10)).toBe(true)
})
