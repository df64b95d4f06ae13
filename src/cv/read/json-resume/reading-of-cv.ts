/** The reading of a file that says its fields itself: nothing is guessed, every value is a line of its own. */
import type { Cv } from '#core/cv/cv.ts'
import { type CvFormat, type CvReading, READER_RULES } from '#core/cv/cv-reading.ts'
import { valuesOf } from '#core/cv/cv-values.ts'
import type { ToldNote } from './told-fields.ts'

export function readingOfCv(format: CvFormat, cv: Cv, notes: readonly ToldNote[] = []): CvReading {
  const lines: CvReading['lines'] = []
  const marks: CvReading['marks'] = {}
  const add = (text: string) => lines.push({ text, page: 0, box: null }) - 1
  for (const { key, text } of valuesOf(cv)) {
    if (text !== null && text !== '') marks[key] = { sure: 'sure', lines: [add(text)] }
  }
  const left = notes.filter(({ kind }) => kind === 'unknown')
  const unread = left.map(({ path, value }) => add(`${path}: ${value}`))
  const isCut = notes.some(({ kind }) => kind === 'shortened')
  return {
    rules: READER_RULES,
    format,
    pages: [],
    lines,
    cv,
    marks,
    troubles: lines.length === 0 ? ['no_text'] : isCut ? ['cut'] : [],
    unread,
  }
}
