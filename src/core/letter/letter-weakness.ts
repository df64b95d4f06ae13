/**
 * Why the rules can write only a weak draft, if so: such a draft is short, and its page asks for the person's own
 * sentence instead. Whether it is handled is for `letter-facts.ts`.
 */
import type { LetterAsk } from './letter-ask.ts'
import type { LetterProof } from './letter-plan.ts'

/**
 * `no_lines`: the CV has no lines about work. `other_language`: they are in another language than the letter. `notes`: they
 * are notes, which make no sentences. `no_listing`: nothing is known of the job but its title. `nothing_fits`: no line
 * answers what the listing asks for.
 */
export const LETTER_WEAKNESSES = [
  'no_lines',
  'other_language',
  'notes',
  'no_listing',
  'nothing_fits',
] as const
export type LetterWeakness = (typeof LETTER_WEAKNESSES)[number]

/** A letter has at least so many facts as sentences, if the CV has as many that fit. */
const FEWEST_CLEAR = 2

/** A shorter text of a listing, in characters, which asks for nothing either, is none. */
const SHORTEST_LISTING = 120

export function letterWeakness({
  plan: { lines },
  job: { description },
  findings,
}: Pick<LetterAsk, 'plan' | 'job' | 'findings'>): LetterWeakness | null {
  if (lines.length === 0) return 'no_lines'
  if (lines.filter(({ isSpoken }) => isSpoken).length * 2 < lines.length) return 'other_language'
  const clear = lines.filter(({ isSentence }) => isSentence)
  const fitting = lines.filter(isAnswer)
  const hasFewClear = (some: readonly LetterProof[]) => {
    const count = some.filter(({ isSentence }) => isSentence).length
    return count < FEWEST_CLEAR && count < some.length
  }
  if (hasFewClear(lines) || hasFewClear(fitting)) return 'notes'
  if (findings.length === 0 && description.trim().length < SHORTEST_LISTING) return 'no_listing'
  return clear.some(isAnswer) ? null : 'nothing_fits'
}

/** Whether a line has to do with what the listing says, or with the craft that its title names. */
export const isAnswer = ({ answers, topics, shared, isCraft }: LetterProof) =>
  answers !== null || topics.length > 0 || shared > 1 || isCraft
