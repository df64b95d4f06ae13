/**
 * Several segments to one, without the removed jobs: columns are gathered, posting lists renumbered.
 * Rows of one segment keep their order among themselves, so each list is a few ascending runs.
 */

import { orderByPay } from './pay.ts'
import { countTerm, fillPostings, findDense, isDense, type Postings } from './postings.ts'
import { ALIVE } from './profile.ts'
import { SHORT } from './relevance.ts'
import { createSegment, PLACE_SLOTS, type Segment, TAG_SLOTS } from './segment.ts'
import type { Terms } from './tables.ts'

/** Where each row of the new segment comes from. */
type Origins = { from: Uint8Array; row: Uint16Array }

/** At most 255 segments whose open jobs fit one. Answers null when no job of theirs is open. */
export function mergeSegments(terms: Terms, segments: Segment[], serial: number): Segment | null {
  const origins = orderRows(segments)
  const rows = origins.row.length
  const newRows = renumber(segments, origins)
  const postings = mergePostings(terms, segments, newRows, rows)
  if (rows === 0) return null

  const { byLow, byHigh } = orderByPay(
    gather(new Float64Array(rows), segments, origins, 'payMin'),
    gather(new Float64Array(rows), segments, origins, 'payMax'),
  )
  const tags = mergeOverflow(segments, newRows, 'tagOverflowRows', 'tagOverflowValues')
  const places = mergeOverflow(segments, newRows, 'placeOverflowRows', 'placeOverflowValues')
  const merged = createSegment({
    serial,
    rows,
    termCount: postings.terms.length,
    entries: postings.entries,
    dense: postings.dense.length,
    paid: byLow.length,
    tagOverflow: tags.length,
    placeOverflow: places.length,
  })
  fillPostings(merged, postings)
  for (const column of COLUMNS) gather(merged[column], segments, origins, column)
  gatherSlots(merged.tags, segments, origins, 'tags', TAG_SLOTS)
  gatherSlots(merged.places, segments, origins, 'places', PLACE_SLOTS)
  merged.tagOverflowRows.set(tags.map(({ row }) => row))
  merged.tagOverflowValues.set(tags.map(({ value }) => value))
  merged.placeOverflowRows.set(places.map(({ row }) => row))
  merged.placeOverflowValues.set(places.map(({ value }) => value))
  merged.byLowPay.set(byLow)
  merged.byHighPay.set(byHigh)
  return merged
}

const COLUMNS = [
  'id',
  'publishedAt',
  'firstSeenAt',
  'payMin',
  'payMax',
  'views',
  'applications',
  'title',
  'employer',
  'company',
  'location',
  'profile',
  'flags',
] as const
type Column = (typeof COLUMNS)[number]

/** Open rows of all segments by publication, then by id. */
function orderRows(segments: Segment[]): Origins {
  const at = segments.map(() => 0)
  const from: number[] = []
  const row: number[] = []
  const skipDead = (number: number) => {
    const segment = segments[number] as Segment
    let next = at[number] as number
    while (next < segment.rows && !((segment.flags[next] as number) & ALIVE)) next++
    at[number] = next
  }
  for (const number of segments.keys()) skipDead(number)
  while (true) {
    let best = -1
    for (const [number, segment] of segments.entries()) {
      const next = at[number] as number
      if (next >= segment.rows) continue
      if (best < 0 || comesBefore(segment, next, segments[best] as Segment, at[best] as number)) {
        best = number
      }
    }
    if (best < 0) break
    from.push(best)
    row.push(at[best] as number)
    at[best] = (at[best] as number) + 1
    skipDead(best)
  }
  return { from: Uint8Array.from(from), row: Uint16Array.from(row) }
}

function comesBefore(a: Segment, rowA: number, b: Segment, rowB: number): boolean {
  const difference = (a.publishedAt[rowA] as number) - (b.publishedAt[rowB] as number)
  return difference < 0 || (difference === 0 && (a.id[rowA] as number) < (b.id[rowB] as number))
}

/** New row of each old one, by segment; -1 for the removed. */
function renumber(segments: Segment[], { from, row }: Origins): Int32Array[] {
  const newRows = segments.map((segment) => new Int32Array(segment.rows).fill(-1))
  for (let at = 0; at < row.length; at++) {
    const rows = newRows[from[at] as number] as Int32Array
    rows[row[at] as number] = at
  }
  return newRows
}

/** Entries travel as row * 256 + code, so that sorting them sorts rows. Removed jobs leave the counts of terms. */
function mergePostings(
  terms: Terms,
  segments: Segment[],
  newRows: Int32Array[],
  rows: number,
): Postings {
  const room = segments.reduce((sum, segment) => sum + entriesOf(segment), 0)
  const merged = {
    terms: new Uint32Array(segments.reduce((sum, segment) => sum + segment.terms.length, 0)),
    rows: new Uint16Array(room),
    codes: new Uint8Array(room),
  }
  const lengths = new Uint32Array(merged.terms.length * 2)
  const dense: number[] = []
  const positions = segments.map(() => 0)
  const lists = { short: createList(rows), long: createList(rows) }
  let count = 0
  let used = 0
  let denseEntries = 0

  while (true) {
    let term = Number.POSITIVE_INFINITY
    for (const [number, segment] of segments.entries()) {
      const next = segment.terms[positions[number] as number]
      if (next !== undefined && next < term) term = next
    }
    if (term === Number.POSITIVE_INFINITY) break

    lists.short.length = 0
    lists.long.length = 0
    let before = { short: 0, long: 0 }
    for (const [number, segment] of segments.entries()) {
      const position = positions[number] as number
      if (segment.terms[position] !== term) continue
      positions[number] = position + 1
      const had = collect(segment, position, newRows[number] as Int32Array, lists)
      before = { short: before.short + had.short, long: before.long + had.long }
    }
    const { short, long } = lists
    countTerm(terms, term, short.length - before.short, long.length - before.long)
    if (short.length + long.length === 0) continue

    merged.terms[count] = term
    lengths[count * 2] = short.length
    lengths[count * 2 + 1] = long.length
    if (isDense(short.length + long.length, rows)) {
      dense.push(count)
      denseEntries += short.length + long.length
    }
    count++
    for (const list of [short, long]) {
      sortEntries(list)
      for (let at = 0; at < list.length; at++) {
        const entry = list.entries[at] as number
        merged.rows[used] = entry >>> 8
        merged.codes[used++] = entry & 0xff
      }
    }
  }
  return {
    terms: merged.terms.subarray(0, count),
    lengths,
    rows: merged.rows,
    codes: merged.codes,
    dense,
    entries: used - denseEntries,
  }
}

/** Room for the entries of one list, which has at most one for each row. */
type List = { entries: Uint32Array; length: number }
const createList = (rows: number): List => ({ entries: new Uint32Array(rows), length: 0 })

function entriesOf({ entries, dense, rows }: Segment): number {
  return entries + dense * rows
}

/** Adds the entries of one term in one segment; answers how many there were with the removed. */
function collect(
  segment: Segment,
  position: number,
  newRows: Int32Array,
  { short, long }: { short: List; long: List },
): { short: number; long: number } {
  const block = findDense(segment, position)
  if (block >= 0) return collectDense(segment, block, newRows, { short, long })

  const start = segment.starts[position * 2] as number
  const middle = segment.starts[position * 2 + 1] as number
  const end = segment.starts[position * 2 + 2] as number
  for (let at = start; at < end; at++) {
    const row = newRows[segment.postings[at] as number] as number
    if (row < 0) continue
    const list = at < middle ? short : long
    list.entries[list.length++] = row * 256 + (segment.codes[at] as number)
  }
  return { short: middle - start, long: end - middle }
}

function collectDense(
  { denseCodes, rows }: Segment,
  block: number,
  newRows: Int32Array,
  { short, long }: { short: List; long: List },
): { short: number; long: number } {
  const had = { short: 0, long: 0 }
  for (let row = 0; row < rows; row++) {
    const code = denseCodes[block * rows + row] as number
    if (code === 0) continue
    had[code >= SHORT ? 'short' : 'long']++
    const newRow = newRows[row] as number
    if (newRow < 0) continue
    const list = code >= SHORT ? short : long
    list.entries[list.length++] = newRow * 256 + code
  }
  return had
}

function sortEntries({ entries, length }: List) {
  for (let at = 1; at < length; at++) {
    if ((entries[at] as number) < (entries[at - 1] as number)) {
      entries.subarray(0, length).sort()
      return
    }
  }
}

function gather<Target extends { [row: number]: number }>(
  target: Target,
  segments: Segment[],
  { from, row }: Origins,
  column: Column,
): Target {
  const sources = segments.map((segment) => segment[column])
  for (let at = 0; at < row.length; at++) {
    const source = sources[from[at] as number] as Segment[Column]
    ;(target as { [row: number]: number })[at] = source[row[at] as number] as number
  }
  return target
}

function gatherSlots(
  target: Uint16Array,
  segments: Segment[],
  { from, row }: Origins,
  column: 'tags' | 'places',
  width: number,
) {
  for (let at = 0; at < row.length; at++) {
    const source = (segments[from[at] as number] as Segment)[column]
    const start = (row[at] as number) * width
    for (let slot = 0; slot < width; slot++) {
      target[at * width + slot] = source[start + slot] as number
    }
  }
}

function mergeOverflow(
  segments: Segment[],
  newRows: Int32Array[],
  rows: 'tagOverflowRows' | 'placeOverflowRows',
  values: 'tagOverflowValues' | 'placeOverflowValues',
): { row: number; value: number }[] {
  return segments
    .flatMap((segment, number) =>
      Array.from(segment[rows], (row, at) => ({
        row: newRows[number]?.[row] as number,
        value: segment[values][at] as number,
      })),
    )
    .filter(({ row }) => row >= 0)
    .sort((a, b) => a.row - b.row)
}
