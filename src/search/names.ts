/**
 * Names that many jobs share (titles, companies, places, tags), numbered, with how many open jobs have each.
 * Two spellings that differ only in case and accents are one name, shown as it was first met.
 */
import { fold } from '#core/fold-text.ts'

export type Names = {
  numbers: Map<string, number>
  texts: string[]
  folded: string[]
  jobs: number[]
}

export const createNames = (): Names => ({ numbers: new Map(), texts: [], folded: [], jobs: [] })

/** The number of this name, new or known; a name that had no job left takes the new spelling. */
export function nameNumber(names: Names, text: string): number {
  const folded = foldName(text)
  const known = names.numbers.get(folded)
  if (known !== undefined) {
    if (names.jobs[known] === 0) names.texts[known] = text
    return known
  }
  const number = names.texts.length
  names.numbers.set(folded, number)
  names.texts.push(text)
  names.folded.push(folded)
  names.jobs.push(0)
  return number
}

export function countName(names: Names, number: number, change: 1 | -1) {
  names.jobs[number] = (names.jobs[number] as number) + change
}

/** The number of a name that some open job has, or null. */
export function findName(names: Names, text: string): number | null {
  const number = names.numbers.get(foldName(text))
  return number !== undefined && names.jobs[number] ? number : null
}

/** Forgets the names that no job has. Answers the new number of each old one; -1 for the forgotten. */
export function compactNames(names: Names): Int32Array {
  const { texts, jobs } = names
  const renumbered = new Int32Array(texts.length).fill(-1)
  const kept = createNames()
  for (let old = 0; old < texts.length; old++) {
    if (!jobs[old]) continue
    const number = nameNumber(kept, texts[old] as string)
    kept.jobs[number] = jobs[old] as number
    renumbered[old] = number
  }
  Object.assign(names, kept)
  return renumbered
}

export const foldName = (text: string) => fold(text).replace(/\s+/g, ' ').trim()
