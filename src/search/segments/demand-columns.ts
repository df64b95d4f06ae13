/**
 * What jobs ask of a person, in columns of a segment. Values that few jobs share are stored directly; values that many
 * share (kinds of work, places with their reach) as the number of a text. Reading them returns exactly what was stored,
 * so a score computed from them equals that of `core/match`.
 */
import type { EligibilityFacts } from '#core/eligibility/eligibility.ts'
import { JOB_TYPES } from '#core/job/job.ts'
import type {
  MatchDemands,
  Reach,
  RoleDemands,
  SkillAsk,
  SkillDemand,
} from '#core/match/match-demands.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { TITLE_LEVELS } from '#core/title/title-level.ts'
import {
  createStringTable,
  findText,
  numberOf,
  type StringTable,
  textOf,
} from '#search/structures/string-table.ts'
import type { Segment } from './segment.ts'

/**
 * Texts that all segments share: names of skills, openings as JSON, keys of places and facts of eligibility as JSON, and
 * the places of a job, as numbers in code units (`whereText`).
 */
export type DemandTables = {
  skills: StringTable
  kinds: StringTable
  places: StringTable
  wheres: StringTable
}

export const createDemandTables = (): DemandTables => ({
  skills: createStringTable(),
  kinds: createStringTable(),
  places: createStringTable(),
  wheres: createStringTable(),
})

/** A copy of the record as it is now; see `copyTables`. */
export const copyDemandTables = (tables: DemandTables): DemandTables => ({
  skills: { ...tables.skills },
  kinds: { ...tables.kinds },
  places: { ...tables.places },
  wheres: { ...tables.wheres },
})

/** Where a job is done, and from where it may be done. */
type Where = Pick<MatchDemands, 'reach' | 'places' | 'eligibility'>

export const REACHES: readonly Reach[] = [null, 'remote', 'hybrid', 'onsite']

const ASKS = ['title', 'must', 'named', 'nice'] as const satisfies readonly SkillAsk[]

/**
 * A skill entry: 12 bits for its number, two for how it is asked for, one if the job is built on it, one for "or".
 */
const SKILL_BITS = 12
export const SKILL_NUMBERS = 1 << SKILL_BITS
const MAIN_BIT = 1 << 14
export const skillOf = (entry: number) => entry & (SKILL_NUMBERS - 1)
export const askOf = (entry: number) => ASKS[(entry >>> SKILL_BITS) & 3] as SkillAsk
export const isTitleEntry = (entry: number) => askOf(entry) === 'title'
export const isMainEntry = (entry: number) => (entry & MAIN_BIT) !== 0
export const isOrEntry = (entry: number) => entry >>> 15 === 1

/** Unknown years and unknown pay. */
export const NO_YEARS = 255
export const NO_PAY = 0xffff_ffff
/** A job that no rule has read yet. */
export const NOT_READ = 0

export type DemandRow = {
  entries: number[]
  /** Number of the text + 1; NOT_READ if nothing is known of the job. */
  kinds: number
  where: number
  level: number
  jobType: number
  yearsMin: number
  yearsMax: number
  wantedPayMin: number
  wantedPayMax: number
}

const UNREAD: DemandRow = {
  entries: [],
  kinds: NOT_READ,
  where: 0,
  level: 0,
  jobType: 0,
  yearsMin: NO_YEARS,
  yearsMax: NO_YEARS,
  wantedPayMin: NO_PAY,
  wantedPayMax: NO_PAY,
}

export function demandRow(tables: DemandTables, demands: MatchDemands | null): DemandRow {
  if (demands === null) return UNREAD
  const { level, years, jobType, payUsd } = demands
  // Everything that another opening states has a number, so that readers find it.
  for (const role of demands.others) {
    const own = ownWhere(role)
    if (own) numberOf(tables.wheres, whereText(tables, own))
    for (const { skill } of role.skills) numberOf(tables.skills, skill)
  }
  return {
    entries: demands.skills.map((skill) => entryOf(tables, skill)),
    kinds: numberOf(tables.kinds, openingsText(demands)) + 1,
    where: numberOf(tables.wheres, whereText(tables, demands)),
    level: levelNumber(level),
    jobType: jobType === null ? 0 : JOB_TYPES.indexOf(jobType) + 1,
    yearsMin: yearsOf(years?.min ?? null),
    yearsMax: yearsOf(years?.max ?? null),
    wantedPayMin: payOf(payUsd?.min ?? null),
    wantedPayMax: payOf(payUsd?.max ?? null),
  }
}

/** The demands that `demandRow` was given; null for a job that was not read. */
export function demandsAt(segment: Segment, row: number, tables: DemandTables) {
  const kinds = segment.demandKinds[row] as number
  if (kinds === NOT_READ) return null
  const start = segment.demandStarts[row] as number
  const entries = segment.demandSkills.subarray(start, segment.demandStarts[row + 1])
  const yearsMin = segment.yearsMin[row] as number
  const demands: MatchDemands = {
    skills: Array.from(entries, (entry) => skillDemand(tables, entry)),
    ...openingsAt(tables, kinds - 1),
    level: levelAt(segment.demandLevel[row] as number),
    years:
      yearsMin === NO_YEARS
        ? null
        : { min: yearsMin, max: nullable(segment.yearsMax[row] as number, NO_YEARS) },
    ...whereAt(tables, segment.demandWhere[row] as number),
    jobType: jobTypeAt(segment.demandJobType[row] as number),
    payUsd: payAt(segment.wantedPayMin[row] as number, segment.wantedPayMax[row] as number),
  }
  return demands
}

/** The kinds of work; with them, for an advert with several openings, all that the others ask for. */
type Openings = Pick<MatchDemands, 'kinds' | 'others'>

const openingsText = ({ kinds, others }: MatchDemands) =>
  JSON.stringify(others.length === 0 ? kinds : { kinds, others })

export function openingsAt({ kinds }: DemandTables, number: number): Openings {
  // Not validated: only this file writes these texts.
  const read = JSON.parse(textOf(kinds, number)) as RoleKind[] | Openings
  return Array.isArray(read) ? { kinds: read, others: [] } : read
}

/** What another opening asks for, as the columns have it for the first. `where` is null if it is as for the first. */
export function roleNumbers(tables: DemandTables, role: RoleDemands) {
  const own = ownWhere(role)
  return {
    entries: Uint16Array.from(role.skills, (each) =>
      entryAs(findText(tables.skills, each.skill), each),
    ),
    level: levelNumber(role.level),
    yearsMin: yearsOf(role.years?.min ?? null),
    where: own && findText(tables.wheres, whereText(tables, own, findText)),
  }
}

/** An opening states all of it, or nothing. */
function ownWhere({ reach, places, eligibility }: RoleDemands & Partial<Where>): Where | null {
  const isStated = reach !== undefined && places !== undefined && eligibility !== undefined
  return isStated ? { reach, places, eligibility } : null
}

/** Code units: the reach, then two for the number of the eligibility facts and of each place. */
function whereText(
  { places: names }: DemandTables,
  { reach, places, eligibility }: Where,
  find = numberOf,
): string {
  const numbers = [JSON.stringify(eligibility), ...places].map((text) => find(names, text))
  const units = numbers.flatMap((number) => [number >>> 16, number & 0xffff])
  return String.fromCharCode(REACHES.indexOf(reach), ...units)
}

export function eachPlace(
  { wheres: { starts, units } }: DemandTables,
  number: number,
  visit: (place: number) => void,
) {
  const end = starts[number + 1] as number
  for (let at = (starts[number] as number) + 3; at < end; at += 2) {
    visit((units[at] as number) * 2 ** 16 + (units[at + 1] as number))
  }
}

/** The number of the text of the job's eligibility facts, among the places. */
export function eligibilityNumber({ wheres: { starts, units } }: DemandTables, number: number) {
  const at = (starts[number] as number) + 1
  return (units[at] as number) * 2 ** 16 + (units[at + 1] as number)
}

export const eligibilityAt = ({ places }: DemandTables, number: number) =>
  // Not validated: only this file writes these texts.
  JSON.parse(textOf(places, number)) as EligibilityFacts

/** The index of the job's reach in REACHES. */
export const reachAt = ({ wheres: { starts, units } }: DemandTables, number: number) =>
  units[starts[number] as number] as number

function whereAt(tables: DemandTables, number: number): Where {
  const places: string[] = []
  eachPlace(tables, number, (place) => places.push(textOf(tables.places, place)))
  return {
    reach: REACHES[reachAt(tables, number)] ?? null,
    places,
    eligibility: eligibilityAt(tables, eligibilityNumber(tables, number)),
  }
}

const levelNumber = (level: RoleDemands['level']) =>
  level === null ? 0 : TITLE_LEVELS.indexOf(level) + 1
export const levelAt = (number: number) => TITLE_LEVELS[number - 1] ?? null
export const jobTypeAt = (number: number) => JOB_TYPES[number - 1] ?? null

export function payAt(min: number, max: number): MatchDemands['payUsd'] {
  const pay = { min: nullable(min, NO_PAY), max: nullable(max, NO_PAY) }
  return pay.min === null && pay.max === null ? null : pay
}

const nullable = (number: number, nothing: number) => (number === nothing ? null : number)

const entryOf = ({ skills }: DemandTables, demand: SkillDemand) =>
  entryAs(numberOf(skills, demand.skill), demand)

function entryAs(number: number, { ask, isOr, isMain }: SkillDemand): number {
  if (number < 0) throw new Error('A skill that a job asks for has no number.')
  if (number >= SKILL_NUMBERS) throw new Error('There are more skills than an entry can number.')
  const asked = number | (ASKS.indexOf(ask) << SKILL_BITS) | (Number(isOr) << 15)
  return isMain ? asked | MAIN_BIT : asked
}

const skillDemand = ({ skills }: DemandTables, entry: number): SkillDemand => ({
  skill: textOf(skills, skillOf(entry)),
  ask: askOf(entry),
  isOr: isOrEntry(entry),
  isMain: isMainEntry(entry),
})

const yearsOf = (years: number | null) =>
  years === null ? NO_YEARS : Math.min(Math.max(0, Math.round(years)), NO_YEARS - 1)
const payOf = (pay: number | null) =>
  pay === null ? NO_PAY : Math.min(Math.max(0, Math.round(pay)), NO_PAY - 1)
