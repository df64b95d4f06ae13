/**
 * A segment: up to 65,535 jobs and everything a search reads of them, in one piece of shared memory that describes its
 * own layout, so that it can be sent to another thread or written to a file unchanged.
 * Rows ascend by time of publication, then by id. Nothing in it changes except views, applications, the days of the
 * last sighting and the marks of removed jobs. Nothing in it depends on other segments, except for the numbers of terms
 * and names.
 */
import { CODES, type CodedSlots } from '#search/structures/slots.ts'
import { PROFILES } from './job-profile.ts'

export const MAX_ROWS = 65_535
/** Tags and places have this many fixed slots in each row; further ones go into a separate list. */
export const TAG_SLOTS = 8
export const PLACE_SLOTS = 2
export const TAGS_A_WORD = 4

/** What determines the layout. */
export type SegmentSize = {
  serial: number
  rows: number
  /** The number of distinct terms. */
  termCount: number
  /** The number of entries of terms in short fields, and of terms in descriptions alone. */
  short: number
  long: number
  /** The number of terms in so many descriptions that a bit for every row takes less space than a list. */
  bitmaps: number
  /** The number of rows with believed pay. */
  paid: number
  tagOverflow: number
  placeOverflow: number
  /** The number of skills that jobs ask for, counted for each job. */
  demands: number
  /** The number of terms with stored counts, and how many counts of tags and places each has. */
  stored: number
  tagCounts: number
  placeCounts: number
}

type Layout = ReturnType<typeof arraysOf>
export type Segment = SegmentSize & { buffer: SharedArrayBuffer; offset: number } & Layout

const MAGIC = 0x52435331 // "RCS1"
const HEADER_INTS = 16
const SIZE_FIELDS = [
  'serial',
  'rows',
  'termCount',
  'short',
  'long',
  'bitmaps',
  'paid',
  'tagOverflow',
  'placeOverflow',
  'demands',
  'stored',
  'tagCounts',
  'placeCounts',
] as const satisfies (keyof SegmentSize)[]
const DEAD_COUNT_AT = 1 + SIZE_FIELDS.length

/** Creates a segment of this size with every value zero. */
export function createSegment(size: SegmentSize): Segment {
  const buffer = new SharedArrayBuffer(segmentBytes(size))
  const header = new Int32Array(buffer, 0, HEADER_INTS)
  header[0] = MAGIC
  for (const [at, field] of SIZE_FIELDS.entries()) header[at + 1] = size[field]
  return { ...size, buffer, offset: 0, ...arraysOf(size, createTaker(buffer, 0)) }
}

/** The segment at this offset; null if there is none. */
export function viewSegment(buffer: SharedArrayBuffer, offset: number): Segment | null {
  const header = new Int32Array(buffer, offset, HEADER_INTS)
  if (header[0] !== MAGIC) return null
  const size = Object.fromEntries(
    SIZE_FIELDS.map((field, at) => [field, header[at + 1]]),
  ) as SegmentSize // fromEntries loses the types of the keys
  return { ...size, buffer, offset, ...arraysOf(size, createTaker(buffer, offset)) }
}

/** The number of bytes that such a segment takes; a multiple of eight. */
export function segmentBytes(size: SegmentSize): number {
  const taker = createTaker(null, 0)
  arraysOf(size, taker)
  return taker.end()
}

/** The number of 32-bit words with one bit for each row. */
export const bitmapWords = (rows: number) => Math.ceil(rows / 32)

/** Loaded atomically, so that every counted removal is also marked. */
export const removedCount = (segment: Segment) => Atomics.load(segment.header, DEAD_COUNT_AT)

/** Marks a row as removed. `alive` is its bit in `flags`. */
export function markRemoved(segment: Segment, row: number, alive: number) {
  const count = removedCount(segment)
  segment.flags[row] = (segment.flags[row] as number) & ~alive
  segment.deadRows[count] = row
  Atomics.store(segment.header, DEAD_COUNT_AT, count + 1)
}

function arraysOf(size: SegmentSize, take: Taker) {
  const { rows, termCount, paid, tagOverflow, placeOverflow } = size
  return {
    header: take(Int32Array, HEADER_INTS),
    id: take(Float64Array, rows),
    /** Milliseconds. */
    publishedAt: take(Float64Array, rows),
    firstSeenAt: take(Float64Array, rows),
    /** US dollars a year. Unknown pay is Infinity and -Infinity, which come last in both orders. */
    payMin: take(Float64Array, rows),
    payMax: take(Float64Array, rows),
    views: take(Uint32Array, rows),
    applications: take(Uint32Array, rows),
    /** Numbers of names. */
    title: take(Uint32Array, rows),
    employer: take(Uint32Array, rows),
    company: take(Uint32Array, rows),
    location: take(Uint32Array, rows),
    /** Numbers of facts, see fact-columns.ts. */
    where: take(Uint32Array, rows),
    eligibility: take(Uint32Array, rows),
    asks: take(Uint32Array, rows),
    /** The terms in ascending order, and where the lists of each begin. */
    terms: take(Uint32Array, termCount),
    shortStarts: take(Uint32Array, termCount + 1),
    longStarts: take(Uint32Array, termCount + 1),
    /** Positions in `terms` of those with a bitmap instead of a long list, ascending, and their bits by row. */
    bitmapTerms: take(Uint32Array, size.bitmaps),
    bits: take(Uint32Array, size.bitmaps * bitmapWords(rows)),
    /** Positions in `terms` of those with stored counts, ascending. */
    storedTerms: take(Uint32Array, size.stored),
    /** Their bits by row; the codes of the same rows are at the end. */
    storedBits: take(Uint32Array, size.stored * bitmapWords(rows)),
    /** What a job asks of a person; see demand-columns.ts. */
    demandStarts: take(Uint32Array, rows + 1),
    demandKinds: take(Uint32Array, rows),
    demandWhere: take(Uint32Array, rows),
    wantedPayMin: take(Uint32Array, rows),
    wantedPayMax: take(Uint32Array, rows),
    /** The codes of four tags in each word, and the number + TAG_SLOTS of each code; see slots.ts. */
    tags: take(Uint32Array, (rows * TAG_SLOTS) / TAGS_A_WORD),
    tagNumbers: take(Uint32Array, CODES),
    tagOverflowValues: take(Uint32Array, tagOverflow),
    placeOverflowValues: take(Uint32Array, placeOverflow),
    /** First of their size, so that two slots can be read at once. */
    places: take(Uint16Array, rows * PLACE_SLOTS),
    profile: take(Uint16Array, rows),
    /** Days, see utc-day.ts; updated in place. */
    seenDay: take(Uint16Array, rows),
    demandSkills: take(Uint16Array, size.demands),
    tagOverflowRows: take(Uint16Array, tagOverflow),
    placeOverflowRows: take(Uint16Array, placeOverflow),
    /** Counts of each profile, tag and place among the rows of each stored term: two of each, see stored-counts.ts. */
    storedProfiles: take(Uint16Array, size.stored * 2 * PROFILES),
    storedTags: take(Uint16Array, size.stored * 2 * size.tagCounts),
    storedPlaces: take(Uint16Array, size.stored * 2 * size.placeCounts),
    /** Rows with believed pay: by lowest pay ascending, and by highest descending. */
    byLowPay: take(Uint16Array, paid),
    byHighPay: take(Uint16Array, paid),
    /** The positions of each row in these two; NO_RANK without believed pay. */
    lowPayRank: take(Uint16Array, rows),
    highPayRank: take(Uint16Array, rows),
    /** Removed rows in the order of their removal. */
    deadRows: take(Uint16Array, rows),
    /** Rows, ascending within each list, and the weight of the term in each row of a short list (`shortCodes`). */
    shortRows: take(Uint16Array, size.short),
    longRows: take(Uint16Array, size.long),
    flags: take(Uint8Array, rows),
    /** Numbers of the role family of the title, and of the currency in which pay is stated; see pay-columns.ts. */
    family: take(Uint8Array, rows),
    payCurrency: take(Uint8Array, rows),
    demandLevel: take(Uint8Array, rows),
    demandJobType: take(Uint8Array, rows),
    yearsMin: take(Uint8Array, rows),
    yearsMax: take(Uint8Array, rows),
    shortCodes: take(Uint8Array, size.short),
    storedCodes: take(Uint8Array, size.stored * rows),
  }
}

type ArrayKind =
  | Int32ArrayConstructor
  | Float64ArrayConstructor
  | Uint32ArrayConstructor
  | Uint16ArrayConstructor
  | Uint8ArrayConstructor
type Taker = {
  <Kind extends ArrayKind>(kind: Kind, length: number): InstanceType<Kind>
  /** Bytes taken so far, rounded up to a multiple of eight. */
  end(): number
}

/**
 * Allocates arrays one after another from a piece of memory; without a buffer it only measures. Larger element types
 * must come first.
 */
function createTaker(buffer: SharedArrayBuffer | null, offset: number): Taker {
  let taken = 0
  const take = <Kind extends ArrayKind>(kind: Kind, length: number) => {
    const start = offset + taken
    taken += length * kind.BYTES_PER_ELEMENT
    // InstanceType of a union of constructors cannot be inferred from `new`
    const array = buffer
      ? new (kind as Float64ArrayConstructor)(buffer, start, length)
      : new kind(0)
    return array as InstanceType<Kind>
  }
  return Object.assign(take, { end: () => Math.ceil(taken / 8) * 8 })
}

/** The codes of the tags of each row, TAG_SLOTS of them. */
export const tagCodes = ({ tags }: Segment) =>
  new Uint8Array(tags.buffer, tags.byteOffset, tags.byteLength)

export function fillTags(segment: Segment, { slots, numbers, overflow }: CodedSlots) {
  tagCodes(segment).set(slots)
  segment.tagNumbers.set(numbers)
  segment.tagOverflowRows.set(overflow.rows)
  segment.tagOverflowValues.set(overflow.values)
}

/** The tags of a segment, for `forEachNumber`. */
export const tagColumn = (segment: Segment) => ({
  slots: tagCodes(segment),
  numbers: segment.tagNumbers,
  width: TAG_SLOTS,
  rows: segment.tagOverflowRows,
  values: segment.tagOverflowValues,
})

export const placeColumn = (segment: Segment) => ({
  slots: segment.places,
  numbers: null,
  width: PLACE_SLOTS,
  rows: segment.placeOverflowRows,
  values: segment.placeOverflowValues,
})
