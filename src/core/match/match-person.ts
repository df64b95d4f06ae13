/**
 * What a match needs to know of a person, read out of their CV and profile: skills by canonical name and where each
 * stands, kinds of work done, level, months of work, places and wishes. Small and serialisable; unknown is null.
 */
import type { Cv, CvRole } from '#core/cv/cv.ts'
import { type MonthSpan, monthOf, monthsCovered, spanOf } from '#core/cv/month-span.ts'
import { levelOf } from '#core/job/experience.ts'
import type { ExperienceLevel, JobType } from '#core/job/job.ts'
import { kindNearness, type RoleKind, roleKindsOf } from '#core/job/role-kind.ts'
import { parseLocation } from '#core/place/place.ts'
import { placeKey } from '#core/place/place-area.ts'
import type { JobPreferences, ProfileContent } from '#core/profile/profile.ts'
import { languageName, spokenLanguages } from '#core/requirement/spoken-language.ts'
import { canonicalSkill, findSkills } from '#core/skill/skill.ts'
import { withoutUnclaimed } from '#core/skill/unclaimed-text.ts'
import { fold } from '#core/text/fold-text.ts'
import { kindOfSkills } from './kind-of-skills.ts'

/** From the best witness to the least. */
export const SKILL_STANDS = ['recent', 'role', 'project', 'listed', 'mentioned'] as const
export type SkillStand = (typeof SKILL_STANDS)[number]

export type PersonSkill = {
  skill: string
  stand: SkillStand
  /** Of the dated roles that name it; 0 where none does. */
  months: number
}

/** `agedYears`: whole years since it was last done, 0 while it is. */
export type HeldKind = { kind: RoleKind; agedYears: number }

export type MatchPerson = {
  skills: PersonSkill[]
  titles: string[]
  kinds: HeldKind[]
  level: ExperienceLevel | null
  /** Months of the work that is done now, internships and other trades apart; null where nothing is dated. */
  months: number | null
  /** Keys of `placeKey`: where the person lives, and where they would. */
  home: string[]
  wished: string[]
  remote: JobPreferences['remote'] | null
  jobTypes: JobType[]
  /** Names of those spoken (`languageName`). */
  languages: string[]
  /** US dollars a year. */
  minPayUsd: number | null
}

/** A role that ended longer ago is no recent witness. */
const RECENT_MONTHS = 5 * 12

/** Of 8: kinds of work so near count as the same work. */
const NEAR_WORK = 2

/** After so many years a kind of work counts a step less. */
export const STEP_YEARS = 2

/** Whoever founded something leads it, whatever they could do before. */
const FOUNDER = /\b(?:ceo|founder|co ?founder|president|owner|entrepreneur|proprietor)\b/
const MONTHS_TO_LEAD = 60

/** "Go (basic)" is a skill that somebody has begun with. */
const BASIC = /\b(?:basic|basics|beginner|elementary|novice|learning|grundkenntnisse|notions)\b/i

const TRAINEE =
  /\b(?:intern(?:ship)?|trainee|working student|werkstudent\w*|praktik\w*|stagiaire|co op|apprentice)\b/

export function personOf({
  cv,
  profile,
  today,
}: {
  cv: Cv | null
  profile: ProfileContent | null
  /** YYYY-MM-DD. */
  today: string
}): MatchPerson {
  const roles = cv === null ? [] : cv.work.flatMap(({ roles }) => roles)
  const dated = roles.map((role) => ({ role, span: spanOf(role, today) }))
  const months = monthsWorked(dated, cv, profile)
  const wishes = profile?.jobPreferences ?? null
  return {
    skills: skillsOfPerson(cv, profile, today),
    titles: titlesOf(cv, profile),
    kinds: kindsOf(cv, profile, today),
    level: levelOfPerson(cv, profile, dated, months),
    months,
    home: homeOf(cv),
    wished: (wishes?.locations ?? []).flatMap(keysOf),
    remote: wishes?.remote ?? null,
    jobTypes: wishes?.jobTypes ?? [],
    languages: languagesOf(cv),
    minPayUsd: wishes?.salaryMin ?? null,
  }
}

/** The skills of one entry of a skills list: "Python (primary)", "Go, Rust", "C". */
export function skillsOfEntry(entry: string): string[] {
  const whole = canonicalSkill(entry)
  if (whole !== null) return [whole]
  const parts = entry.split(/[,;()|·•[\]]|\s[/&–—-]\s|: /).map((part) => part.trim())
  const named = parts.flatMap((part) => canonicalSkill(part) ?? slashed(part))
  return [...new Set([...named, ...claimedSkills(entry)])]
}

/** What a role says of itself, in one text. */
export const textOfRole = (role: CvRole): string =>
  [role.title, role.summary ?? '', ...role.highlights.map(({ text }) => text)].join('\n')

function slashed(part: string) {
  return part.split('/').flatMap((name) => canonicalSkill(name.trim()) ?? [])
}

const claimedSkills = (text: string) => findSkills(withoutUnclaimed(text))

type Dated = { role: CvRole; span: MonthSpan | null }

function monthsWorked(
  dated: Dated[],
  cv: Cv | null,
  profile: ProfileContent | null,
): number | null {
  const isSame = sameWork(cv)
  const spans = dated
    .filter(({ role }) => !TRAINEE.test(fold(role.title)) && isSame(role))
    .flatMap(({ span }) => span ?? [])
  if (spans.length > 0) return monthsCovered(spans)
  if (profile?.experienceYears != null) return profile.experienceYears * 12
  return dated.some(({ span }) => span !== null) ? 0 : null
}

/** Ten years of teaching are no years of the data analyst that somebody is now. */
function sameWork(cv: Cv | null): (role: CvRole) => boolean {
  const newest = cv?.work[0]?.roles[0]?.title ?? ''
  const now = [cv?.label ?? '', newest].flatMap(roleKindsOf)
  if (now.length === 0) return () => true
  return (role) => {
    const then = roleKindsOf(role.title)
    if (then.length > 0)
      return then.some((kind) => now.some((own) => kindNearness(kind, own) >= NEAR_WORK))
    return claimedSkills(textOfRole(role)).length > 0
  }
}

function skillsOfPerson(cv: Cv | null, profile: ProfileContent | null, today: string) {
  const found = new Map<string, { stand: number; spans: MonthSpan[] }>()
  const add = (skills: string[], stand: SkillStand, span: MonthSpan | null = null) => {
    for (const skill of skills) {
      const known = found.get(skill) ?? { stand: SKILL_STANDS.length, spans: [] }
      found.set(skill, known)
      known.stand = Math.min(known.stand, SKILL_STANDS.indexOf(stand))
      if (span) known.spans.push(span)
    }
  }
  for (const [skills, stand, span] of witnesses(cv, profile, today)) add(skills, stand, span)
  return [...found]
    .map(([skill, { stand, spans }]) => ({
      skill,
      stand: SKILL_STANDS[stand] ?? 'mentioned',
      months: monthsCovered(spans),
    }))
    .sort((a, b) => (a.skill < b.skill ? -1 : 1))
}

type Witness = [skills: string[], stand: SkillStand, span?: MonthSpan | null]

function* witnesses(
  cv: Cv | null,
  profile: ProfileContent | null,
  today: string,
): Iterable<Witness> {
  yield [(profile?.skills ?? []).flatMap(skillsOfEntry), 'listed']
  for (const { position, description } of profile?.experience ?? []) {
    yield [claimedSkills([position, ...description].join('\n')), 'role']
  }
  if (cv === null) return
  const now = monthOf(today)
  for (const role of cv.work.flatMap(({ roles }) => roles)) {
    const span = spanOf(role, today)
    const isRecent = span !== null && now - span.end < RECENT_MONTHS
    yield [claimedSkills(textOfRole(role)), isRecent ? 'recent' : 'role', span]
  }
  for (const project of cv.projects) {
    yield [project.keywords.flatMap(skillsOfEntry), 'project']
    const said = [
      project.name,
      project.description ?? '',
      ...project.highlights.map((one) => one.text),
    ]
    yield [claimedSkills(said.join('\n')), 'project']
  }
  for (const { position, summary, highlights } of cv.volunteer) {
    yield [
      claimedSkills([position, summary ?? '', ...highlights.map(({ text }) => text)].join('\n')),
      'project',
    ]
  }
  for (const { name, level, keywords } of cv.skills) {
    const isBasic = (entry: string) => BASIC.test(`${entry} ${level ?? ''}`)
    const entries = [name ?? '', ...keywords]
    yield [entries.filter((entry) => !isBasic(entry)).flatMap(skillsOfEntry), 'listed']
    yield [entries.filter(isBasic).flatMap(skillsOfEntry), 'mentioned']
  }
  for (const credit of [...cv.certificates, ...cv.publications, ...cv.awards]) {
    yield [claimedSkills([credit.title, credit.summary ?? ''].join('\n')), 'mentioned']
  }
  for (const { area, courses, highlights } of cv.education) {
    const said = [...courses, ...highlights].map(({ text }) => text)
    yield [
      [...(area === null ? [] : skillsOfEntry(area)), ...said.flatMap(skillsOfEntry)],
      'mentioned',
    ]
  }
  yield [
    claimedSkills([cv.label ?? '', ...cv.summary.map(({ text }) => text)].join('\n')),
    'mentioned',
  ]
  yield [
    claimedSkills(cv.other.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')),
    'mentioned',
  ]
}

function titlesOf(cv: Cv | null, profile: ProfileContent | null): string[] {
  const held = cv?.work.flatMap(({ roles }) => roles.map(({ title }) => title)) ?? []
  const told = profile?.experience.map(({ position }) => position) ?? []
  return [...new Set([cv?.label ?? '', ...held, ...told].filter((title) => title.trim() !== ''))]
}

function kindsOf(cv: Cv | null, profile: ProfileContent | null, today: string): HeldKind[] {
  const aged = new Map<RoleKind, number>()
  const add = (title: string, agedYears: number) => {
    for (const kind of roleKindsOf(title)) aged.set(kind, Math.min(agedYears, aged.get(kind) ?? 99))
  }
  const now = monthOf(today)
  if (cv?.label) add(cv.label, 0)
  for (const [at, role] of (cv?.work.flatMap(({ roles }) => roles) ?? []).entries()) {
    const span = spanOf(role, today)
    // Newest first, as printed: without dates each earlier role is taken for two years more.
    const agedMonths = span === null ? at * 24 : Math.max(0, now - span.end)
    add(role.title, Math.floor(agedMonths / 12))
  }
  for (const [at, { position }] of (profile?.experience ?? []).entries()) add(position, at * 2)
  return finer(
    [...aged].map(([kind, agedYears]) => ({ kind, agedYears })),
    cv,
  )
}

/** "Software Engineer" says little: what they work with says which kind, and the plain name counts a step less. */
function finer(kinds: HeldKind[], cv: Cv | null): HeldKind[] {
  const plain = kinds.find(({ kind }) => kind === 'software')
  if (plain === undefined || cv === null) return kinds
  const listed = cv.skills.flatMap(({ keywords }) => keywords.flatMap(skillsOfEntry))
  const done = cv.work
    .flatMap(({ roles }) => roles)
    .flatMap((role) => claimedSkills(textOfRole(role)))
  const kind = kindOfSkills([...new Set([...done, ...listed])])
  if (kind === null) return kinds
  const others = kinds.filter((one) => one !== plain && one.kind !== kind)
  return [
    ...others,
    { kind, agedYears: plain.agedYears },
    { ...plain, agedYears: plain.agedYears + STEP_YEARS },
  ]
}

/** Two years and less entry, up to five mid, above senior; a title says more, and nobody leads by age alone. */
function levelOfPerson(
  cv: Cv | null,
  profile: ProfileContent | null,
  dated: Dated[],
  months: number | null,
): ExperienceLevel | null {
  const newest = [...dated]
    .filter(({ span }) => span !== null)
    .sort((a, b) => (b.span?.end ?? 0) - (a.span?.end ?? 0))[0]
  const titles = [
    newest?.role.title,
    cv?.label,
    profile?.experience[0]?.position,
    dated[0]?.role.title,
  ]
  for (const title of titles) {
    const isFounder =
      FOUNDER.test(fold(title ?? '')) &&
      !/\bcto\b/i.test(title ?? '') &&
      (months ?? 0) < MONTHS_TO_LEAD
    const level = title && !isFounder ? levelOf({ title, experienceLevel: null, text: null }) : null
    if (level !== null) return level
  }
  if (months === null) return null
  return months < 24 ? 'entry' : months < 60 ? 'mid' : 'senior'
}

const languagesOf = (cv: Cv | null): string[] => [
  ...new Set(
    (cv?.languages ?? []).flatMap(({ language }) =>
      spokenLanguages(`speaks ${language}`).map((one) => languageName(one.language)),
    ),
  ),
]

function homeOf(cv: Cv | null): string[] {
  const place = cv?.place ?? null
  if (place === null) return []
  const read = keysOf(
    [place.text, place.city, place.region, place.countryCode].filter(Boolean).join(', '),
  )
  const code = place.countryCode
  if (code === null) return read
  return [placeKey(code, place.city), ...read.filter((key) => key.startsWith(code))]
}

function keysOf(text: string): string[] {
  return parseLocation(text).places.flatMap(({ country, city }) =>
    country === null ? [] : placeKey(country, city),
  )
}
