/** What a job's listing says to one person about doing it from where they live. */
import {
  decideEligibility,
  type Eligibility,
  eligibilityReason,
  type Resident,
} from './eligibility.ts'
import { verdictWords } from './eligibility-choice.ts'
import type { EligibilityReading } from './read-eligibility.ts'

export type JobEligibility = Pick<Eligibility, 'verdict' | 'friction'> & {
  /** The sentence of the listing that decides; null if there is none. */
  reason: string | null
  /** The verdict in a few words. */
  words: string
}

export const NOT_READ: JobEligibility = {
  verdict: 'not-said',
  friction: [],
  reason: null,
  words: 'Not specified',
}

export function jobEligibility(
  { facts, evidence }: EligibilityReading,
  resident: Resident,
): JobEligibility {
  const decided = decideEligibility(facts, resident)
  const { verdict, friction } = decided
  const reason = eligibilityReason(decided, evidence)
  return { verdict, friction, reason, words: verdictWords(decided, resident.home) }
}
