/** A minimal Word 97-2003 document that follows [MS-DOC]: one text piece, and formatting for each paragraph. */

export type SampleParagraph = {
  /** A cell ends with '\x07' instead of a paragraph mark. */
  text: string
  isBold?: boolean
  /** Heading level, from 0. */
  outline?: number
  /** The number of its list. */
  list?: number
  isCell?: boolean
  endsRow?: boolean
}

const SECTOR = 512
const TEXT_AT = 2_048
const END = 0xfffffffe
const FAT = 0xfffffffd

export function sampleDoc(paragraphs: readonly SampleParagraph[]): Buffer {
  const ended = paragraphs.map((it) => `${it.text}${it.isCell || it.endsRow ? '\x07' : '\r'}`)
  const text = Buffer.from(ended.join(''), 'utf16le')
  const bounds = boundsOf(ended)
  const letters = page(bounds, paragraphs.map(letterChanges), 1)
  const looks = page(bounds, paragraphs.map(paragraphChanges), 13)
  const lettersAt = TEXT_AT + ceil(text.length)
  const main = Buffer.alloc(Math.max(8 * SECTOR, lettersAt + 2 * SECTOR))
  text.copy(main, TEXT_AT)
  letters.copy(main, lettersAt)
  looks.copy(main, lettersAt + SECTOR)
  const table = writeTable(text.length / 2, bounds, lettersAt / SECTOR)
  writeHeader(main, text.length / 2, table.places)
  return container({ WordDocument: main, '1Table': table.bytes })
}

/** Stream offsets where the paragraphs begin, and where the last one ends. */
function boundsOf(texts: readonly string[]): number[] {
  const bounds = [TEXT_AT]
  for (const text of texts) bounds.push((bounds.at(-1) as number) + text.length * 2)
  return bounds
}

function letterChanges({ isBold = false }: SampleParagraph): Buffer {
  const changes = Buffer.from(isBold ? [0x35, 0x08, 1] : [])
  return Buffer.concat([Buffer.from([changes.length]), changes])
}

function paragraphChanges(it: SampleParagraph): Buffer {
  const changes = Buffer.from([
    ...(it.outline === undefined ? [] : [0x40, 0x26, it.outline]),
    ...(it.list === undefined ? [] : [0x0b, 0x46, it.list, 0]),
    ...(it.isCell || it.endsRow ? [0x16, 0x24, 1] : []),
    ...(it.endsRow ? [0x17, 0x24, 1] : []),
  ])
  const padded = changes.length % 2 === 0 ? Buffer.concat([changes, Buffer.alloc(1)]) : changes
  // The style's number (two bytes) and the changes, whose length in bytes must be odd.
  return Buffer.concat([Buffer.from([(padded.length + 3) / 2, 0, 0]), padded])
}

/** A page of formatting; `width` is the size of an entry. */
function page(bounds: readonly number[], changes: readonly Buffer[], width: number): Buffer {
  const bytes = Buffer.alloc(SECTOR)
  let end = SECTOR - 1
  bounds.forEach((at, n) => void bytes.writeUInt32LE(at, n * 4))
  changes.forEach((change, n) => {
    end = (end - change.length) & ~1
    change.copy(bytes, end)
    bytes[bounds.length * 4 + n * width] = end / 2
  })
  bytes[SECTOR - 1] = changes.length
  return bytes
}

function writeTable(letters: number, bounds: readonly number[], page: number) {
  const pieces = Buffer.alloc(5 + 8 + 8)
  pieces[0] = 2
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(letters, 9)
  pieces.writeUInt32LE(TEXT_AT, 15)
  const plc = (number: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt32LE(bounds[0] as number, 0)
    bytes.writeUInt32LE(bounds.at(-1) as number, 4)
    bytes.writeUInt32LE(number, 8)
    return bytes
  }
  const parts = { pieces, letters: plc(page), looks: plc(page + 1) }
  const places: Record<string, [number, number]> = {}
  let at = 0
  for (const [name, bytes] of Object.entries(parts)) {
    places[name] = [at, bytes.length]
    at += bytes.length
  }
  const bytes = Buffer.alloc(8 * SECTOR)
  Buffer.concat(Object.values(parts)).copy(bytes)
  return { bytes, places }
}

function writeHeader(main: Buffer, letters: number, places: Record<string, [number, number]>) {
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0xc1, 2)
  main.writeUInt16LE(0x0200, 10) // the table stream is 1Table
  main.writeUInt32LE(letters, 0x4c)
  for (const [name, at] of [
    ['letters', 0xfa],
    ['looks', 0x102],
    ['pieces', 0x1a2],
  ] as const) {
    const [offset, length] = places[name] as [number, number]
    main.writeUInt32LE(offset, at)
    main.writeUInt32LE(length, at + 4)
  }
}

const ceil = (bytes: number) => Math.ceil(bytes / SECTOR) * SECTOR

/** Sectors: the FAT, the directory, then each stream. */
function container(streams: Record<string, Buffer>): Buffer {
  const chains: number[] = [FAT, END]
  const entries = [entry('Root Entry', 5, END, 0)]
  const sectors: Buffer[] = []
  for (const [name, bytes] of Object.entries(streams)) {
    const padded = Buffer.concat([bytes, Buffer.alloc(ceil(bytes.length) - bytes.length)])
    entries.push(entry(name, 2, chains.length, padded.length))
    const count = padded.length / SECTOR
    for (let n = 1; n < count; n++) chains.push(chains.length + 1)
    chains.push(END)
    sectors.push(padded)
  }
  const fat = Buffer.alloc(SECTOR, 0xff)
  chains.forEach((next, n) => void fat.writeUInt32LE(next, n * 4))
  const directory = Buffer.concat([...entries, Buffer.alloc(SECTOR - entries.length * 128)])
  return Buffer.concat([header(), fat, directory, ...sectors])
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(4_096, 56)
  bytes.writeUInt32LE(END, 60)
  bytes.writeUInt32LE(END, 68)
  bytes.fill(0xff, 76)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

function entry(name: string, type: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes[66] = type
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(length, 120)
  return bytes
}

/** A document whose sector chains are all circular. */
export function circularDoc(): Buffer {
  const bytes = sampleDoc([{ text: 'Ada' }])
  for (let n = 1; n < 20; n++) bytes.writeUInt32LE(n === 1 ? 1 : n - 1, SECTOR + n * 4)
  return bytes
}
