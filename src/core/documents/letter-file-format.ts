/** The formats in which a cover letter can be downloaded. */

export const LETTER_FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
} as const
export type LetterFileFormat = keyof typeof LETTER_FILE_TYPES

export const LETTER_FILE_FORMATS = Object.keys(LETTER_FILE_TYPES) as LetterFileFormat[]

export const isLetterFileFormat = (text: string): text is LetterFileFormat =>
  Object.hasOwn(LETTER_FILE_TYPES, text)
