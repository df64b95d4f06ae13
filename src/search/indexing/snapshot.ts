/**
 * Writes an index as one file and reads it back. A head of 32 bytes (magic, version, total length, checksum, length of
 * the description) is followed by the description (JSON: the position, and where each array is), then by arrays and
 * segments exactly as in memory, so that opening copies nothing.
 * The version must be raised whenever what is in memory changes its meaning: layout, words, weights, vocabularies.
 */

import { type Segment, segmentBytes, viewSegment } from '#search/segments/segment.ts'
import type { Tables } from '#search/segments/tables.ts'
import type { Dictionary } from '#search/suggestions/dictionary.ts'
import type { Suggestions } from '#search/suggestions/suggestion-keys.ts'

export const SNAPSHOT_VERSION = 14

export type Kept = {
  tables: Tables
  dictionary: Dictionary
  suggestions: Suggestions
  segments: Segment[]
  /** The position of the reader of the database. */
  position: string
}

const MAGIC = 0x52434c53 // "RCLS"
const HEAD_BYTES = 32

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array }
type KindName = keyof typeof KINDS
/** Replaces an array in the description. */
type ArrayNote = { array: KindName; at: number; length: number }

/** Returns pieces to be written one after another. They are the memory itself: write them before anything changes. */
export function writeSnapshot({ segments, position, ...parts }: Kept): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let at = 0
  const add = (bytes: Uint8Array) => {
    const start = at
    const piece = bytes.length % 8 === 0 ? bytes : padded(bytes)
    pieces.push(piece)
    at += piece.length
    return start
  }
  const note = (value: unknown): unknown => {
    if (!ArrayBuffer.isView(value)) {
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, note(each)]))
    }
    const { buffer, byteOffset, byteLength } = value
    const array = value.constructor.name as KindName
    const length = byteLength / KINDS[array].BYTES_PER_ELEMENT
    return { array, at: add(new Uint8Array(buffer, byteOffset, byteLength)), length }
  }
  const description = {
    position,
    parts: note(parts),
    segments: segments.map((segment) =>
      add(new Uint8Array(segment.buffer, segment.offset, segmentBytes(segment))),
    ),
  }
  const described = toBytes(JSON.stringify(description))

  const head = new Uint32Array(HEAD_BYTES / 4)
  const length = HEAD_BYTES + described.length + at
  head.set([MAGIC, SNAPSHOT_VERSION, length % 2 ** 32, Math.floor(length / 2 ** 32)])
  head[6] = described.length
  const sums = createChecksum(described.length)
  for (const piece of [described, ...pieces]) sums.add(piece)
  head[4] = sums.first()
  head[5] = sums.second()
  return [new Uint8Array(head.buffer), described, ...pieces]
}

/** As code units, padded with spaces, which JSON allows at the end. */
function toBytes(text: string): Uint8Array {
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4)
  const units = Uint16Array.from({ length: padded.length }, (_, at) => padded.charCodeAt(at))
  return new Uint8Array(units.buffer)
}

function padded(bytes: Uint8Array): Uint8Array {
  const longer = new Uint8Array(bytes.length + (-bytes.length & 7))
  longer.set(bytes)
  return longer
}

/** Null if the bytes are truncated, changed or of another version. */
export function readSnapshot(bytes: Uint8Array<SharedArrayBuffer>): Kept | null {
  const { buffer, byteOffset } = bytes
  if (bytes.length < HEAD_BYTES || byteOffset % 8 !== 0) return null
  const head = new Uint32Array(buffer, byteOffset, HEAD_BYTES / 4)
  const length = (head[2] as number) + (head[3] as number) * 2 ** 32
  const described = head[6] as number
  if (head[0] !== MAGIC || head[1] !== SNAPSHOT_VERSION || head[7] !== 0) return null
  if (length !== bytes.length || length % 8 !== 0 || HEAD_BYTES + described > length) return null
  const sums = createChecksum(described)
  sums.add(bytes.subarray(HEAD_BYTES))
  if (sums.first() !== head[4] || sums.second() !== head[5]) return null

  const units = new Uint16Array(buffer, byteOffset + HEAD_BYTES, described / 2)
  const text = Array.from(units, (unit) => String.fromCharCode(unit)).join('')
  const { position, parts, segments } = JSON.parse(text) as Description // the checksum guarantees the shape
  const start = byteOffset + HEAD_BYTES + described
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (isArrayNote(value)) {
      const kind = KINDS[value.array] as typeof Uint8Array
      return new kind(buffer, start + value.at, value.length)
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each)]))
  }
  return {
    ...(read(parts) as Pick<Kept, 'tables' | 'dictionary' | 'suggestions'>),
    segments: segments.flatMap((at) => viewSegment(buffer, start + at) ?? []),
    position,
  }
}

type Description = { position: string; parts: unknown; segments: number[] }

const isArrayNote = (value: object): value is ArrayNote => 'array' in value

/**
 * Fletcher's two sums over 32-bit words: any single changed bit changes the first sum. Pieces must be multiples of
 * eight bytes.
 */
function createChecksum(start: number) {
  let first = start
  let second = 0
  return {
    add(piece: Uint8Array) {
      const words = new Int32Array(piece.buffer, piece.byteOffset, piece.byteLength >> 2)
      // local variables, because outer ones would be read from memory each time
      let [one, two] = [first, second]
      let at = 0
      // what four steps of the loop below add, computed without waiting for each other
      for (; at + 4 <= words.length; at += 4) {
        const a = words[at] as number
        const b = words[at + 1] as number
        const c = words[at + 2] as number
        const d = words[at + 3] as number
        two = (two + ((one + a) << 2) + (b << 1) + b + (c << 1) + d) | 0
        one = (one + a + b + c + d) | 0
      }
      for (; at < words.length; at++) {
        one = (one + (words[at] as number)) | 0
        two = (two + one) | 0
      }
      first = one
      second = two
    },
    first: () => first >>> 0,
    second: () => second >>> 0,
  }
}
