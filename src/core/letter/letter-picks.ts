/**
 * The facts that the person chose for a letter, in their order: lines of their CV by key, and facts in their own words.
 * Lines that are no sentences are listed after the others, as they are.
 */
import { z } from 'zod'
import type { LetterPlan, LetterProof } from './letter-plan.ts'
import { MAX_SENTENCE } from './letter-text.ts'

/** More would be a CV. */
export const MAX_PICKS = 8

/** A line's key is that of `letter-lines.ts`. */
export const LetterPick = z.union([
  z.strictObject({ line: z.string().regex(/^[a-z][a-z0-9]{0,15}(?:\.\d{1,3})?$/) }),
  z.strictObject({ text: z.string().min(1).max(MAX_SENTENCE) }),
])
export type LetterPick = z.infer<typeof LetterPick>

/** The same, with the lines found in the CV. */
export type PickedFacts = {
  /** Lines that are sentences. */
  prose: LetterProof[]
  /** Lines that are not. */
  notes: LetterProof[]
  /** The person's words, each with the sentence that it follows; null if it comes first. */
  own: { text: string; after: LetterProof | null }[]
}

/** Lines that the CV no longer has are left out. */
export function pickedFacts(picks: readonly LetterPick[], { lines }: LetterPlan): PickedFacts {
  const found: PickedFacts = { prose: [], notes: [], own: [] }
  for (const pick of picks) {
    if ('text' in pick) found.own.push({ text: pick.text, after: found.prose.at(-1) ?? null })
    else {
      const line = lines.find(({ key }) => key === pick.line)
      if (line) (line.isSentence ? found.prose : found.notes).push(line)
    }
  }
  return found
}
