/** Orders the best matches by how similar they are to the whole text, as our own engine does, from their names. */
import { readWords } from '#search/postings/terms.ts'
import type { Plan } from '#search/query/plan.ts'
import { createNameWords, type NameWords } from '#search/ranking/name-words.ts'
import { createTitleLikeness } from '#search/ranking/title-likeness.ts'
import {
  createTables,
  nameNumber,
  pairTerm,
  termNumber,
  titleNumber,
} from '#search/segments/tables.ts'
import { numberOf } from '#search/structures/string-table.ts'

export type NamedMatch = {
  id: number
  key: number
  title: string
  employer: string
  location: string
}

export type LikenessNames = {
  /** The factor of each match. */
  factors(plan: Plan, matches: readonly NamedMatch[]): number[]
}

/** Names that are kept from one search to the next; then they are read again. */
const MAX_TITLES = 20_000

/** `inShort` counts the jobs that have a word in a short field. */
export function createLikenessNames(
  inShort: (word: string) => number,
  jobs: () => number,
): LikenessNames {
  let tables = createTables()
  let names: NameWords = createNameWords(() => tables)

  function wordNumber(word: string): number {
    const known = tables.terms.texts.size
    const number = termNumber(tables.terms, word)
    if (number >= known) tables.terms.inShort[number] = inShort(word)
    return number
  }

  function numbersOf(text: string): number[] {
    const { words } = readWords(text)
    for (const [at, word] of words.entries()) {
      if (at > 0) termNumber(tables.terms, pairTerm(words[at - 1] as string, word))
    }
    return words.map(wordNumber)
  }

  function read({ title, employer, location }: NamedMatch) {
    const before = tables.employers.folded.size
    const employerNumber = nameNumber(tables.employers, employer)
    if (employerNumber >= before) numbersOf(employer)
    const places = tables.locations.size
    const locationNumber = numberOf(tables.locations, location)
    if (locationNumber >= places) numbersOf(location)
    return {
      title: titleNumber(tables, title, () => numbersOf(title)),
      employerNumber,
      locationNumber,
    }
  }

  return {
    factors(plan, matches) {
      if (tables.titles.folded.size > MAX_TITLES) {
        tables = createTables()
        names = createNameWords(() => tables)
      }
      const numbers = matches.map(read)
      const likeness = createTitleLikeness(plan, tables, names, jobs())
      return numbers.map(({ title, employerNumber, locationNumber }) =>
        likeness(title, employerNumber, locationNumber),
      )
    },
  }
}
