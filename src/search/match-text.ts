/** Which open jobs meet every word of a text, and how well: rows in scratch.matches, sums in scratch.score. */
import {
  type Aliases,
  type Alternative,
  type Asked,
  alternatives,
  corrections,
} from './asked-text.ts'
import type { JobIndex } from './job-index.ts'
import { entriesOf, impactOf, rowOf } from './postings.ts'
import { rarity } from './relevance.ts'
import type { Scratch } from './scratch.ts'

/** How many rows match. */
export function matchText(
  index: JobIndex,
  asked: Asked,
  aliases: Aliases,
  scratch: Scratch,
): number {
  let count = 0
  for (const [at, word] of asked.words.entries()) {
    const touched =
      measure(index, alternatives(index, asked, at, aliases), scratch) ||
      measure(index, corrections(index, word), scratch)
    const weight = rarity(touched, index.rowsById.size)
    count = at === 0 ? begin(scratch, touched, weight) : narrow(scratch, count, touched, weight)
    if (count === 0) return 0
  }
  return count
}

/** Writes each row's best alternative to scratch.strength and lists the rows; answers how many. */
function measure(index: JobIndex, found: Alternative[], scratch: Scratch): number {
  const { alive } = index.columns
  const { strength, touched } = scratch
  let count = 0
  for (const { words, weight } of found) {
    const entries = commonEntries(index, words)
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at] as number
      const row = rowOf(entry)
      if (alive[row] === 0) continue
      const before = strength[row] as number
      if (before === 0) touched[count++] = row
      const now = impactOf(entry) * weight
      if (now > before) strength[row] = now
    }
  }
  return count
}

/** The entries of one word; of several, those rows that have all, as strong as their weakest. */
function commonEntries({ lexicon: { postings } }: JobIndex, words: number[]): Uint32Array {
  let common = entriesOf(postings, words[0] as number)
  for (const word of words.slice(1)) {
    const impacts = new Map<number, number>()
    for (const entry of entriesOf(postings, word)) impacts.set(rowOf(entry), impactOf(entry))
    common = common
      .filter((entry) => impacts.has(rowOf(entry)))
      .map((entry) => {
        const row = rowOf(entry)
        return (row << 8) | Math.min(impactOf(entry), impacts.get(row) as number)
      })
  }
  return common
}

function begin({ matches, touched, strength, score }: Scratch, count: number, weight: number) {
  for (let at = 0; at < count; at++) {
    const row = touched[at] as number
    matches[at] = row
    score[row] = weight * (strength[row] as number)
    strength[row] = 0
  }
  return count
}

function narrow(scratch: Scratch, before: number, touchedCount: number, weight: number): number {
  const { matches, touched, strength, score } = scratch
  let count = 0
  for (let at = 0; at < before; at++) {
    const row = matches[at] as number
    const found = strength[row] as number
    if (found === 0) continue
    matches[count++] = row
    score[row] = (score[row] as number) + weight * found
  }
  for (let at = 0; at < touchedCount; at++) strength[touched[at] as number] = 0
  return count
}
