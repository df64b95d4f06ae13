/** What every part of a letter is written from: the order, its outline, and the names of the opening. */
import { endsInRole, withArticle } from './letter-names.ts'
import type { LetterOpening } from './letter-opening.ts'
import type { Picker } from './letter-picker.ts'
import type { PickedFacts } from './letter-picks.ts'
import type { LetterPlan } from './letter-plan.ts'
import type { ListingPurpose } from './listing-purpose.ts'
import type { ListingReason } from './listing-reason.ts'
import type { LetterOrder } from './write-letter.ts'

export type LetterAsk = LetterOrder & {
  plan: LetterPlan
  opening: LetterOpening
  /** The job's title for a sentence; null if the listing names none. */
  role: string | null
  company: string | null
  reason: ListingReason | null
  /** What the employer makes or wants, as a reason to apply. */
  purpose: ListingPurpose | null
  picker: Picker
  /** The facts that the person chose; null if the rules do. */
  picked: PickedFacts | null
}

/** How many facts, further facts that answer the listing, and further skills fit. */
export const ROOM = {
  short: { proofs: 2, more: 0, skills: 2 },
  medium: { proofs: 3, more: 1, skills: 3 },
  long: { proofs: 4, more: 2, skills: 4 },
} as const

export const jobNames = ({ role, company, language }: LetterAsk) => ({
  role,
  company,
  // "The position of Reverse Engineering" is none.
  post: role !== null && (language !== 'en' || endsInRole(role)) ? role : null,
  // "As a Reverse Engineering" is nobody.
  aRole:
    role === null ? null : language !== 'en' ? role : endsInRole(role) ? withArticle(role) : null,
})

/** The role may be one of several in the listing's text. */
export const roleQuote = ({ role, job }: LetterAsk) =>
  role !== null && !job.title.includes(role) && job.description.includes(role) ? role : job.title

/** Lines that can be said as a sentence or as an item of a list. */
export const usable = ({ proofs }: LetterPlan) =>
  proofs.filter(({ isSentence, item }) => isSentence || item !== null)
