/**
 * What a person may ask of a job's eligibility, and the words for it on cards and job pages. Jobs that one would have to
 * move for are a choice of their own: they are open to the person, but not from where they live.
 */
import { countryInSentence } from '#core/place/countries.ts'
import type { Eligibility } from './eligibility.ts'

export const ELIGIBILITY_CHOICES = ['yes', 'move', 'not_said'] as const
export type EligibilityChoice = (typeof ELIGIBILITY_CHOICES)[number]
/** The last one is never asked for. */
export const ELIGIBILITY_CLASSES = [...ELIGIBILITY_CHOICES, 'no'] as const
export type EligibilityClass = (typeof ELIGIBILITY_CLASSES)[number]

/** Chosen if a search names a home and no choice. */
export const USUAL_CHOICE: EligibilityChoice = 'yes'

const MOVES = ['move', 'visa', 'relocation'] as const

export function eligibilityClass({
  verdict,
  friction,
}: Pick<Eligibility, 'verdict' | 'friction'>): EligibilityClass {
  if (verdict === 'no') return 'no'
  if (verdict === 'not-said') return 'not_said'
  return MOVES.some((move) => friction.includes(move)) ? 'move' : 'yes'
}

/** "Open to Spain". */
export function verdictWords({ verdict, friction, evidence }: Eligibility, home: string): string {
  const name = countryInSentence(home)
  if (verdict === 'no') return `Not from ${name}`
  if (verdict === 'not-said') return 'Not specified'
  if (friction.includes('visa')) return 'Visa sponsorship offered'
  if (friction.includes('relocation')) return 'Relocation help offered'
  if (!friction.includes('move')) return `Open to ${name}`
  return evidence === 'remote' ? `Remote, but not from ${name}` : 'Requires a move'
}
