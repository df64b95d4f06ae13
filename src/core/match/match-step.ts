/** What the location of a job means for a person: by the opening that fits best, as the search orders matches. */
import type { MatchDemands } from './match-demands.ts'
import { type PreparedPerson, type Rarity, sumMatch } from './match-formula.ts'
import { type PlaceStep, placeFit, placeStep } from './match-place.ts'

export function matchStep(prepared: PreparedPerson, all: MatchDemands, rarity: Rarity): PlaceStep {
  const { person } = prepared
  const { opening } = sumMatch(prepared, all, rarity)
  return placeStep(person, placeFit(person, { ...all, ...all.others[opening - 1] }))
}
