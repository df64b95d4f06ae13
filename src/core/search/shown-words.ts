/**
 * Which of the words asked for a person cannot see on a job's card. Words that were only added to the question
 * (another name of a skill) need not be seen: nobody looks for what they did not type.
 */

import { wordSpans } from '#core/text/word-spans.ts'
import { createMarkFinder } from './mark-words.ts'
import type { Reading } from './query.ts'

/** The marks that stand for what was typed; all of them where none does. */
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

/** Tells of a job's texts which of the marks meet nothing in any of them. */
export function unseenMarks(marks: readonly string[]) {
  const find = createMarkFinder(marks)
  return (texts: readonly (string | null)[]): string[] => {
    const seen = new Set(texts.flatMap((text) => find(text ?? '')).map(({ mark }) => mark))
    return marks.filter((mark) => !seen.has(mark))
  }
}
