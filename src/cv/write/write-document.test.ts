/** Typeset documents are as designed: sizes, pages, breaks, characters, tags. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Cv } from '#core/cv/cv.ts'
import { type CvDesign, DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { DENSITIES, TEMPLATES } from '#core/documents/cv-design-choices.ts'
import type { TypesetDocument } from '#core/documents/typeset.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { pdfPieces, pdfText } from '#test/pdf-text.ts'
import { lettersOf } from '#test/sheet-text.ts'
import { toSheet } from './cv-sheet.ts'
import { createDocumentWriter } from './write-document.ts'

const writer = createDocumentWriter(readTypesetFiles())
const CVS = fortyCvs()
const WHOLE: CvDesign = { ...DEFAULT_DESIGN, pages: null }

async function pdfOf(cv: Cv, design: Partial<CvDesign>): Promise<Uint8Array> {
  const { files } = await writer.cv(cv, { ...WHOLE, ...design }, 'pdf')
  return files[0] as Uint8Array
}

const LONG = CVS.find(({ about }) => about.startsWith('many pages'))?.cv as Cv
const FULL = CVS.find(({ about }) => about.startsWith('everything'))?.cv as Cv

test.each(TEMPLATES)(
  '%s never prints smaller than nine points, and no heading ends a page',
  async (template) => {
    const heads = new Set(
      toSheet(LONG).sections.flatMap(({ heading, groups }) => [
        lettersOf(heading),
        ...groups
          .flatMap((group) => [group.heading, ...group.entries.map(({ title }) => title)])
          .map(lettersOf),
      ]),
    )
    for (const density of DENSITIES) {
      for (const paper of ['a4', 'letter'] as const) {
        const pieces = await pdfPieces(await pdfOf(LONG, { template, density, paper }))
        const pages = Math.max(...pieces.map(({ page }) => page))
        expect(pages, `${density}, ${paper}`).toBeGreaterThan(3)
        expect(Math.min(...pieces.map(({ points }) => points))).toBeGreaterThanOrEqual(9)
        const lasts = Array.from({ length: pages - 1 }, (_, n) =>
          lettersOf(pieces.findLast(({ page }) => page === n + 1)?.text ?? ''),
        )
        expect(lasts.filter((last) => heads.has(last))).toEqual([])
      }
    }
  },
)

test('words and addresses longer than a line wrap and stay on the paper', async () => {
  const long = CVS.filter(({ about }) => about.startsWith('long words'))
  for (const template of TEMPLATES) {
    for (const { cv } of long) {
      const word = 'x'.repeat(300)
      const pieces = await pdfPieces(await pdfOf({ ...cv, label: word }, { template }))
      expect(Math.min(...pieces.map(({ right }) => right)), template).toBeGreaterThan(20)
      expect(lettersOf(pieces.map(({ text }) => text).join(''))).toContain(word)
    }
  }
})

test('an address fits its column and never wraps after its own hyphen', async () => {
  const urls = [
    'https://max-mustermann-and-sons.example.com',
    'https://www.linkedin.com/in/ada-lo-10',
    `https://example.org/${'a-b-'.repeat(40)}c`,
  ]
  const links = urls.map((url, at) => ({ id: `l${at}`, network: null, username: null, url }))
  for (const template of TEMPLATES) {
    const pieces = await pdfPieces(await pdfOf({ ...FULL, links }, { template }))
    const texts = pieces.map(({ text }) => text)
    for (const url of urls) expect(texts.join('')).toContain(url.slice('https://'.length))
    expect(texts.filter((text) => text.endsWith('-'))).toEqual([])
    expect(Math.min(...pieces.map(({ right }) => right)), template).toBeGreaterThan(22)
  }
})

test('a long name is set smaller on one line, a longer one wraps between words', async () => {
  const names = [
    ['José María Fernández de la Vega y Ruiz-Peña', 1],
    ['María de los Ángeles Fernández-Villaverde Ruiz-Santillán y Gómez-Peñalver', 2],
  ] as const
  for (const template of TEMPLATES) {
    for (const [name, most] of names) {
      const pieces = await pdfPieces(await pdfOf({ ...FULL, name }, { template }))
      const points = Math.max(...pieces.map((piece) => piece.points))
      const lines = pieces.filter((piece) => piece.points === points).map(({ text }) => text.trim())
      expect(lines.join(' '), template).toBe(name)
      expect(lines.length).toBeLessThanOrEqual(most)
    }
  }
})

test('a long CV is cut to the requested pages and lists what was left out', async () => {
  for (const template of TEMPLATES) {
    for (const pages of [1, 2] as const) {
      const made = await writer.cv(LONG, { ...WHOLE, template, pages }, 'pdf')
      const text = lettersOf(await pdfText(made.files[0] as Uint8Array))
      const document: Omit<TypesetDocument, 'files' | 'leftOut'> = {
        pages,
        fits: true,
        density: 'tight',
        missingCharacters: [],
      }
      expect(made, `${template} on ${pages}`).toMatchObject(document)
      expect(made.leftOut.length).toBeGreaterThan(20)
      // The current job stays, with its place; so do personal details and degrees.
      const [newest] = LONG.work
      for (const kept of [
        newest?.company,
        newest?.roles[0]?.title,
        LONG.education[0]?.institution,
      ]) {
        expect(text).toContain(lettersOf(kept as string))
      }
    }
  }
})

test('a CV with enough room is set as requested, whole', async () => {
  const { files, ...document } = await writer.cv(FULL, { ...WHOLE, pages: 2 }, 'pdf')
  expect(files).toHaveLength(1)
  expect(document).toEqual({
    pages: 2,
    fits: true,
    density: 'normal',
    leftOut: [],
    missingCharacters: [],
  })
})

test('characters that no font has are reported and drawn as boxes', async () => {
  const made = await writer.cv({ ...FULL, name: '王小明 (Xiaoming Wang) 🦊' }, WHOLE, 'pdf')
  expect(made.missingCharacters).toEqual(['王', '小', '明', '🦊'])
  expect(await pdfText(made.files[0] as Uint8Array)).toContain('□□□ (Xiaoming Wang) □')
})

test.each(TEMPLATES)(
  '%s is tagged for PDF/UA: title, language, headings, lists',
  async (template) => {
    const bytes = await pdfOf(FULL, { template })
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
    const document = await task.promise
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    const { info, metadata } = await document.getMetadata()
    // The library's type does not match its value.
    const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean>
    expect(marks.get('Marked')).toBe(true)
    expect(info).toMatchObject({ Title: FULL.name, Language: 'en' })
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const roles = new Set([...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role))
    expect([...roles]).toEqual(
      expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody', 'Link']),
    )
    expect(roles.has('Table')).toBe(false)
    await task.destroy()
  },
)

test('each page is also an image, with only its own letters and without links', async () => {
  const { files, pages } = await writer.cv(FULL, WHOLE, 'svg')
  const svgs = files.map((file) => Buffer.from(file).toString())
  expect(svgs).toHaveLength(pages)
  for (const svg of svgs) {
    const drawn = new Set([...svg.matchAll(/<use xlink:href="#(\w+)"/g)].map(([, id]) => id))
    const kept = new Set([...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id))
    expect(kept).toEqual(drawn)
    expect(svg).not.toMatch(/<a\b|<text\b/)
  }
})

test('a cover letter uses the design of its CV and contains its text', async () => {
  const letter = {
    name: 'Ada Ångström',
    contact: ['ada@example.org'],
    addressee: ['Nordlys Analytics'],
    date: '22 November 2026',
    subject: 'Data engineer',
    greeting: 'Dear hiring team,',
    paragraphs: ['You ask for Kafka.\nI ran it for six years.', 'It ran well.'],
    closing: ['Kind regards,', 'Ada Ångström'],
  }
  const expected =
    'Ada Ångström ada@example.org Nordlys Analytics 22 November 2026 Data engineer Dear hiring team, ' +
    'You ask for Kafka. I ran it for six years. It ran well. Kind regards, Ada Ångström'
  for (const template of TEMPLATES) {
    const { files, pages } = await writer.letter(letter, { ...WHOLE, template }, 'pdf')
    expect(pages).toBe(1)
    expect(lettersOf(await pdfText(files[0] as Uint8Array)), template).toBe(lettersOf(expected))
  }
  const text = await writer.letter(letter, WHOLE, 'txt')
  expect(lettersOf(Buffer.from(text.files[0] ?? '').toString())).toBe(lettersOf(expected))
})
