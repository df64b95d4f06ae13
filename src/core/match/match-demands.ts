/**
 * What a match needs to know about a job, in a small form that can be stored: skills and how strongly each is
 * requested, kinds of work, level, years, places and reach, and pay. Null means unknown. The same listing always
 * gives the same demands.
 */
import type { JobFacts, JobType, YearsAsked } from '#core/job/job.ts'
import { parseYears } from '#core/job/years-asked.ts'
import { comparableYearlyUsd } from '#core/pay/salary.ts'
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { areasIn, type PlaceArea, placeKey } from '#core/place/place-area.ts'
import { type Opening, openingsOf } from '#core/requirement/openings.ts'
import {
  type AskedSkill,
  languagesAsked,
  skillsAskedIn,
} from '#core/requirement/read-requirements.ts'
import { languageName } from '#core/requirement/spoken-language.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { kindOfTitle, levelOfTitle } from '#core/title/title-kind.ts'
import type { TitleLevel } from '#core/title/title-level.ts'
import { finerKinds } from './kind-of-skills.ts'

/**
 * 'title': named in the title. 'must': required. 'named': only mentioned. 'nice': a plus.
 * `isOr`: an alternative to the skill before it ("Java or Kotlin"). The better of the two counts for both.
 */
export type SkillAsk = 'title' | 'must' | 'named' | 'nice'
export type SkillDemand = { skill: string; ask: SkillAsk; isOr: boolean }

/**
 * 'anywhere' and 'within' are remote; 'within' is limited to the places. 'unsaid': places are given but nothing
 * about remote work.
 */
export type Reach = 'anywhere' | 'within' | 'hybrid' | 'onsite' | 'unsaid'

/** What one opening asks for. */
export type RoleDemands = {
  skills: SkillDemand[]
  kinds: RoleKind[]
  /** As the title states it, or as the years asked for suggest. */
  level: TitleLevel | null
  years: YearsAsked | null
}

export type MatchDemands = RoleDemands & {
  /** An advert with several openings: what each of the others asks for. */
  others: RoleDemands[]
  reach: Reach | null
  /** Keys of `placeKey`. */
  places: string[]
  areas: PlaceArea[]
  jobType: JobType | null
  /** US dollars a year, full time. */
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
  const [first = NOTHING_ASKED, ...others] = openingsOfJob(job).map((one) => roleDemands(job, one))
  return {
    ...first,
    others,
    ...reachOf(job),
    jobType: job.jobType,
    payUsd: job.salary && comparableYearlyUsd(job.salary),
  }
}

const NOTHING_ASKED: RoleDemands = { skills: [], kinds: [], level: null, years: null }

/** The openings of a job, in the order of its demands. */
export const openingsOfJob = (job: JobForMatch): Opening[] =>
  openingsOf({ title: job.title, text: textOf(job) })

function roleDemands(job: JobForMatch, opening: Opening): RoleDemands {
  const asked = skillsAskedIn(job.company, opening)
  const named = asked.flatMap(({ anyOf, strength }) => (strength === 'nice' ? [] : anyOf))
  const kind = kindOfTitle(opening.title)
  const years = opening.isOneOfSeveral ? parseYears(opening.own) : job.years
  return {
    skills: skillDemands(job, asked, opening),
    kinds: finerKinds(kind === null ? [] : [kind], named.length > 0 ? named : job.tags),
    level: levelOfOpening(opening.title, years),
    years,
  }
}

/** A title for all grades has none. */
const ALL_LEVELS = /\b(?:all|any)(?: \w+)? levels?\b|\bjunior\b.{1,12}\b(?:senior|staff|mid)\b/i

function levelOfOpening(title: string, years: YearsAsked | null): TitleLevel | null {
  if (ALL_LEVELS.test(title)) return null
  const stated = levelOfTitle(title)
  if (stated !== null || years === null) return stated
  return years.min >= 5 ? 'senior' : years.min >= 2 ? 'mid' : 'junior'
}

/**
 * Skills as the text asks for them; skills found only in the source's tags count as 'named'. Alternatives are
 * adjacent.
 */
function skillDemands(job: JobForMatch, asked: AskedSkill[], opening: Opening): SkillDemand[] {
  const demands: SkillDemand[] = []
  const seen = new Set<string>()
  for (const { anyOf, strength } of asked) {
    const fresh = anyOf.filter((skill) => !seen.has(skill))
    for (const [at, skill] of fresh.entries()) {
      seen.add(skill)
      demands.push({ skill, ask: strength, isOr: at > 0 })
    }
  }
  for (const { language, isNice } of languagesAsked(`${opening.shared}\n${opening.own}`)) {
    if (language === 'en') continue // assumed, since the CV is in the language of the listing
    demands.push({ skill: languageName(language), ask: isNice ? 'nice' : 'title', isOr: false })
  }
  if (job.descriptionText === null) {
    for (const skill of job.tags) {
      if (!seen.has(skill)) demands.push({ skill, ask: 'named', isOr: false })
    }
  }
  return demands
}

const textOf = ({ descriptionText }: JobForMatch) => descriptionText ?? ''

type WhereAsked = Pick<MatchDemands, 'reach' | 'places' | 'areas'>

function reachOf(job: JobForMatch): WhereAsked {
  const stated = statedLocation(job)
  const { places, countries } = stated.location
  const keys = new Set([
    ...places.flatMap(({ country, city }) => (country === null ? [] : placeKey(country, city))),
    ...countries.filter((code) => !places.some(({ country }) => country === code)),
  ])
  const isInTitle = /\bremote\b/i.test(job.title)
  const areas = [...new Set(areasIn(isInTitle ? `${stated.text} ${job.title}` : stated.text))]
  const isRemote = stated.workSetting === 'remote' || stated.location.remote !== 'none'
  const head = [job.title, stated.text, ...headerPlaces(job.descriptionText ?? '')].join(' | ')
  if (isRemote && (WORLD.test(head) || ABROAD.test(job.descriptionText ?? ''))) {
    return { reach: 'anywhere', places: [...keys], areas: [] }
  }
  if (stated.location.remote === 'anywhere' && keys.size > 0 && areas.length === 0) {
    // "Austin or remote": Austin is certain, elsewhere is possible.
    return { reach: 'within', places: [...keys], areas: ['world'] }
  }
  const isLimited = areas.length > 0 && stated.location.remote === 'anywhere'
  const reach = isLimited ? 'within' : toReach(stated, keys.size + areas.length > 0)
  return { reach, places: [...keys], areas }
}

/** At the top of a listing, these words remove any limit on location. */
const WORLD =
  /\b(?:worldwide|anywhere in the world|any (?:country|time ?zone)|global(?:ly)?|international(?:s)? (?:ok|welcome))\b/i
const ABROAD =
  /\b(?:outside (?:of )?the US|international (?:applicants|candidates) welcome|work from anywhere in the world)\b/i

type StatedLocation = {
  text: string
  location: JobForMatch['location']
  workSetting: JobForMatch['workSetting']
}

/** The source's location field; without one, what the text says. */
function statedLocation({
  title,
  locationText,
  location,
  workSetting,
  descriptionText,
}: JobForMatch): StatedLocation {
  const header = headerPlaces(descriptionText ?? '')
  const named = header.find((one) => isOnlyLocation(one) && parseLocation(one).places.length > 0)
  if (location.places.length === 0 && location.remote === 'anywhere' && named !== undefined) {
    // "Canada | Hybrid/Remote": remote, but only from Canada.
    return {
      text: named,
      location: { ...parseLocation(named), remote: 'restricted' },
      workSetting: 'remote',
    }
  }
  const isSettled = location.places.length > 0 || location.remote !== 'none'
  if (isSettled) {
    // "Austin, TX | Remote": two header fields, of which only one was read as the location.
    const isRemoteToo =
      workSetting === 'onsite' && header.some((text) => /^(?:fully |100% )?remote\b/i.test(text))
    const isOfficeToo = header.some((text) =>
      /\b(?:hybrid|on-?site|in[- ](?:office|person))\b/i.test(text),
    )
    if (!isRemoteToo || isOfficeToo) return { text: locationText ?? '', location, workSetting }
    return { text: locationText ?? '', location, workSetting: 'remote' }
  }
  const text =
    header.find((one) => isOnlyLocation(one)) ??
    placeOfTitle(title) ??
    locationInText(descriptionText ?? '')
  if (text === null) return { text: locationText ?? '', location, workSetting }
  const read = parseLocation(text)
  const remote = read.remote === 'none' ? null : 'remote'
  return { text, location: read, workSetting: workSetting ?? remote }
}

/** The fields of "Acme | Engineer | Berlin | Remote", from the first four lines. */
const headerPlaces = (text: string) =>
  text
    .split('\n', 4)
    .filter((line) => line.includes('|'))
    .flatMap((line) => line.split('|').map((field) => field.trim()))

/** "Solutions Engineer - France", "Site Reliability Engineer - US Government". */
function placeOfTitle(title: string): string | null {
  if (/\b(?:US|U\.S\.) Government\b|\bUSG\b/.test(title)) return 'United States'
  const parts = title.split(/[,(|)]|\s[-–—]\s/).map((part) => part.trim())
  return (
    parts.slice(1).find((part) => isOnlyLocation(part) && parseLocation(part).places.length > 0) ??
    null
  )
}

/** "Location: Boston or NYC", "This role is based in San Francisco". */
function locationInText(text: string): string | null {
  const labelled = /\blocations?:[^\S\n]*([^\n]{3,80})/i.exec(text)?.[1]
  if (labelled !== undefined && parseLocation(labelled).places.length > 0) return labelled
  const based =
    /\b(?:role|position|job|team) (?:is|will be) (?:based|located) (?:in|out of|at) (?:our )?([^\n.;]{2,60})/i.exec(
      text,
    )?.[1]
  return based !== undefined && parseLocation(based).places.length > 0 ? based : null
}

function toReach({ location, workSetting }: StatedLocation, hasPlace: boolean): Reach | null {
  if (workSetting === 'hybrid' || workSetting === 'onsite') return hasPlace ? workSetting : null
  if (location.remote === 'anywhere') return 'anywhere'
  if (workSetting === 'remote' || location.remote === 'restricted') {
    return hasPlace ? 'within' : location.remote === 'restricted' ? null : 'anywhere'
  }
  return hasPlace ? 'unsaid' : null
}
