/** Which segments are merged next: the policy that keeps few segments and moves each job few times. */
import { deadCount, MAX_ROWS, type Segment } from './segment.ts'

/** So many of one size are merged into one of the next. */
const FANOUT = 4
/** A large segment is written anew when so much of it is removed. */
const MAX_DEAD_SHARE = 0.2

/** The segments to merge into one, or null when all is well. */
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
  const wasteful = segments.find((segment) => deadCount(segment) > segment.rows * MAX_DEAD_SHARE)
  return wasteful ? [wasteful] : null
}

const aliveRows = (segment: Segment) => segment.rows - deadCount(segment)

/** As many as one segment can hold, the smallest first, so that as many as possible go. */
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
