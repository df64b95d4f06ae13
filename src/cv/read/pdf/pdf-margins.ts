/** Left margins of a page's texts: positions at which several lines start. */
import type { Chunk } from './pdf-chunks.ts'

/** Starts closer than this count as one margin; points. */
const SAME_MARGIN = 1
const FEWEST = 4

export function marginsOf(chunks: readonly Chunk[]): number[] {
  const margins: { x: number; count: number }[] = []
  for (const x of chunks.map((chunk) => chunk.x).sort((a, b) => a - b)) {
    const last = margins.at(-1)
    if (last && x - last.x < SAME_MARGIN) last.count++
    else margins.push({ x, count: 1 })
  }
  return margins.filter(({ count }) => count >= FEWEST).map(({ x }) => x)
}
