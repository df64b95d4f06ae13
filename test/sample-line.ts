/** Handmade lines for testing the section rules: size 10, 14 points apart, at the left margin. */
import type { CvDocument, Line } from '#cv/document/document.ts'

export function madeLine(
  text: string,
  more: Partial<Line> & { x?: number; font?: string } = {},
): Line {
  const { x = 50, font = 'Sans #000', ...line } = more
  const size = line.size ?? 10
  const width = text.length * size * 0.5
  const look = { isBold: line.isBold ?? false, isItalic: line.isItalic ?? false }
  return {
    text,
    page: 0,
    spans: [{ text, x, right: x + width, y: 0, size, font, ...look }],
    box: { x, y: 0, width, height: size },
    size,
    ...look,
    gap: 0,
    column: 0,
    isBullet: false,
    indent: 0,
    role: null,
    cells: [],
    links: [],
    ...line,
  }
}

export function madeDocument(lines: Line[]): CvDocument {
  return { format: 'pdf', pages: [{ width: 595, height: 842 }], lines, troubles: [] }
}
