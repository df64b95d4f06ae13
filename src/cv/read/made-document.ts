/**
 * Documents for tests, written as text: "# NAME" is a title, "## HEADING", "**bold**", "_italic_", "• bullet", " || "
 * separates cells, leading spaces are indentation, an empty line is space above the next.
 */
import type { CvDocument, Line } from '#cv/document/document.ts'

/** Points: an A4 page with letters 5 points wide. */
const PAGE = { width: 595, height: 842, left: 50, letter: 5, pitch: 14 }

export function madeDocument(drawn: string, format: CvDocument['format'] = 'pdf'): CvDocument {
  const lines: Line[] = []
  let gap = 0
  for (const raw of drawn.replace(/^\n/, '').split('\n')) {
    if (raw.trim() === '') {
      gap = 1
      continue
    }
    lines.push(madeLine(raw, { gap, y: 50 + lines.length * PAGE.pitch }))
    gap = 0
  }
  return { format, pages: [{ width: PAGE.width, height: PAGE.height }], lines, troubles: [] }
}

function madeLine(raw: string, { gap, y }: { gap: number; y: number }): Line {
  const margin = /^ */.exec(raw)?.[0].length ?? 0
  const sign = /^(##? |• )/.exec(raw.trimStart())?.[0].trim() ?? ''
  const rest = raw.trimStart().slice(sign === '' ? 0 : sign.length + 1)
  const isHeading = sign.startsWith('#')
  const cells = cellsOf(rest, PAGE.left + margin * PAGE.letter + (sign === '•' ? 10 : 0))
  const [first] = cells
  const text = cells.map((cell) => cell.text).join('  ')
  const x = first?.x ?? PAGE.left
  const width = (cells.at(-1)?.right ?? x) - x
  return {
    text,
    page: 0,
    spans: [],
    box: { x, y, width, height: 10 },
    size: sign === '#' ? 22 : isHeading ? 14 : 10,
    isBold: isHeading || (first?.isBold ?? false),
    isItalic: first?.isItalic ?? false,
    gap: isHeading ? 1.5 : gap,
    column: 0,
    isBullet: sign === '•',
    indent: Math.floor(margin / 2),
    role: sign === '#' ? 'title' : isHeading ? 'heading' : null,
    cells: cells.length > 1 ? cells : [],
    links: [],
  }
}

function cellsOf(rest: string, left: number): Line['cells'] {
  let x = left
  return rest.split(/ {2,}\|\| *| \|\| /).map((part) => {
    const [, bold, italic] = /^(?:\*\*(.+)\*\*|_(.+)_)$/.exec(part.trim()) ?? []
    const text = (bold ?? italic ?? part).trim()
    const cell = {
      text,
      x,
      right: x + text.length * PAGE.letter,
      isBold: bold !== undefined,
      isItalic: italic !== undefined,
    }
    x = cell.right + 60
    return cell
  })
}
