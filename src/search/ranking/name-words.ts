/**
 * The words of employers and locations as term numbers, in order. They are read on first use and then kept: there are
 * far fewer names than jobs, and a name keeps its number.
 */

import { readWords } from '#search/postings/terms.ts'
import { findTerm, shownName, type Tables } from '#search/segments/tables.ts'
import { textOf } from '#search/structures/string-table.ts'

export type NameWords = Record<'employer' | 'location', (number: number) => Uint32Array>

/** `tables` is called at each use, because the tables grow. */
export function createNameWords(tables: () => Tables): NameWords {
  const remember = (nameOf: (number: number) => string) => {
    const known: Uint32Array[] = []
    return (number: number) => {
      known[number] ??= wordsOf(nameOf(number), tables())
      return known[number]
    }
  }
  return {
    employer: remember((number) => shownName(tables().employers, number)),
    location: remember((number) => textOf(tables().locations, number)),
  }
}

function wordsOf(name: string, { terms }: Tables): Uint32Array {
  const numbers = readWords(name).words.map((word) => findTerm(terms, word))
  return Uint32Array.from(numbers.filter((number) => number >= 0))
}
