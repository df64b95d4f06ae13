/**
 * The parts of a Word document from before 2007: its text in pieces, its stories (body, headers, boxes), and where
 * formatting changes apply. After [MS-DOC], sections 2.4 to 2.8.
 */
import type { OleFile } from './ole-file.ts'

/** Text at an offset of the stream, with one or two bytes per character. */
type Piece = { from: number; to: number; offset: number; isWide: boolean }

/** Formatting changes that apply to this range of the stream. */
export type DocRange = { from: number; to: number; style: number; changes: Uint8Array }

export type DocFile = {
  text: string
  /** Stream offset of each character. */
  offsets: Int32Array
  letterLooks: DocRange[]
  paragraphLooks: DocRange[]
  styles: Uint8Array
  /** Ranges of characters in `text`. */
  body: { from: number; to: number }
  headers: { from: number; to: number }
  boxes: { from: number; to: number }
  /** Where headers and footers of the sections begin, relative to `headers`. */
  headerStarts: number[]
}

const WORD_97 = 0xc1
const MAGIC = 0xa5ec
const ENCRYPTED = 0x0100
const SECOND_TABLE = 0x0200
const PAGE_BYTES = 512
const MAX_LETTERS = 2_000_000
const MAX_RANGES = 200_000
const NONE = new Uint8Array()

/** Offsets in the file header of the parts that we read: offset and length in the table stream. */
const PARTS = { styles: 0xa2, headers: 0xf2, letters: 0xfa, paragraphs: 0x102, pieces: 0x1a2 }
const HEADER_BYTES = PARTS.pieces + 8
/** Offsets of character counts: body, footnotes, headers, macros, comments, endnotes, boxes. */
const COUNTS = {
  body: 0x4c,
  notes: 0x50,
  headers: 0x54,
  macros: 0x58,
  comments: 0x5c,
  ends: 0x60,
  boxes: 0x64,
}

export function readDocFile(ole: OleFile): DocFile | 'encrypted' | null {
  const main = ole.stream('WordDocument')
  if (!main || main.length < 0x68) return null
  const view = viewOf(main)
  const flags = view.getUint16(10, true)
  if ((flags & ENCRYPTED) !== 0) return 'encrypted'
  if (view.getUint16(0, true) !== MAGIC || view.getUint16(2, true) < WORD_97) {
    return oldFile(main, view)
  }
  const table = ole.stream((flags & SECOND_TABLE) !== 0 ? '1Table' : '0Table')
  if (!table || main.length < HEADER_BYTES) return null
  const part = (at: number) => {
    const from = view.getUint32(at, true)
    return table.subarray(from, from + view.getUint32(at + 4, true))
  }
  const count = (at: number) => Math.min(MAX_LETTERS, view.getUint32(at, true))
  const read = readPieces(main, piecesOf(part(PARTS.pieces)))
  const body = count(COUNTS.body)
  const headers = body + count(COUNTS.notes)
  const boxes =
    headers +
    [COUNTS.headers, COUNTS.macros, COUNTS.comments, COUNTS.ends].reduce(
      (sum, at) => sum + count(at),
      0,
    )
  return {
    ...read,
    letterLooks: rangesOf(main, part(PARTS.letters), false),
    paragraphLooks: rangesOf(main, part(PARTS.paragraphs), true),
    styles: part(PARTS.styles),
    body: { from: 0, to: body },
    headers: { from: headers, to: headers + count(COUNTS.headers) },
    boxes: { from: boxes, to: boxes + count(COUNTS.boxes) },
    headerStarts: numbersOf(part(PARTS.headers)),
  }
}

/** Word 6 and 95: one piece of single-byte characters, unless the document was fast-saved. */
function oldFile(main: Uint8Array, view: DataView): DocFile | null {
  const from = view.getUint32(0x18, true)
  const to = Math.min(view.getUint32(0x1c, true), main.length, from + MAX_LETTERS)
  const isHasty = (view.getUint16(10, true) & 4) !== 0
  if (isHasty || from < 0x60 || to <= from) return null
  const letters = Math.min(to - from, view.getUint32(0x34, true) || to - from)
  const read = readPieces(main, [{ from: 0, to: letters, offset: from, isWide: false }])
  const nothing = { from: 0, to: 0 }
  return {
    ...read,
    letterLooks: [],
    paragraphLooks: [],
    styles: NONE,
    body: { from: 0, to: letters },
    headers: nothing,
    boxes: nothing,
    headerStarts: [],
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function numbersOf(bytes: Uint8Array): number[] {
  const view = viewOf(bytes)
  const numbers: number[] = []
  for (let at = 0; at + 4 <= bytes.length && numbers.length < 1_000; at += 4) {
    numbers.push(view.getUint32(at, true))
  }
  return numbers
}

/** The piece table, which follows the changes of fast saves. */
function piecesOf(clx: Uint8Array): Piece[] {
  const view = viewOf(clx)
  let at = 0
  while (clx[at] === 1 && at + 3 <= clx.length) at += 3 + view.getUint16(at + 1, true)
  if (clx[at] !== 2 || at + 5 > clx.length) return []
  const from = at + 5
  const length = Math.min(view.getUint32(at + 1, true), clx.length - from)
  const count = Math.floor((length - 4) / 12)
  const pieces: Piece[] = []
  for (let n = 0; n < count; n++) {
    const place = view.getUint32(from + (count + 1) * 4 + n * 8 + 2, true)
    const isWide = (place & 0x40000000) === 0
    pieces.push({
      from: view.getUint32(from + n * 4, true),
      to: view.getUint32(from + n * 4 + 4, true),
      offset: isWide ? place & 0x3fffffff : (place & 0x3fffffff) >> 1,
      isWide,
    })
  }
  return pieces
}

function readPieces(main: Uint8Array, pieces: Piece[]): { text: string; offsets: Int32Array } {
  const texts: string[] = []
  const offsets: number[] = []
  for (const { from, to, offset, isWide } of pieces) {
    const width = isWide ? 2 : 1
    const room = Math.floor((main.length - offset) / width)
    const letters = Math.min(to - from, room, MAX_LETTERS - offsets.length)
    if (letters <= 0 || from !== offsets.length) continue // pieces must be contiguous
    const bytes = main.subarray(offset, offset + letters * width)
    texts.push(isWide ? utf16(bytes) : new TextDecoder('windows-1252').decode(bytes))
    for (let n = 0; n < letters; n++) offsets.push(offset + n * width)
  }
  return { text: texts.join(''), offsets: Int32Array.from(offsets) }
}

/** One character per two bytes, even for unpaired surrogates, so that offsets stay correct. */
function utf16(bytes: Uint8Array): string {
  const view = viewOf(bytes)
  const letters: string[] = []
  for (let at = 0; at + 2 <= bytes.length; at += 2) {
    letters.push(String.fromCharCode(view.getUint16(at, true)))
  }
  return letters.join('')
}

/** Reads the 512-byte pages that map ranges to formatting changes. */
function rangesOf(main: Uint8Array, plc: Uint8Array, areParagraphs: boolean): DocRange[] {
  const view = viewOf(plc)
  const count = Math.floor((plc.length - 4) / 8)
  const ranges: DocRange[] = []
  for (let n = 0; n < count && ranges.length < MAX_RANGES; n++) {
    const number = view.getUint32((count + 1) * 4 + n * 4, true) & 0x3fffff
    const page = main.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES)
    if (page.length === PAGE_BYTES) ranges.push(...pageRanges(page, areParagraphs))
  }
  return ranges
}

function pageRanges(page: Uint8Array, areParagraphs: boolean): DocRange[] {
  const view = viewOf(page)
  const entryBytes = areParagraphs ? 13 : 1
  const count = Math.min(page[PAGE_BYTES - 1] ?? 0, Math.floor((PAGE_BYTES - 5) / (4 + entryBytes)))
  const ranges: DocRange[] = []
  for (let n = 0; n < count; n++) {
    const at = (page[(count + 1) * 4 + n * entryBytes] ?? 0) * 2
    const range = { from: view.getUint32(n * 4, true), to: view.getUint32(n * 4 + 4, true) }
    ranges.push({
      ...range,
      ...(areParagraphs ? paragraphChanges(page, at) : letterChanges(page, at)),
    })
  }
  return ranges
}

function letterChanges(page: Uint8Array, at: number) {
  return { style: 0, changes: at === 0 ? NONE : page.subarray(at + 1, at + 1 + (page[at] ?? 0)) }
}

function paragraphChanges(page: Uint8Array, at: number) {
  if (at === 0) return { style: 0, changes: NONE }
  const short = page[at] ?? 0
  const from = short === 0 ? at + 2 : at + 1
  const length = short === 0 ? (page[at + 1] ?? 0) * 2 : short * 2 - 1
  const whole = page.subarray(from, from + length)
  if (whole.length < 2) return { style: 0, changes: NONE }
  return { style: (whole[0] ?? 0) | ((whole[1] ?? 0) << 8), changes: whole.subarray(2) }
}
