/**
 * Computes a match score. Integers only, so the result does not depend on the order of the additions.
 *
 * Four parts with fixed weights make up the base of the score: skills, title, level, place. Each has a value in
 * thousandths. An unknown part counts with its value of UNKNOWN, and unknown skills with `usualSkills`, so that what
 * nobody stated neither fills a score up nor empties it.
 *
 *   skills   Each demand weighs ASK_WEIGHTS[ask] × rarity(skill). Alternatives (`isOr` joins a demand to the one
 *            before) form a group with the weight of its lightest member and the value of its best.
 *            share = ⌊1000 × Σ weight × value / (8 × Σ weight)⌋, then CURVE. Demands that together weigh less than
 *            FULL_SKILLS say little, so the rest of that weight counts as unknown; those of a title alone say at most
 *            TITLE_ALONE of it.
 *   title    The best value of the opening's kinds of work, through KIND_VALUES.
 *   level    `levelValue`: how far apart the levels are, and whether the months of work suffice for the job's.
 *   place    `placeFit`. What a move, a visa or other hours take of the score is LIMITS.withEffort.
 *
 * What speaks against a job cuts the score: LIMITS, in thousandths that are left, one after the other in the order of
 * MATCH_PARTS. Years, pay and preferences only do that. Of somebody who has worked with another stack than the job is
 * built on, the points above "fair" then count in part (`stack-fit.ts`). Null if neither the title nor enough skills are known, or if
 * too little of the weights is (`isEnough`). At most HIGHEST_UNPROVEN unless skills and title are both shown, and at most
 * "fair" if the kind of work is only similar, and at most HIGHEST_CLOSED if the place is closed (`highestScore`).
 *
 * An advert with several openings has the score of the one that fits best; the first of equals.
 */
import { LANGUAGE_NAMES } from '#core/requirement/spoken-language.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import { ROLE_KINDS, type RoleKind } from '#core/title/role-kind-table.ts'
import type { TitleLevel } from '#core/title/title-level.ts'
import { BADGE_FROM, FAIR_FROM, type MatchPartName, PERFECT_FROM } from './match.ts'
import type { MatchDemands, RoleDemands, SkillAsk, SkillDemand } from './match-demands.ts'
import { type MatchPerson, type SkillEvidenceKind, STEP_YEARS } from './match-person.ts'
import { placeFit } from './match-place.ts'
import { stackValues, workedValues } from './person-stack.ts'
import { kindNearness } from './role-nearness.ts'
import { keepAboveFair, sideValues, stackLeft } from './stack-fit.ts'

export type Rarity = (skill: string) => number

/** `value` and `left` in thousandths. `value` is null if unknown; `left` is what the part leaves of the score. */
export type PartSum = { part: MatchPartName; weight: number; value: number | null; left: number }

export type PreparedPerson = {
  person: MatchPerson
  /** 1 to 8; a missing skill counts as 0. */
  skills: ReadonlyMap<string, number>
  /** Skills the person names, or that those imply. Related skills are not included. */
  shown: ReadonlySet<string>
  /** Main stacks by name, 0 to 8; null if none is known of the person. */
  stack: ReadonlyMap<string, number> | null
  /** What the work shows of each skill, 1 to 8, also by related ones; null if nothing is known of it. */
  worked: ReadonlyMap<string, number> | null
  /** 0 to 8; null if no kind of work is known. */
  kinds: ReadonlyMap<RoleKind, number> | null
}

export const ASK_WEIGHTS: Readonly<Record<SkillAsk, number>> = {
  title: 10,
  must: 6,
  named: 3,
  nice: 1,
}

export const EVIDENCE_VALUES: Readonly<Record<SkillEvidenceKind, number>> = {
  recent: 8,
  role: 7,
  project: 7,
  listed: 7,
  mentioned: 5,
  passing: 3,
}

/** A kind of work loses 1 of 8 for every STEP_YEARS since it was last done, up to this many. */
const MAX_AGED = 4

/** Listings ask for more than anyone has. [share, value], linear in between. */
const CURVE: readonly (readonly [number, number])[] = [
  [0, 0],
  [300, 500],
  [800, 1000],
  [1000, 1000],
]

/** What each part weighs, in hundredths of the base. */
export const WEIGHTS: Readonly<Record<MatchPartName, number>> = {
  skills: 40,
  title: 40,
  level: 10,
  years: 0,
  place: 10,
  pay: 0,
  preferences: 0,
}

/** What an unknown part counts, in thousandths. */
export const UNKNOWN: Readonly<Record<'title' | 'level' | 'place', number>> = {
  title: 300,
  level: 700,
  place: 500,
}

/**
 * What unknown skills count, in thousandths, by the value of the title: who does the same work shows most of what it
 * takes, whether an advert lists it or not. [title, skills], from the highest title on.
 */
const USUAL_SKILLS: readonly (readonly [title: number, skills: number])[] = [
  [950, 640],
  [600, 580],
  [300, 540],
  [0, 500],
]

/** What unknown skills count for somebody with this value of the title. */
export const usualSkills = (title: number | null): number =>
  USUAL_SKILLS.find(([from]) => (title ?? 0) >= from)?.[1] ?? 0

/** The weight of demands from which on they say all that the skills part can say: three required languages. */
export const FULL_SKILLS = 72
/** How much of FULL_SKILLS a title alone can say, in thousandths: that a team uses Ruby isn't all that it asks for. */
export const TITLE_ALONE = 450
/** Demands that weigh this much are enough to compare a person and a job whose kind of work is unknown. */
export const ENOUGH_SKILLS = 36
/** In hundredths of the base. */
const ENOUGH_KNOWN = 40
/** Where less than this is known, such as a title alone, a score says no more than "fair". */
const MUCH_KNOWN = 45
/** Up to this value of the title, in thousandths, work is only similar, and a match "fair" at most. */
const SIMILAR_WORK = 600
const HIGHEST_FAIR = BADGE_FROM - 1
/** However well a job fits that is closed to people where this person lives. */
const HIGHEST_CLOSED = FAIR_FROM
/** A score is at most this unless the skills that CURVE takes for all of them, and the kind of work, are shown. */
export const HIGHEST_UNPROVEN = PERFECT_FROM - 1
const PROVEN_SKILLS = 800
const PROVEN_TITLE = 700
/** What a title alone says is too little. */
const PROVEN_EVIDENCE = 500

/** A ladder: staff and lead are the same height, and a director is a step above both. */
const HEIGHTS: Readonly<Record<TitleLevel, number>> = {
  intern: 0,
  junior: 1,
  mid: 2,
  senior: 3,
  staff: 4,
  lead: 4,
  director: 5,
}
/** By how many steps the job is above the person: -3 or more below, to 3 or more above. */
const LEVEL_VALUES = [0, 250, 800, 1000, 650, 250, 0]

/** Who has worked for fewer months than this is a step further below such a job. */
const USUAL_MONTHS: Readonly<Record<TitleLevel, number>> = {
  intern: 0,
  junior: 0,
  mid: 0,
  senior: 36,
  staff: 72,
  lead: 48,
  director: 96,
}

type Experience = { level: TitleLevel; months: number | null }

export function levelValue({ level, months }: Experience, job: TitleLevel): number {
  const steps = HEIGHTS[job] - HEIGHTS[level]
  const isEarly = steps > 0 && months !== null && months < USUAL_MONTHS[job]
  return LEVEL_VALUES[Math.max(-3, Math.min(3, steps + (isEarly ? 1 : 0))) + 3] ?? 0
}

/** By eighths of nearness. A neighboring kind of work is still mostly different work. */
const KIND_VALUES = [0, 0, 50, 200, 400, 500, 800, 950, 1000]

/** What speaks against a job, and what it leaves of the score, in thousandths. */
export const LIMITS = {
  /** Less than this share of what is asked. */
  fewSkills: { below: 200, left: 900 },
  /** Other work of the same trade: a frontend engineer's, to somebody who writes backends. */
  otherWork: { upTo: 100, left: 700 },
  /** Another profession. */
  otherTrade: { left: 550 },
  /** Two levels off. */
  otherLevel: { upTo: 250, left: 650 },
  fewYears: { below: 600, left: 800 },
  /** Not open to people who live where this person does. */
  closed: { upTo: 100, left: 700 },
  /** Open to this person after a move, with a visa or at other hours. */
  withEffort: { upTo: 600, left: 950 },
  lowPay: { below: 750, left: 850 },
  ruledOut: { left: 500 },
  unwished: { left: 900 },
} as const

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
    if (evidence !== 'passing') shown.add(skill)
    for (const [other, near] of relatedSkills(skill)) {
      raise(other, (value * near) >> 3)
      if (near >= IMPLIED_FROM && isImplying(evidence)) shown.add(other)
    }
  }
  const stack = person.stack === null ? null : stackValues(person.stack)
  return {
    person,
    skills,
    shown,
    stack,
    worked: person.worked && workedValues(person.worked),
    kinds: person.kinds.length === 0 ? null : kindValues(person),
  }
}

/** "Angular, enough to fix things" shows no TypeScript. */
const isImplying = (evidence: SkillEvidenceKind) =>
  evidence !== 'mentioned' && evidence !== 'passing'

export type MatchSum = {
  score: number | null
  /** How much the score rests on, in hundredths of the base. */
  known: number
  /** In the order of MATCH_PARTS. */
  parts: PartSum[]
  /** What the stack leaves of the points above "fair", in thousandths. */
  kept: number
  /** Which opening was compared: 0 is the job's own demands, then those of `others`. */
  opening: number
}

/** The score and its parts, for the opening that fits best. */
export function sumMatch(
  prepared: PreparedPerson,
  demands: MatchDemands,
  rarity: Rarity,
): MatchSum {
  let best = { ...sumOpening(prepared, demands, demands, rarity), opening: 0 }
  for (const [at, role] of demands.others.entries()) {
    const sum = sumOpening(prepared, role, demands, rarity)
    if ((sum.score ?? -1) > (best.score ?? -1)) best = { ...sum, opening: at + 1 }
  }
  return demands.others.length === 0 ? best : { ...best, known: knownOfSeveral(best.known) }
}

/** Which of several openings is meant is less certain, so the score of the best rests on half as much. */
export const knownOfSeveral = (known: number) => Math.floor(known / 2)

function sumOpening(
  prepared: PreparedPerson,
  role: RoleDemands,
  all: MatchDemands,
  rarity: Rarity,
): Omit<MatchSum, 'opening'> {
  const demands = { ...all, ...role }
  const { person } = prepared
  const title = titlePart(prepared, role)
  const { share, evidence } = skillsShare(prepared, role.skills, rarity, title.value !== null)
  const parts = [
    skillsPart(share, evidence, title.value),
    title,
    levelPart(person, role),
    yearsPart(person, role),
    placePart(person, demands),
    payPart(person, demands),
    preferencesPart(person, demands),
  ]
  const kept = share === null ? 1000 : stackLeft(sideValues(prepared, role.skills))
  return { ...scoreOf(parts, { share, evidence, kept }), parts, kept }
}

/**
 * `share` of the skills, `evidence`: how much of FULL_SKILLS they weigh, `kept`: what the stack keeps of the points above
 * "fair". All in thousandths.
 */
type Skills = { share: number | null; evidence: number; kept: number }

function scoreOf(parts: PartSum[], { share, evidence, kept }: Skills) {
  const title = parts.find(({ part }) => part === 'title')?.value ?? null
  const unknown = { ...UNKNOWN, skills: usualSkills(title) }
  let base = 0
  let known = 0
  for (const { part, weight, value } of parts) {
    if (weight === 0) continue
    base += weight * (value ?? unknown[part as keyof typeof unknown])
    if (value !== null) known += part === 'skills' ? skillsKnown(evidence) : weight
  }
  const isComparable = title !== null || evidence * FULL_SKILLS >= ENOUGH_SKILLS * 1000
  if (!isComparable || !isEnough(known, title)) return { score: null, known }
  const left = parts.reduce((sum, one) => cut(sum, one.left), base)
  const place = parts.find(({ part }) => part === 'place')?.value ?? null
  const highest = highestScore({ share, evidence, title, place, known })
  return { score: roundScore(keepAboveFair(left, kept), highest), known }
}

/** That a job is other work, and nothing else, is no match to print. */
export const isEnough = (known: number, title: number | null) =>
  known >= MUCH_KNOWN || (known >= ENOUGH_KNOWN && (title ?? 0) > LIMITS.otherWork.upTo)

/** Up to the weight of skills. */
export const skillsKnown = (evidence: number) => Math.floor((WEIGHTS.skills * evidence) / 1000)

/** What a limit leaves of a sum. */
export const cut = (sum: number, left: number) =>
  left === 1000 ? sum : Math.floor((sum * left) / 1000)

const isProven = ({ share, evidence, title }: Grounds) =>
  (share ?? 0) >= PROVEN_SKILLS && evidence >= PROVEN_EVIDENCE && (title ?? 0) >= PROVEN_TITLE

/**
 * Thousandths: the share of the skills, how much of FULL_SKILLS they weigh, the kind of work and the place. Hundredths:
 * how much is known.
 */
type Grounds = {
  share: number | null
  evidence: number
  title: number | null
  place: number | null
  known: number
}

/** What a score can be at most. */
export function highestScore(grounds: Grounds): number {
  const { title, place, known } = grounds
  if (place !== null && place <= LIMITS.closed.upTo) return HIGHEST_CLOSED
  if (known < MUCH_KNOWN || (title !== null && title <= SIMILAR_WORK)) return HIGHEST_FAIR
  return isProven(grounds) ? 100 : HIGHEST_UNPROVEN
}

/** From thousandths of a hundredth to points. */
export const roundScore = (sum: number, highest: number): number =>
  Math.min(Math.floor((sum + 500) / 1000), highest)

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

const skillsPart = (share: number | null, evidence: number, title: number | null): PartSum => ({
  part: 'skills',
  weight: WEIGHTS.skills,
  value: share === null ? null : skillsValue(share, evidence, usualSkills(title)),
  left: share === null ? 1000 : skillsLeft(share, evidence),
})

/** The value of each share: it is asked for millions of times. */
const ON_CURVE = Uint16Array.from({ length: 1001 }, (_, share) => onCurve(share))

/** Few demands say little: what they lack of FULL_SKILLS counts as unknown, which is what is `usual`. */
export const skillsValue = (share: number, evidence: number, usual: number) =>
  Math.floor(((ON_CURVE[share] as number) * evidence + usual * (1000 - evidence)) / 1000)

/** Someone who shows next to nothing of what is asked cannot do the job. */
export const skillsLeft = (share: number, evidence: number) =>
  evidence >= 500 && share < LIMITS.fewSkills.below ? LIMITS.fewSkills.left : 1000

function skillsShare(
  { person, skills }: PreparedPerson,
  demands: SkillDemand[],
  rarity: Rarity,
  isKindKnown: boolean,
) {
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
  if (weights === 0 || person.skills.length === 0) return { share: null, evidence: 0 }
  const isTitleAlone = isKindKnown && demands.every(({ ask }) => ask === 'title')
  return {
    share: Math.floor((1000 * sum) / (8 * weights)),
    evidence: evidenceOf(weights, isTitleAlone),
  }
}

/** How much of FULL_SKILLS these demands weigh, in thousandths. */
export const evidenceOf = (weights: number, isTitleAlone: boolean) =>
  Math.min(isTitleAlone ? TITLE_ALONE : 1000, Math.floor((1000 * weights) / FULL_SKILLS))

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
function onCurve(share: number): number {
  for (let at = 1; at < CURVE.length; at++) {
    const [from = 0, low = 0] = CURVE[at - 1] ?? []
    const [to = 1000, high = 1000] = CURVE[at] ?? []
    if (share <= to) return low + Math.floor(((share - from) * (high - low)) / (to - from))
  }
  return 1000
}

function titlePart({ kinds }: PreparedPerson, role: RoleDemands): PartSum {
  const unknown = { part: 'title' as const, weight: WEIGHTS.title, value: null, left: 1000 }
  if (kinds === null || role.kinds.length === 0) return unknown
  const best = Math.max(...role.kinds.map((kind) => kinds.get(kind) ?? 0))
  const value = KIND_VALUES[best] ?? 0
  const { otherWork, otherTrade } = LIMITS
  const left = value === 0 ? otherTrade.left : value <= otherWork.upTo ? otherWork.left : 1000
  return { ...unknown, value, left }
}

function levelPart({ level, months }: MatchPerson, role: RoleDemands): PartSum {
  const unknown = { part: 'level' as const, weight: WEIGHTS.level, value: null, left: 1000 }
  if (level === null || role.level === null) return unknown
  const value = levelValue({ level, months }, role.level)
  return {
    ...unknown,
    value,
    left: value <= LIMITS.otherLevel.upTo ? LIMITS.otherLevel.left : 1000,
  }
}

function yearsPart({ months }: MatchPerson, { years }: RoleDemands): PartSum {
  const unknown = { part: 'years' as const, weight: WEIGHTS.years, value: null, left: 1000 }
  if (months === null || years === null) return unknown
  const asked = years.min * 12
  const value = asked === 0 ? 1000 : Math.min(1000, Math.floor((1000 * months) / asked))
  return { ...unknown, value, left: value < LIMITS.fewYears.below ? LIMITS.fewYears.left : 1000 }
}

function placePart(person: MatchPerson, demands: MatchDemands): PartSum {
  return placePartOf(placeFit(person, demands)?.value ?? null)
}

export const placePartOf = (value: number | null): PartSum => ({
  part: 'place',
  weight: WEIGHTS.place,
  value,
  left: value === null ? 1000 : placeLeft(value),
})

function placeLeft(value: number): number {
  const { closed, withEffort } = LIMITS
  if (value <= closed.upTo) return closed.left
  return value <= withEffort.upTo ? withEffort.left : 1000
}

function payPart({ minPayUsd }: MatchPerson, { payUsd }: MatchDemands): PartSum {
  const unknown = { part: 'pay' as const, weight: WEIGHTS.pay, value: null, left: 1000 }
  const offered = payUsd && (payUsd.max ?? payUsd.min)
  if (!minPayUsd || !offered) return unknown
  const value = payValue(Math.floor((100 * offered) / minPayUsd))
  return { ...unknown, value, left: value < LIMITS.lowPay.below ? LIMITS.lowPay.left : 1000 }
}

/** `share`: the offer as a percentage of the wanted salary. */
export const payValue = (share: number): number =>
  PAY_VALUES.find(([from]) => share >= from)?.[1] ?? 0

type WishesMet = { jobType: boolean | null; reach: boolean | null }

/** Null for a wish that the person doesn't have or the listing says nothing about. */
export function wishesMet(
  { remote, jobTypes }: MatchPerson,
  { jobType, reach }: Pick<MatchDemands, 'jobType' | 'reach'>,
): WishesMet {
  const wished = remote === 'remote_only' ? 'remote' : remote
  return {
    jobType: jobTypes.length > 0 && jobType !== null ? jobTypes.includes(jobType) : null,
    reach: wished !== null && wished !== 'any' && reach !== null ? reach === wished : null,
  }
}

function preferencesPart(person: MatchPerson, demands: MatchDemands): PartSum {
  const { remote } = person
  const comparisons = Object.values(wishesMet(person, demands)).filter((one) => one !== null)
  const met = comparisons.filter(Boolean).length
  const value = comparisons.length === 0 ? null : Math.floor((1000 * met) / comparisons.length)
  // "Remote only" is a condition, not a preference.
  const isRuledOut =
    remote === 'remote_only' && (demands.reach === 'onsite' || demands.reach === 'hybrid')
  const { ruledOut, unwished } = LIMITS
  const left = isRuledOut ? ruledOut.left : value !== null && value < 1000 ? unwished.left : 1000
  return { part: 'preferences', weight: WEIGHTS.preferences, value, left }
}
