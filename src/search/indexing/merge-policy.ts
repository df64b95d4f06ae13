/** Chooses which segments to merge next, so that there are few segments and each job is moved only a few times. */
import { MAX_ROWS, removedCount, type Segment } from '#search/segments/segment.ts'

/** This many segments of one size are merged into one of the next size. */
const FANOUT = 4
/** A segment is rewritten when more than this share of it is removed. */
const MAX_DEAD_SHARE = 0.2

/** The segments to merge into one, or null if none need merging. */
export function chooseMerge(segments: readonly Segment[]): Segment[] | null {
  const tiers = new Map<number, Segment[]>()
  for (const segment of segments) {
    const tier = Math.floor(Math.log(Math.max(1, aliveRows(segment))) / Math.log(FANOUT))
    tiers.set(tier, [...(tiers.get(tier) ?? []), segment])
  }
  for (const tier of [...tiers.keys()].sort((a, b) => a - b)) {
    const same = tiers.get(tier) as Segment[]
    if (same.length < FANOUT) continue
    const fitting = fitInOne(same)
    if (fitting.length > 1) return fitting
  }
  const wasteful = segments.find((segment) => removedCount(segment) > segment.rows * MAX_DEAD_SHARE)
  return wasteful ? [wasteful] : null
}

const aliveRows = (segment: Segment) => segment.rows - removedCount(segment)

/** As many as one segment can hold, starting with the smallest so that the most fit. */
function fitInOne(segments: Segment[]): Segment[] {
  let rows = 0
  return segments
    .toSorted((a, b) => aliveRows(a) - aliveRows(b))
    .filter((segment) => {
      if (rows + aliveRows(segment) > MAX_ROWS) return false
      rows += aliveRows(segment)
      return true
    })
    .slice(0, 255)
}
