/**
 * What a match needs to know of a job, in a small form that can be kept and computed over: skills with how much each is
 * asked for, kinds of work, level, years, places and reach, pay. Unknown is null; the same listing, the same demands.
 */
import type { ExperienceLevel, JobFacts, JobType, YearsAsked } from './job.ts'
import { areasIn, type PlaceArea, placeKey } from './place-area.ts'
import { type RoleKind, roleKindsOf } from './role-kind.ts'
import { comparableYearlyUsd } from './salary.ts'
import { findSkills, skillsOf } from './skill.ts'

/**
 * 'title': the title names it. 'must': asked for. 'named': the text speaks of it. 'nice': a plus.
 * `isOr`: an alternative to the skill before it ("Java or Kotlin"); then the more wanted of the two counts for both.
 */
export type SkillAsk = 'title' | 'must' | 'named' | 'nice'
export type SkillDemand = { skill: string; ask: SkillAsk; isOr: boolean }

/** 'anywhere' and 'within' are remote; 'within' only from the places. 'unsaid': places without a word on remote work. */
export type Reach = 'anywhere' | 'within' | 'hybrid' | 'onsite' | 'unsaid'

export type MatchDemands = {
  skills: SkillDemand[]
  kinds: RoleKind[]
  level: ExperienceLevel | null
  years: YearsAsked | null
  reach: Reach | null
  /** Keys of `placeKey`. */
  places: string[]
  areas: PlaceArea[]
  jobType: JobType | null
  /** US dollars a year at full time. */
  payUsd: { min: number | null; max: number | null } | null
}

export type JobForMatch = Pick<
  JobFacts,
  | 'title'
  | 'company'
  | 'locationText'
  | 'location'
  | 'workSetting'
  | 'jobType'
  | 'level'
  | 'years'
  | 'tags'
  | 'salary'
> & { descriptionText: string | null }

export function demandsOf(job: JobForMatch): MatchDemands {
  return {
    skills: skillDemands(job),
    kinds: roleKindsOf(job.title),
    level: job.level,
    years: job.years,
    ...reachOf(job),
    jobType: job.jobType,
    payUsd: job.salary && comparableYearlyUsd(job.salary),
  }
}

function skillDemands(job: JobForMatch): SkillDemand[] {
  const inTitle = new Set(skillsOf({ title: job.title, tags: null, text: null }))
  const all = new Set([...inTitle, ...job.tags, ...findSkills(job.descriptionText ?? '')])
  return [...all].map((skill) => ({
    skill,
    ask: inTitle.has(skill) ? 'title' : 'named',
    isOr: false,
  }))
}

function reachOf(job: JobForMatch): Pick<MatchDemands, 'reach' | 'places' | 'areas'> {
  const { places, countries } = job.location
  const keys = new Set([
    ...places.flatMap(({ country, city }) => (country === null ? [] : placeKey(country, city))),
    ...countries.filter((code) => !places.some(({ country }) => country === code)),
  ])
  const areas = areasIn(job.locationText ?? '')
  return { reach: toReach(job, keys.size + areas.length > 0), places: [...keys], areas }
}

function toReach({ location, workSetting }: JobForMatch, hasPlace: boolean): Reach | null {
  if (workSetting === 'hybrid' || workSetting === 'onsite') return hasPlace ? workSetting : null
  if (location.remote === 'anywhere') return 'anywhere'
  if (workSetting === 'remote' || location.remote === 'restricted') {
    return hasPlace ? 'within' : location.remote === 'restricted' ? null : 'anywhere'
  }
  return hasPlace ? 'unsaid' : null
}
