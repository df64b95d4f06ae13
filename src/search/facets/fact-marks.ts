/**
 * Decides filters about places, eligibility and hours once for each distinct value that jobs state, so that rows are only
 * looked up. Decisions are kept, because there are few questions and they come again; they grow with the tables.
 */
import {
  decideEligibility,
  type EligibilityFacts,
  hoursOverlap,
  type Resident,
} from '#core/eligibility/eligibility.ts'
import { ELIGIBILITY_CLASSES, eligibilityClass } from '#core/eligibility/eligibility-choice.ts'
import {
  areaLiesInWanted,
  liesInWanted,
  readWantedPlace,
  type WantedPlace,
} from '#core/place/wanted-place.ts'
import {
  type Asks,
  asksAt,
  eachSpot,
  eligibilityAt,
  type FactTables,
  spotAt,
} from '#search/segments/fact-columns.ts'

export type FactMarks = {
  /** The countries that a place lies in, or that lie in it. None if the text is no place. */
  countriesOf(location: string): readonly string[]
  /** By number of `wheres`: 1 for sets with a place inside. Null if the text is no place. */
  inside(location: string, withinKm: number | null): Uint8Array | null
  /** By number of `eligibilities`: 1 if the job is open to people who live there. Null if the text is no place. */
  openFrom(location: string): Uint8Array | null
  /** By number of `eligibilities`: the index of the class in ELIGIBILITY_CLASSES. */
  classes(resident: Resident): Uint8Array
  /** By number of `eligibilities`: 1 if the hours are shared, or none are stated. */
  overlapping(utcOffsetMinutes: number, hours: number): Uint8Array
  /** By number of `eligibilities`: 1 if hours are stated, rather than known from a place. */
  statedHours(): Uint8Array
  /** By number of `asks`. */
  asks(): readonly Asks[]
}

/** More than there are countries, each of which is a question of its own. */
const MAX_KEPT = 512
const YES = ELIGIBILITY_CLASSES.indexOf('yes')
const NOT_SAID = ELIGIBILITY_CLASSES.indexOf('not_said')

/** `tables` is called at each use, because the tables grow. */
export function createFactMarks(tables: () => FactTables): FactMarks {
  const bySpot = createKept()
  const byWhere = createKept()
  const byEligibility = createKept()
  const asks: Asks[] = []
  const wantedPlaces = new Map<string, WantedPlace | null>()
  // kept as read, because every new question needs all of them
  const eligibilities: (EligibilityFacts | null)[] = []

  /** Reading a place costs more than looking up its marks, and every page asks for the same ones. */
  function wantedAt(location: string, withinKm: number | null) {
    const key = `${withinKm ?? 0} ${location}`
    const known = wantedPlaces.get(key)
    if (known !== undefined) return known
    if (wantedPlaces.size >= MAX_KEPT) wantedPlaces.clear()
    const wanted = readWantedPlace(location, withinKm)
    wantedPlaces.set(key, wanted)
    return wanted
  }

  function statedAt(facts: FactTables, number: number) {
    for (let next = eligibilities.length; next <= number; next++) {
      eligibilities.push(eligibilityAt(facts, next))
    }
    return eligibilities[number] ?? null
  }

  function insideSpots(key: string, wanted: WantedPlace) {
    const facts = tables()
    return bySpot(key, facts.spots.size, (number) => {
      const spot = spotAt(facts, number)
      const isIn =
        'area' in spot ? areaLiesInWanted(spot.area, wanted) : liesInWanted(spot.place, wanted)
      return Number(isIn)
    })
  }

  function classes({ home, mayWorkIn }: Resident) {
    const facts = tables()
    const key = `${home} ${mayWorkIn.join()}`
    return byEligibility(key, facts.eligibilities.size, (number) => {
      const stated = statedAt(facts, number)
      if (stated === null) return NOT_SAID
      const found = eligibilityClass(decideEligibility(stated, { home, mayWorkIn }))
      return ELIGIBILITY_CLASSES.indexOf(found)
    })
  }

  return {
    countriesOf: (location) => wantedAt(location, null)?.openFrom ?? [],
    inside(location, withinKm) {
      const wanted = wantedAt(location, withinKm)
      if (!wanted) return null
      const key = `${withinKm ?? 0} ${location}`
      const spots = insideSpots(key, wanted)
      const { wheres } = tables()
      return byWhere(key, wheres.size, (number) => {
        let isIn = 0
        eachSpot(wheres, number, (spot) => {
          isIn |= spots[spot] as number
        })
        return isIn
      })
    },
    openFrom(location) {
      const wanted = wantedAt(location, null)
      if (!wanted) return null
      const homes = wanted.openFrom.map((home) => classes({ home, mayWorkIn: [] }))
      return byEligibility(`open ${location}`, tables().eligibilities.size, (number) =>
        Number(homes.some((home) => home[number] === YES)),
      )
    },
    classes,
    overlapping(utcOffsetMinutes, hours) {
      const facts = tables()
      return byEligibility(`${hours} ${utcOffsetMinutes}`, facts.eligibilities.size, (number) => {
        const stated = statedAt(facts, number)
        const shared = stated && hoursOverlap(stated, utcOffsetMinutes)
        return Number(shared === null || shared >= hours)
      })
    },
    statedHours() {
      const facts = tables()
      return byEligibility('stated hours', facts.eligibilities.size, (number) =>
        Number(statedAt(facts, number)?.hours != null),
      )
    },
    asks() {
      const facts = tables()
      for (let number = asks.length; number < facts.asks.size; number++) {
        asks.push(asksAt(facts, number))
      }
      return asks
    },
  }
}

/** Values by question and number; the questions asked last are kept. */
function createKept() {
  const kept = new Map<string, { values: Uint8Array; size: number }>()
  return (key: string, size: number, decide: (number: number) => number): Uint8Array => {
    const known = kept.get(key)
    let values = known?.values ?? new Uint8Array(size)
    if (values.length < size) {
      const larger = new Uint8Array(size * 2)
      larger.set(values)
      values = larger
    }
    for (let number = known?.size ?? 0; number < size; number++) values[number] = decide(number)
    kept.delete(key)
    kept.set(key, { values, size })
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return values
  }
}
