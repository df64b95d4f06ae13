/** For tests: a segment of so many rows in which no job says anything. */
import { createSegment, type Segment } from '#search/segment.ts'

export const madeSegment = (serial: number, rows: number): Segment =>
  createSegment({
    serial,
    rows,
    termCount: 0,
    short: 0,
    long: 0,
    bitmaps: 0,
    paid: 0,
    tagOverflow: 0,
    placeOverflow: 0,
    demands: 0,
    stored: 0,
    tagCounts: 0,
    placeCounts: 0,
  })
