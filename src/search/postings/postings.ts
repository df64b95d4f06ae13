/**
 * Posting lists: for each term, the rows that have it. The short list has rows with the term in a short field (title,
 * company, tag, place or category), each with a code for its weight. The long list has rows with the term only in the
 * description, which need no code. A long list of many rows is stored as a bitmap.
 */

import { bitmapWords, type Segment } from '#search/segments/segment.ts'
import type { Terms } from '#search/segments/tables.ts'
import type { ReadTerms } from './read-document.ts'

export type Postings = {
  /** Ascending. */
  terms: Uint32Array
  /** Where the lists of each term end. */
  shortEnds: Uint32Array
  longEnds: Uint32Array
  shortRows: Uint16Array
  shortCodes: Uint8Array
  longRows: Uint16Array
  /** The number of rows in the segment. */
  rows: number
}

/** In smaller segments a bitmap saves nothing. */
const MIN_BITMAP_ROWS = 1_024
/** A bit for every row takes less space than two bytes for each row with the term. */
const isBitmap = (entries: number, rows: number) => rows >= MIN_BITMAP_ROWS && entries * 16 > rows

export const postingsSize = ({ terms, shortEnds, longEnds, rows }: Postings) => {
  let bitmaps = 0
  let long = 0
  for (let at = 0; at < terms.length; at++) {
    const length = lengthAt(longEnds, at)
    if (isBitmap(length, rows)) bitmaps++
    else long += length
  }
  return { termCount: terms.length, short: shortEnds[terms.length - 1] ?? 0, long, bitmaps }
}

/** The length of the list of the term at this position. */
export const lengthAt = (ends: Uint32Array, at: number) =>
  (ends[at] as number) - (at === 0 ? 0 : (ends[at - 1] as number))

export type PostingsSorter = (read: ReadTerms) => Postings

/** Also counts the jobs of each term in `terms`. */
export function createPostingsSorter(terms: Terms): PostingsSorter {
  // by term: first lengths, then positions to write to; zero between calls
  let short = new Int32Array(0)
  let long = new Int32Array(0)

  return (read) => {
    if (short.length < terms.texts.size) {
      short = new Int32Array(terms.texts.size * 2)
      long = new Int32Array(terms.texts.size * 2)
    }
    const met: number[] = []
    for (let at = 0; at < read.used; at++) {
      const term = read.terms[at] as number
      if (short[term] === 0 && long[term] === 0) met.push(term)
      const lengths = read.codes[at] === 0 ? long : short
      lengths[term] = (lengths[term] as number) + 1
    }

    const sorted = Uint32Array.from(met).sort()
    const shortEnds = new Uint32Array(sorted.length)
    const longEnds = new Uint32Array(sorted.length)
    let inShort = 0
    let inLong = 0
    for (let at = 0; at < sorted.length; at++) {
      const term = sorted[at] as number
      const [ofShort, ofLong] = [short[term] as number, long[term] as number]
      countTerm(terms, term, ofShort, ofLong)
      short[term] = inShort
      long[term] = inLong
      inShort += ofShort
      inLong += ofLong
      shortEnds[at] = inShort
      longEnds[at] = inLong
    }

    const shortRows = new Uint16Array(inShort)
    const shortCodes = new Uint8Array(inShort)
    const longRows = new Uint16Array(inLong)
    const rows = read.ends.length
    for (let row = 0, at = 0; row < rows; row++) {
      const end = read.ends[row] as number
      for (; at < end; at++) {
        const term = read.terms[at] as number
        const code = read.codes[at] as number
        if (code === 0) {
          const place = long[term] as number
          longRows[place] = row
          long[term] = place + 1
        } else {
          const place = short[term] as number
          shortRows[place] = row
          shortCodes[place] = code
          short[term] = place + 1
        }
      }
    }
    for (const term of met) {
      short[term] = 0
      long[term] = 0
    }
    return { terms: sorted, shortEnds, longEnds, shortRows, shortCodes, longRows, rows }
  }
}

export function countTerm(terms: Terms, term: number, inShort: number, inLong: number) {
  terms.inShort[term] = (terms.inShort[term] as number) + inShort
  terms.anywhere[term] = (terms.anywhere[term] as number) + inShort + inLong
}

/** Writes the lists into a segment created with their size. */
export function fillPostings(segment: Segment, postings: Postings) {
  const { terms, shortEnds, longEnds, longRows, rows } = postings
  const words = bitmapWords(rows)
  segment.terms.set(terms)
  segment.shortStarts.set(shortEnds, 1)
  segment.shortRows.set(postings.shortRows.subarray(0, segment.short))
  segment.shortCodes.set(postings.shortCodes.subarray(0, segment.short))
  let from = 0
  let to = 0
  let bitmap = 0
  for (let at = 0; at < terms.length; at++) {
    const end = longEnds[at] as number
    if (isBitmap(end - from, rows)) {
      segment.bitmapTerms[bitmap] = at
      const bits = segment.bits.subarray(bitmap * words, (bitmap + 1) * words)
      bitmap++
      for (let entry = from; entry < end; entry++) {
        const row = longRows[entry] as number
        bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
      }
    } else {
      segment.longRows.set(longRows.subarray(from, end), to)
      to += end - from
    }
    segment.longStarts[at + 1] = to
    from = end
  }
}

/** The position of the term in the segment's list of terms; -1 if no row has it. */
export const findPosition = ({ terms }: Segment, term: number) => placeIn(terms, term)

/** The bitmap of rows with the term at this position only in their description; null if there is a list instead. */
export function bitmapOf(segment: Segment, position: number): Uint32Array | null {
  const bitmap = placeIn(segment.bitmapTerms, position)
  if (bitmap < 0) return null
  const words = bitmapWords(segment.rows)
  return segment.bits.subarray(bitmap * words, (bitmap + 1) * words)
}

/** The position of a member in an ascending list; -1 if it is not there. */
export function placeIn(
  list: Uint32Array | Uint16Array,
  member: number,
  start = 0,
  end = list.length,
): number {
  let low = start
  let high = end - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = list[middle] as number
    if (found === member) return middle
    if (found < member) low = middle + 1
    else high = middle - 1
  }
  return -1
}
