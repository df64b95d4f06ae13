/** Whether a line is running text, which no header of an entry is. */

import type { Line } from '#cv/document/document.ts'
import { readApart } from './apart-dates.ts'
import { readDates } from './read-dates.ts'
import { trimEdges } from './trim-edges.ts'

/** Months begin with a small letter in many languages; a header beside dates may end with a full stop. */
export function isRunningText(line: Line, texts: string[]): boolean {
  if (line.isBullet) return true
  const plain = texts.filter((text) => readApart(text)?.rest !== '')
  const whole = plain.join(' ')
  const [first] = readDates(whole)
  const behind = first?.from === 0 ? trimEdges(whole.slice(first.to)) : whole
  const isBesideDates = plain.length > 0 && plain.length < texts.length
  if (!isBesideDates) return isProse(behind)
  return behind.split(/\s+/).length > MOST_WORDS || /^\p{Ll}/u.test(behind)
}

/** Of a header beside dates: degree, school and place at their longest. */
const MOST_WORDS = 20

/** Running text, which no header is: a sentence, a long line, a line that goes on from another. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/)
  if (words.length > 22) return true
  if (/^\p{Ll}/u.test(text) && words.length > 2 && !/^(?:e|i|v)[A-Z]/.test(text)) return true
  return (
    words.length > 5 &&
    /[.;!?]["”)]?$/.test(text) &&
    !/(?:\b\p{L}|Inc|Ltd|Corp|Co|bzw|etc)\.$/u.test(text)
  )
}
