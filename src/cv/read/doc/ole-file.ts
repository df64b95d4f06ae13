/**
 * Reads the streams of a compound file, Word's container before 2007. Sectors form chains listed in tables, which may
 * be wrong. A chain is followed no further than the file has sectors, so that loops end.
 */

const HEADER_BYTES = 512
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** Higher sector numbers have special meanings. */
const LAST_SECTOR = 0xfffffffa
const ENTRY_BYTES = 128
const MAX_ENTRIES = 5_000
const IN_HEADER = 109
const ROOT = 5
const STREAM = 2

type Entry = { name: string; type: number; start: number; bytes: number }

export type OleFile = {
  /** Null if there is no such stream or it is broken. */
  stream(name: string): Uint8Array | null
}

export function openOleFile(file: Uint8Array): OleFile | null {
  if (file.length < HEADER_BYTES || SIGNATURE.some((byte, at) => file[at] !== byte)) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const shift = view.getUint16(30, true)
  const miniShift = view.getUint16(32, true)
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) return null
  const sectorBytes = 1 << shift
  const sectors = Math.floor((file.length - HEADER_BYTES) / sectorBytes) + 1
  const sector = (number: number) =>
    file.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes)

  const next = readTable(tableSectors(view, sector, sectors), sector, sectors)
  const chain = (start: number, most: number) => gather(start, next, sector, most, sectors)
  const miniNext = readNumbers(chain(view.getUint32(60, true), file.length))
  const entries = readEntries(chain(view.getUint32(48, true), MAX_ENTRIES * ENTRY_BYTES))
  const root = entries.find(({ type }) => type === ROOT)
  const mini = root ? chain(root.start, Math.min(root.bytes, file.length)) : new Uint8Array()
  const miniSector = (number: number) =>
    mini.subarray(number << miniShift, (number + 1) << miniShift)
  const smallBelow = view.getUint32(56, true)

  return {
    stream(name) {
      const entry = entries.find((it) => it.type === STREAM && it.name === name)
      if (!entry || entry.bytes > file.length) return null
      const content =
        entry.bytes < smallBelow
          ? gather(entry.start, miniNext, miniSector, entry.bytes, miniNext.length)
          : chain(entry.start, entry.bytes)
      return content.length >= entry.bytes ? content.subarray(0, entry.bytes) : null
    },
  }
}

/** Sectors of the chain table: the first 109 are listed in the header, the others in a chain of their own. */
function tableSectors(
  view: DataView,
  sector: (n: number) => Uint8Array,
  sectors: number,
): number[] {
  const found: number[] = []
  for (let n = 0; n < IN_HEADER; n++) found.push(view.getUint32(76 + n * 4, true))
  let at = view.getUint32(68, true)
  for (let n = 0; n < sectors && at < LAST_SECTOR; n++) {
    const numbers = readNumbers(sector(at))
    found.push(...numbers.slice(0, -1))
    at = numbers[numbers.length - 1] ?? LAST_SECTOR
  }
  return found.filter((number) => number < sectors).slice(0, sectors)
}

function readTable(tables: number[], sector: (n: number) => Uint8Array, sectors: number): number[] {
  const next: number[] = []
  for (const number of tables) {
    if (next.length > sectors) break
    for (const value of readNumbers(sector(number))) next.push(value)
  }
  return next
}

function gather(
  start: number,
  next: number[],
  sector: (n: number) => Uint8Array,
  mostBytes: number,
  mostSectors: number,
): Uint8Array {
  const pieces: Uint8Array[] = []
  const seen = new Set<number>()
  let length = 0
  let at = start
  while (seen.size < mostSectors && length < mostBytes && at < LAST_SECTOR && !seen.has(at)) {
    seen.add(at)
    const piece = sector(at)
    pieces.push(piece)
    length += piece.length
    at = next[at] ?? LAST_SECTOR
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const piece of pieces) {
    whole.set(piece, offset)
    offset += piece.length
  }
  return whole
}

function readNumbers(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numbers: number[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(view.getUint32(at, true))
  return numbers
}

function readEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries: Entry[] = []
  for (
    let at = 0;
    at + ENTRY_BYTES <= bytes.length && entries.length < MAX_ENTRIES;
    at += ENTRY_BYTES
  ) {
    const nameBytes = Math.min(64, Math.max(2, view.getUint16(at + 64, true))) - 2
    entries.push({
      name: new TextDecoder('utf-16le').decode(bytes.subarray(at, at + nameBytes)),
      type: bytes[at + 66] ?? 0,
      start: view.getUint32(at + 116, true),
      bytes: view.getUint32(at + 120, true),
    })
  }
  return entries
}
