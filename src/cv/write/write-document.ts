/**
 * CVs and letters in every form that we hand out. All forms of one CV say the same: what its pages had no room for
 * is left out of each.
 */
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import type { LetterSheet } from '#core/documents/letter-sheet.ts'
import type { TypesetDocument, TypesetForm } from '#core/documents/typeset.ts'
import { toSheet } from './cv-sheet.ts'
import { fitToPages } from './fit-to-pages.ts'
import { printedLetter } from './printed-letter.ts'
import { createTypst, type SetPages, type TypstSources } from './typst.ts'
import { writeDocx, writeLetterDocx } from './write-docx.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeLetterText, writeText } from './write-text.ts'

export type DocumentWriter = {
  cv(cv: Cv, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
  letter(letter: LetterSheet, design: CvDesign, form: TypesetForm): Promise<TypesetDocument>
}

export function createDocumentWriter(sources: TypstSources): DocumentWriter {
  const typst = createTypst(sources)
  const drawn = (set: SetPages, form: 'pdf' | 'svg') =>
    form === 'pdf' ? [typst.pdf(set)] : typst.svgs(set)

  return {
    async cv(cv, design, form) {
      const fitted = fitToPages(cv, design, (tried, density, isDraft) => {
        const sheet = toSheet(tried)
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
        // Other programs choose their fonts themselves.
        missingLetters: isDrawn ? set.missingLetters : [],
      }
    },
    async letter(letter, design, form) {
      const sheet = printedLetter(letter)
      const title = [sheet.name, sheet.subject].filter(Boolean).join(': ') || 'Letter'
      const set = typst.set('letter', { title, letter: sheet }, design)
      const isDrawn = form === 'pdf' || form === 'svg'
      return {
        files: isDrawn ? drawn(set, form) : [await writtenLetter(sheet, design, form)],
        pages: set.pages,
        fits: design.pages === null || set.pages <= design.pages,
        density: design.density,
        leftOut: [],
        missingLetters: isDrawn ? set.missingLetters : [],
      }
    },
  }
}

type WrittenForm = Exclude<TypesetForm, 'pdf' | 'svg'>

async function written(sheet: ReturnType<typeof toSheet>, design: CvDesign, form: WrittenForm) {
  if (form === 'docx') return writeDocx(sheet, design)
  return Buffer.from(form === 'md' ? writeMarkdown(sheet) : writeText(sheet))
}

/** A letter in plain text is Markdown as well: it has nothing but paragraphs. */
async function writtenLetter(
  sheet: ReturnType<typeof printedLetter>,
  design: CvDesign,
  form: WrittenForm,
) {
  return form === 'docx' ? writeLetterDocx(sheet, design) : Buffer.from(writeLetterText(sheet))
}
