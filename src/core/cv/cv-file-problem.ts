/** Explains problems with reading a CV file and how to solve them, and words upload errors. */

import type { CvFormat } from '#core/files/file-kind.ts'
import { MAX_CV_PAGES } from '#core/files/file-limits.ts'
import type { CvFileProblem, CvReading } from './cv-reading.ts'

export const CANNOT_READ = 'Could not read file content. Please try a different file format.'
export const CANNOT_ANALYZE =
  'Error analyzing your resume. Please try again or enter information manually.'
/** The file may be fine: reading it again can succeed. */
export const TOOK_TOO_LONG = `Reading the file took too long. ${CANNOT_ANALYZE}`
export const NO_TEXT = 'No text content found in document.'

type Advice = { title: string; meaning: string; todo: string }

export const CV_FILE_ADVICE: Readonly<Record<CvFileProblem, Advice>> = {
  no_text: {
    title: 'This file has no text',
    meaning:
      'It contains only pictures of text, as from a scanner or a drawing program. Employers’ systems can’t read any of it.',
    todo: 'Save it as a PDF from the program you wrote it in, or upload the DOCX.',
  },
  unmapped_letters: {
    title: 'Some characters can’t be read',
    meaning:
      'A font in this file doesn’t say which characters it draws, so copied text differs from what you see.',
    todo: 'Save it again with another font, or with fonts embedded as text.',
  },
  columns: {
    title: 'The text is in side-by-side columns',
    meaning:
      'We read them one after the other. Many employers’ systems read straight across and mix up the lines.',
    todo: 'When you apply through a form, use a one-column version.',
  },
  cut: {
    title: 'This file is too long',
    meaning: `Everything after the first ${MAX_CV_PAGES} pages was left out.`,
    todo: 'Upload only your CV, without attachments.',
  },
  encrypted: {
    title: 'This file is password-protected',
    meaning: 'Nobody can open it without the password, and neither can employers’ systems.',
    todo: 'Save it without a password and upload it again.',
  },
  damaged: {
    title: 'This file couldn’t be read',
    meaning: 'It’s damaged or too complex.',
    todo: 'Open it and save it again, or save it in another format. We keep the file as you uploaded it.',
  },
  timed_out: {
    title: 'Reading this file took too long',
    meaning: 'We stopped before the end. Our server may have been busy.',
    todo: 'Try again. If it still takes too long, save the file in another format and upload that.',
  },
}

/** How a failure message begins, by format. */
const BEGINNINGS: Readonly<Partial<Record<CvFormat, string>>> = {
  pdf: 'Could not extract text from PDF:',
  docx: 'Could not extract text from DOCX:',
  txt: 'Could not read text file:',
}

/** Null if text was read. Otherwise the upload error: what to do, then why. */
export function readProblem({
  format,
  lines,
  troubles,
}: Pick<CvReading, 'format' | 'lines' | 'troubles'>): string | null {
  const why = troubles.find((it) => it === 'encrypted' || it === 'damaged' || it === 'no_text')
  if (lines.some(({ text }) => text.trim() !== '')) return null
  if (troubles.includes('timed_out')) return TOOK_TOO_LONG
  // Pictures of text are reported for PDFs only; an office document without text is empty.
  if (why === undefined || (why === 'no_text' && format !== 'pdf')) return NO_TEXT
  const beginning = BEGINNINGS[format] ?? 'Error extracting text:'
  return `${CANNOT_READ} ${beginning} ${REASONS[why]}`
}

const REASONS = {
  encrypted: 'it is password-protected.',
  damaged: 'it is damaged or too complex.',
  no_text: 'it contains only pictures of text.',
}
