/** What we set is what was meant: every template, forty CVs, read by another program. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { CvDesign } from '#core/cv-design.ts'
import { DEFAULT_DESIGN, TEMPLATE_COLUMNS, TEMPLATES } from '#core/cv-design.ts'
import { readTypesetFiles } from '#server/typeset-files.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { lettersOf, sheetColumns, sheetLetters } from '#test/sheet-words.ts'
import { toSheet } from './cv-sheet.ts'
import { createDocumentWriter } from './write-document.ts'

const writer = createDocumentWriter(readTypesetFiles())
const CVS = fortyCvs()
const WHOLE: CvDesign = { ...DEFAULT_DESIGN, pages: null }

/** Without what the file itself marks as no part of the text: page numbers. */
async function pdfText(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const parts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const open: boolean[] = []
    for (const item of items) {
      if ('str' in item) {
        if (!open.includes(true)) parts.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push('tag' in item && item.tag === 'Artifact')
    }
  }
  await task.destroy()
  return parts.join(' ')
}

const ONE_COLUMN = TEMPLATES.filter((template) => TEMPLATE_COLUMNS[template] === 1)

/** Words from right to left stand in a file as they are drawn; this reader leaves their order to its caller. */
const inLogicalOrder = (text: string, name: string | null) =>
  /\p{Script=Hebrew}/u.test(name ?? '')
    ? text.replace(lettersOf((name ?? '').split(' ').toReversed().join('')), lettersOf(name ?? ''))
    : text

/** The Arabic typeface draws dots apart from their letters; who copies a word out of the page finds both. */
const withoutArabic = (text: string) => text.replace(/\p{Script=Arabic}/gu, '')

test.each(ONE_COLUMN)(
  '%s says all of forty CVs in the order in which they are read',
  async (template) => {
    for (const { about, cv } of CVS) {
      const { files } = await writer.cv(cv, { ...WHOLE, template }, 'pdf')
      const text = lettersOf(await pdfText(files[0] as Uint8Array))
      expect(withoutArabic(inLogicalOrder(text, cv.name)), about).toBe(
        withoutArabic(sheetLetters(toSheet(cv))),
      )
    }
  },
)

test('the template with two columns says the wide one first on each page, and all of both', async () => {
  for (const { about, cv } of CVS) {
    const { files } = await writer.cv(cv, { ...WHOLE, template: 'sidebar' }, 'pdf')
    const text = lettersOf(await pdfText(files[0] as Uint8Array))
    const { wide, rail } = sheetColumns(toSheet(cv))
    expect(text, about).toContain(rail)
    const read = inLogicalOrder(text.replace(rail, ''), cv.name)
    expect(withoutArabic(read), about).toBe(withoutArabic(wide))
  }
})
