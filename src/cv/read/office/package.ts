/**
 * The parts of an office package (a ZIP), unpacked in memory one by one under size limits. No part is written to
 * disk, and the sizes that the archive declares are not trusted. Null for an archive that no office program writes.
 */
import { Inflate } from 'fflate'
import { packedContent, readZipDirectory, type ZipEntry } from '#core/files/zip-directory.ts'

/** The text of the longest CV has some hundred kilobytes; pictures are not unpacked. */
const MAX_PART_BYTES = 8 * 1024 * 1024
/** All requested parts together. */
const MAX_BYTES = 24 * 1024 * 1024
/** A higher ratio is a ZIP bomb, except in small parts, which may be very repetitive. */
const MAX_RATIO = 100
const SMALL_BYTES = 256 * 1024
const PIECE_BYTES = 16 * 1024
const STORED = 0
const DEFLATED = 8

export type Package = {
  names: string[]
  /** Null for a part that is missing, broken or too large. */
  bytes(name: string): Uint8Array | null
  text(name: string): string | null
}

export function openPackage(file: Uint8Array): Package | null {
  const entries = readZipDirectory(file)
  if (!entries || overlaps(entries)) return null
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  let left = MAX_BYTES

  function bytes(name: string): Uint8Array | null {
    const entry = byName.get(name)
    const packed = entry && packedContent(file, entry)
    if (!packed) return null
    const most = Math.min(left, MAX_PART_BYTES, Math.max(SMALL_BYTES, packed.length * MAX_RATIO))
    const part = unpacked(entry, packed, most)
    left -= part?.length ?? most
    return part
  }

  return {
    names: entries.map(({ name }) => name),
    bytes,
    text(name) {
      const part = bytes(name)
      return part && decodeXml(part)
    },
  }
}

/** Overlapping entries are a trick of ZIP bombs. */
function overlaps(entries: ZipEntry[]): boolean {
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset)
  return inOrder.some((entry, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && entry.offset + entry.packedBytes > next.offset
  })
}

function unpacked(entry: ZipEntry, packed: Uint8Array, most: number): Uint8Array | null {
  if (entry.method === STORED) return packed.length <= most ? packed : null
  return entry.method === DEFLATED ? inflated(packed, most) : null
}

function inflated(packed: Uint8Array, most: number): Uint8Array | null {
  const chunks: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((chunk) => {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
  })
  try {
    for (let at = 0; at < packed.length && length <= most; at += PIECE_BYTES) {
      const end = at + PIECE_BYTES
      inflate.push(packed.subarray(at, end), end >= packed.length)
    }
  } catch {
    return null // fflate throws on a broken stream; a broken part has no text
  }
  return length <= most ? joined(chunks, length) : null
}

function joined(chunks: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** UTF-8 in practice; the standard also allows UTF-16. */
function decodeXml(part: Uint8Array): string {
  if (part[0] === 0xff && part[1] === 0xfe) return new TextDecoder('utf-16le').decode(part)
  if (part[0] === 0xfe && part[1] === 0xff) return new TextDecoder('utf-16be').decode(part)
  return new TextDecoder().decode(part)
}
