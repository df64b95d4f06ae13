/**
 * What a match needs to know of a job, in a small form that can be kept and computed over: skills with how much each is
 * asked for, kinds of work, level, years, places and reach, pay. Unknown is null; the same listing, the same demands.
 */
import type { ExperienceLevel, JobFacts, JobType, YearsAsked } from './job.ts'
import { areasIn, type PlaceArea, placeKey } from './place-area.ts'
import { skillsAskedIn } from './read-requirements.ts'
import { MAX_KINDS, namesSeveral, type RoleKind, roleKindsIn, roleKindsOf } from './role-kind.ts'
import { comparableYearlyUsd } from './salary.ts'

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
  const kinds = kindsOf(job)
  return {
    skills: skillDemands(job, kinds.length >= SEVERAL_KINDS),
    kinds,
    level: job.level,
    years: job.years,
    ...reachOf(job),
    jobType: job.jobType,
    payUsd: job.salary && comparableYearlyUsd(job.salary),
  }
}

/** Those of the title; where it names none ("Berlin") or several, those that the text says are sought, too. */
function kindsOf({ title, descriptionText }: JobForMatch): RoleKind[] {
  const told = roleKindsOf(title)
  if (descriptionText === null || (told.length > 0 && !namesSeveral(title))) return told
  return [...new Set([...told, ...roleKindsIn(descriptionText)])].slice(0, MAX_KINDS)
}

/** An advert for several roles says of no skill for which of them it is. */
const LOOSER: Readonly<Record<SkillAsk, SkillAsk>> = {
  title: 'must',
  must: 'named',
  named: 'nice',
  nice: 'nice',
}
const SEVERAL_KINDS = 3

/** As the text asks for them; what only the source's tags name is named. Alternatives stand side by side. */
function skillDemands(job: JobForMatch, isForSeveral: boolean): SkillDemand[] {
  const demands: SkillDemand[] = []
  const seen = new Set<string>()
  for (const { anyOf, strength } of skillsAskedIn({ ...job, text: textOf(job) })) {
    const fresh = anyOf.filter((skill) => !seen.has(skill))
    for (const [at, skill] of fresh.entries()) {
      seen.add(skill)
      demands.push({ skill, ask: isForSeveral ? LOOSER[strength] : strength, isOr: at > 0 })
    }
  }
  if (job.descriptionText === null) {
    for (const skill of job.tags) {
      if (!seen.has(skill)) demands.push({ skill, ask: 'named', isOr: false })
    }
  }
  return demands
}

const textOf = ({ descriptionText }: JobForMatch) => descriptionText ?? ''

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
