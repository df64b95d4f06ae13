/** Our own reader recovers the CV from every template and format. */
import { expect, test } from 'vitest'
import type { Cv } from '#core/cv/cv.ts'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATES } from '#core/documents/cv-design-choices.ts'
import { readDocx } from '#cv/read/docx/read-docx.ts'
import { readPdf } from '#cv/read/pdf/read-pdf.ts'
import { readCv } from '#cv/understand/read-cv.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { toSheet } from './cv-sheet.ts'
import { createDocumentWriter } from './write-document.ts'

const writer = createDocumentWriter(readTypesetFiles())
const CVS = fortyCvs()

/** The printed content without ids; whether a summary is one paragraph or two is up to the writer. */
function printedOf(cv: Cv): unknown {
  const sheet = toSheet(cv)
  const sections = sheet.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(({ text }) => text).join(' '),
  }))
  const text = JSON.stringify({ ...sheet, sections }, (key, value) => (key === 'id' ? '' : value))
  return JSON.parse(text)
}

async function foundAgain(template: (typeof TEMPLATES)[number], form: 'pdf' | 'docx') {
  const missed: string[] = []
  for (const { about, cv } of CVS) {
    const design = { ...DEFAULT_DESIGN, template, pages: null }
    const { files } = await writer.cv(cv, design, form)
    const bytes = new Uint8Array(files[0] ?? [])
    const read = readCv(await (form === 'pdf' ? readPdf(bytes) : readDocx(bytes))).cv
    if (JSON.stringify(printedOf(read)) !== JSON.stringify(printedOf(cv))) missed.push(about)
  }
  return missed
}

test.each(TEMPLATES)('a CV set as %s is read back unchanged', async (template) => {
  expect(await foundAgain(template, 'pdf')).toEqual([])
})

test('a CV written as a Word document is read back unchanged', async () => {
  expect(await foundAgain('plain', 'docx')).toEqual([])
})
