/** A report's PDF: its words, its language, and a table that is tagged as one. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { hasOnlyCommonCharacters } from '#core/documents/common-characters.ts'
import type { ReportSheet } from '#core/documents/report-sheet.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { pdfPieces, pdfText } from '#test/pdf-text.ts'
import { createDocumentWriter } from './write-document.ts'

const writer = createDocumentWriter(readTypesetFiles())

const SHEET: ReportSheet = {
  title: 'Nachweis der Eigenbemühungen',
  language: 'de',
  region: 'DE',
  paper: 'a4',
  facts: [
    { label: 'Name', value: 'Ada Example' },
    { label: 'Kundennummer', value: '' },
  ],
  columns: [
    { label: 'Datum', width: 10 },
    { label: 'Arbeitgeber', width: 30 },
    { label: 'Ergebnis', width: 20 },
  ],
  rows: [
    ['10.03.2026', 'Acme AG', 'offen'],
    ['', '#link("https://evil.example") $x$ *bold*', 'Absage'],
  ],
  none: 'Keine Bewerbungen in diesem Zeitraum.',
  signature: ['Ort, Datum', 'Unterschrift'],
}

const pdfOf = async (sheet: ReportSheet) => (await writer.report(sheet)).files[0] as Uint8Array

type Node = { role?: string; children?: Node[] }
const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
]

test('the table has tagged rows and headings, and the file names its language', async () => {
  const document = await getDocument({ data: new Uint8Array(await pdfOf(SHEET)), verbosity: 0 })
    .promise
  const tree = (await (await document.getPage(1)).getStructTree()) as Node
  const roles = rolesOf(tree)
  const count = (role: string) => roles.filter((it) => it === role).length
  expect([count('H1'), count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([
    1, 1, 3, 3, 6,
  ])
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> }
  expect([info.Language, info.Title]).toEqual(['de-DE', SHEET.title])
})

test('texts are printed as they are, and empty cells stay empty', async () => {
  const text = await pdfText(await pdfOf(SHEET))
  expect(text).toContain('Nachweis der Eigenbemühungen')
  expect(text).toContain('#link("https://evil.example") $x$ *bold*')
  expect(text).not.toContain(SHEET.none)
})

test('without rows it says so', async () => {
  const text = await pdfText(await pdfOf({ ...SHEET, rows: [] }))
  expect(text).toContain(SHEET.none)
  expect(text).not.toContain('Datum\n')
})

test('many rows take more pages, and long words stay on the paper', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ['10.03.2026', `Firma ${at}`, 'x'.repeat(90)])
  const pieces = await pdfPieces(await pdfOf({ ...SHEET, rows }))
  expect(Math.max(...pieces.map(({ page }) => page))).toBeGreaterThan(1)
  expect(Math.min(...pieces.map(({ right }) => right))).toBeGreaterThan(20)
  expect(pieces.filter(({ text }) => text.startsWith('Firma'))).toHaveLength(60)
})

const TABLE_WIDTH = 739.84 // points, of A4 without its margins
const MARGIN = 51.02

test.each([
  ['ada.maria.sample@company.example'],
  ['https://jobs.company.example/careers/1234567890'],
  ['a-long-name_of-many-parts@company.example'],
  ['Donaudampfschifffahrtsgesellschaft'],
  ['x'.repeat(90)],
])('"%s" stays within its narrow column, as a heading too', async (word) => {
  const columns = [
    { label: 'Kontakt', width: 10 },
    { label: word, width: 10 },
    { label: '1', width: 80 },
  ]
  const bytes = await pdfOf({ ...SHEET, columns, rows: [[word, '2', '3']] })
  const text = await pdfText(bytes)
  expect(text.replaceAll(/\s/g, '').split(word)).toHaveLength(3)

  const pieces = (await pdfPieces(bytes)).map((piece) => ({ ...piece, text: piece.text.trim() }))
  const at = (label: string) => pieces.findIndex((piece) => piece.text === label)
  const endOf = (from: number, to: number) =>
    Math.min(...pieces.slice(from, to).map(({ right }) => right))
  expect(endOf(at('Kontakt') + 1, at('1'))).toBeGreaterThan(MARGIN + 0.8 * TABLE_WIDTH)
  expect(endOf(at('1') + 1, at('2'))).toBeGreaterThan(MARGIN + 0.9 * TABLE_WIDTH)
})

const COMMON = Array.from({ length: 0x2100 }, (_, at) => String.fromCodePoint(at)).filter(
  hasOnlyCommonCharacters,
)

test.each([
  ['common characters', COMMON.join(' '), []],
  ['others', '王 Söhne 🦊', ['王', '🦊']],
])('of %s, those are missing that no font has', async (_, text, missing) => {
  const { missingCharacters } = await writer.report({ ...SHEET, rows: [['', text, '']] })
  expect(missingCharacters).toEqual(missing)
  expect(hasOnlyCommonCharacters(text)).toBe(missing.length === 0)
})
