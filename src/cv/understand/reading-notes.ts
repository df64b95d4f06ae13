/** Notes taken while a CV is read: each value's certainty and origin, and which lines were used. */
import type { ReadValueInfo } from '#core/cv/cv-reading.ts'

export type ReadConfidence = ReadValueInfo['sure']

export type Notes = {
  marks: Record<string, ReadValueInfo>
  used: Set<number>
  /** Words of the document, for joining words cut by a line break. */
  vocabulary: ReadonlySet<string>
  /** Records a value and marks its lines as used. */
  mark(key: string, sure: ReadConfidence, lines: readonly number[]): void
  /** Records an entry as a whole; its lines count as used only once a value is made of them. */
  markWhole(key: string, sure: ReadConfidence, lines: readonly number[]): void
}

/** `joined` has the lines that were read as one, by the first of them. */
export function createNotes(
  vocabulary: ReadonlySet<string>,
  joined: ReadonlyMap<number, readonly number[]>,
): Notes {
  const allOf = (lines: readonly number[]) => lines.flatMap((line) => joined.get(line) ?? [line])
  const marks: Record<string, ReadValueInfo> = {}
  const used = new Set<number>()
  return {
    marks,
    used,
    vocabulary,
    mark(key, sure, lines) {
      this.markWhole(key, sure, lines)
      for (const line of allOf(lines)) used.add(line)
    },
    markWhole(key, sure, lines) {
      marks[key] = { sure, lines: [...new Set(allOf(lines))].sort((a, b) => a - b) }
    },
  }
}

/** Certainty from the total score: words that identify the parts, a pattern, or neither. */
export function surenessOf(score: number): ReadConfidence {
  if (score >= 2) return 'sure'
  return score >= 0.8 ? 'likely' : 'unsure'
}

/** Cuts text to the length that a CV stores. */
export const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
export const LINE = 500
export const TEXT = 5_000
export const MANY = 100
