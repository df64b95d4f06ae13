/**
 * Reads from a listing's location, title and text where its people may live: limits, exclusions,
 * permission to work, help with a move, hours.
 */
import { parseLocation } from '#core/place/place.ts'
import { areasIn } from '#core/place/place-area.ts'
import { type EligibilityEvidence, type EligibilityFacts, NO_FACTS } from './eligibility.ts'

export type EligibilityReading = { facts: EligibilityFacts; evidence: EligibilityEvidence }

export function readEligibility(listing: {
  title: string
  company: string
  locationText: string | null
  description: string | null
  workSetting: 'remote' | 'hybrid' | 'onsite' | null
}): EligibilityReading {
  const where = listing.locationText ?? ''
  const location = parseLocation(where)
  const places = [...new Set([...location.countries, ...areasIn(where)])].sort()
  const evidence: EligibilityEvidence = {}
  if (location.remote === 'none') {
    if (places.length > 0) evidence.onSite = where
    return { facts: { ...NO_FACTS, onSite: places }, evidence }
  }
  evidence.remote = where
  const isLimited = location.remote === 'restricted'
  return {
    facts: {
      ...NO_FACTS,
      remote: { in: isLimited ? places : [], anywhere: /anywhere|worldwide|global/i.test(where) },
      onSite: isLimited ? [] : location.countries,
    },
    evidence,
  }
}
