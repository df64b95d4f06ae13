import { expect, test } from 'vitest'
import type { CvFormat } from '#core/files/file-kind.ts'
import {
  CANNOT_READ,
  CV_FILE_ADVICE,
  NO_TEXT,
  readProblem,
  TOOK_TOO_LONG,
} from './cv-file-problem.ts'
import { CV_FILE_PROBLEMS, type CvFileProblem } from './cv-reading.ts'

const lines = [{ text: 'Ada', page: 0, box: null }]

test.each<[CvFormat, CvFileProblem[], string]>([
  ['pdf', ['encrypted'], 'Could not extract text from PDF: it is password-protected.'],
  ['pdf', ['no_text'], 'Could not extract text from PDF: it contains only pictures of text.'],
  ['docx', ['damaged'], 'Could not extract text from DOCX: it is damaged or too complex.'],
  ['txt', ['damaged'], 'Could not read text file: it is damaged or too complex.'],
  ['doc', ['damaged'], 'Error extracting text: it is damaged or too complex.'],
])('a %s file that is %j says why', (format, troubles, why) => {
  expect(readProblem({ format, lines: [], troubles })).toBe(`${CANNOT_READ} ${why}`)
})

test('a file whose reading took too long is not called damaged', () => {
  expect(readProblem({ format: 'pdf', lines: [], troubles: ['timed_out'] })).toBe(TOOK_TOO_LONG)
})

test('a document without text is reported, one with text is not', () => {
  expect(readProblem({ format: 'docx', lines: [], troubles: [] })).toBe(NO_TEXT)
  expect(readProblem({ format: 'docx', lines: [], troubles: ['no_text'] })).toBe(NO_TEXT)
  expect(readProblem({ format: 'pdf', lines, troubles: ['columns'] })).toBeNull()
})

test.each(CV_FILE_PROBLEMS)('%s comes with advice', (trouble) => {
  const { title, meaning, todo } = CV_FILE_ADVICE[trouble]
  expect([title, meaning, todo].every((text) => text.length > 10)).toBe(true)
})
