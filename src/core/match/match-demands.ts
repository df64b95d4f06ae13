/**
 * What a match needs to know about a job, in a small form that can be stored: skills and how strongly each is
 * requested, kinds of work, level, years, places and reach, and pay. Null means unknown. The same listing always
 * gives the same demands.
 */
import { levelOf } from '#core/job/experience.ts'
import {
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  type JobFacts,
  type JobType,
  type YearsAsked,
} from '#core/job/job.ts'
import {
  hiringKinds,
  kindNearness,
  MAX_KINDS,
  namesSeveralRoles,
  type RoleKind,
  roleKindsIn,
  roleKindsOf,
} from '#core/job/role-kind.ts'
import { comparableYearlyUsd } from '#core/pay/salary.ts'
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { areasIn, type PlaceArea, placeKey } from '#core/place/place-area.ts'
import {
  type AskedSkill,
  languagesAsked,
  skillsAskedIn,
} from '#core/requirement/read-requirements.ts'
import { languageName } from '#core/requirement/spoken-language.ts'
import { finerKinds, kindOfSkills } from './kind-of-skills.ts'

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
  const asked = skillsAskedIn({ ...job, text: textOf(job) })
  const named = asked.flatMap(({ anyOf, strength }) => (strength === 'nice' ? [] : anyOf))
  const kinds = kindsOf(job, named.length > 0 ? named : job.tags)
  return {
    skills: skillDemands(job, asked, kinds.length >= SEVERAL_KINDS),
    kinds,
    level: levelOfJob(job),
    years: job.years,
    ...reachOf(job),
    jobType: job.jobType,
    payUsd: job.salary && comparableYearlyUsd(job.salary),
  }
}

/** A plural such as "Software Engineers" often covers several roles, which the text then names. */
const PLURAL = /\b(?:engineers|developers|designers|scientists)\b/i
const SOFTWARE = /\b(?:founding|software|early|generalist) engineers?\b|\bdevelopers?\b|\bSWEs?\b/i

/**
 * The kinds of work in the title. If it names none ("Berlin") or several, also those that the text says are wanted.
 */
function kindsOf({ title, descriptionText }: JobForMatch, skills: string[]): RoleKind[] {
  const titleKinds = roleKindsOf(title)
  const text = descriptionText ?? ''
  if (titleKinds.length === 0 || namesSeveralRoles(title) || PLURAL.test(title)) {
    const read = roleKindsIn(text)
    // "Engineering" is a common word; next to other roles it does not name one.
    const hasSoftware = read.length < 2 || SOFTWARE.test(text)
    const all = new Set([
      ...titleKinds,
      ...(hasSoftware ? read : read.filter((kind) => kind !== 'software')),
    ])
    return finerKinds([...all].slice(0, MAX_KINDS), skills)
  }
  if (!isPlainSoftware(title, titleKinds)) return titleKinds
  // For "Early Engineer" or "Software Engineer", the text and the skills say which kind.
  const near = hiringKinds(text).filter(
    (kind) => kind !== 'software' && kindNearness(kind, 'software') >= 3,
  )
  const kinds = [...titleKinds, ...near].filter((kind) => kind !== 'software' || near.length === 0)
  const bySkills = kindOfSkills(skills)
  return [...new Set([...finerKinds(kinds, skills), ...(bySkills === null ? [] : [bySkills])])]
}

/** The role itself is "engineer"; the rest of the title is its subject. */
const isPlainSoftware = (title: string, titleKinds: RoleKind[]) =>
  titleKinds.includes('software') ||
  roleKindsOf(title.split(/[,(|:–—]|\s-\s/)[0] ?? '').includes('software')

/** In a listing for several roles, it is unclear which role a skill belongs to, so each counts less. */
const WEAKER: Readonly<Record<SkillAsk, SkillAsk>> = {
  title: 'must',
  must: 'named',
  named: 'nice',
  nice: 'nice',
}
const SEVERAL_KINDS = 3

/**
 * Skills as the text asks for them; skills found only in the source's tags count as 'named'. Alternatives are
 * adjacent.
 */
function skillDemands(job: JobForMatch, asked: AskedSkill[], isForSeveral: boolean): SkillDemand[] {
  const demands: SkillDemand[] = []
  const seen = new Set<string>()
  for (const { anyOf, strength } of asked) {
    const fresh = anyOf.filter((skill) => !seen.has(skill))
    for (const [at, skill] of fresh.entries()) {
      seen.add(skill)
      demands.push({ skill, ask: isForSeveral ? WEAKER[strength] : strength, isOr: at > 0 })
    }
  }
  for (const { language, isNice } of languagesAsked(textOf(job))) {
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

/** A title with several roles or grades has a level only if each part names one: the lowest. */
function levelOfJob({ title, level }: JobForMatch): ExperienceLevel | null {
  if (/\b(?:all|any)(?: \w+)? levels?\b|\bjunior\b.{1,12}\b(?:senior|staff|mid)\b/i.test(title))
    return null
  if (!namesSeveralRoles(title)) return level
  const parts = title.split(/[,&+|]|\band\b/)
  const levels = parts.map((part) => levelOf({ title: part, experienceLevel: null, text: null }))
  const named = levels.filter((one) => one !== null)
  return named.length === levels.length
    ? (EXPERIENCE_LEVELS.find((one) => named.includes(one)) ?? null)
    : null
}

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

/** A place without a word of remote work means attendance there. */
const isAttended = (text: string | null, { remote }: JobForMatch['location']) =>
  text !== null && remote === 'none' && isOnlyLocation(text)

/** The source's location field; without one, what the text says. */
function statedLocation({
  title,
  locationText,
  location,
  workSetting: stated,
  descriptionText,
}: JobForMatch): StatedLocation {
  const workSetting = stated ?? (isAttended(locationText, location) ? 'onsite' : null)
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
