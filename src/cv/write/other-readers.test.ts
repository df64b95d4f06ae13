/**
 * Other programs read our PDFs completely and find nothing else: every template, forty CVs. Compared by letters in
 * reading order, and by words, since a lost space hides a word from search.
 */
import { expect, test } from 'vitest'
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATE_COLUMNS, TEMPLATES } from '#core/documents/cv-design-choices.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import {
  charactersWithoutFooters,
  footerOf,
  hasPdftotext,
  pdfText,
  pdftotextPages,
} from '#test/pdf-text.ts'
import { lettersOf, sheetCharacters, sheetColumns, sheetTexts, wordsOf } from '#test/sheet-text.ts'
import { type CvSheet, toSheet } from './cv-sheet.ts'
import { createDocumentWriter } from './write-document.ts'

type Template = (typeof TEMPLATES)[number]
type Made = { about: string; name: string; sheet: CvSheet; bytes: Uint8Array }

const writer = createDocumentWriter(readTypesetFiles())

async function madeAs(template: Template): Promise<Made[]> {
  const design = { ...DEFAULT_DESIGN, pages: null, template }
  const made = fortyCvs().map(async ({ about, cv }) => {
    const { files } = await writer.cv(cv, design, 'pdf')
    const bytes = files[0] as Uint8Array
    return { about, name: cv.name ?? '', sheet: toSheet(cv), bytes }
  })
  return Promise.all(made)
}

/** Right-to-left words are stored in drawn order; PDF readers leave reordering to their callers. */
const drawnOrder = (name: string) =>
  /\p{Script=Hebrew}|\p{Script=Arabic}/u.test(name) ? name.split(' ').toReversed().join('') : name

function expectLetters({ about, name, sheet }: Made, template: Template, found: string) {
  const letters = found.replace(lettersOf(drawnOrder(name)), lettersOf(name))
  if (TEMPLATE_COLUMNS[template] === 1) expect(letters, about).toBe(sheetCharacters(sheet))
  else {
    // The wide column comes first on each page, the rail ends with the first one.
    const { wide, rail } = sheetColumns(sheet)
    expect(letters, about).toContain(rail)
    expect(letters.replace(rail, ''), about).toBe(wide)
  }
}

/** Words that wrap because they are longer than a line are several words to every program. */
const isBroken = ({ about }: Made) => about.startsWith('long words')

function expectWords({ about, sheet }: Made, template: Template, found: string, feet = '') {
  const isRailed = TEMPLATE_COLUMNS[template] > 1 && sheet.contact.length > 0
  const texts = [...sheetTexts(sheet), isRailed ? 'Contact' : '', feet]
  expect(wordsOf(found), about).toEqual(wordsOf(texts.join(' ')))
}

test.each(TEMPLATES)('pdf.js finds all of forty CVs set as %s', async (template) => {
  for (const made of await madeAs(template)) {
    const text = await pdfText(made.bytes)
    expectLetters(made, template, lettersOf(text))
    if (!isBroken(made)) expectWords(made, template, text)
  }
})

const isInstalled = hasPdftotext()
const missing = isInstalled ? '' : ' (skipped: no pdftotext here, its package is poppler-utils)'

test.skipIf(!isInstalled).each(TEMPLATES)(
  `pdftotext finds all of forty CVs set as %s${missing}`,
  async (template) => {
    for (const made of await madeAs(template)) {
      const raw = pdftotextPages(made.bytes, 'raw')
      expectLetters(made, template, charactersWithoutFooters(raw, drawnOrder(made.name)))
      const guessed = pdftotextPages(made.bytes, 'guessed')
      const feet = guessed.slice(1).map((_, at) => footerOf(made.name, at + 2, guessed.length))
      if (!isBroken(made)) expectWords(made, template, guessed.join(' '), feet.join(' '))
    }
  },
)
