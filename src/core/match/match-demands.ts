/**
 * What a match needs to know about a job, in a small form that can be stored: skills and how strongly each is
 * requested, kinds of work, level, years, places and reach, and pay. Null means unknown. The same listing always
 * gives the same demands.
 */
import type { EligibilityFacts } from '#core/eligibility/eligibility.ts'
import { readEligibility } from '#core/eligibility/read-eligibility.ts'
import type { JobFacts, JobType, WorkSetting } from '#core/job/job.ts'
import { comparableYearlyUsd } from '#core/pay/salary.ts'
import { metroOf } from '#core/place/metro-area.ts'
import { isOnlyLocation, type Location, type Place, parseLocation } from '#core/place/place.ts'
import { areasIn, placeKey } from '#core/place/place-area.ts'
import { requiredPlace } from '#core/place/required-place.ts'
import { listingLanguages } from '#core/requirement/listing-language.ts'
import { BESIDE_TITLE, type Opening, openingsOf } from '#core/requirement/openings.ts'
import {
  type AskedSkill,
  languagesAsked,
  skillsAskedIn,
  wholeOf,
} from '#core/requirement/read-requirements.ts'
import { isRoleTitle } from '#core/requirement/role-title.ts'
import { LANGUAGE_NAMES, languageName } from '#core/requirement/spoken-language.ts'
import { parseYears, type YearsAsked } from '#core/requirement/years-asked.ts'
import { isCapability } from '#core/skill/capability.ts'
import { skillKind } from '#core/skill/skill.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { kindOfTitle, matchLevelOfTitle } from '#core/title/title-kind.ts'
import type { TitleLevel } from '#core/title/title-level.ts'
import { finerKinds, kindOfSkills } from './kind-of-skills.ts'
import { kindOfText } from './kind-of-text.ts'
import { mainStack, titleCore } from './main-stack.ts'
import { askedByTitleAlone } from './title-alone.ts'

/**
 * 'title': named in the title. 'must': required. 'named': only mentioned. 'nice': a plus.
 * `isOr`: an alternative to the skill before it ("Java or Kotlin"). The better of the two counts for both.
 * `isMain`: one of those that the job is built on (`main-stack.ts`).
 */
export type SkillAsk = 'title' | 'must' | 'named' | 'nice'
export type SkillDemand = { skill: string; ask: SkillAsk; isOr: boolean; isMain: boolean }

/** 'remote' if that is one of the ways to do it. Null if the listing does not say. */
export type Reach = WorkSetting | null

type WhereAsked = {
  reach: Reach
  /** Keys of `placeKey`. */
  places: string[]
  /** Where its people may live. */
  eligibility: EligibilityFacts
}

/** What one opening asks for. Of an advert with several, each may be somewhere else. */
export type RoleDemands = Partial<WhereAsked> & {
  skills: SkillDemand[]
  kinds: RoleKind[]
  /** As the title states it, or as the years asked for suggest. */
  level: TitleLevel | null
  years: YearsAsked | null
}

export type MatchDemands = RoleDemands &
  WhereAsked & {
    /** An advert with several openings: what each of the others asks for. */
    others: RoleDemands[]
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
  | 'years'
  | 'tags'
  | 'salary'
> & { descriptionText: string | null; eligibility?: JobFacts['eligibility'] }

export function demandsOf(job: JobForMatch, openings = openingsOfJob(job)): MatchDemands {
  const where = whereOf(job)
  const own = openings.map((one) => whereOfOpening(job, one, where))
  const isApart = own.some((one) => one !== null)
  const [first = NOTHING_ASKED, ...others] = openings.map((one, at) => ({
    ...roleDemands(job, one),
    ...(isApart && (own[at] ?? where)),
  }))
  return {
    ...where,
    ...first,
    others,
    jobType: job.jobType,
    payUsd: job.salary && comparableYearlyUsd(job.salary),
  }
}

const NOTHING_ASKED: RoleDemands = { skills: [], kinds: [], level: null, years: null }

/**
 * The openings of a job, in the order of its demands. Without a text, a title is one role ("Solutions Architect - Security
 * Specialist", "Machine Learning Engineer, PhD Intern") unless it names several people.
 */
export function openingsOfJob(job: JobForMatch): Opening[] {
  const listing = { title: titleOf(job), text: textOf(job) }
  const isOne = job.descriptionText === null && !SEVERAL_PEOPLE.test(listing.title)
  return isOne ? [wholeOf(listing)] : openingsOf(listing)
}

const SEVERAL_PEOPLE =
  /\b(?:engineers|developers|programmers|designers|scientists|analysts|managers|roles|positions|openings)\b/i

/** Sources that read headers sometimes take the title for the company. */
const titleOf = ({ title, company }: JobForMatch) =>
  isRoleTitle(company) && kindOfTitle(company) !== null && kindOfTitle(title) === null
    ? company
    : title

function roleDemands(job: JobForMatch, opening: Opening): RoleDemands {
  const all = skillsAskedIn(job.company, opening)
  // The kind of work and the stack are read from what has a name.
  const asked = all.filter(({ anyOf }) => !anyOf.some(isCapability))
  const required = asked.filter(({ strength }) => strength === 'title' || strength === 'must')
  const named = kindOfTitle(opening.title) ?? kindOfSkills(asked.flatMap(({ anyOf }) => anyOf))
  const plain = kindByAsked(named, opening.title, asked)
  const side =
    plain === 'software'
      ? (kindBeside(opening) ?? kindOfText(opening.own) ?? kindOfText(opening.shared))
      : null
  const kind = side ?? plain
  const years = opening.isOneOfSeveral ? parseYears(opening.own) : job.years
  const skillNames =
    job.descriptionText === null ? job.tags : required.flatMap(({ anyOf }) => anyOf)
  const kinds = [
    ...new Set([
      ...finerKinds(kind === null ? [] : [kind], skillNames),
      ...kindsBeside(kind, skillNames),
      ...kindsOfSlash(opening.title, kind),
    ]),
  ]
  const main = new Set([...mainStack(asked, kinds), ...titleCore(asked)])
  return {
    skills: skillDemands(job, asksOf(job, all), opening).map((one) => ({
      ...one,
      isMain: main.has(one.skill),
    })),
    kinds,
    level: levelOfOpening(opening, years),
    years,
  }
}

const asksOf = (job: JobForMatch, asked: AskedSkill[]): AskedSkill[] =>
  job.descriptionText === null ? askedByTitleAlone(asked, job) : asked

const LOW_LEVEL = new Set(['C', 'C++', 'Rust', 'Zig', 'Assembly'])

/** What models are trained with. */
const OF_MODELS = new Set(['Deep Learning', 'PyTorch', 'TensorFlow', 'JAX', 'Model Training'])

/**
 * A systems engineer who is asked for Rust or C++ programs systems instead of running them, and an AI engineer who is
 * asked for deep learning trains models.
 */
function kindByAsked(kind: RoleKind | null, title: string, asked: AskedSkill[]): RoleKind | null {
  const asksFor = (skills: ReadonlySet<string>) =>
    asked.some(({ anyOf }) => anyOf.some((skill) => skills.has(skill)))
  const isRunning = kind === 'devops' || kind === 'systems-admin'
  if (isRunning && /\bsystems?\b/i.test(title) && asksFor(LOW_LEVEL)) return 'systems'
  return kind === 'ai-engineer' && asksFor(OF_MODELS) ? 'ml-engineer' : kind
}

const OF_PRODUCTS: ReadonlySet<RoleKind> = new Set(['fullstack', 'frontend', 'backend', 'mobile'])

/** Who builds with language models and is asked for React and Node.js also does the work of a full-stack engineer. */
function kindsBeside(kind: RoleKind | null, skills: readonly string[]): RoleKind[] {
  if (kind !== 'ai-engineer') return []
  const other = kindOfSkills(skills.filter((skill) => skillKind(skill) !== 'learning'))
  return other !== null && OF_PRODUCTS.has(other) ? [other] : []
}

/** "Software Engineer (Backend, Rust)", "Senior Engineer - Data Platform": the direction that follows a plain title. */
function kindBeside({ title, own }: Opening): RoleKind | null {
  const [beside] = besideTitle(own)
  const kind = beside === undefined ? null : kindOfTitle(`${title}, ${beside}`)
  return kind === 'software' ? null : kind
}

const TWO_FIELDS =
  /^(.{0,40}?)([\p{L}-]{2,20}) ?\/ ?([\p{L}-]{2,20}) (engineer|developer|designer|manager|scientist|analyst)s?\b/iu

/** "Software/AI Engineer" is either. Who trains models (AI/ML) isn't sought for building with them. */
function kindsOfSlash(title: string, kind: RoleKind | null): RoleKind[] {
  const [, before = '', one = '', other = '', noun = ''] = TWO_FIELDS.exec(title) ?? []
  if (kind === null || kind === 'ml-engineer' || noun === '') return []
  return [one, other].flatMap((field) => {
    const own = kindOfTitle(`${before}${field} ${noun}`)
    // "Tinkerer/mechanical engineer": an unknown word is no field.
    return own === null || (own === 'software' && !/software|product/i.test(field)) ? [] : own
  })
}

/** A title for all grades has none. */
const ALL_LEVELS = /\b(?:all|any)(?: \w+)? levels?\b|\bjunior\b.{1,12}\b(?:senior|staff|mid)\b/i

/** Who builds alone has to know how. */
const FOUNDING = /\bfounding\b/i

/** "We're looking for experienced backend engineers": as much as a senior title. */
const EXPERIENCED =
  /\b(?:looking for|look for|seek|seeking|hiring|hire|searching for|need|want|you are|you['’]re) (?:(?:an?|the|our|first|next|more|some|talented|great|very|highly|another|two|three|several|multiple) ){0,3}(?:experienced|seasoned|senior|accomplished) (?:[a-z/+#-]{1,20},? ){0,4}(?:engineers?|developers?|programmers?|designers?|managers?|scientists?|analysts?|generalists?|professionals?|people|candidates?|individuals?)\b/i

/** "New graduates are welcome": anybody's. */
const FOR_BEGINNERS =
  /\b(?:new|recent|newly)[- ]?grad\w*|\bgraduates?\b|\bjuniors?\b|\bentry[- ]level\b|\b(?:all|any|every) (?:experience )?levels?\b|\bno (?:prior )?experience\b|\binterns?\b/i

function levelOfOpening(
  { title, own, shared }: Opening,
  years: YearsAsked | null,
): TitleLevel | null {
  if (ALL_LEVELS.test(title)) return null
  const stated = matchLevelOfTitle(title)
  if (stated === null && FOUNDING.test(title)) return 'senior'
  if (stated !== null) return stated
  if (years === null) {
    const text = `${own}\n${shared}`
    return EXPERIENCED.test(text) && !FOR_BEGINNERS.test(text) ? 'senior' : null
  }
  return years.min >= 5 ? 'senior' : years.min >= 2 ? 'mid' : 'junior'
}

/**
 * Skills as the text asks for them; skills found only in the source's tags count as 'named'. Alternatives are
 * adjacent.
 */
function skillDemands(job: JobForMatch, asked: AskedSkill[], opening: Opening) {
  const demands: Omit<SkillDemand, 'isMain'>[] = []
  const seen = new Set<string>()
  for (const { anyOf, strength } of asked) {
    const fresh = anyOf.filter((skill) => !seen.has(skill))
    for (const [at, skill] of fresh.entries()) {
      seen.add(skill)
      demands.push({ skill, ask: strength, isOr: at > 0 })
    }
  }
  for (const { language, isNice } of languagesAsked(wholeText(opening))) {
    if (language === 'en') continue // assumed, since the CV is in the language of the listing
    demands.push({ skill: languageName(language), ask: isNice ? 'nice' : 'title', isOr: false })
  }
  demands.push(...ownLanguage(job, opening, demands))
  if (job.descriptionText === null) {
    for (const skill of job.tags) {
      if (!seen.has(skill)) demands.push({ skill, ask: 'named', isOr: false })
    }
  }
  return demands
}

/** The language that the listing is written in, unless it states one. */
function ownLanguage(
  { locationText }: JobForMatch,
  opening: Opening,
  stated: readonly { skill: string }[],
): Omit<SkillDemand, 'isMain'>[] {
  if (stated.some(({ skill }) => LANGUAGE_NAMES.has(skill))) return []
  return listingLanguages(wholeText(opening), locationText).map((language, at) => ({
    skill: languageName(language),
    ask: 'title',
    isOr: at > 0,
  }))
}

const wholeText = ({ shared, own }: Opening) => (own === '' ? shared : `${shared}\n${own}`)

const textOf = ({ descriptionText }: JobForMatch) => descriptionText ?? ''

const bracketsOf = (text: string) =>
  [...text.matchAll(/\(([^()]{2,80})\)/g)].flatMap(([, inside = '']) => inside)

/**
 * "- Product Designer - UK/Ireland", "Role: Go Engineer | Remote (EU)", "- SRE - US Remote - A broad role …": what
 * follows the title in its line.
 */
function besideTitle(own: string): string[] {
  const [first = ''] = own.split('\n', 1)
  const isShort = first.startsWith(BESIDE_TITLE)
  const parts = isShort
    ? first.slice(BESIDE_TITLE.length).split(/[|,;]|\s[–—-]\s/)
    : first.split(/\||\s[–—-]\s/, MAX_PARTS_BESIDE)
  return parts
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && part.length <= MAX_PLACE_BESIDE)
}

/** A description follows. */
const MAX_PARTS_BESIDE = 2
/** In characters. */
const MAX_PLACE_BESIDE = 80

/** "Platform Engineer (London)": the place in the title of one of several openings; null if it names none. */
function whereOfOpening(
  job: JobForMatch,
  { title, own, isOneOfSeveral }: Opening,
  { reach }: WhereAsked,
): WhereAsked | null {
  if (!isOneOfSeveral) return null
  const locationText = [...bracketsOf(title), ...besideTitle(own)]
    .filter(isOnlyLocation)
    .join(' | ')
  const location = parseLocation(locationText)
  if (location.countries.length === 0 && areasIn(locationText).length === 0) return null
  const asWhole = reach === 'remote' ? reach : job.workSetting
  const { company } = job
  const { facts } = readEligibility({
    title: '',
    company,
    locationText,
    description: own,
    workSetting: asWhole,
  })
  const workSetting = facts.remote === null ? asWhole : 'remote'
  return whereOf({
    ...job,
    locationText,
    location,
    workSetting,
    eligibility: { facts, evidence: {} },
  })
}

function whereOf(job: JobForMatch): WhereAsked {
  const { locationText, workSetting, title, company, descriptionText } = job
  const { facts, evidence } =
    job.eligibility ??
    readEligibility({ title, company, locationText, description: descriptionText, workSetting })
  const { places, countries } = placesOf(job.location, evidence.onSite ?? '')
  const keys = new Set([
    ...places.flatMap(keyOf),
    ...countries.filter((code) => !places.some(({ country }) => country === code)),
  ])
  // What cards and filters say comes first, so that no page calls remote what another calls hybrid.
  const reach = workSetting ?? (facts.remote === null ? null : 'remote')
  return { reach, places: reach === 'hybrid' ? towns(keys) : [...keys], eligibility: facts }
}

/** "Hybrid (USA, Bay Area preferred)" is attended in the town, and the country only says where that is. */
function towns(keys: ReadonlySet<string>): string[] {
  const all = [...keys]
  return all.filter((key) => key.includes('/') || !all.some((one) => one.startsWith(`${key}/`)))
}

/** Those of the location; if it names none, those of the sentence that says where its people attend. */
function placesOf(location: Location, attended: string): Location {
  if (location.places.length > 0 || location.countries.length > 0) return location
  return parseLocation(isOnlyLocation(attended) ? attended : (requiredPlace(attended)?.text ?? ''))
}

/** "San Francisco Bay Area" is where its city is. */
function keyOf({ country, region, city }: Place): string[] {
  if (country === null) return []
  const metro = city === null && region !== null ? metroOf(country, region) : null
  return [metro ?? placeKey(country, city)]
}
