/** Whether a line is running text, which an entry's header never is. */

import type { Line } from '#cv/document/document.ts'
import { stripEdgeDates } from './apart-dates.ts'
import { isScore } from './degree-words.ts'
import { readDates } from './read-dates.ts'
import { trimEdges } from './trim-edges.ts'

/**
 * Beside dates the test is looser: months begin with a small letter in many languages, and a header there may end
 * with a full stop.
 */
export function isRunningText(line: Line, texts: string[]): boolean {
  if (line.isBullet) return true
  const plain = texts.filter((text) => stripEdgeDates(text)?.rest !== '')
  const whole = plain.join(' ')
  const [first] = readDates(whole)
  const behind = first?.from === 0 ? trimEdges(whole.slice(first.to)) : whole
  const isBesideDates = plain.length > 0 && plain.length < texts.length
  if (!isBesideDates) return isProse(behind)
  return behind.split(/\s+/).length > MOST_WORDS || /^\p{Ll}/u.test(behind)
}

/** The longest header beside dates: degree, school and place. */
const MOST_WORDS = 20

/** A sentence, a long line, or a line that continues another. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (words.length > 22) return true
  if (isScore(text) && words.length < 6) return false
  if (/^\p{Ll}/u.test(text) && words.length > 2 && !/^(?:e|i|v)[A-Z]/.test(text)) return true
  return (
    words.length > 5 &&
    /[.;!?]["”)]?$/.test(text) &&
    !/(?:\b\p{L}|Inc|Ltd|Corp|Co|bzw|etc)\.$/u.test(text)
  )
}
