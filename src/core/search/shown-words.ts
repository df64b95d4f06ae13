/**
 * Finds the search words that a job's card does not show. Aliases added by the search are left out, since people
 * only look for what they typed.
 */

import { wordSpans } from '#core/text/word-spans.ts'
import { createMarkFinder } from './mark-words.ts'
import type { Reading } from './query.ts'

/** The marks that match typed words, or all marks if none does. */
export function typedMarks(text: string, { corrected, marks }: Reading): string[] {
  const { words, forms } = wordSpans(corrected ?? text)
  const typed = new Set([...words, ...forms].map(({ word }) => word))
  const own = marks.filter((mark) =>
    mark
      .replace(/\*$/, '')
      .split(' ')
      .every((word) => typed.has(word)),
  )
  return own.length > 0 ? own : [...marks]
}

/** Returns a function that gives the marks found in none of a job's texts. */
export function marksNotShown(marks: readonly string[]) {
  const find = createMarkFinder(marks)
  return (texts: readonly (string | null)[]): string[] => {
    const seen = new Set(texts.flatMap((text) => find(text ?? '')).map(({ mark }) => mark))
    return marks.filter((mark) => !seen.has(mark))
  }
}
