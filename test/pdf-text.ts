/** What other programs extract from a PDF: pdf.js piece by piece, and pdftotext if it is installed. */
import { spawnSync } from 'node:child_process'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { lettersOf } from './sheet-text.ts'

/** `right` is the distance to the right edge of the paper, in points. */
export type Piece = { page: number; text: string; points: number; right: number; endsLine: boolean }

/** Without artifacts that the file marks as not part of the text, such as page numbers. */
async function allPieces(bytes: Uint8Array): Promise<Piece[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pieces: Piece[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const open: boolean[] = []
    for (const item of items) {
      if ('str' in item) {
        if (open.includes(true)) continue
        const right = width - (item.transform[4] as number) - item.width
        const { str: text, height: points, hasEOL: endsLine } = item
        pieces.push({ page: number, text, points, right, endsLine })
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push('tag' in item && item.tag === 'Artifact')
    }
  }
  await task.destroy()
  return pieces
}

/** Pieces that print something. */
export const pdfPieces = async (bytes: Uint8Array): Promise<Piece[]> =>
  (await allPieces(bytes)).filter(({ text }) => text.trim() !== '')

/** With words, lines and pages separated as by pdf.js. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pieces = await allPieces(bytes)
  const isLast = (at: number) => pieces[at]?.page !== pieces[at + 1]?.page
  return pieces
    .map(({ text, endsLine }, at) => text + (endsLine || isLast(at) ? '\n' : ''))
    .join('')
}

/** pdftotext belongs to Poppler and is optional; the product does not need it. */
export const hasPdftotext = () => spawnSync('pdftotext', ['-v']).error === undefined

/** `raw` is the order in the file; otherwise pdftotext guesses an order from the positions. */
export function pdftotextPages(bytes: Uint8Array, order: 'raw' | 'guessed'): string[] {
  const args = [...(order === 'raw' ? ['-raw'] : []), '-enc', 'UTF-8', '-', '-']
  const { status, stdout, stderr } = spawnSync('pdftotext', args, {
    input: bytes,
    encoding: 'utf8',
  })
  if (status !== 0 || stderr !== '') throw new Error(`pdftotext: ${status} ${stderr}`)
  return stdout.split('\f').slice(0, -1)
}

/** The characters of all pages without the footers, which every page after the first must have. */
export function charactersWithoutFooters(pages: readonly string[], title: string): string {
  const letters = pages.map((page, at) => {
    const foot = at === 0 ? '' : lettersOf(footerOf(title, at + 1, pages.length))
    const found = lettersOf(page)
    if (!found.endsWith(foot)) throw new Error(`page ${at + 1} ends with …${found.slice(-60)}`)
    return found.slice(0, found.length - foot.length)
  })
  return letters.join('')
}

/** The footer of a page after the first. */
export const footerOf = (title: string, page: number, pages: number) =>
  `${title} ${page} / ${pages}`
