/**
 * A pattern of many alternatives, most of which a text cannot match. Each has its own cue, so only those that a
 * text may match are run. The matches are those of one pattern that joins the alternatives with "|".
 */
import { type Cue, cue, mayHave } from './cue.ts'
import type { TextRuns } from './text-runs.ts'

/** In the order in which they are tried. */
export type Alternatives = readonly Cue[]

/** `flags` must contain g. */
export const alternatives = (patterns: readonly string[], flags: string): Alternatives =>
  patterns.map((pattern) => cue(new RegExp(pattern, flags)))

/** Those that may match in a text that has these runs. */
export const possibleOf = (all: Alternatives, runs: TextRuns): Alternatives =>
  all.filter((one) => mayHave(runs, one))

/** The matches from left to right. At the same offset, the alternative that comes first matches. */
export function matchesOf(text: string, among: Alternatives): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  const next: (RegExpExecArray | null)[] = among.map(({ pattern }) => matchFrom(text, pattern, 0))
  for (;;) {
    let first: RegExpExecArray | null = null
    for (const one of next) if (one && (!first || one.index < first.index)) first = one
    if (!first) return found
    found.push(first)
    const end = first.index + Math.max(1, first[0].length)
    for (const [at, one] of next.entries()) {
      const { pattern } = among[at] as Cue
      if (one && one.index < end) next[at] = matchFrom(text, pattern, end)
    }
  }
}

function matchFrom(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}
