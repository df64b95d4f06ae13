/** What the employer makes or wants, as a person would give it as their reason to apply. Reads English. */
import { type ListingPurpose, listingPurpose } from './listing-purpose.ts'
import { plainPurpose } from './plain-purpose.ts'

/** Sentences that are tried. */
const MOST = 5

/** Of what the listing says of its purpose, the first that a person would say. */
export function purposeFor(
  { description, company }: { description: string; company: string | null },
  about: readonly string[],
): ListingPurpose | null {
  let left = description
  // Later lines may be about another opening.
  const head = description.slice(0, 900)
  for (let tried = 0; tried < MOST; tried++) {
    const found = listingPurpose({ description: left, company }, about)
    const plain = plainPurpose(found, { about })
    if (found === null || plain !== null) return plain
    left = (left === description ? head : left).replace(found.quote, '')
  }
  return null
}
