/** Bullets that are drawn as small marks instead of letters: each belongs to the text at its right. */
import type { Chunk } from './pdf-chunks.ts'
import type { Mark } from './pdf-glyphs.ts'

/** How far left of its text a mark may stand, in heights of the type. */
const FARTHEST = 3

export function withDots(chunks: Chunk[], dots: readonly Mark[]): Chunk[] {
  const alike = dots.filter((dot) => dots.some((other) => other !== dot && isAlike(dot, other)))
  if (alike.length === 0) return chunks
  return chunks.map((chunk) =>
    alike.some((dot) => isOf(dot, chunk)) ? { ...chunk, isBullet: true } : chunk,
  )
}

/** Bullets of a page look alike; the strokes of a drawn picture do not. */
function isAlike(a: Mark, b: Mark): boolean {
  return Math.abs(a.right - a.x - (b.right - b.x)) < 0.1 && Math.abs(a.y - b.y) > 4
}

/** Between the baseline and the top of small letters. */
function isOf(dot: Mark, { x, y, size }: Chunk): boolean {
  const middle = (dot.y + dot.bottom) / 2
  return (
    dot.right <= x - 0.15 * size &&
    dot.x >= x - FARTHEST * size &&
    middle < y + 0.05 * size &&
    middle > y - 0.75 * size &&
    dot.bottom - dot.y < 0.6 * size
  )
}
