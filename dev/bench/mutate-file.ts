/**
 * Changes a file as accidents and attackers do; the same random numbers make the same changes. Also changes parts
 * inside packages (DOCX, ODT).
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { Base } from './cv-bases.ts'

/** Text that file formats read as a command, a length or an end. */
const ODD_TEXTS = [
  ...'< > </w:p> <w:tbl><w:tr><w:tc> &#0; &amp ]]> <!-- { } [ ] ( ) << >> endobj stream'.split(' '),
  ...['\\bin9999 ', '\\u-1?', "\\'", ' R', '-1', '4294967295', '9'.repeat(40)],
  ...['\u0000', '\ud800', '\u202e'],
]
const MAX_CHANGES = 24
/** Package parts of this size or more, in bytes, are left out of the changed file. */
const MAX_WITHIN = 2_000_000

type Change = (file: Buffer, other: Buffer, random: () => number) => Buffer

const below = (limit: number, random: () => number) => Math.floor(random() * limit)
const pick = <T>(from: readonly T[], random: () => number) => from[below(from.length, random)] as T
/** The file with `piece` in place of `length` bytes at the offset. */
const spliced = (file: Buffer, offset: number, length: number, piece: Buffer) =>
  Buffer.concat([file.subarray(0, offset), piece, file.subarray(offset + length)])

const CHANGES: readonly Change[] = [
  (file, _, random) => {
    const offset = below(file.length, random)
    file[offset] = (file[offset] ?? 0) ^ (1 << below(8, random))
    return file
  },
  (file, _, random) => {
    if (file.length >= 4) file.writeUInt32LE(below(2 ** 32, random), below(file.length - 3, random))
    return file
  },
  (file, _, random) =>
    spliced(file, below(file.length, random), 0, Buffer.from(pick(ODD_TEXTS, random))),
  (file, _, random) =>
    spliced(file, below(file.length, random), below(2_000, random), Buffer.alloc(0)),
  (file, _, random) => {
    const from = below(file.length, random)
    const piece = file.subarray(from, from + below(4_000, random))
    return spliced(file, below(file.length, random), 0, piece)
  },
  (file, other, random) => {
    const from = below(other.length, random)
    return spliced(file, below(file.length, random), 1_000, other.subarray(from, from + 1_000))
  },
  // Truncates the file one time in ten.
  (file, _, random) => (random() < 0.1 ? file.subarray(0, below(file.length, random)) : file),
]

/** File `n` of a run: one of the originals, changed; the same for the same seed. */
export function mutatedFile(bases: readonly Base[], seed: number, n: number): Base {
  const random = seededNumbers(seed * 1_000_003 + n)
  const { kind, bytes } = bases[n % bases.length] as Base
  const other = pick(bases, random)
  const isWithin = (kind === 'docx' || kind === 'odt') && random() < 0.6
  const within = isWithin ? changedWithin(bytes, random) : null
  return { kind, bytes: within ?? changed(bytes, other.bytes, random) }
}

/** Changes one part and packs the file again, so that the change reaches the reader of that part. */
function changedWithin(bytes: Buffer, random: () => number): Buffer | null {
  try {
    const parts = unzipSync(bytes, { filter: ({ originalSize }) => originalSize < MAX_WITHIN })
    const name = pick(
      Object.keys(parts).filter((name) => /\.(?:xml|rels)$/.test(name)),
      random,
    )
    const part = parts[name]
    if (!part) return null
    const text = Buffer.from(strToU8(strFromU8(part)))
    parts[name] = Uint8Array.from(changed(text, text, random))
    return Buffer.from(zipSync(parts, { level: 1 }))
  } catch {
    return null // cannot be unpacked, so the packed file is changed instead
  }
}

function changed(bytes: Buffer, other: Buffer, random: () => number): Buffer {
  let file: Buffer = Buffer.from(bytes)
  // Most files are changed in few places: a reader gives up early on a file that is broken everywhere.
  const times = 1 + Math.floor(random() ** 3 * MAX_CHANGES)
  for (let n = 0; n < times && file.length > 0; n++) {
    file = pick(CHANGES, random)(file, other, random)
  }
  return file.subarray(0, 5 * 1024 * 1024)
}
