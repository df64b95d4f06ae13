/** Bullets separate from their text: drawn as small shapes, or letters with their own baseline or position. */
import { isBulletLetter } from './pdf-bullets.ts'
import { isRightToLeft } from './pdf-characters.ts'
import { type Chunk, MOST_CHUNKS } from './pdf-chunks.ts'
import type { Mark } from './pdf-glyphs.ts'

/** Greatest distance between a bullet and its text, in font sizes. */
const FARTHEST = 4.5

export function withDots(chunks: Chunk[], dots: readonly Mark[]): Chunk[] {
  if (chunks.length > MOST_CHUNKS || dots.length > MOST_CHUNKS) return chunks
  const drawn = dots.filter((dot) => dots.some((other) => other !== dot && isAlike(dot, other)))
  const letters = chunks.filter(
    (chunk) => isBulletLetter(chunk.text) || (isDash(chunk) && isRepeated(chunk, chunks)),
  )
  const texts = letters.length === 0 ? chunks : chunks.filter((chunk) => !letters.includes(chunk))
  const marks = [...drawn, ...letters.map(markOf)]
  if (marks.length === 0) return chunks
  const first = firstOfEach(texts, marks)
  return texts.map((chunk) => (first.has(chunk) ? { ...chunk, isBullet: true } : chunk))
}

function isDash({ text }: Chunk): boolean {
  return /^[-–—*+o]$/u.test(text)
}

/** At least two at one position, each with a text to the right: a column of bullets, not dashes between dates. */
function isRepeated(mark: Chunk, chunks: Chunk[]): boolean {
  const alike = chunks.filter((it) => it.text === mark.text && Math.abs(it.x - mark.x) < 0.5)
  return (
    alike.length > 1 &&
    alike.every((it) => chunks.some((text) => text !== it && isOf(markOf(it), text)))
  )
}

/** The ink of the letter itself, just above its baseline. */
function markOf({ x, right, y, size }: Chunk): Mark {
  return { x, right, y: y - 0.5 * size, bottom: y - 0.1 * size }
}

/** The nearest text after each bullet. */
function firstOfEach(chunks: Chunk[], marks: Mark[]): Set<Chunk> {
  const first = new Set<Chunk>()
  for (const mark of marks) {
    const own = chunks.filter((chunk) => isOf(mark, chunk)).sort((a, b) => a.x - b.x)
    if (own[0]) first.add(own[0])
  }
  return first
}

/** Bullets of a page have the same width; strokes of a picture do not. */
function isAlike(a: Mark, b: Mark): boolean {
  return Math.abs(a.right - a.x - (b.right - b.x)) < 0.1 && Math.abs(a.y - b.y) > 4
}

/** Whether the dot is before the text, between the baseline and the top of small letters. */
function isOf(dot: Mark, { text, x, right, y, size }: Chunk): boolean {
  const middle = (dot.y + dot.bottom) / 2
  const isBefore = isRightToLeft(text)
    ? dot.x >= right + 0.15 * size && dot.right <= right + FARTHEST * size
    : dot.right <= x - 0.15 * size && dot.x >= x - FARTHEST * size
  return (
    isBefore &&
    middle < y + 0.05 * size &&
    middle > y - 0.75 * size &&
    dot.bottom - dot.y < 0.6 * size
  )
}
