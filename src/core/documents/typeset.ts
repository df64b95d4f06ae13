/** The result of typesetting a CV, cover letter or report: the files, and what was changed to make it fit. */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from './cv-design.ts'
import type { LetterSheet } from './letter-sheet.ts'
import type { ReportSheet } from './report-sheet.ts'

/** SVG gives one picture per page, of the same pages as the PDF; every other form gives one file. */
export const TYPESET_FORMS = ['pdf', 'svg', 'docx', 'txt', 'md'] as const
export type TypesetForm = (typeof TYPESET_FORMS)[number]

/** A part of the CV that was left out to save space. */
export type LeftOut = { id: string; text: string }

export type TypesetDocument = {
  files: Uint8Array[]
  /** Pages of the PDF; the Word document has about as many. */
  pages: number
  /** Whether it fits the requested number of pages. */
  fits: boolean
  /** The density used; tighter than requested if that saves a page. */
  density: CvDesign['density']
  /** In the order of the CV. */
  leftOut: LeftOut[]
  /** Characters that none of our fonts contains; each is drawn as an empty box. */
  missingCharacters: string[]
}

export type Typesetter = {
  cv(cv: Cv, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
  letter(letter: LetterSheet, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
  /** As PDF. */
  report(report: ReportSheet): Promise<TypesetDocument>
}
