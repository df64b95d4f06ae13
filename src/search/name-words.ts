/**
 * The words of employers and locations as numbers of terms, in order. Read when first asked for and then kept: there
 * are far fewer of them than jobs, and a name keeps its number.
 */
import { textOf } from './string-table.ts'
import { findTerm, shownName, type Tables } from './tables.ts'
import { readWords } from './terms.ts'

export type NameWords = Record<'employer' | 'location', (number: number) => Uint32Array>

/** `tables` are asked anew at each use, because they grow. */
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
