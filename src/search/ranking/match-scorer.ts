/**
 * Computes the score of `core/match/match-formula.ts` for every row of a segment. Each part of the formula except
 * skills depends on values that many rows share, so the formula itself is called once for each such value; a row then
 * costs a few lookups and additions. The weight and the weighted value of a part travel as one number.
 */
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#core/job/job.ts'
import type { MatchPartName } from '#core/match/match.ts'
import type { MatchDemands } from '#core/match/match-demands.ts'
import {
  ASK_WEIGHTS,
  ENOUGH_SKILLS,
  HIGHEST_WITHOUT_SKILLS,
  isMostlyKnown,
  MAX_SKILLS_WEIGHT,
  onCurve,
  placeValue,
  prepare,
  type Rarity,
  sumMatch,
  USUAL_WEIGHTS,
} from '#core/match/match-formula.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import type { PlaceArea } from '#core/place/place-area.ts'
import {
  askOf,
  type DemandTables,
  eachPlace,
  isOrEntry,
  kindsAt,
  NO_PAY,
  NO_YEARS,
  NOT_READ,
  REACHES,
  reachAt,
} from '#search/segments/demand-columns.ts'
import type { Segment } from '#search/segments/segment.ts'
import { textOf } from '#search/structures/string-table.ts'

/** Takes the place of a score if too little is known. */
export const UNKNOWN = 255

export type MatchScorer = {
  /** Reads what is new in the tables. */
  follow(tables: DemandTables): void
  /**
   * Writes the scores of the rows at positions `from` to `to`, each at its row. May write 0 for a job whose score is
   * certainly lower than `least`.
   */
  score(segment: Segment, rows: RowRange, least: number, into: Uint8Array): void
}

export type RowRange = { rows: Uint16Array; from: number; to: number }

/** Weight * 2^20 + weight * value. Weights sum to less than 200; values are thousandths. */
const SUM_BITS = 20
const SUM_MASK = 2 ** SUM_BITS - 1
/** For skills: weight * 2^16 + weight * value in eighths. Enough for two hundred skills of the rarest kind. */
const GAIN_BITS = 16
const GAIN_MASK = 2 ** GAIN_BITS - 1
const NOT_COMPUTED = -1
/** The number of entries without their "or" bit. */
const ENTRIES = 2 ** 15
const ENTRY_MASK = ENTRIES - 1

const NOTHING: MatchDemands = {
  skills: [],
  kinds: [],
  level: null,
  years: null,
  reach: null,
  places: [],
  areas: [],
  jobType: null,
  payUsd: null,
}

export function createMatchScorer(person: MatchPerson, rarity: Rarity): MatchScorer {
  const prepared = prepare(person)
  const knowsSkills = person.skills.length > 0
  const minPay = person.minPayUsd ?? 0
  let tables: DemandTables | null = null

  /** What this part of the formula gives for a job about which nothing else is known. */
  function sumOf(part: MatchPartName, demands: Partial<MatchDemands>, who = prepared): number {
    const { parts } = sumMatch(who, { ...NOTHING, ...demands }, rarity)
    const found = parts.find((each) => each.part === part)
    if (!found || found.value === null) return 0
    return found.weight * 2 ** SUM_BITS + found.weight * found.value
  }

  const levels = Int32Array.from([null, ...EXPERIENCE_LEVELS], (level) => sumOf('level', { level }))
  const years = Int32Array.from({ length: 256 }, (_, min) =>
    min === NO_YEARS ? 0 : sumOf('years', { years: { min, max: null } }),
  )
  const wishes = Int32Array.from(
    [null, ...JOB_TYPES].flatMap((jobType) =>
      REACHES.map((reach) => sumOf('preferences', { jobType, reach })),
    ),
  )
  // Indexed by the share of the desired pay that is offered, in hundredths. More than all of it counts as all.
  const wisher = { ...prepared, person: { ...person, minPayUsd: 10_000 } }
  const pays = Int32Array.from({ length: 101 }, (_, share) =>
    sumOf('pay', { payUsd: { min: null, max: Math.max(1, share * 100) } }, wisher),
  )
  const curve = Uint16Array.from({ length: 1001 }, (_, share) => onCurve(share))
  const gains = new Uint32Array(ENTRIES)
  let knownSkills = 0
  let kinds = new Int32Array(0)
  let wheres = new Int32Array(0)
  let reaches = new Uint8Array(0)
  /** For each reach, the value of each place. */
  let places = REACHES.map(() => new Int32Array(0))
  const placeSums = new Map<number | null, number>()
  const nowhere = REACHES.map((reach) => sumOf('place', { reach }))

  function follow(now: DemandTables) {
    tables = now
    for (; knownSkills < now.skills.size; knownSkills++) {
      const skill = textOf(now.skills, knownSkills)
      const value = prepared.skills.get(skill) ?? 0
      for (let entry = knownSkills; entry < ENTRIES; entry += 2 ** 13) {
        const weight = ASK_WEIGHTS[askOf(entry)] * rarity(skill)
        gains[entry] = weight * 2 ** GAIN_BITS + weight * value
      }
    }
    const newKinds = kinds.length
    kinds = longer(kinds, now.kinds.size)
    for (let at = newKinds; at < kinds.length; at++) {
      kinds[at] = sumOf('title', { kinds: kindsAt(now, at) })
    }
    places = places.map((each) => longer(each, now.places.size, NOT_COMPUTED))
    wheres = longer(wheres, now.wheres.size, NOT_COMPUTED)
    const more = new Uint8Array(wheres.length)
    more.set(reaches)
    reaches = more
  }

  function readWhere(number: number): number {
    const from = tables as DemandTables // `follow` is always called first
    const reach = reachAt(from, number)
    let best = NOT_COMPUTED
    eachPlace(from, number, (place, isArea) => {
      const sum = placeSum(from, reach, place, isArea)
      if (best === NOT_COMPUTED || relevanceTo(sum) > relevanceTo(best)) best = sum
    })
    const sum = best === NOT_COMPUTED ? (nowhere[reach] as number) : best
    wheres[number] = sum
    reaches[number] = reach
    return sum
  }

  function placeSum(from: DemandTables, reach: number, place: number, isArea: boolean): number {
    const sums = places[reach] as Int32Array
    const known = sums[place] as number
    if (known !== NOT_COMPUTED) return known
    const key = textOf(from.places, place)
    const keys = isArea ? { areas: [key as PlaceArea] } : { places: [key] }
    const demands = { ...NOTHING, reach: REACHES[reach] ?? null, ...keys }
    // Thousands of places have only a few different values, so the weight of each value is computed once.
    const value = placeValue(person, demands)
    const sum = placeSums.get(value) ?? sumOf('place', demands)
    placeSums.set(value, sum)
    sums[place] = sum
    return sum
  }

  function skillsOf({ demandSkills }: Segment, start: number, end: number): number {
    let sum = 0
    for (let at = start; at < end; at++) {
      const entry = demandSkills[at] as number
      if (entry < ENTRIES || at === start) sum += gains[entry & ENTRY_MASK] as number
      else sum += joined(demandSkills, start, at)
    }
    return sum
  }

  /** What an alternative changes about those before it: together they weigh as the lightest and gain as the best. */
  function joined(entries: Uint16Array, start: number, at: number): number {
    let first = at - 1
    while (first > start && isOrEntry(entries[first] as number)) first--
    return groupGain(entries, first, at + 1) - groupGain(entries, first, at)
  }

  function groupGain(entries: Uint16Array, from: number, to: number): number {
    let weight = Number.POSITIVE_INFINITY
    let value = 0
    for (let at = from; at < to; at++) {
      const entry = entries[at] as number
      const gain = gains[entry & ENTRY_MASK] as number
      const own = gain >>> GAIN_BITS
      weight = Math.min(weight, own)
      value = Math.max(value, own === 0 ? 0 : (gain & GAIN_MASK) / own)
    }
    return weight * 2 ** GAIN_BITS + weight * value
  }

  function score(segment: Segment, { rows, from, to }: RowRange, least: number, into: Uint8Array) {
    const limit = 10 * least - 5
    const { demandKinds, demandWhere, demandLevel, demandJobType, demandStarts } = segment
    const { yearsMin, wantedPayMin, wantedPayMax } = segment
    for (let at = from; at < to; at++) {
      const row = rows[at] as number
      const kind = demandKinds[row] as number
      if (kind === NOT_READ) {
        into[row] = UNKNOWN
        continue
      }
      const title = kinds[kind - 1] as number
      const where = demandWhere[row] as number
      let total = wheres[where] as number
      if (total === NOT_COMPUTED) total = readWhere(where)
      let known = total === 0 ? 0 : USUAL_WEIGHTS.place
      const level = levels[demandLevel[row] as number] as number
      const year = years[yearsMin[row] as number] as number
      total += title + level + year
      if (title !== 0) known += USUAL_WEIGHTS.title
      if (level !== 0) known += USUAL_WEIGHTS.level
      if (year !== 0) known += USUAL_WEIGHTS.years
      const wish = (demandJobType[row] as number) * REACHES.length + (reaches[where] as number)
      const met = wishes[wish] as number
      total += met
      if (met !== 0) known += USUAL_WEIGHTS.preferences
      if (minPay > 0) {
        const most = wantedPayMax[row] as number
        const offered = most === NO_PAY ? (wantedPayMin[row] as number) : most
        if (offered !== NO_PAY && offered > 0) {
          total += pays[Math.floor(Math.min(100, (100 * offered) / minPay))] as number
          known += USUAL_WEIGHTS.pay
        }
      }
      // Even with every skill the score would be too low.
      if (
        (total & SUM_MASK) + MAX_SKILLS_WEIGHT * 1_000 <
        limit * ((total >>> SUM_BITS) + MAX_SKILLS_WEIGHT)
      ) {
        into[row] = 0
        continue
      }
      let isEnough = title !== 0
      const start = demandStarts[row] as number
      const skills = skillsOf(segment, start, demandStarts[row + 1] as number)
      const weights = skills >>> GAIN_BITS
      let highest = HIGHEST_WITHOUT_SKILLS
      if (weights > 0 && knowsSkills) {
        highest = 100
        known += USUAL_WEIGHTS.skills
        const weight = Math.min(MAX_SKILLS_WEIGHT, weights)
        const share = Math.floor((1000 * (skills & GAIN_MASK)) / (8 * weights))
        total += weight * 2 ** SUM_BITS + weight * (curve[share] as number)
        isEnough ||= weight >= ENOUGH_SKILLS
      }
      into[row] =
        isEnough && isMostlyKnown(known)
          ? Math.min(
              highest,
              Math.floor((Math.floor((total & SUM_MASK) / (total >>> SUM_BITS)) + 5) / 10),
            )
          : UNKNOWN
    }
  }

  return { follow, score }
}

const relevanceTo = (sum: number) => (sum === 0 ? -1 : (sum & SUM_MASK) / (sum >>> SUM_BITS))

function longer(array: Int32Array<ArrayBuffer>, length: number, filler = 0) {
  if (array.length >= length) return array
  const more = new Int32Array(length).fill(filler, array.length)
  more.set(array)
  return more
}
