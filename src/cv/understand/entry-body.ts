/** The text below a header: paragraphs, and bullets with their wrapped lines joined. */

import { joinLines } from '#cv/document/join-lines.ts'
import { isLabel } from '#cv/words/label-words.ts'
import type { Row } from './entry-row.ts'
import { isWrapOf, opensGroup } from './entry-split.ts'
import { type Notes, TEXT } from './reading-notes.ts'
import { isBroken } from './row-edges.ts'

export type Said = { text: string; lines: number[]; isBullet: boolean }

export function readBody(rows: readonly Row[], notes: Notes): Said[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const text = fullText(row)
    if (text === '' || isLabel(text)) {
      for (const at of [row.at]) notes.used.add(at)
      continue
    }
    const group = groups.at(-1)
    const before = group?.at(-1)
    const goesOn = group && before && isPartOf(group, before, row) && hasRoom(group, text)
    if (goesOn) group.push(row)
    else groups.push([row])
  }
  return groups.map((group) => ({
    text: joinLines(group.map(fullText), notes.vocabulary),
    lines: group.map(({ at }) => at),
    isBullet: group[0]?.isBullet ?? false,
  }))
}

function isPartOf(group: Row[], before: Row, row: Row): boolean {
  if (row.isBullet) return false
  if (isWrapOf(before, row, true)) return true
  // In formats without pages, each line is a whole paragraph.
  if (!row.line.box || opensGroup(row)) return false
  const first = group[0] as Row
  if (first.isBullet) return row.x > first.x + 2 && !/[.!?]$/.test(before.text)
  return isBroken(before, row) && Math.abs(row.x - first.x) < 3
}

/** Whether the text fits into the value that the group becomes. */
const hasRoom = (group: readonly Row[], text: string) =>
  group.reduce((sum, row) => sum + fullText(row).length + 1, text.length) <= TEXT

/** The row's full text, including what was taken out for the header, except dates in a cell of their own. */
function fullText(row: Row): string {
  const { line } = row
  if (line.cells.length < 2)
    return row.dates?.isApart || row.pieces.length === 0 ? row.text : line.text
  const texts = line.cells.map(({ text }) => text)
  if (!row.dates?.isApart && row.pieces.length === line.cells.length) return texts.join(' ')
  return row.text
}
