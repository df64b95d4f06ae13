/**
 * What a match needs to know about a person, read from their CV and profile: skills and the evidence for each, kinds
 * of work, level, months of work, places and preferences. Small and serializable; null means unknown.
 */
import type { Cv, CvRole } from '#core/cv/cv.ts'
import { type MonthSpan, monthOf, monthsCovered, spanOf } from '#core/cv/month-span.ts'
import { textOfRole } from '#core/cv/role-text.ts'
import { type WorkRights, workRightsIn } from '#core/eligibility/work-rights.ts'
import type { JobType } from '#core/job/job.ts'
import { parseLocation } from '#core/place/place.ts'
import { placeKey } from '#core/place/place-area.ts'
import type { JobPreferences, ProfileContent } from '#core/profile/profile.ts'
import { languageName, spokenLanguages } from '#core/requirement/spoken-language.ts'
import { claimedSkills, isBasicEntry, skillsOfEntry } from '#core/skill/skills-of-entry.ts'
import { fold } from '#core/text/fold-text.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { kindOfTitle, matchLevelOfTitle } from '#core/title/title-kind.ts'
import type { TitleLevel } from '#core/title/title-level.ts'
import { craftsOfTitle } from './crafts-of-title.ts'
import { kindOfSkills } from './kind-of-skills.ts'
import { mentionedInPassing } from './passing-skills.ts'
import { type StackValues, stackOfPerson } from './person-stack.ts'
import { kindNearness } from './role-nearness.ts'
import { shownSkills } from './shown-skills.ts'

/** Strongest evidence first. 'passing' is too little to say that the person shows the skill. */
export const SKILL_EVIDENCE_KINDS = [
  'recent',
  'role',
  'project',
  'listed',
  'mentioned',
  'passing',
] as const
export type SkillEvidenceKind = (typeof SKILL_EVIDENCE_KINDS)[number]

export type PersonSkill = {
  skill: string
  evidence: SkillEvidenceKind
  /** Time in dated roles that name the skill; 0 if there are none. */
  months: number
}

/** `agedYears`: whole years since it was last done; 0 if it is current. */
export type HeldKind = { kind: RoleKind; agedYears: number }

export type MatchPerson = {
  skills: PersonSkill[]
  /** The main stacks they have worked with; null if nothing shows any. */
  stack: StackValues | null
  /** Skills that the CV or the experience of the profile shows; null if there is neither. */
  worked: readonly string[] | null
  titles: string[]
  kinds: HeldKind[]
  level: TitleLevel | null
  /** Months in the current kind of work, without internships and other professions; null if nothing is dated. */
  months: number | null
  /** `placeKey`s: where the person lives, and where they would work. */
  home: string[]
  wished: string[]
  rights: WorkRights
  /** The CV states that they won't move. */
  staysPut: boolean
  remote: JobPreferences['remote'] | null
  jobTypes: JobType[]
  /** Languages spoken, as `languageName` gives them. */
  languages: string[]
  /** US dollars a year. */
  minPayUsd: number | null
}

/** Roles that ended longer ago than this are not recent. */
const RECENT_MONTHS = 5 * 12

/** Out of 8: kinds of work at least this near count as the same work. */
const NEAR_WORK = 4

/** A kind of work counts one step less for every so many years. */
export const STEP_YEARS = 2

/** Founders choose their titles, which prove a lead level only after MONTHS_TO_LEAD of work. */
const FOUNDER = /\b(?:ceo|founder|co ?founder|president|owner|entrepreneur|proprietor)\b/
const MONTHS_TO_LEAD = 60

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
    stack: stackOfPerson(cv, profile, today),
    worked: workedWith(cv, profile, today),
    titles: titlesOf(cv, profile),
    kinds: kindsOf(cv, profile, today),
    level: levelOfPerson(cv, profile, dated, months),
    months,
    home: homeOf(cv),
    wished: (wishes?.locations ?? []).flatMap(keysOf),
    ...statedInCv(cv),
    remote: wishes?.remote ?? null,
    jobTypes: wishes?.jobTypes ?? [],
    languages: languagesOf(cv),
    minPayUsd: wishes?.salaryMin ?? null,
  }
}

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

/** "Lead six engineers": leading people, which no single phrase names. */
const LEADS_PEOPLE =
  /\b(?:lead|leads|led|leading|manage|manages|managed|managing|supervis(?:e|ed|ing)|head|headed)\b(?: \S{1,20}){0,3} (?:engineers|developers|designers|analysts|scientists|people|reports|researchers|testers)\b/i

const claimedIn = (text: string): string[] =>
  LEADS_PEOPLE.test(text) ? [...shownSkills(text), 'People Management'] : shownSkills(text)

const listedSkills = (entry: string): string[] => [...skillsOfEntry(entry), ...shownSkills(entry)]

/** Ten years of teaching do not count as experience for someone who is now a data analyst. */
function sameWork(cv: Cv | null): (role: CvRole) => boolean {
  const newest = cv?.work[0]?.roles[0]?.title ?? ''
  const now = [cv?.label ?? '', newest].flatMap((title) => kindOfTitle(title) ?? [])
  if (now.length === 0) return () => true
  return (role) => {
    const then = kindOfTitle(role.title)
    if (then !== null) return now.some((own) => kindNearness(then, own) >= NEAR_WORK)
    return claimedSkills(textOfRole(role)).length > 0
  }
}

function skillsOfPerson(cv: Cv | null, profile: ProfileContent | null, today: string) {
  const found = new Map<string, { evidence: number; spans: MonthSpan[] }>()
  const add = (skills: string[], evidence: SkillEvidenceKind, span: MonthSpan | null = null) => {
    for (const skill of skills) {
      const known = found.get(skill) ?? { evidence: SKILL_EVIDENCE_KINDS.length, spans: [] }
      found.set(skill, known)
      known.evidence = Math.min(known.evidence, SKILL_EVIDENCE_KINDS.indexOf(evidence))
      if (span) known.spans.push(span)
    }
  }
  for (const [skills, evidence, span] of skillEvidence(cv, profile, today))
    add(skills, evidence, span)
  return [...found]
    .map(([skill, { evidence, spans }]) => ({
      skill,
      evidence: SKILL_EVIDENCE_KINDS[evidence] ?? 'mentioned',
      months: monthsCovered(spans),
    }))
    .sort((a, b) => (a.skill < b.skill ? -1 : 1))
}

/** A skill that is only stated in the profile isn't work, as for `stackOfPerson`. */
function workedWith(cv: Cv | null, profile: ProfileContent | null, today: string) {
  if (cv === null && (profile?.experience ?? []).length === 0) return null
  return skillsOfPerson(cv, profile && { ...profile, skills: [] }, today).flatMap(
    ({ skill, evidence }) => (evidence === 'passing' ? [] : skill),
  )
}

type SkillEvidence = [skills: string[], evidence: SkillEvidenceKind, span?: MonthSpan | null]

function* skillEvidence(
  cv: Cv | null,
  profile: ProfileContent | null,
  today: string,
): Iterable<SkillEvidence> {
  yield [(profile?.skills ?? []).flatMap(skillsOfEntry), 'listed']
  for (const { position, description } of profile?.experience ?? []) {
    yield [shownSkills([position, ...description].join('\n')), 'role']
    yield [[...craftsOfTitle(position)], 'role']
  }
  if (cv === null) return
  const now = monthOf(today)
  const passing = mentionedInPassing(cv)
  for (const role of cv.work.flatMap(({ roles }) => roles)) {
    const span = spanOf(role, today)
    const isRecent = span !== null && now - span.end < RECENT_MONTHS
    const skills = [...claimedIn(textOfRole(role)), ...craftsOfTitle(role.title)]
    const isPassing = (skill: string) => passing.has(skill)
    yield [skills.filter((skill) => !isPassing(skill)), isRecent ? 'recent' : 'role', span]
    yield [skills.filter(isPassing), 'passing', span]
  }
  for (const project of cv.projects) {
    yield [project.keywords.flatMap(skillsOfEntry), 'project']
    const texts = [
      project.name,
      project.description ?? '',
      ...project.highlights.map((one) => one.text),
    ]
    yield [shownSkills(texts.join('\n')), 'project']
  }
  for (const { position, summary, highlights } of cv.volunteer) {
    yield [
      shownSkills([position, summary ?? '', ...highlights.map(({ text }) => text)].join('\n')),
      'project',
    ]
  }
  for (const { name, level, keywords } of cv.skills) {
    const isBasic = (entry: string) => isBasicEntry(entry, level)
    const entries = [name ?? '', ...keywords]
    yield [entries.filter((entry) => !isBasic(entry)).flatMap(listedSkills), 'listed']
    yield [entries.filter(isBasic).flatMap(skillsOfEntry), 'mentioned']
  }
  for (const credit of [...cv.certificates, ...cv.publications, ...cv.awards]) {
    yield [shownSkills([credit.title, credit.summary ?? ''].join('\n')), 'mentioned']
  }
  for (const { area, courses, highlights } of cv.education) {
    const texts = [...courses, ...highlights].map(({ text }) => text)
    yield [
      [...(area === null ? [] : skillsOfEntry(area)), ...texts.flatMap(skillsOfEntry)],
      'mentioned',
    ]
  }
  yield [
    shownSkills([cv.label ?? '', ...cv.summary.map(({ text }) => text)].join('\n')),
    'mentioned',
  ]
  yield [
    shownSkills(cv.other.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')),
    'mentioned',
  ]
}

function titlesOf(cv: Cv | null, profile: ProfileContent | null): string[] {
  const held = cv?.work.flatMap(({ roles }) => roles.map(({ title }) => title)) ?? []
  const fromProfile = profile?.experience.map(({ position }) => position) ?? []
  return [
    ...new Set([cv?.label ?? '', ...held, ...fromProfile].filter((title) => title.trim() !== '')),
  ]
}

function kindsOf(cv: Cv | null, profile: ProfileContent | null, today: string): HeldKind[] {
  const aged = new Map<RoleKind, number>()
  const add = (title: string, agedYears: number) => {
    const kind = kindOfTitle(title)
    if (kind !== null) aged.set(kind, Math.min(agedYears, aged.get(kind) ?? 99))
  }
  const now = monthOf(today)
  if (cv?.label) add(cv.label, 0)
  for (const [at, role] of (cv?.work.flatMap(({ roles }) => roles) ?? []).entries()) {
    const span = spanOf(role, today)
    // Roles are newest first. Without dates, assume two years per role.
    const agedMonths = span === null ? at * 24 : Math.max(0, now - span.end)
    add(role.title, Math.floor(agedMonths / 12))
  }
  for (const [at, { position }] of (profile?.experience ?? []).entries()) add(position, at * 2)
  const held = [...aged].map(([kind, agedYears]) => ({ kind, agedYears }))
  return finer(withResearch(held, cv), cv)
}

const ACADEMIC =
  /\b(?:professor|lecturer|post-?doc\w*|researcher|research (?:fellow|assistant|associate|scientist)|phd)\b/i
const MANY_SKILLS = 5

/** Who does research or teaches at a university and shows tech skills does research that companies do, and programs. */
function withResearch(kinds: HeldKind[], cv: Cv | null): HeldKind[] {
  const titles = cv?.work.flatMap(({ roles }) => roles.map(({ title }) => title)) ?? []
  const isAcademic = [cv?.label ?? '', ...titles.slice(0, 2)].some((title) => ACADEMIC.test(title))
  if (!isAcademic || cv === null || kinds.some(({ kind }) => kind === 'research')) return kinds
  const listed = cv.skills.flatMap(({ name, keywords }) => [name ?? '', ...keywords])
  if (listed.flatMap(skillsOfEntry).length < MANY_SKILLS) return kinds
  const own: HeldKind[] = [
    { kind: 'research', agedYears: STEP_YEARS },
    { kind: 'software', agedYears: 3 * STEP_YEARS },
  ]
  return [...kinds, ...own.filter(({ kind }) => !kinds.some((known) => known.kind === kind))]
}

/**
 * For "Software Engineer", adds the kind that the person's skills suggest and counts the plain kind one step less.
 */
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
  const known = kinds.find((one) => one.kind === kind)?.agedYears ?? plain.agedYears
  return [
    ...others,
    { kind, agedYears: Math.min(known, plain.agedYears) },
    { ...plain, agedYears: plain.agedYears + STEP_YEARS },
  ]
}

/**
 * Under two years is junior, under five is mid, above is senior. A title takes precedence, and years alone never make
 * a lead.
 */
function levelOfPerson(
  cv: Cv | null,
  profile: ProfileContent | null,
  dated: Dated[],
  months: number | null,
): TitleLevel | null {
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
    const level = title && !isFounder ? matchLevelOfTitle(title) : null
    if (level !== null) return level === 'intern' ? 'junior' : level
  }
  if (months === null) return null
  return months < 24 ? 'junior' : months < 60 ? 'mid' : 'senior'
}

const languagesOf = (cv: Cv | null): string[] => [
  ...new Set(
    (cv?.languages ?? []).flatMap(({ language }) =>
      spokenLanguages(`speaks ${language}`).map((one) => languageName(one.language)),
    ),
  ),
]

const STAYS_PUT =
  /\b(?:not|never|cannot|can['’]?t|won['’]?t|don['’]?t|unable to|no)\b(?: (?!only|mind|wait|afraid|problem|hesitat|averse|opposed|issue|need|require)\w+){0,3} (?:mov(?:e|ing)|relocat(?:e|ing|ion)(?! (?:assistance|support|help|package))|leav(?:e|ing) (?:the (?:uk|us|eu|country|city)|home))\b|\b(?:remote[- ]only|only (?:looking for |interested in |want )?(?:fully )?remote|(?:staying|stay|tied to|rooted in) (?:in )?\p{Lu}\p{L}+ (?:for|because)|kein umzug|ziehe nicht um|pas de déménagement|sin mudanza|no me mudo)\b/iu

/** "Willing to relocate", "would consider moving to London". */
const MAY_MOVE =
  /\b(?:open|willing|happy|ready|able|prepared|consider\w*|relocation|keen|love) (?:\w+ ){0,4}(?:relocat\w*|mov(?:e|ing)|abroad|anywhere)|\bopen to (?:\w+ ){0,2}relocation|\brelocation (?:is )?(?:ok|possible|welcome|fine)\b|\banywhere\b/i

/** "Remote in the US, or Denver" from somebody in Denver: no other office. */
function wantsHomeOnly(words: string, town: string | null): boolean {
  if (town === null || town === '' || MAY_MOVE.test(words)) return false
  return words
    .split(/[.;\n]/)
    .some(
      (sentence) =>
        /\bremote(?:ly)?\b/i.test(sentence) &&
        /\bor\b|\//i.test(sentence) &&
        sentence.includes(town) &&
        !/\b(?:based|living|live|located|worked|years?)\b/i.test(sentence),
    )
}

type OwnWords = Pick<Cv, 'label' | 'summary' | 'other'> & Partial<Pick<Cv, 'place'>>

/** What a CV states of citizenship and permits, and whether its person would not move. */
export function statedInCv(cv: OwnWords | null): Pick<MatchPerson, 'rights' | 'staysPut'> {
  const words = ownWords(cv)
  const town = cv?.place?.city ?? cv?.place?.text.split(',')[0] ?? null
  return {
    rights: workRightsIn(words),
    staysPut: STAYS_PUT.test(words) || wantsHomeOnly(words, town),
  }
}

const ownWords = (cv: OwnWords | null): string =>
  [cv?.label ?? '', ...(cv?.summary ?? []), ...(cv?.other ?? []).flatMap(({ lines }) => lines)]
    .map((line) => (typeof line === 'string' ? line : line.text))
    .join('\n')

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
