/** Joins headers wrapped by a narrow column: "Prairie State Community" above "University" is one name. */
import { degreeLikeness } from '#cv/words/degree-words.ts'
import { companyLikeness, schoolLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { titleLikeness } from '#cv/words/title-words.ts'
import type { Row } from './entry-row.ts'
import { isBroken } from './row-edges.ts'

/** Joins wrapped headers only; `entry-body.ts` joins the text below them. */
export function joinHeaders(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    if (before && isRestOf(before, row)) joined[joined.length - 1] = both(before, row)
    else joined.push(row)
  }
  return joined
}

/** Endings that show that a header continues; required in a wide column. */
const LEADS_ON = /(?:\s(?:of|and|for|the|in|at|de|des|für|und|et|y|&)|[,(-])$/i

function isRestOf(before: Row, row: Row): boolean {
  const [first, second] = [before.pieces[0], row.pieces[0]]
  if (before.pieces.length !== 1 || row.pieces.length !== 1 || !first || !second) return false
  if (before.isBullet || row.isBullet || before.dates || row.dates || row.line.gap > 0.4)
    return false
  const sameLook =
    before.line.isBold === row.line.isBold &&
    before.line.isItalic === row.line.isItalic &&
    Math.abs(before.line.size - row.line.size) < 0.3 &&
    (Math.abs(before.x - row.x) < 3 || (row.isNarrow && Math.abs(before.right - row.right) < 3))
  if (!row.isNarrow && !LEADS_ON.test(before.text)) return false
  if (!sameLook || !isBroken(before, row) || /[.!?:]$/.test(before.text)) return false
  if (before.isText || row.isText || row.text.split(/\s+/).length > 4) return false
  if (LEADS_ON.test(before.text)) return true
  return !(isComplete(before.text) && isComplete(row.text))
}

/** Clearly a complete title, degree, school, company or place. */
function isComplete(text: string): boolean {
  return (
    titleLikeness(text) >= 2 ||
    degreeLikeness(text) >= 2 ||
    schoolLikeness(text) >= 2 ||
    companyLikeness(text) >= 1.3 ||
    placeLikeness(text) >= 1.2
  )
}

function both(before: Row, row: Row): Row {
  const text = `${before.text} ${row.text}`
  const [piece] = before.pieces
  return {
    ...before,
    text,
    pieces: piece ? [{ ...piece, text }] : [],
    addresses: [...before.addresses, ...row.addresses],
    right: row.right,
  }
}
