/**
 * A purpose of the employer that a person would give as their reason: short, about their kind of work, and no slogan.
 * Null leaves the reason to what the role and the person have in common.
 */

import { contentStems } from '#core/text/word-stem.ts'
import { readTitle } from '#core/title/read-title.ts'
import type { ListingPurpose } from './listing-purpose.ts'
import { COMMON_STEMS } from './listing-reason.ts'
import { yourThing } from './purpose-words.ts'

/** In characters: of what they make, and of an aim. */
const MOST = { thing: 62, aim: 60, duty: 84 } as const

/** What the person in the role does. */
const DUTY = /^(?:build|design|develop|operate|shape|improve|scale|maintain|evolve)\b/

/** `about`: texts of the person's. */
export function plainPurpose(
  purpose: ListingPurpose | null,
  { role, about }: { role: string; about: readonly string[] },
): ListingPurpose | null {
  if (purpose === null) return null
  const words = yourThing(purpose)
  const isDuty = purpose.kind === 'aim' && DUTY.test(words)
  if (words.length > (isDuty ? MOST.duty : MOST[purpose.kind]) || SLOGAN.test(words)) return null
  if (isDuty) return purpose
  const own = new Set(about.flatMap((text) => contentStems(text)))
  const shared = contentStems(words).filter((stem) => own.has(stem) && !COMMON_STEMS.has(stem))
  if (purpose.kind === 'aim') return shared.length > 0 ? purpose : null
  // Who leads people or helps customers does not work on the product itself.
  const { family } = readTitle({ title: role })
  return SERVES.has(family) && shared.length === 0 ? null : purpose
}

const SERVES = new Set<string>(['engineering-management', 'support', 'qa', 'security'])

/** What a company says of itself, and services that are no software. */
const SLOGAN =
  /\b(?:services|era|paradigm|seamless\w*|effortless\w*|empower\w*|every(?:one|body| (?:stakeholder|business|company|person|team|customer|organization|software))|millions?|billions?|world|planet|trust(?:ed)?|safe|integral|succeed|thrive|unlock\w*|powering|human|lives?|easy|easier|simple|as \w+ as|air to space|from \w+ to \w+)\b|\d ?[MKB]?\+/i
