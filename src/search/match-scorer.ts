/**
 * The score of `core/match-formula.ts` for every row of a segment. Each part of it but the skills depends on something
 * that few or many jobs share, so that the formula itself is asked once for each such thing; a row then costs a few
 * look-ups and additions. Weight and weighted value of a part travel as one number.
 */
import { EXPERIENCE_LEVELS, JOB_TYPES } from '#core/job.ts'
import type { MatchPartName } from '#core/match.ts'
import type { MatchDemands, Reach } from '#core/match-demands.ts'
import {
  ASK_WEIGHTS,
  ENOUGH_SKILLS,
  MAX_SKILLS_WEIGHT,
  onCurve,
  payValue,
  prepare,
  type Rarity,
  sumMatch,
} from '#core/match-formula.ts'
import type { MatchPerson } from '#core/match-person.ts'
import {
  askOf,
  type DemandTables,
  isOrEntry,
  kindsAt,
  NO_PAY,
  NO_YEARS,
  NOT_READ,
  skillOf,
  whereAt,
} from './demand-columns.ts'
import type { Segment } from './segment.ts'
import { textOf } from './string-table.ts'

/** In place of a score where too little is known. */
export const UNKNOWN = 255

export type MatchScorer = {
  /** Knows what the tables have now. */
  follow(tables: DemandTables): void
  /** Writes the scores of the first `count` of these rows, each at its row. */
  score(segment: Segment, rows: Uint16Array, count: number, into: Uint8Array): void
}

/** Weight * 2^20 + weight * value: weights sum up to less than 200, values are thousandths. */
const SUM_BITS = 20
const SUM_MASK = 2 ** SUM_BITS - 1
/** Of skills: weight * 2^16 + weight * value in eighths. Enough for two hundred skills of the rarest kind. */
const GAIN_BITS = 16
const GAIN_MASK = 2 ** GAIN_BITS - 1
const NOT_COMPUTED = -1
/** An entry without its "or". */
const ENTRIES = 2 ** 15
const ENTRY_MASK = ENTRIES - 1

const REACHES: readonly (Reach | null)[] = [
  null,
  'anywhere',
  'within',
  'hybrid',
  'onsite',
  'unsaid',
]

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

  /** What this part of the formula makes of a job that says nothing else. */
  function sumOf(part: MatchPartName, demands: Partial<MatchDemands>): number {
    const { parts } = sumMatch(prepared, { ...NOTHING, ...demands }, rarity)
    const found = parts.find((each) => each.part === part)
    if (!found || found.value === null) return 0
    return found.weight * 2 ** SUM_BITS + found.weight * found.value
  }

  const levels = [null, ...EXPERIENCE_LEVELS].map((level) => sumOf('level', { level }))
  const years = Int32Array.from({ length: 256 }, (_, min) =>
    min === NO_YEARS ? 0 : sumOf('years', { years: { min, max: null } }),
  )
  const wishes = [null, ...JOB_TYPES].flatMap((jobType) =>
    REACHES.map((reach) => sumOf('preferences', { jobType, reach })),
  )
  const { weight: payWeight } = sumMatch(prepared, NOTHING, rarity).parts.find(
    ({ part }) => part === 'pay',
  ) ?? { weight: 0 }
  const pays = Int32Array.from(
    { length: 101 },
    (_, share) => payWeight * 2 ** SUM_BITS + payWeight * payValue(share),
  )
  const curve = Uint16Array.from({ length: 1001 }, (_, share) => onCurve(share))
  const gains = new Uint32Array(ENTRIES)
  let knownSkills = 0
  let kinds = new Int32Array(0)
  let places = new Int32Array(0)
  let reaches = new Uint8Array(0)

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
    const newPlaces = places.length
    places = longer(places, now.wheres.size).fill(NOT_COMPUTED, newPlaces)
    const more = new Uint8Array(places.length)
    more.set(reaches)
    reaches = more
  }

  function readWhere(number: number): number {
    const where = whereAt(tables as DemandTables, number)
    const sum = sumOf('place', where)
    places[number] = sum
    reaches[number] = REACHES.indexOf(where.reach)
    return sum
  }

  function skillsOf({ demandSkills }: Segment, start: number, end: number): number {
    let sum = 0
    for (let at = start; at < end; at++) {
      const entry = demandSkills[at] as number
      if (entry < ENTRIES) sum += gains[entry] as number
      else sum += joined(demandSkills, at)
    }
    return sum
  }

  /** What an alternative changes about those before it: together they weigh as the lightest and gain as the best. */
  function joined(entries: Uint16Array, at: number): number {
    let first = at - 1
    while (first > 0 && isOrEntry(entries[first] as number)) first--
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

  function score(segment: Segment, rows: Uint16Array, count: number, into: Uint8Array) {
    const { demandKinds, demandWhere, demandLevel, demandJobType, demandStarts } = segment
    const { yearsMin, wantedPayMin, wantedPayMax } = segment
    for (let at = 0; at < count; at++) {
      const row = rows[at] as number
      const kind = demandKinds[row] as number
      if (kind === NOT_READ) {
        into[row] = UNKNOWN
        continue
      }
      const title = kinds[kind - 1] as number
      const where = demandWhere[row] as number
      let total = places[where] as number
      if (total === NOT_COMPUTED) total = readWhere(where)
      total += title
      total += levels[demandLevel[row] as number] as number
      total += years[yearsMin[row] as number] as number
      const wish = (demandJobType[row] as number) * REACHES.length + (reaches[where] as number)
      total += wishes[wish] as number
      if (minPay > 0) {
        const most = wantedPayMax[row] as number
        const offered = most === NO_PAY ? (wantedPayMin[row] as number) : most
        if (offered !== NO_PAY && offered > 0) {
          total += pays[Math.floor(Math.min(100, (100 * offered) / minPay))] as number
        }
      }
      let isEnough = title !== 0
      const start = demandStarts[row] as number
      const skills = skillsOf(segment, start, demandStarts[row + 1] as number)
      const weights = skills >>> GAIN_BITS
      if (weights > 0 && knowsSkills) {
        const weight = Math.min(MAX_SKILLS_WEIGHT, weights)
        const share = Math.floor((1000 * (skills & GAIN_MASK)) / (8 * weights))
        total += weight * 2 ** SUM_BITS + weight * (curve[share] as number)
        isEnough ||= weight >= ENOUGH_SKILLS
      }
      into[row] = isEnough
        ? Math.floor((Math.floor((total & SUM_MASK) / (total >>> SUM_BITS)) + 5) / 10)
        : UNKNOWN
    }
  }

  return { follow, score }
}

function longer(array: Int32Array<ArrayBuffer>, length: number) {
  if (array.length >= length) return array
  const more = new Int32Array(length)
  more.set(array)
  return more
}
