/** Handmade text chunks for testing the layout rules: 5 points per character at size 10. */
import type { Chunk } from '#cv/read/pdf/pdf-chunks.ts'

export type Made = { x: number; y: number } & Partial<Chunk>

export function sampleChunk(text: string, { x, y, ...more }: Made): Chunk {
  const size = more.size ?? 10
  const right = more.right ?? x + text.length * size * 0.5
  const look = {
    isBold: more.isBold ?? false,
    isItalic: more.isItalic ?? false,
    font: more.font ?? 'Sans',
  }
  return {
    text,
    x,
    right,
    y,
    size,
    ...look,
    isBullet: false,
    spans: [{ text, x, right, y, size, ...look }],
    ...more,
  }
}
