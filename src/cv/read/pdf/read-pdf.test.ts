import { expect, test } from 'vitest'
import { type Drawn, samplePdf } from '#test/sample-pdf.ts'
import { readPdf } from './read-pdf.ts'

const read = (...pages: Drawn[][]) => readPdf(samplePdf({ pages }))
const HEADINGS = ['Contact', 'Skills', 'Experience', 'Education']
const EMPTY = { format: 'pdf', pages: [], lines: [] }

test('a file is read into lines with formatting and positions', async () => {
  const { pages, lines, troubles } = await read([
    { text: 'Ada Lovelace', x: 50, y: 60, size: 20, font: 'Helvetica-Bold' },
    { text: 'Acme Ltd', x: 50, y: 100 },
    { text: '2019', x: 500, y: 100 },
  ])
  expect({ pages, troubles }).toEqual({ pages: [{ width: 595, height: 842 }], troubles: [] })
  expect(lines.map(({ text, size, isBold, page }) => ({ text, size, isBold, page }))).toEqual([
    { text: 'Ada Lovelace', size: 20, isBold: true, page: 0 },
    { text: 'Acme Ltd  2019', size: 10, isBold: false, page: 0 },
  ])
  expect(lines[1]?.box).toMatchObject({ x: 50, y: 90 })
  expect(lines[1]?.cells.map((cell) => cell.text)).toEqual(['Acme Ltd', '2019'])
})

test('letters spaced by an operator are words', async () => {
  const { lines } = await read([
    { text: 'WORK EXPERIENCE', x: 50, y: 60, before: '4 Tc' },
    { text: 'Acme', x: 50, y: 90 },
  ])
  expect(lines.map((line) => line.text)).toEqual(['WORK EXPERIENCE', 'Acme'])
})

test('invisible text is not read', async () => {
  const { lines } = await read([
    { text: 'Acme Ltd', x: 50, y: 60 },
    { text: 'drawn without ink', x: 50, y: 90, before: '3 Tr' },
    { text: 'for machines alone', x: 50, y: 120, size: 1 },
  ])
  expect(lines.map((line) => line.text)).toEqual(['Acme Ltd'])
})

test('a link target is kept with its line', async () => {
  const link = { url: 'https://example.com/ada', x: 50, y: 60 }
  const pages = [[{ text: 'Portfolio', x: 50, y: 60 }]]
  const { lines } = await readPdf(samplePdf({ pages, link }))
  expect(lines[0]?.links).toEqual(['https://example.com/ada'])
})

test('two texts side by side are reported', async () => {
  const column = (x: number, from: number, texts: string[]) =>
    texts.map(
      (text, i): Drawn => ({
        text,
        x,
        y: from + 14 * i,
        font: HEADINGS.includes(text) ? 'Helvetica-Bold' : 'Helvetica',
      }),
    )
  const { lines, troubles } = await read([
    ...column(50, 100, ['Contact', 'ada@example.com', 'Skills', 'Lean', 'SAP']),
    ...column(250, 103, ['Experience', 'Engineer', 'Acme Ltd', 'Education', 'BSc Physics']),
  ])
  expect(troubles).toEqual(['columns'])
  expect(lines.map((line) => line.column)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
})

test('a file without letters is reported', async () => {
  expect(await read([])).toMatchObject({ lines: [], troubles: ['no_text'] })
})

test('a file over the limit is cut after fifty pages', async () => {
  const pages = Array.from({ length: 52 }, (_, i) => [{ text: `Sheet ${i} of it`, x: 50, y: 400 }])
  const { lines, troubles } = await read(...pages)
  expect([lines.length, troubles]).toEqual([50, ['cut']])
})

test('a password-protected file is empty and reported', async () => {
  const locked = samplePdf({ pages: [[{ text: 'Ada', x: 50, y: 60 }]], isLocked: true })
  expect(await readPdf(locked)).toEqual({ ...EMPTY, troubles: ['encrypted'] })
})

test.each([
  ['a file that is not a PDF', new TextEncoder().encode('Dear reader')],
  ['nothing', new Uint8Array()],
  ['a truncated PDF', samplePdf({ pages: [[{ text: 'Ada', x: 50, y: 60 }]] }).slice(0, 60)],
])('%s is empty and reported as damaged', async (_, bytes) => {
  expect(await readPdf(bytes)).toEqual({ ...EMPTY, troubles: ['damaged'] })
})
