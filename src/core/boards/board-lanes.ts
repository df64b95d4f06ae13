/**
 * Which boards are read next. A lane is a host that many boards share; it bears only so many at once. A free slot goes
 * to the source that uses the least of what its lanes bear, so that no lane waits for another: a sweep of all boards
 * takes as long as the slowest lane, and not as long as their sum.
 */

export type LaneBoard = { source: string; lane: string }

/** `turnAt`: by when the board should be read; the earliest comes first in its source. */
export type DueBoard = LaneBoard & { id: number; turnAt: Date }

/**
 * The due boards that may be read now, best first. `reading`: boards that are being read, by any server;
 * `boardsAtOnce`: how many of them a lane of the source bears.
 */
export function boardsToTake<Board extends DueBoard>(
  due: readonly Board[],
  reading: readonly LaneBoard[],
  boardsAtOnce: (source: string) => number,
): Board[] {
  const inLane = countBy(reading, ({ lane }) => lane)
  const ofSource = countBy(reading, ({ source }) => source)
  const share = ({ source }: LaneBoard) => (ofSource.get(source) ?? 0) / boardsAtOnce(source)
  return due
    .filter(({ lane, source }) => (inLane.get(lane) ?? 0) < boardsAtOnce(source))
    .toSorted(
      (a, b) => share(a) - share(b) || a.turnAt.getTime() - b.turnAt.getTime() || a.id - b.id,
    )
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
