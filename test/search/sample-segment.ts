/** For tests: a segment with this many empty rows. */
import { createSegment, type Segment } from '#search/segments/segment.ts'

export const sampleSegment = (serial: number, rows: number): Segment =>
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
