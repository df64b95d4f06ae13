/** What stands in the way of reading a file, in words, with what to do about it; and what an upload is told. */

import { CV_READING_SECONDS, MAX_CV_PAGES } from '#core/files/file-limits.ts'
import type { CvFormat, CvReading, CvTrouble } from './cv-reading.ts'

export const CANNOT_READ = 'Could not read file content. Please try a different file format.'
export const CANNOT_ANALYZE =
  'Error analyzing your resume. Please try again or enter information manually.'
export const NO_TEXT = 'No text content found in document.'

type Advice = { title: string; meaning: string; todo: string }

export const TROUBLES: Readonly<Record<CvTrouble, Advice>> = {
  no_text: {
    title: 'This file has no text in it',
    meaning:
      'It holds pictures of letters, as a scanner or a drawing program makes them. An employer’s system stores nothing of it.',
    todo: 'Save it as a PDF from the program that it was written in, or hand in the DOCX.',
  },
  unmapped_letters: {
    title: 'Some letters cannot be told',
    meaning:
      'A font in this file does not say which letters it draws: what you see and what is copied out of it differ.',
    todo: 'Save it again with another font, or with fonts embedded as text.',
  },
  columns: {
    title: 'The text stands in columns side by side',
    meaning:
      'We read them one after the other. Many employers’ systems read straight across, and mix the lines of both.',
    todo: 'For jobs that you apply to through a form, use a version in one column.',
  },
  cut: {
    title: 'This file is longer than we read',
    meaning: `What comes after the first ${MAX_CV_PAGES} pages was left out.`,
    todo: 'Hand in the CV alone, without attachments.',
  },
  encrypted: {
    title: 'This file is protected by a password',
    meaning: 'Nobody can read it who does not know the password, employers’ systems included.',
    todo: 'Save it without a password and hand it in again.',
  },
  damaged: {
    title: 'This file could not be read',
    meaning: `It is damaged, or more complicated than we read within ${CV_READING_SECONDS} seconds.`,
    todo: 'Open it, save it again, or save it in another format. It is kept as you handed it in.',
  },
}

/** How the beginning of a failure is worded for each format. */
const BEGINNINGS: Readonly<Partial<Record<CvFormat, string>>> = {
  pdf: 'Could not extract text from PDF:',
  docx: 'Could not extract text from DOCX:',
  txt: 'Could not read text file:',
}

/** Null where text was read. Otherwise what an upload is told: what to do first, then why. */
export function readProblem({
  format,
  lines,
  troubles,
}: Pick<CvReading, 'format' | 'lines' | 'troubles'>): string | null {
  const why = troubles.find((it) => it === 'encrypted' || it === 'damaged' || it === 'no_text')
  if (lines.some(({ text }) => text.trim() !== '')) return null
  // Pictures of text are a PDF's affair; a document of an office without text is empty.
  if (why === undefined || (why === 'no_text' && format !== 'pdf')) return NO_TEXT
  const beginning = BEGINNINGS[format] ?? 'Error extracting text:'
  return `${CANNOT_READ} ${beginning} ${REASONS[why]}`
}

const REASONS = {
  encrypted: 'it is protected by a password.',
  damaged: 'it is damaged or too complicated.',
  no_text: 'it holds pictures of text only.',
}
