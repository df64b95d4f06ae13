/**
 * What a listing says about permission to work: sponsorship offered or refused, and a permit or citizenship
 * required.
 */

import { parseLocation } from '#core/place/place.ts'
import { fold } from '#core/text/fold-text.ts'

export type Permission = { countries: string[]; isSponsored: boolean | null }

const REFUSED =
  /\b(?:(?:no|not|unable|cannot|can't|won't|don't|doesn't|without|aren't|neither)\b[^.;\n]{0,60}\b(?:sponsor\w*|visas?|work permits?)|(?:visa|sponsorship)s?[^.;\n]{0,30}\b(?:not|unavailable|no)\b|must not require (?:\w+ ){0,3}sponsorship)/
const OFFERED =
  /\b(?:visa (?:sponsorship|support|assistance)|sponsor(?:ship|s|ing)?(?: \w+){0,3} visas?|(?:we|can|will|do|happy to|able to|willing to) (?:\w+ )?sponsor|sponsorship (?:is )?(?:available|offered|provided|possible)|h-?1b|visa:? yes|visa(?: |:)+(?:ok|available)|relocation and visa|\bvisa\b)/
const ASKED =
  /\b(?:(?:authori[sz]ed|authori[sz]ation|eligible|eligibility|legally|right|permit|permission|allowed|entitled)(?: \w+){0,4} (?:to )?(?:work|employment)|work (?:authori[sz]ation|permit|permission|rights?)|(?:us|u\.s\.|american|eu|uk|canadian|australian)[\w. ]{0,12} citizen\w*|citizenship|green card|us persons?|u\.s\. persons?|security clearance|ts\/sci|top secret|arbeitserlaubnis)\b/

/** Null if the sentence is about something else. */
export function permissionIn(sentence: string): Permission | null {
  const plain = fold(sentence.slice(0, 800)).replace(/[’‘]/g, "'")
  const isRefused = REFUSED.test(plain)
  const isOffered =
    !isRefused && OFFERED.test(plain) && !/\bvisa (?:card|inc)\b|mastercard/.test(plain)
  if (!isRefused && !isOffered && !ASKED.test(plain)) return null
  return {
    countries: countriesNear(sentence, plain),
    isSponsored: isRefused ? false : isOffered ? true : null,
  }
}

function countriesNear(sentence: string, plain: string) {
  const named = /\b(?:in|within|for|of) ((?:the )?[A-Z][\w. ]{1,30})/.exec(sentence)?.[1]
  const read = named === undefined ? [] : parseLocation(named.replace(/^the /, '')).countries
  if (read.length > 0) return read
  return /\b(?:u\.?s\.?a?|united states|american|h-?1b|green card|ts\/sci|top secret)\b/.test(plain)
    ? ['US']
    : /\b(?:uk|united kingdom)\b/.test(plain)
      ? ['GB']
      : []
}
