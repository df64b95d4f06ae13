/** How like a whole title is to a whole text: what the best few matches are ordered by once more. */
import type { Plan } from './plan.ts'
import { likeness } from './relevance.ts'
import { findTerm, type Tables } from './tables.ts'

/** The factor for the title with this number. */
export type TitleLikeness = (title: number) => number

export function createTitleLikeness(
  { clauses }: Plan,
  { terms, titleWords }: Tables,
): TitleLikeness {
  /** Which parts of the text each word meets. */
  const partsMetBy = new Map<number, number[]>()
  for (const [part, { alternatives }] of clauses.entries()) {
    for (const word of new Set(alternatives.flatMap(({ words }) => words))) {
      const term = findTerm(terms, word)
      if (term < 0) continue
      const parts = partsMetBy.get(term)
      if (parts) parts.push(part)
      else partsMetBy.set(term, [part])
    }
  }
  const met = new Uint8Array(clauses.length)

  return (title) => {
    met.fill(0)
    const start = titleWords.starts[title] as number
    const end = titleWords.starts[title + 1] as number
    let askedMet = 0
    let titleMet = 0
    // words of the title so far that say the parts of the text so far, in the same order
    let inOrder = 0
    for (let at = start; at < end; at++) {
      const parts = partsMetBy.get(titleWords.words[at] as number)
      if (!parts) continue
      // a word that is said again says nothing more
      if (titleWords.words.indexOf(titleWords.words[at] as number, start) === at) titleMet++
      if (inOrder === at - start && parts.includes(inOrder)) inOrder++
      for (const part of parts) {
        if (met[part]) continue
        met[part] = 1
        askedMet++
      }
    }
    const isSame = inOrder === clauses.length && inOrder === end - start
    return likeness({ asked: clauses.length, askedMet, titleWords: end - start, titleMet }, isSame)
  }
}
