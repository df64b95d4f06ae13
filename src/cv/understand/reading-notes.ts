/** What is noted while a CV is read: how sure each value is, where it stood, and which lines were used. */
import type { CvMark } from '#core/cv/cv-reading.ts'

export type Sureness = CvMark['sure']

export type Notes = {
  marks: Record<string, CvMark>
  used: Set<number>
  /** Words of the document, for mending broken ones. */
  vocabulary: ReadonlySet<string>
  /** Notes a value; returns nothing, so that it can stand between others. */
  mark(key: string, sure: Sureness, lines: readonly number[]): void
  /** Notes where an entry as a whole stands; its lines are read only by what becomes of them. */
  markWhole(key: string, sure: Sureness, lines: readonly number[]): void
}

export function createNotes(vocabulary: ReadonlySet<string>): Notes {
  const marks: Record<string, CvMark> = {}
  const used = new Set<number>()
  return {
    marks,
    used,
    vocabulary,
    mark(key, sure, lines) {
      this.markWhole(key, sure, lines)
      for (const line of lines) used.add(line)
    },
    markWhole(key, sure, lines) {
      marks[key] = { sure, lines: [...new Set(lines)].sort((a, b) => a - b) }
    },
  }
}

/** How sure a reading is whose parts scored this much: words of its own, a pattern, or neither. */
export function surenessOf(score: number): Sureness {
  if (score >= 2) return 'sure'
  return score >= 0.8 ? 'likely' : 'unsure'
}

/** Cuts what is longer than our model keeps. */
export const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
export const LINE = 500
export const TEXT = 5_000
export const MANY = 100
