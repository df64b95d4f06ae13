/**
 * A PDF into lines as a person reads them. pdf.js opens the file and gives the drawing orders of each page; all
 * that makes a text of them is in the `pdf-` files beside this one. Nothing is fetched, no font is loaded, no code
 * of the file is run, and a file that cannot be read is an empty document that says why.
 */
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs' // read in this thread
import type { CvTrouble } from '#core/cv-reading.ts'
import type { CvDocument } from './document.ts'
import { type Chunk, chunksOf } from './pdf-chunks.ts'
import { type Segment, segmentsOf } from './pdf-columns.ts'
import { inkOf, type PageFont } from './pdf-glyphs.ts'
import { linesOf } from './pdf-lines.ts'
import { inOrder } from './pdf-order.ts'

const MOST_PAGES = 50
/** Letters that we read of one file. */
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

type Page = { width: number; height: number; segments: Segment[]; letters: number }

export async function readPdf(bytes: Uint8Array): Promise<CvDocument> {
  const task = getDocument({ ...SETTINGS, data: bytes.slice() })
  try {
    return await readPages(await task.promise)
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    return empty(isLocked ? 'encrypted' : 'damaged')
  } finally {
    await task.destroy().catch(() => undefined)
  }
}

function empty(trouble: CvTrouble): CvDocument {
  return { format: 'pdf', pages: [], lines: [], troubles: [trouble] }
}

async function readPages(pdf: PDFDocumentProxy): Promise<CvDocument> {
  const pages: Page[] = []
  let letters = 0
  const last = Math.min(pdf.numPages, MOST_PAGES)
  for (let number = 1; number <= last && letters < MOST_LETTERS; number++) {
    const page = await readPage(pdf, number)
    letters += page.letters
    pages.push(page)
  }
  const lines = linesOf(inOrder(pages.map((page) => page.segments)))
  const troubles: CvTrouble[] = []
  if (lines.length === 0) troubles.push('no_text')
  if (pages.some((page) => page.segments.some((it) => it.kind === 'split')))
    troubles.push('columns')
  if (pdf.numPages > pages.length) troubles.push('cut')
  return {
    format: 'pdf',
    pages: pages.map(({ width, height }) => ({ width, height })),
    lines,
    troubles,
  }
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<Page> {
  const page = await pdf.getPage(number)
  const orders = await page.getOperatorList({ annotationMode: 0 })
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
  const chunks: Chunk[] = chunksOf(ink.glyphs)
  page.cleanup()
  return {
    width: viewport.width,
    height: viewport.height,
    segments: segmentsOf(chunks),
    letters: ink.glyphs.length,
  }
}
