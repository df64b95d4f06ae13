/** Buffers that a search reuses in each segment, so that nothing is allocated on the way. Each searcher has its own. */
import { bitmapWords, MAX_ROWS } from './segment.ts'

/**
 * The first `count` rows, and their scores if `isScored`. `isEvery`: each row is at its own position.
 */
export type Rows = {
  rows: Uint16Array
  scores: Int32Array
  count: number
  isAscending: boolean
  isEvery: boolean
  isScored: boolean
}

export const createRows = (): Rows => ({
  rows: new Uint16Array(MAX_ROWS),
  scores: new Int32Array(MAX_ROWS),
  count: 0,
  isAscending: false,
  isEvery: false,
  isScored: false,
})

/** 0 for zero, 1 for whole numbers above it, without a branch: a mispredicted one costs ten times as much. */
export const isAboveZero = (number: number) => -number >>> 31

export type Scratch = {
  /** The matches, and a buffer for others. */
  found: Rows
  next: Rows
  /** A bit for each row: those that match so far, and a buffer for others. */
  bits: Uint32Array
  otherBits: Uint32Array
  /** By row; zero between uses. */
  best: Int32Array
  marks: Uint8Array
  /** Rows 0, 1, 2 and so on, with no scores. */
  every: Rows
  /** The stored counts that include the matches, except for those in `more` (-1: none); see stored-counts.ts. */
  stored: number
  more: Rows
}

export const createScratch = (): Scratch => ({
  found: { ...createRows(), isAscending: true },
  next: createRows(),
  bits: new Uint32Array(bitmapWords(MAX_ROWS)),
  otherBits: new Uint32Array(bitmapWords(MAX_ROWS)),
  best: new Int32Array(MAX_ROWS),
  marks: new Uint8Array(MAX_ROWS),
  every: {
    ...createRows(),
    rows: Uint16Array.from({ length: MAX_ROWS }, (_, row) => row),
    isAscending: true,
    isEvery: true,
  },
  stored: -1,
  more: createRows(),
})
