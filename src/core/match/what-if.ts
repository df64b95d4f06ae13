/**
 * What a person could learn or accept so that more open jobs fit them. A what-if changes one thing that they state; a
 * job is opened by it if its score is below FIT_FROM before and not below it after. Money is in US dollars a year.
 */
import type { JobId, JobType } from '#core/job/job.ts'
import { LANGUAGE_NAMES } from '#core/requirement/spoken-language.ts'
import { isCapability } from '#core/skill/capability.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import { stackOf } from '#core/skill/stack.ts'
import { BADGE_FROM } from './match.ts'
import type { PreparedPerson } from './match-formula.ts'
import type { MatchPerson, PersonSkill } from './match-person.ts'

/** From this score on, a job fits. */
export const FIT_FROM = BADGE_FROM

/** A change that opens fewer jobs says too little about what to learn. */
export const WORTH_JOBS = 20

/** Fewer salaries say nothing about pay. */
export const ENOUGH_PAYS = 20

export type WhatIf =
  | { kind: 'skill'; skill: string }
  /** A key of `placeKey`, added to where they would work. */
  | { kind: 'place'; place: string }
  | { kind: 'job_type'; jobType: JobType }
  /** Any work setting. */
  | { kind: 'work_setting' }
  | { kind: 'pay'; minPayUsd: number }

/** The middle half of the salaries of `count` jobs that state one; null below ENOUGH_PAYS. */
export type PayRange = { count: number; low: number | null; high: number | null }

export type OpenedJobs = {
  whatIf: WhatIf
  count: number
  /** The newest of them. */
  ids: JobId[]
  pay: PayRange
}

/** `fitting`: the jobs that fit as things are. `opened`: of each kind the best first. */
export type WhatIfAnswer = {
  fitting: { count: number; pay: PayRange }
  opened: OpenedJobs[]
  /** How many jobs were compared, if not all: those most like what the person has done. */
  comparedJobs?: number | undefined
}

/** How many of each kind are worth telling. There are few wishes, so all of them are. */
export const MOST_OPENED: Readonly<Partial<Record<WhatIf['kind'], number>>> = {
  skill: 10,
  place: 5,
}

/** As a skill that is added to the profile. */
const learned = (skill: string): PersonSkill => ({ skill, evidence: 'listed', months: 0 })

/** The person after the change. */
export function personIf(person: MatchPerson, whatIf: WhatIf): MatchPerson {
  switch (whatIf.kind) {
    case 'skill':
      return LANGUAGE_NAMES.has(whatIf.skill)
        ? { ...person, languages: [...person.languages, whatIf.skill] }
        : { ...person, skills: [...person.skills, learned(whatIf.skill)] }
    case 'place':
      return { ...person, wished: [...person.wished, whatIf.place] }
    case 'job_type':
      return { ...person, jobTypes: [...person.jobTypes, whatIf.jobType] }
    case 'work_setting':
      return { ...person, remote: 'any' }
    case 'pay':
      return { ...person, minPayUsd: whatIf.minPayUsd }
  }
}

/**
 * Whether they lack the skill. Without any skill, adding the first one would be a first statement instead of a change;
 * the same goes for languages and for what they mainly work with, by which jobs built on something else fit less.
 */
export function canLearn({ person, shown }: PreparedPerson, skill: string): boolean {
  if (isCapability(skill)) return false
  const stated = LANGUAGE_NAMES.has(skill) ? person.languages : person.skills
  const isFirstStack = person.stack === null && stackOf(skill) !== null
  return person.skills.length > 0 && stated.length > 0 && !isFirstStack && !shown.has(skill)
}

/** Their skills that are related to this one, nearest first. */
export function nearSkills({ skills }: MatchPerson, skill: string): string[] {
  const nearness = (own: string) =>
    Math.max(relatedSkills(own).get(skill) ?? 0, relatedSkills(skill).get(own) ?? 0)
  return skills
    .map((own) => ({ own: own.skill, near: nearness(own.skill) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => Math.min(b.near, IMPLIED_FROM) - Math.min(a.near, IMPLIED_FROM))
    .map(({ own }) => own)
}

/** Without a home, a wished place is where they are taken to live, so another one changes more than the wish. */
export const canAddPlaces = ({ home }: MatchPerson) => home.length > 0

/** Percentages of the wanted salary, and the steps that the results are rounded down to. */
const PAY_SHARES = [90, 80, 70]
const PAY_STEP = 1_000

/** The preferences that can be loosened, except for places. */
export function wishesToLoosen(
  { jobTypes, remote, minPayUsd }: MatchPerson,
  allTypes: readonly JobType[],
): WhatIf[] {
  const types = jobTypes.length === 0 ? [] : allTypes.filter((type) => !jobTypes.includes(type))
  const pays = PAY_SHARES.map(
    (share) => Math.floor(((minPayUsd ?? 0) * share) / 100 / PAY_STEP) * PAY_STEP,
  )
  return [
    ...types.map((jobType): WhatIf => ({ kind: 'job_type', jobType })),
    ...(remote === null || remote === 'any' ? [] : [{ kind: 'work_setting' } as const]),
    ...[...new Set(pays)]
      .filter((pay) => pay > 0)
      .map((pay): WhatIf => ({ kind: 'pay', minPayUsd: pay })),
  ]
}

/** One figure for a range of pay: its middle. */
export const middlePay = (min: number | null, max: number | null): number | null =>
  min === null || max === null ? (min ?? max) : (min + max) / 2

export function payRange(pays: readonly number[]): PayRange {
  const count = pays.length
  if (count < ENOUGH_PAYS) return { count, low: null, high: null }
  const sorted = Float64Array.from(pays).sort()
  const at = (share: number) => Math.round(sorted[Math.round((count - 1) * share)] as number)
  return { count, low: at(0.25), high: at(0.75) }
}
