/**
 * Computes a match score. Integers only, so the result does not depend on the order of the additions.
 *
 * `prepare` gives a person a value from 0 to 8 for every skill and kind of work. For a job:
 *
 *   skills   Each demand weighs ASK_WEIGHTS[ask] × rarity(skill). Alternatives (`isOr` joins a demand to the one
 *            before) form a group with the weight of its lightest member and the value of its best.
 *            share = ⌊1000 × Σ weight × value / (8 × Σ weight)⌋. The part's value is CURVE at that share, its
 *            weight min(MAX_SKILLS_WEIGHT, Σ weight). Unknown without demands.
 *   title    The best value of the job's kinds (two less if the job names MANY_KINDS), through KIND_VALUES. Weight
 *            40, or 60 for another profession (value at most 1 of 8).
 *   level    LEVEL_VALUES[person][job]. Weight 5; 30 for a value of at most 250, 80 for at most 100.
 *   years    min(1000, ⌊1000 × months / (12 × asked)⌋). Weight 6.
 *   place    The best `onePlaceValue` over the job's place keys. Weight 20; 60 if it takes a move, 120 if it is
 *            out of reach.
 *   pay      PAY_VALUES by how much of the wanted salary the job's upper end reaches. Weight 6.
 *   preferences  The share of the applicable preferences (job type, remote or not) that the job meets. Weight 8; 60
 *            for an office job when the person wants remote only.
 *
 * score = ⌊(Σ weight × value / Σ weight + 5) / 10⌋ over the known parts, at most 89 if skills are unknown. Null if
 * neither the title nor skills of at least ENOUGH_SKILLS weight are known, or if more than half of USUAL_WEIGHTS is
 * unknown.
 */
import type { ExperienceLevel } from '#core/job/job.ts'
import { kindNearness, ROLE_KINDS, type RoleKind } from '#core/job/role-kind.ts'
import { metroKey } from '#core/place/metro-area.ts'
import { isPlaceArea, liesIn } from '#core/place/place-area.ts'
import { LANGUAGE_NAMES } from '#core/requirement/spoken-language.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import { type MatchPartName, PERFECT_FROM } from './match.ts'
import type { MatchDemands, SkillAsk, SkillDemand } from './match-demands.ts'
import { type MatchPerson, type SkillEvidenceKind, STEP_YEARS } from './match-person.ts'

export type Rarity = (skill: string) => number

/** Thousandths; null if unknown. */
export type PartSum = { part: MatchPartName; weight: number; value: number | null }

export type PreparedPerson = {
  person: MatchPerson
  /** 1 to 8; a missing skill counts as 0. */
  skills: ReadonlyMap<string, number>
  /** Skills the person names, or that those imply. Related skills are not included. */
  shown: ReadonlySet<string>
  /** 0 to 8; null if no kind of work is known. */
  kinds: ReadonlyMap<RoleKind, number> | null
}

export const ASK_WEIGHTS: Readonly<Record<SkillAsk, number>> = {
  title: 6,
  must: 3,
  named: 1,
  nice: 1,
}

export const EVIDENCE_VALUES: Readonly<Record<SkillEvidenceKind, number>> = {
  recent: 8,
  role: 7,
  project: 7,
  listed: 7,
  mentioned: 5,
}

/** A kind of work loses 1 of 8 for every STEP_YEARS since it was last done, up to this many. */
const MAX_AGED = 4

/** Listings ask for more than anyone has, so two thirds already score well. [share, value], linear in between. */
const CURVE: readonly (readonly [number, number])[] = [
  [0, 0],
  [100, 250],
  [300, 600],
  [800, 1000],
  [1000, 1000],
]

export const MAX_SKILLS_WEIGHT = 40
export const ENOUGH_SKILLS = 12

/** What each part weighs in a job that nothing rules out. Used to measure how much of a score is known. */
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

/** Whether the known parts, at their usual weights, are enough to show a score. */
export const isMostlyKnown = (weight: number): boolean => 2 * weight >= ALL_WEIGHTS

export const HIGHEST_WITHOUT_SKILLS = PERFECT_FROM - 1

/** By the person's level, then the job's. */
const LEVEL_VALUES: Readonly<Record<ExperienceLevel, Readonly<Record<ExperienceLevel, number>>>> = {
  entry: { entry: 1000, mid: 500, senior: 0, lead: 0 },
  mid: { entry: 650, mid: 1000, senior: 500, lead: 200 },
  senior: { entry: 200, mid: 850, senior: 1000, lead: 650 },
  lead: { entry: 100, mid: 600, senior: 900, lead: 1000 },
}

/** By eighths of nearness. A neighboring kind of work is still mostly different work. */
const KIND_VALUES = [0, 0, 100, 200, 350, 500, 700, 875, 1000]

/** A listing that names this many kinds of work is vague: 2 of 8 less. */
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
  // A CV without languages may just leave them out. Half is the value that moves the score least.
  if (person.languages.length === 0) for (const language of LANGUAGE_NAMES) raise(language, 4)
  for (const { skill, evidence } of person.skills) {
    const value = EVIDENCE_VALUES[evidence]
    raise(skill, value)
    shown.add(skill)
    for (const [other, near] of relatedSkills(skill)) {
      raise(other, (value * near) >> 3)
      if (near >= IMPLIED_FROM) shown.add(other)
    }
  }
  return { person, skills, shown, kinds: person.kinds.length === 0 ? null : kindValues(person) }
}

/** The score and its parts, in the order of MATCH_PARTS. */
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
  const isComparable =
    title.value !== null || (skills.value !== null && skills.weight >= ENOUGH_SKILLS)
  if (!isComparable || !isMostlyKnown(known)) return { score: null, parts }
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
  const isComparable = weights > 0 && person.skills.length > 0
  return {
    part: 'skills',
    weight: Math.min(MAX_SKILLS_WEIGHT, weights),
    value: isComparable ? onCurve(Math.floor((1000 * sum) / (8 * weights))) : null,
  }
}

/** Groups alternatives; every other demand is a group of its own. */
export function groupsOf(demands: readonly SkillDemand[]): SkillDemand[][] {
  const groups: SkillDemand[][] = []
  for (const demand of demands) {
    const last = groups.at(-1)
    if (demand.isOr && last) last.push(demand)
    else groups.push([demand])
  }
  return groups
}

/** Maps a share of skills to a value, both in thousandths. */
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

/** A job that takes a move weighs more than one nearby, and one out of reach weighs most. */
const placeWeight = (value: number | null) =>
  value === null || value > 450 ? 20 : value > 250 ? 60 : 120

/** The best value over the job's places and areas. */
export function placeValue(person: MatchPerson, demands: MatchDemands): number | null {
  const { reach, places, areas } = demands
  if (reach === 'anywhere') return 1000
  if (reach === null || person.home.length + person.wished.length === 0) return null
  let best = 0
  for (const key of [...places, ...areas])
    best = Math.max(best, onePlaceValue(person, key, reach === 'within'))
  return best
}

/** Being in the same country is close for remote work; an office in another town takes a move. */
export function onePlaceValue(person: MatchPerson, asked: string, isRemote: boolean): number {
  const key = metroKey(asked)
  const all = [...person.home, ...person.wished].map(metroKey)
  if (key === 'world') return 700
  if (isPlaceArea(key)) return all.some((mine) => liesIn(countryOf(mine), key)) ? 1000 : 50
  if (all.includes(key)) return isRemote || key.includes('/') ? 1000 : 800
  if (all.every((mine) => countryOf(mine) !== countryOf(key))) {
    const isFree = liesIn(countryOf(key), 'eu') && all.some((mine) => liesIn(countryOf(mine), 'eu'))
    return isFree ? 300 : 50 // free movement: no permit is needed
  }
  // The person would work anywhere in the country, or the job names no town.
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

/** `share`: the offer as a percentage of the wanted salary. */
export const payValue = (share: number): number =>
  PAY_VALUES.find(([from]) => share >= from)?.[1] ?? 0

function preferencesPart({ remote, jobTypes }: MatchPerson, demands: MatchDemands): PartSum {
  const comparisons: boolean[] = []
  if (jobTypes.length > 0 && demands.jobType !== null)
    comparisons.push(jobTypes.includes(demands.jobType))
  const isRemote = demands.reach === 'anywhere' || demands.reach === 'within'
  if (remote !== null && remote !== 'any' && demands.reach !== null && demands.reach !== 'unsaid') {
    comparisons.push(
      remote === 'remote' || remote === 'remote_only' ? isRemote : demands.reach === remote,
    )
  }
  const met = comparisons.filter(Boolean).length
  const value = comparisons.length === 0 ? null : Math.floor((1000 * met) / comparisons.length)
  // "Remote only" is a condition, not a preference.
  const isRuledOut =
    remote === 'remote_only' && (demands.reach === 'onsite' || demands.reach === 'hybrid')
  return { part: 'preferences', weight: isRuledOut ? 60 : 8, value }
}
