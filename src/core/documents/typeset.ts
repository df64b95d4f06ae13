/** What comes back when a CV or letter is set: the files, and what it took to make them fit. */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from './cv-design.ts'
import type { LetterSheet } from './letter-sheet.ts'

/** SVG is one picture a page, of the same pages as the PDF; every other form is one file. */
export const TYPESET_FORMS = ['pdf', 'svg', 'docx', 'txt', 'md'] as const
export type TypesetForm = (typeof TYPESET_FORMS)[number]

/** A part of the CV that was left out so that the pages suffice. */
export type LeftOut = { id: string; text: string }

export type TypesetDocument = {
  files: Uint8Array[]
  /** Of the PDF; a Word document has about as many. */
  pages: number
  /** Whether the pages asked for sufficed. */
  fits: boolean
  /** The density it was set in: closer than asked for where that saves a page. */
  density: CvDesign['density']
  /** In the order in which they stand in the CV. */
  leftOut: LeftOut[]
  /** Letters that none of our fonts has; each is drawn as an empty box. */
  missingLetters: string[]
}

export type Typesetter = {
  cv(cv: Cv, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
  letter(letter: LetterSheet, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
}
