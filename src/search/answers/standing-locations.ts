/**
 * The locations of standing queries. There are too many different ones to decide each for all places that jobs have, as
 * a search does, so each is compared with the places of one job.
 */

import { ELIGIBILITY_CLASSES } from '#core/eligibility/eligibility-choice.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import {
  areaLiesInWanted,
  liesInWanted,
  readWantedPlace,
  type WantedPlace,
} from '#core/place/wanted-place.ts'
import type { JobQuery } from '#core/search/query.ts'
import type { FactMarks } from '#search/facets/fact-marks.ts'
import { eachSpot, type Spot, spotAt } from '#search/segments/fact-columns.ts'
import { REMOTE } from '#search/segments/job-profile.ts'
import type { Segment } from '#search/segments/segment.ts'
import { foldName, type Tables } from '#search/segments/tables.ts'
import { textOf } from '#search/structures/string-table.ts'

/** A job needs one of the places, or one of the texts in its location. */
export type StandingLocation = {
  wanted: WantedPlace[]
  texts: string[]
  /** Empty if remote jobs that are only open to the location are left out. */
  openFrom: string[]
}

const YES = ELIGIBILITY_CLASSES.indexOf('yes')

/** Null for a query without a location. */
export function standingLocation({
  location,
  withinKm,
  excludeRemote,
}: JobQuery): StandingLocation | null {
  const texts = splitLocations(location ?? '')
  if (texts.length === 0) return null
  const read = texts.map((text) => ({ text, wanted: readWantedPlace(text, withinKm) }))
  const wanted = read.flatMap((each) => each.wanted ?? [])
  return {
    wanted,
    texts: read.flatMap((each) => (each.wanted ? [] : foldName(each.text))),
    openFrom: excludeRemote ? [] : [...new Set(wanted.flatMap(({ openFrom }) => openFrom))],
  }
}

/** Whether one job is in a location. */
export function locationReader(
  segment: Segment,
  row: number,
  { tables, factMarks }: { tables: Tables; factMarks: FactMarks },
): (location: StandingLocation) => boolean {
  const { facts } = tables
  const spots: Spot[] = []
  eachSpot(facts.wheres, segment.where[row] as number, (spot) => spots.push(spotAt(facts, spot)))
  const text = textOf(tables.locations, segment.location[row] as number)
  const isRemote = ((segment.flags[row] as number) & REMOTE) !== 0
  const eligibility = segment.eligibility[row] as number
  const isOpenFrom = new Map<string, boolean>()
  const isOpen = (home: string) => {
    const known = isOpenFrom.get(home)
    if (known !== undefined) return known
    const found = factMarks.classes({ home, mayWorkIn: [] })[eligibility] === YES
    isOpenFrom.set(home, found)
    return found
  }
  return ({ wanted, texts, openFrom }) =>
    texts.some((each) => text.includes(each)) ||
    wanted.some((place) =>
      spots.some((spot) =>
        'area' in spot ? areaLiesInWanted(spot.area, place) : liesInWanted(spot.place, place),
      ),
    ) ||
    (isRemote && openFrom.some(isOpen))
}
