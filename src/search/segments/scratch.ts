/** Buffers that a search reuses in each segment, so that nothing is allocated on the way. Each searcher has its own. */
import { MAX_ROWS } from './segment.ts'

/** Rows with their scores; the first `count` of both are valid. `isEvery`: each row is at its own position. */
export type Rows = {
  rows: Uint16Array
  scores: Int32Array
  count: number
  isAscending: boolean
  isEvery: boolean
}

export const createRows = (): Rows => ({
  rows: new Uint16Array(MAX_ROWS),
  scores: new Int32Array(MAX_ROWS),
  count: 0,
  isAscending: false,
  isEvery: false,
})

/** 1 for zero, 0 for whole numbers above it, without a branch: a mispredicted one costs ten times as much. */
export const isZero = (number: number) => (number - 1) >>> 31
/** The opposite: 0 for zero, 1 for whole numbers above it. */
export const isAboveZero = (number: number) => -number >>> 31

export type Scratch = {
  /** The matches so far, and a buffer for the next selection. */
  found: Rows
  next: Rows
  /** By row; zero between uses. */
  best: Int32Array
  marks: Uint8Array
  /** Rows 0, 1, 2 and so on, with no scores. */
  every: Rows
  /** The stored term that `found` began with (-1: none), and how many rows came from it; see stored-counts.ts. */
  stored: number
  storedRows: number
}

export const createScratch = (): Scratch => ({
  found: createRows(),
  next: createRows(),
  best: new Int32Array(MAX_ROWS),
  marks: new Uint8Array(MAX_ROWS),
  every: {
    ...createRows(),
    rows: Uint16Array.from({ length: MAX_ROWS }, (_, row) => row),
    isAscending: true,
    isEvery: true,
  },
  stored: -1,
  storedRows: 0,
})

export function swap(scratch: Scratch) {
  const { found, next } = scratch
  scratch.found = next
  scratch.next = found
}
