/**
 * Reads a PDF into lines. pdf.js opens the file and returns the drawing operators of each page; the `pdf-` files
 * beside this one turn them into text. Nothing is fetched, no font is loaded, and no code of the file is run. A file
 * that cannot be read gives an empty document with the reason.
 */
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MAX_CV_PAGES } from '#core/files/file-limits.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs' // read in this thread
import type { CvFileProblem } from '#core/cv/cv-reading.ts'
import type { CvDocument } from '#cv/document/document.ts'
import { joinCutWords } from './pdf-broken-words.ts'
import { withCards } from './pdf-cards.ts'
import { type Chunk, chunksOf } from './pdf-chunks.ts'
import { segmentsOf } from './pdf-columns.ts'
import { withDots } from './pdf-dots.ts'
import { withoutFurniture } from './pdf-furniture.ts'
import { inkOf, type PageFont } from './pdf-glyphs.ts'
import { linesOf } from './pdf-lines.ts'
import { type PageLink, pageLinks, withLinks } from './pdf-links.ts'
import { marginsOf } from './pdf-margins.ts'
import { inOrder } from './pdf-order.ts'
import { liftRails } from './pdf-rails.ts'
import { withSideDates } from './pdf-side-dates.ts'

/** Limit of letters read per file. */
const MOST_LETTERS = 1_000_000

const SETTINGS = {
  isEvalSupported: false,
  useWorkerFetch: false,
  disableFontFace: true,
  useSystemFonts: false,
  fontExtraProperties: true,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useWasm: false,
  maxImageSize: 1,
  enableXfa: false,
  stopAtErrors: false,
  verbosity: 0,
}

type Page = {
  width: number
  height: number
  chunks: Chunk[]
  links: PageLink[]
  letters: number
  unmapped: number
}

const UNREAD: Page = { width: 0, height: 0, chunks: [], links: [], letters: 0, unmapped: 0 }

export async function readPdf(bytes: Uint8Array): Promise<CvDocument> {
  const read = await readPages(bytes)
  if (typeof read === 'string') return { format: 'pdf', pages: [], lines: [], troubles: [read] }
  const segments = liftRails(withoutFurniture(read.pages)).map((it) =>
    withSideDates(withCards(segmentsOf(it))),
  )
  const links = read.pages.map((page) => page.links)
  const lines = joinCutWords(withLinks(linesOf(inOrder(segments)), links))
  const troubles: CvFileProblem[] = []
  if (lines.length === 0) troubles.push('no_text')
  if (isUnmapped(read.pages)) troubles.push('unmapped_letters')
  if (segments.flat().some((it) => it.kind === 'split')) troubles.push('columns')
  if (read.isCut) troubles.push('cut')
  return {
    format: 'pdf',
    pages: read.pages.map(({ width, height }) => ({ width, height })),
    lines,
    troubles,
  }
}

/** Some unmapped icons are normal; if a tenth of the letters are unmapped, a font is unreadable. */
function isUnmapped(pages: Page[]): boolean {
  const sum = (of: (page: Page) => number) => pages.reduce((total, page) => total + of(page), 0)
  const unmapped = sum((page) => page.unmapped)
  return unmapped > 20 && unmapped > 0.1 * sum((page) => page.letters)
}

/** Everything that needs pdf.js. Whatever it throws is the file's fault, and a page it cannot read stays empty. */
async function readPages(
  bytes: Uint8Array,
): Promise<{ pages: Page[]; isCut: boolean } | 'encrypted' | 'damaged'> {
  const task = getDocument({ ...SETTINGS, data: bytes.slice() })
  try {
    const pdf = await task.promise
    const pages: Page[] = []
    const margins: number[] = []
    let letters = 0
    const last = Math.min(pdf.numPages, MAX_CV_PAGES)
    for (let number = 1; number <= last && letters < MOST_LETTERS; number++) {
      const page = await readPage(pdf, number, margins).catch(() => null)
      letters += page?.letters ?? 0
      pages.push(page ?? UNREAD)
    }
    if (pages.every((page) => page === UNREAD)) return 'damaged'
    return {
      pages,
      isCut: pdf.numPages > pages.length || letters >= MOST_LETTERS || pages.includes(UNREAD),
    }
  } catch (cause) {
    return cause instanceof Error && cause.name === 'PasswordException' ? 'encrypted' : 'damaged'
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

/** Adds the page's margins to those of the pages before. */
async function readPage(pdf: PDFDocumentProxy, number: number, margins: number[]): Promise<Page> {
  const page = await pdf.getPage(number)
  const orders = await page.getOperatorList({ annotationMode: 0 })
  const annotations = await page.getAnnotations()
  const viewport = page.getViewport({ scale: 1 })
  const fontOf = (id: string): PageFont | null =>
    page.commonObjs.has(id) ? (page.commonObjs.get(id) as PageFont) : null
  const ink = inkOf({
    fns: orders.fnArray,
    args: orders.argsArray,
    ops: OPS,
    fontOf,
    viewport: viewport.transform as [number, number, number, number, number, number],
  })
  // A broken file may have invalid or infinite coordinates.
  const glyphs = ink.glyphs.filter((it) => [it.x, it.y, it.right, it.size].every(Number.isFinite))
  margins.push(...marginsOf(chunksOf(glyphs)))
  const chunks = withDots(chunksOf(glyphs, margins), ink.dots)
  page.cleanup()
  return {
    width: viewport.width,
    height: viewport.height,
    chunks,
    links: pageLinks(annotations, (x, y) => viewport.convertToViewportPoint(x, y)),
    letters: glyphs.length,
    unmapped: ink.unmapped,
  }
}
