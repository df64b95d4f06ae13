/**
 * Writes CVs and cover letters in every format we offer, and reports as PDF. All formats of one CV have the same content: what did not
 * fit on its pages is left out of each.
 */
import type { Cv } from '#core/cv/cv.ts'
import { type CvDesign, DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import type { LetterSheet } from '#core/documents/letter-sheet.ts'
import type { ReportSheet } from '#core/documents/report-sheet.ts'
import type { TypesetDocument, TypesetForm } from '#core/documents/typeset.ts'
import { toSheet } from './cv-sheet.ts'
import { fitToPages } from './fit-to-pages.ts'
import { printedCoverLetter } from './printed-cover-letter.ts'
import { createTypst, type SetPages, type TypstSources } from './typst.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeCoverLetterText, writeText } from './write-text.ts'

export type DocumentWriter = {
  cv(cv: Cv, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
  letter(letter: LetterSheet, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
  report(report: ReportSheet): Promise<TypesetDocument>
}

export function createDocumentWriter(sources: TypstSources): DocumentWriter {
  const typst = createTypst(sources)
  const drawn = (set: SetPages, form: 'pdf' | 'svg') =>
    form === 'pdf' ? [typst.pdf(set)] : typst.svgs(set)

  return {
    async cv(cv, design, form) {
      const fitted = fitToPages(cv, design, (tried, density, isDraft) => {
        const sheet = toSheet(tried, design.sections)
        const title = sheet.name || sheet.label || 'Curriculum vitae'
        const look = { ...design, density }
        const pages = typst.set(design.template, { title, sheet }, look, isDraft)
        return { ...pages, sheet }
      })
      const { set, fits, density, leftOut } = fitted
      const isDrawn = form === 'pdf' || form === 'svg'
      return {
        files: isDrawn
          ? drawn(set, form)
          : [await written(set.sheet, { ...design, density }, form)],
        pages: set.pages,
        fits,
        density,
        leftOut,
        // Other programs choose their own fonts.
        missingCharacters: isDrawn ? set.missingCharacters : [],
      }
    },
    async letter(letter, design, form) {
      const sheet = printedCoverLetter(letter)
      const title = [sheet.name, sheet.subject].filter(Boolean).join(': ') || 'Cover letter'
      const set = typst.set('letter', { title, letter: sheet }, design)
      const isDrawn = form === 'pdf' || form === 'svg'
      return {
        files: isDrawn ? drawn(set, form) : [await writtenLetter(sheet, design, form)],
        pages: set.pages,
        fits: design.pages === null || set.pages <= design.pages,
        density: design.density,
        leftOut: [],
        missingCharacters: isDrawn ? set.missingCharacters : [],
      }
    },
    async report(report) {
      const design = { ...DEFAULT_DESIGN, paper: report.paper, pages: null }
      const { title, language } = report
      const set = typst.set('report', { title, lang: language, report }, design)
      return {
        files: drawn(set, 'pdf'),
        pages: set.pages,
        fits: true,
        density: design.density,
        leftOut: [],
        missingCharacters: set.missingCharacters,
      }
    },
  }
}

type WrittenForm = Exclude<TypesetForm, 'pdf' | 'svg'>

async function written(sheet: ReturnType<typeof toSheet>, design: CvDesign, form: WrittenForm) {
  if (form === 'docx') return (await docxWriter()).writeDocx(sheet, design)
  return Buffer.from(form === 'md' ? writeMarkdown(sheet) : writeText(sheet))
}

/** A cover letter has only paragraphs, so its plain text is also its Markdown. */
async function writtenLetter(
  sheet: ReturnType<typeof printedCoverLetter>,
  design: CvDesign,
  form: WrittenForm,
) {
  return form === 'docx'
    ? (await docxWriter()).writeCoverLetterDocx(sheet, design)
    : Buffer.from(writeCoverLetterText(sheet))
}

/** Its library takes several megabytes, so it is loaded with the first file that needs it. */
const docxWriter = () => import('./write-docx.ts')
