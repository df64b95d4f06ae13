/**
 * A purpose of the employer that a person would give as their reason: short, about their kind of work, and no slogan.
 * Null leaves the reason to what the role and the person have in common.
 */

import { contentStems } from '#core/text/word-stem.ts'
import type { ListingPurpose } from './listing-purpose.ts'
import { COMMON_STEMS } from './listing-reason.ts'
import { isDuty, SLOGAN, yourThing } from './purpose-words.ts'

/** In characters: of what they make, and of an aim. */
const MOST = { thing: 100, aim: 72, field: 60, duty: 84 } as const

/** `about`: texts of the person's. */
export function plainPurpose(
  purpose: ListingPurpose | null,
  { about }: { about: readonly string[] },
): ListingPurpose | null {
  if (purpose === null) return null
  const words = yourThing(purpose)
  if (isCutShort(purpose)) return null
  const isTheirs = purpose.kind === 'aim' && isDuty(words)
  if (words.length > (isTheirs ? MOST.duty : MOST[purpose.kind]) || SLOGAN.test(words)) return null
  if (isTheirs) return purpose
  const own = new Set(about.flatMap((text) => contentStems(text)))
  const shared = contentStems(words).filter((stem) => own.has(stem) && !COMMON_STEMS.has(stem))
  // "Serve over 1,000 employers" boasts.
  if (purpose.kind === 'aim')
    return /(?<![\p{L}\d-])\d/u.test(words) && shared.length === 0 ? null : purpose
  // Who works in a field already gives no reason by naming it.
  if (purpose.kind === 'field') return shared.length > 0 ? null : purpose
  return SAYS_NOTHING.test(words) ? null : purpose
}

/** "Scale multitemporal, multimodal models" is not about something "multitemporal". */
const isCutShort = ({ words, quote }: ListingPurpose) =>
  /\p{L}{3}(?:oral|onal|odal|ical|ional|ative|itive|ous|able|ible|ful)$/u.test(words) &&
  quote.includes(`${words}, `)

/** "The all-in-one platform". */
const SAYS_NOTHING =
  /^(?:an?|the|your) (?:(?:all-in-one|new|modern|unified|open|core|digital|AI|AI-native|AI-powered|single) ){0,3}(?:platforms?|tools?|software|apps?|products?|systems?|solutions?|infrastructure|network|(?:infrastructure |data )?layer)$/i
