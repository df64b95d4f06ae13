/** What is said below a header: running text, and bullets with their broken lines joined. */

import { joinLines } from '#cv/document/join-lines.ts'
import { isLabel } from '#cv/words/label-words.ts'
import type { Row } from './entry-row.ts'
import { isWrapOf, opensGroup } from './entry-split.ts'
import type { Notes } from './reading-notes.ts'
import { isBroken } from './row-edges.ts'

export type Said = { text: string; lines: number[]; isBullet: boolean }

export function readBody(rows: readonly Row[], notes: Notes): Said[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const text = wholeText(row)
    if (text === '' || isLabel(text)) {
      for (const at of [row.at]) notes.used.add(at)
      continue
    }
    const before = groups.at(-1)?.at(-1)
    const goesOn = before && groups.at(-1) && isPartOf(groups.at(-1) as Row[], before, row)
    if (goesOn) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups.map((group) => ({
    text: joinLines(group.map(wholeText), notes.vocabulary),
    lines: group.map(({ at }) => at),
    isBullet: group[0]?.isBullet ?? false,
  }))
}

function isPartOf(group: Row[], before: Row, row: Row): boolean {
  if (row.isBullet) return false
  if (isWrapOf(before, row, true)) return true
  // Without boxes a line is a paragraph.
  if (!row.line.box || opensGroup(row)) return false
  const first = group[0] as Row
  if (first.isBullet) return row.x > first.x + 2 && !/[.!?]$/.test(before.text)
  return isBroken(before, row) && Math.abs(row.x - first.x) < 3
}

/** A row with what was taken out of it for a header's sake, but for dates that stand apart. */
function wholeText(row: Row): string {
  const { line } = row
  if (line.cells.length < 2)
    return row.dates?.isApart || row.pieces.length === 0 ? row.text : line.text
  const texts = line.cells.map(({ text }) => text)
  if (!row.dates?.isApart && row.pieces.length === line.cells.length) return texts.join(' ')
  return row.text
}
