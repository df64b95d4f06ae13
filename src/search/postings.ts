/**
 * Posting lists: for each term the rows that have it, and a code for how. The entries of a term's short list
 * (it stands in a title, company, tag, place or category) come before those of its long list (only in a
 * description), so that both together lie in one piece. A term of more than a third of all rows is dense: it has one code a row,
 * which is smaller than three bytes an entry, and is looked up instead of searched.
 */
import type { ReadTerms } from './read-document.ts'
import { SHORT } from './relevance.ts'
import type { Segment } from './segment.ts'
import type { Terms } from './tables.ts'

export type Postings = {
  /** Ascending. */
  terms: Uint32Array
  /** Lengths of the short and the long list of each. */
  lengths: Uint32Array
  /** All entries by term, short before long, rows ascending. */
  rows: Uint16Array
  codes: Uint8Array
  /** Positions in `terms` of those to be kept dense. */
  dense: number[]
  /** Entries that are not dense. */
  entries: number
}

/** Below this size a look-up in a list is as fast. */
const MIN_DENSE_ROWS = 1_024

export const isDense = (entries: number, rows: number) =>
  rows >= MIN_DENSE_ROWS && entries * 3 > rows

export type PostingsSorter = (read: ReadTerms) => Postings

/** Also counts the jobs of each term in `terms`. */
export function createPostingsSorter(terms: Terms): PostingsSorter {
  // by term: lengths, then places to write to; zero between calls
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
      const lengths = (read.codes[at] as number) >= SHORT ? short : long
      lengths[term] = (lengths[term] as number) + 1
    }

    const sorted = Uint32Array.from(met).sort()
    const postings: Postings = {
      terms: sorted,
      lengths: new Uint32Array(sorted.length * 2),
      rows: new Uint16Array(read.used),
      codes: new Uint8Array(read.used),
      dense: [],
      entries: read.used,
    }
    let next = 0
    for (const [position, term] of sorted.entries()) {
      const [inShort, inLong] = [short[term] as number, long[term] as number]
      postings.lengths[position * 2] = inShort
      postings.lengths[position * 2 + 1] = inLong
      countTerm(terms, term, inShort, inLong)
      if (isDense(inShort + inLong, read.ends.length)) {
        postings.dense.push(position)
        postings.entries -= inShort + inLong
      }
      short[term] = next
      long[term] = next + inShort
      next += inShort + inLong
    }

    let at = 0
    for (const [row, end] of read.ends.entries()) {
      for (; at < end; at++) {
        const term = read.terms[at] as number
        const code = read.codes[at] as number
        const places = code >= SHORT ? short : long
        const place = places[term] as number
        postings.rows[place] = row
        postings.codes[place] = code
        places[term] = place + 1
      }
    }
    for (const term of met) {
      short[term] = 0
      long[term] = 0
    }
    return postings
  }
}

export function countTerm(terms: Terms, term: number, inShort: number, inLong: number) {
  terms.inShort[term] = (terms.inShort[term] as number) + inShort
  terms.anywhere[term] = (terms.anywhere[term] as number) + inShort + inLong
}

/** Writes the lists into a segment of their size. */
export function fillPostings(segment: Segment, postings: Postings) {
  const { terms, lengths, rows, codes, dense } = postings
  segment.terms.set(terms)
  segment.denseTerms.set(dense)
  let from = 0
  let to = 0
  let block = 0
  for (let position = 0; position < terms.length; position++) {
    const short = lengths[position * 2] as number
    const long = lengths[position * 2 + 1] as number
    const end = from + short + long
    segment.starts[position * 2] = to
    if (dense[block] === position) {
      const start = block++ * segment.rows
      for (let at = from; at < end; at++) {
        segment.denseCodes[start + (rows[at] as number)] = codes[at] as number
      }
      segment.starts[position * 2 + 1] = to
    } else {
      segment.postings.set(rows.subarray(from, end), to)
      segment.codes.set(codes.subarray(from, end), to)
      segment.starts[position * 2 + 1] = to + short
      to += short + long
    }
    from = end
  }
  segment.starts[terms.length * 2] = to
}

/** Where the term is in the segment's list of terms; -1 when no row has it. */
export function findPosition({ terms }: Segment, term: number): number {
  let low = 0
  let high = terms.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = terms[middle] as number
    if (found === term) return middle
    if (found < term) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Which block of dense codes belongs to the term at this position; -1 when it has a list. */
export function findDense({ denseTerms }: Segment, position: number): number {
  let low = 0
  let high = denseTerms.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = denseTerms[middle] as number
    if (found === position) return middle
    if (found < position) low = middle + 1
    else high = middle - 1
  }
  return -1
}
