/** Compares two versions of a cover letter sentence by sentence. */
import type { Letter } from './cover-letter.ts'
import { greeting } from './letter-text.ts'

/** `before` is null for a new sentence, `after` for a removed one. */
export type LetterDifference = { before: string | null; after: string | null }

/**
 * Greeting and subject first, then the newer version's order, removed sentences last. Moved sentences do not count.
 */
export function compareLetters(before: Letter, after: Letter): LetterDifference[] {
  const heads: LetterDifference[] = [
    { before: before.subject, after: after.subject },
    { before: greeting(before), after: greeting(after) },
  ]
  const old = new Map(before.sentences.map(({ id, text }) => [id, text]))
  const texts = new Set(before.sentences.map(({ text }) => text))
  const kept = new Set(after.sentences.map(({ text }) => text))
  const matched = new Set<string>()
  const news = after.sentences.flatMap(({ id, text }): LetterDifference[] => {
    if (texts.has(text)) return []
    const was = old.get(id)
    const isChanged = was !== undefined && !kept.has(was)
    if (isChanged) matched.add(id)
    return [{ before: isChanged ? was : null, after: text }]
  })
  const gone = before.sentences
    .filter(({ id, text }) => !kept.has(text) && !matched.has(id))
    .map(({ text }) => ({ before: text, after: null }))
  return [...heads.filter((it) => it.before !== it.after), ...news, ...gone]
}
