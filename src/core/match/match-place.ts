/**
 * Whether a person may do a job from where they live, and whether that takes a move. Countries are decided by
 * `decideEligibility`; towns only matter where people attend in person.
 */
import {
  decideEligibility,
  type Eligibility,
  type EligibilityFact,
  type EligibilityFacts,
  type Friction,
  type Resident,
} from '#core/eligibility/eligibility.ts'
import { metroKey } from '#core/place/metro-area.ts'
import type { MatchDemands } from './match-demands.ts'
import type { MatchPerson } from './match-person.ts'

export type PlaceFit = {
  /** 'no': the listing excludes people who live there. 'not-said': it leaves that open. */
  verdict: 'yes' | 'no' | 'not-said'
  friction: Friction[]
  /** The fact of the listing that decided. */
  evidence: EligibilityFact | null
  /** In thousandths. */
  value: number
}

/** In thousandths: what is left if something is in the way. */
const FRICTION_VALUES: Readonly<Record<Friction, number>> = {
  hours: 300,
  move: 600,
  relocation: 550,
  visa: 500,
}
/** A move, for those who state that they won't: as good as closed. */
const UNWILLING_VALUE = 100
/** Remote, but from where? Mostly that means from anywhere near. */
const NOT_SAID_VALUE = 850
/**
 * Remote, and all that it names is where this person could not work or does not live: "Remote or San Francisco",
 * "Remote, US preferred", from Lagos.
 */
const ELSEWHERE_VALUE = 500

type Where = Pick<MatchDemands, 'reach' | 'places' | 'eligibility'>

/** Null if the listing says nothing about places, or the person has none. */
export function placeFit(person: MatchPerson, where: Where): PlaceFit | null {
  const open = openTo(person, where.eligibility)
  if (open === null) return null
  const isFar =
    open.verdict !== 'no' &&
    attends(where.reach) &&
    where.places.length > 0 &&
    !where.places.some((place) => isNear(person, place))
  return withMove(person, open, isFar)
}

export function withMove(
  { staysPut }: Pick<MatchPerson, 'staysPut'>,
  open: PlaceFit,
  isFar: boolean,
): PlaceFit {
  const value = staysPut ? UNWILLING_VALUE : FRICTION_VALUES.move
  return isFar && !open.friction.includes('move') && open.value > value
    ? { ...open, friction: [...open.friction, 'move'], value }
    : open
}

/** Whether the job is closed to the person where they live: it takes a move or a visa, or excludes them. */
export const needsMove = ({ verdict, friction }: PlaceFit): boolean =>
  verdict === 'no' || friction.some((one) => one !== 'hours')

/** How certain it is that a person can do a job from where they live: 0 nothing speaks against it, 2 something does. */
export const PLACE_STEPS = { open: 0, unsure: 1, away: 2 } as const
export type PlaceStep = (typeof PLACE_STEPS)[keyof typeof PLACE_STEPS]

/**
 * Unsure: the listing doesn't say where its office is, names only offices that are out of reach beside "remote", or
 * keeps hours that are far from the person's. `fit` is that of `placeFit`.
 */
export function placeStep(person: MatchPerson, fit: PlaceFit | null): PlaceStep {
  if (fit === null) return livesSomewhere(person) ? PLACE_STEPS.unsure : PLACE_STEPS.open
  if (needsMove(fit)) return PLACE_STEPS.away
  return fit.value <= ELSEWHERE_VALUE ? PLACE_STEPS.unsure : PLACE_STEPS.open
}

const livesSomewhere = ({ home, wished }: MatchPerson) => home.length + wished.length > 0

export const attends = (reach: MatchDemands['reach']): boolean =>
  reach === 'onsite' || reach === 'hybrid' || reach === null

/** The best answer over the countries where the person lives, or else would live. */
export function openTo(person: MatchPerson, facts: EligibilityFacts): PlaceFit | null {
  const residents = residentsOf(person)
  if (residents.length === 0 || isSilent(facts)) return null
  const fits = residents.map((resident) => fitOf(facts, resident, person.staysPut))
  return fits.reduce((best, one) => (one.value > best.value ? one : best))
}

function fitOf(facts: EligibilityFacts, resident: Resident, staysPut: boolean): PlaceFit {
  const decided = decideEligibility(facts, resident)
  const { verdict, friction, evidence } = isAlsoRemote(facts, decided)
    ? decideEligibility({ ...facts, onSite: [] }, resident)
    : decided
  if (verdict === 'no') return { verdict, friction: [], evidence, value: 0 }
  const isElsewhere =
    facts.preferred.length > 0 ||
    (facts.onSite.length > 0 &&
      decideEligibility({ ...facts, remote: null }, resident).verdict === 'no')
  const unsaid = isElsewhere ? ELSEWHERE_VALUE : NOT_SAID_VALUE
  const best = verdict === 'yes' ? 1000 : unsaid
  return {
    verdict,
    friction,
    evidence,
    value: Math.min(
      best,
      ...friction.map((one) =>
        staysPut && one !== 'hours' ? UNWILLING_VALUE : FRICTION_VALUES[one],
      ),
    ),
  }
}

/**
 * "Berlin or remote": nobody has to move, even where the listing doesn't say from where people may work. What remote
 * work asks for by itself, such as a visa or other hours, stays.
 */
function isAlsoRemote({ remote }: EligibilityFacts, decided: Eligibility): boolean {
  const isOpen = remote !== null && !remote.anywhere && remote.in.length === 0
  return isOpen && decided.evidence === 'onSite' && decided.friction.length > 0
}

function residentsOf({ home, wished, rights }: MatchPerson): Resident[] {
  const lived = home.length > 0 ? home : wished
  return [...new Set(lived.map(countryOf))].map((country) => ({ home: country, ...rights }))
}

/** Whether a listing states nothing about where its people may live. */
export const isSilent = ({
  remote,
  onSite,
  except,
  residents,
  citizens,
  permit,
}: EligibilityFacts) =>
  remote === null &&
  [onSite, except, residents, citizens, permit].every((places) => places.length === 0)

/** Within reach without a move: the same town, a country without a town, or where the person wants to work. */
export function isNear({ home, wished }: MatchPerson, place: string): boolean {
  const key = metroKey(place)
  if (!key.includes('/')) return true
  const towns = home.map(metroKey).filter((mine) => mine.includes('/'))
  if (towns.length === 0 && home.some((mine) => countryOf(mine) === countryOf(key))) return true
  const mine = [...towns, ...wished.map(metroKey)]
  return mine.includes(key) || wished.includes(countryOf(key))
}

const countryOf = (key: string) => key.slice(0, 2)
