/**
 * The sum behind a match, in whole numbers only, so that it may be computed in any order and over plain arrays.
 *
 * A person is prepared once (`prepare`): a value 0 to 8 for every skill and for every kind of work. For a job then:
 *
 *   skills   Each demand weighs ASK_WEIGHTS[ask] × rarity(skill). Alternatives (`isOr` joins a demand to the one before)
 *            are one group: it weighs what its lightest member weighs, and its value is the best of its members'.
 *            share = ⌊1000 × Σ weight × value / (8 × Σ weight)⌋; the part's value is CURVE at that share, its weight
 *            min(MAX_SKILLS_WEIGHT, Σ weight). No demand: not told.
 *   title    The best value of the job's kinds (two less where the job names MANY_KINDS) in KIND_VALUES, weight 40, 60
 *            for another profession (at most 1 of 8).
 *   level    LEVEL_VALUES[person][job], weight 5; far from it (at most 250) weighs 30, out of it (at most 100) 80.
 *   years    min(1000, ⌊1000 × months / (12 × asked)⌋), weight 6.
 *   place    See `placeValue`: a table over the job's place keys, best of them; weight 20, a move 60, out of reach
 *            120.
 *   pay      PAY_VALUES by how much of the wish the job's upper end reaches, weight 6.
 *   preferences  The share of the wishes told of (kind of contract, remote or not) that the job meets, weight 8; an office
 *            for who works remotely only weighs 60.
 *
 * score = ⌊(Σ weight × value / Σ weight + 5) / 10⌋ over the known parts, at most 89 where skills are unknown. Null where
 * neither the title nor skills of ENOUGH_SKILLS weight are known, and where more than half of USUAL_WEIGHTS is unknown.
 */
import type { ExperienceLevel } from '#core/job/job.ts'
import { kindNearness, ROLE_KINDS, type RoleKind } from '#core/job/role-kind.ts'
import { metroKey } from '#core/place/metro-area.ts'
import { isPlaceArea, liesIn } from '#core/place/place-area.ts'
import { LANGUAGE_NAMES } from '#core/requirement/spoken-language.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import { type MatchPartName, PERFECT_FROM } from './match.ts'
import type { MatchDemands, SkillAsk, SkillDemand } from './match-demands.ts'
import { type MatchPerson, type SkillStand, STEP_YEARS } from './match-person.ts'

export type Rarity = (skill: string) => number

/** Thousandths; null where it cannot be told. */
export type PartSum = { part: MatchPartName; weight: number; value: number | null }

export type PreparedPerson = {
  person: MatchPerson
  /** 1 to 8; a skill that is not here has 0. */
  skills: ReadonlyMap<string, number>
  /** Those that the person names, or that what they name shows; the others are only near. */
  shown: ReadonlySet<string>
  /** 0 to 8; null where no kind of work is known. */
  kinds: ReadonlyMap<RoleKind, number> | null
}

export const ASK_WEIGHTS: Readonly<Record<SkillAsk, number>> = {
  title: 6,
  must: 3,
  named: 1,
  nice: 1,
}

export const STAND_VALUES: Readonly<Record<SkillStand, number>> = {
  recent: 8,
  role: 7,
  project: 7,
  listed: 7,
  mentioned: 5,
}

/** A kind of work loses one of 8 for each of its STEP_YEARS since it was done, at most three. */
const MAX_AGED = 4

/** Adverts name more than anybody has: who shows two thirds of it meets it. [share, value], straight between. */
const CURVE: readonly (readonly [number, number])[] = [
  [0, 0],
  [100, 250],
  [300, 600],
  [800, 1000],
  [1000, 1000],
]

export const MAX_SKILLS_WEIGHT = 40
export const ENOUGH_SKILLS = 12

/** What each part weighs in a job that rules nothing out: how much of a score is known is measured by these. */
export const USUAL_WEIGHTS: Readonly<Record<MatchPartName, number>> = {
  skills: MAX_SKILLS_WEIGHT,
  title: 40,
  level: 5,
  years: 6,
  place: 20,
  pay: 6,
  preferences: 8,
}

const ALL_WEIGHTS = Object.values(USUAL_WEIGHTS).reduce((sum, weight) => sum + weight)

/** Whether parts of this usual weight are enough of a score to show it. */
export const isMostlyKnown = (weight: number): boolean => 2 * weight >= ALL_WEIGHTS

export const HIGHEST_WITHOUT_SKILLS = PERFECT_FROM - 1

/** By the person's level, then the job's. */
const LEVEL_VALUES: Readonly<Record<ExperienceLevel, Readonly<Record<ExperienceLevel, number>>>> = {
  entry: { entry: 1000, mid: 500, senior: 0, lead: 0 },
  mid: { entry: 650, mid: 1000, senior: 500, lead: 200 },
  senior: { entry: 200, mid: 850, senior: 1000, lead: 650 },
  lead: { entry: 100, mid: 600, senior: 900, lead: 1000 },
}

/** By eighths of nearness: a step aside is more than half another work. */
const KIND_VALUES = [0, 0, 100, 200, 350, 500, 700, 875, 1000]

/** An advert for so many kinds of work says little of any: two of 8 less. */
const MANY_KINDS = 4

const PAY_VALUES: readonly (readonly [share: number, value: number])[] = [
  [100, 1000],
  [90, 750],
  [75, 400],
  [0, 0],
]

export function prepare(person: MatchPerson): PreparedPerson {
  const skills = new Map<string, number>()
  const raise = (skill: string, value: number) => {
    if (value > (skills.get(skill) ?? 0)) skills.set(skill, value)
  }
  const shown = new Set<string>(person.languages)
  for (const language of person.languages) raise(language, 8)
  // Who names no language may well speak it: half of it, which moves the sum least.
  if (person.languages.length === 0) for (const language of LANGUAGE_NAMES) raise(language, 4)
  for (const { skill, stand } of person.skills) {
    const value = STAND_VALUES[stand]
    raise(skill, value)
    shown.add(skill)
    for (const [other, near] of relatedSkills(skill)) {
      raise(other, (value * near) >> 3)
      if (near >= IMPLIED_FROM) shown.add(other)
    }
  }
  return { person, skills, shown, kinds: person.kinds.length === 0 ? null : kindValues(person) }
}

/** The parts in the order of MATCH_PARTS, and the score. */
export function sumMatch(
  prepared: PreparedPerson,
  demands: MatchDemands,
  rarity: Rarity,
): { score: number | null; parts: PartSum[] } {
  const skills = skillsPart(prepared, demands.skills, rarity)
  const title = titlePart(prepared, demands)
  const parts = [
    skills,
    title,
    levelPart(prepared.person, demands),
    yearsPart(prepared.person, demands),
    placePart(prepared.person, demands),
    payPart(prepared.person, demands),
    preferencesPart(prepared.person, demands),
  ]
  const known = parts.reduce(
    (sum, { part, value }) => sum + (value === null ? 0 : USUAL_WEIGHTS[part]),
    0,
  )
  const isTold = title.value !== null || (skills.value !== null && skills.weight >= ENOUGH_SKILLS)
  if (!isTold || !isMostlyKnown(known)) return { score: null, parts }
  const score = scoreOf(parts)
  return { score: skills.value === null ? Math.min(score, HIGHEST_WITHOUT_SKILLS) : score, parts }
}

function scoreOf(parts: PartSum[]) {
  let sum = 0
  let weights = 0
  for (const { weight, value } of parts) {
    if (value === null) continue
    sum += weight * value
    weights += weight
  }
  return Math.floor((Math.floor(sum / weights) + 5) / 10)
}

function kindValues({ kinds }: MatchPerson) {
  const values = new Map<RoleKind, number>()
  for (const wanted of ROLE_KINDS) {
    let best = 0
    for (const { kind, agedYears } of kinds) {
      const aged = Math.min(MAX_AGED, Math.floor(agedYears / STEP_YEARS))
      best = Math.max(best, kindNearness(kind, wanted) - aged)
    }
    values.set(wanted, best)
  }
  return values
}

function skillsPart(
  { person, skills }: PreparedPerson,
  demands: SkillDemand[],
  rarity: Rarity,
): PartSum {
  let sum = 0
  let weights = 0
  for (const group of groupsOf(demands)) {
    let weight = Number.POSITIVE_INFINITY
    let value = 0
    for (const { skill, ask } of group) {
      weight = Math.min(weight, ASK_WEIGHTS[ask] * rarity(skill))
      value = Math.max(value, skills.get(skill) ?? 0)
    }
    sum += weight * value
    weights += weight
  }
  const isTold = weights > 0 && person.skills.length > 0
  return {
    part: 'skills',
    weight: Math.min(MAX_SKILLS_WEIGHT, weights),
    value: isTold ? onCurve(Math.floor((1000 * sum) / (8 * weights))) : null,
  }
}

/** Alternatives together, each other demand alone. */
export function groupsOf(demands: readonly SkillDemand[]): SkillDemand[][] {
  const groups: SkillDemand[][] = []
  for (const demand of demands) {
    const last = groups.at(-1)
    if (demand.isOr && last) last.push(demand)
    else groups.push([demand])
  }
  return groups
}

/** The value of the skills at a share, both in thousandths. */
export function onCurve(share: number): number {
  for (let at = 1; at < CURVE.length; at++) {
    const [from = 0, low = 0] = CURVE[at - 1] ?? []
    const [to = 1000, high = 1000] = CURVE[at] ?? []
    if (share <= to) return low + Math.floor(((share - from) * (high - low)) / (to - from))
  }
  return 1000
}

function titlePart({ kinds }: PreparedPerson, demands: MatchDemands): PartSum {
  if (kinds === null || demands.kinds.length === 0)
    return { part: 'title', weight: 40, value: null }
  const nearest = Math.max(...demands.kinds.map((kind) => kinds.get(kind) ?? 0))
  const best = demands.kinds.length < MANY_KINDS ? nearest : Math.max(0, nearest - 2)
  return {
    part: 'title',
    weight: best <= 1 ? 60 : 40,
    value: KIND_VALUES[best] ?? 0,
  }
}

function levelPart({ level }: MatchPerson, demands: MatchDemands): PartSum {
  if (level === null || demands.level === null) return { part: 'level', weight: 5, value: null }
  const value = LEVEL_VALUES[level][demands.level]
  return { part: 'level', weight: value <= 100 ? 80 : value <= 250 ? 30 : 5, value }
}

function yearsPart({ months }: MatchPerson, { years }: MatchDemands): PartSum {
  if (months === null || years === null) return { part: 'years', weight: 6, value: null }
  const asked = years.min * 12
  const value = asked === 0 ? 1000 : Math.min(1000, Math.floor((1000 * months) / asked))
  return { part: 'years', weight: 6, value }
}

function placePart(person: MatchPerson, demands: MatchDemands): PartSum {
  const value = placeValue(person, demands)
  return { part: 'place', weight: placeWeight(value), value }
}

/** What would take a move weighs more than what is at home, and what rules it out most. */
const placeWeight = (value: number | null) =>
  value === null || value > 450 ? 20 : value > 250 ? 60 : 120

/** Best over the job's places and areas, which can be told one by one and looked up. */
export function placeValue(person: MatchPerson, demands: MatchDemands): number | null {
  const { reach, places, areas } = demands
  if (reach === 'anywhere') return 1000
  if (reach === null || person.home.length + person.wished.length === 0) return null
  let best = 0
  for (const key of [...places, ...areas])
    best = Math.max(best, onePlaceValue(person, key, reach === 'within'))
  return best
}

/** Within the country is near; from the office of another town it is a move. */
export function onePlaceValue(person: MatchPerson, asked: string, isRemote: boolean): number {
  const key = metroKey(asked)
  const all = [...person.home, ...person.wished].map(metroKey)
  if (key === 'world') return 700
  if (isPlaceArea(key)) return all.some((mine) => liesIn(countryOf(mine), key)) ? 1000 : 50
  if (all.includes(key)) return isRemote || key.includes('/') ? 1000 : 800
  if (all.every((mine) => countryOf(mine) !== countryOf(key))) {
    const isFree = liesIn(countryOf(key), 'eu') && all.some((mine) => liesIn(countryOf(mine), 'eu'))
    return isFree ? 300 : 50 // who may move freely need not be asked for papers
  }
  // Somebody who would work anywhere in the country, or a job that names no town of it.
  if (isRemote || person.wished.includes(countryOf(key))) return 1000
  return key.includes('/') && all.some((mine) => mine.includes('/')) ? 450 : 700
}

const countryOf = (key: string) => key.slice(0, 2)

function payPart({ minPayUsd }: MatchPerson, { payUsd }: MatchDemands): PartSum {
  const offered = payUsd && (payUsd.max ?? payUsd.min)
  if (!minPayUsd || !offered) return { part: 'pay', weight: 6, value: null }
  const share = Math.floor((100 * offered) / minPayUsd)
  return { part: 'pay', weight: 6, value: payValue(share) }
}

/** By how many hundredths of the wish are offered. */
export const payValue = (share: number): number =>
  PAY_VALUES.find(([from]) => share >= from)?.[1] ?? 0

function preferencesPart({ remote, jobTypes }: MatchPerson, demands: MatchDemands): PartSum {
  const told: boolean[] = []
  if (jobTypes.length > 0 && demands.jobType !== null) told.push(jobTypes.includes(demands.jobType))
  const isRemote = demands.reach === 'anywhere' || demands.reach === 'within'
  if (remote !== null && remote !== 'any' && demands.reach !== null && demands.reach !== 'unsaid') {
    told.push(remote === 'remote' || remote === 'remote_only' ? isRemote : demands.reach === remote)
  }
  const met = told.filter(Boolean).length
  const value = told.length === 0 ? null : Math.floor((1000 * met) / told.length)
  // "Remote only" is no wish but a condition.
  const isRuledOut =
    remote === 'remote_only' && (demands.reach === 'onsite' || demands.reach === 'hybrid')
  return { part: 'preferences', weight: isRuledOut ? 60 : 8, value }
}
