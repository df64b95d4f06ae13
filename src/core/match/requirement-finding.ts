/**
 * Checks one requirement of a listing against a CV: met with the lines that prove it, partly met, a gap, or unknown.
 */
import type { Cv, CvEducation } from '#core/cv/cv.ts'
import { formatPartialDate } from '#core/cv/cv-span.ts'
import { monthsCovered, spanOf } from '#core/cv/month-span.ts'
import { studyState } from '#core/cv/study-state.ts'
import { degreeOf } from '#core/requirement/degree.ts'
import { DEGREES, type Degree, FLUENCIES, type Requirement } from '#core/requirement/requirement.ts'
import { fluencyOf, languageName, spokenLanguages } from '#core/requirement/spoken-language.ts'
import { isCapability } from '#core/skill/capability.ts'
import { skillKind } from '#core/skill/skill.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import type { SkillKind } from '#core/skill/skill-table.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { fold } from '#core/text/fold-text.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'
import type { Evidence } from './cv-evidence.ts'
import type { Proof, RequirementFinding, Verdict } from './match.ts'
import type { MatchDemands } from './match-demands.ts'
import { levelValue, type PreparedPerson } from './match-formula.ts'
import { placeFit } from './match-place.ts'
import { sentenceForPlace } from './match-words.ts'
import { kindNearness } from './role-nearness.ts'

export type Judging = {
  cv: Cv
  prepared: PreparedPerson
  /** Of the opening that is compared. */
  demands: MatchDemands
  evidence: readonly Evidence[]
  /** YYYY-MM-DD. */
  today: string
}

type Judged = { verdict: Verdict; proofs: Proof[]; says: string }

/** The most CV lines to cite for one finding. */
const MAX_PROOFS = 3
/** From this share of the requested years on, the requirement is partly met. */
const NEAR_YEARS = 0.6
/** Years of work that replace a first degree if the listing accepts equivalent experience. */
const MONTHS_FOR_DEGREE = 48

export function judgeRequirement(requirement: Requirement, judging: Judging): RequirementFinding {
  return { requirement, ...judge(requirement, judging) }
}

function judge(asked: Requirement, judging: Judging): Judged {
  switch (asked.kind) {
    case 'skill':
      return judgeSkill(asked.anyOf, judging)
    case 'years':
      return judgeYears(asked, judging)
    case 'level':
      return judgeLevel(asked, judging)
    case 'degree':
      return judgeDegree(asked, judging)
    case 'language':
      return judgeLanguage(asked, judging)
    case 'place':
      return judgePlace(judging)
    case 'permission':
      return unknown(
        asked.isSponsored === true
          ? 'The listing mentions visa sponsorship; your CV doesn’t say whether you need it.'
          : 'Your CV doesn’t say where you’re allowed to work.',
      )
    case 'other':
      return unknown('This can’t be checked against a CV. Check it yourself.')
  }
}

const unknown = (says: string): Judged => ({ verdict: 'unknown', proofs: [], says })

/** The verdict is that of `skillFacts`; the lines of the CV prove it. */
function judgeSkill(anyOf: string[], { evidence, prepared }: Judging): Judged {
  const shown = anyOf.filter((skill) => prepared.shown.has(skill))
  const exact = evidence.filter(({ skills }) => anyOf.some((skill) => skills.has(skill)))
  if (exact.length > 0 && shown.length > 0) {
    const named = anyOf.filter((skill) => exact.some(({ skills }) => skills.has(skill)))
    const isDone = exact.some(({ kind }) => kind === 'done')
    const where = isDone ? ' in a role or project' : ', but not in any role or project'
    return {
      verdict: 'met',
      proofs: toProofs(exact),
      says: `Your CV ${anyOf.some(isCapability) ? 'shows' : 'mentions'} ${listInEnglish(named)}${where}.`,
    }
  }
  const implied = nearest(anyOf, evidence, (value) => value >= IMPLIED_FROM)
  if (shown.length > 0) {
    return implied
      ? {
          verdict: 'met',
          proofs: toProofs(implied.lines),
          says: `Your CV doesn’t mention ${implied.asked}, but ${implied.own} implies it.`,
        }
      : { verdict: 'met', proofs: [], says: `Your profile shows ${listInEnglish(shown)}.` }
  }
  const near = nearest(anyOf, evidence, (value) => value > 0)
  if (anyOf.some((skill) => (prepared.skills.get(skill) ?? 0) > 0)) {
    const says = `Your CV doesn’t mention ${listInEnglish(anyOf, { joiner: 'or' })}`
    return near
      ? {
          verdict: 'partly',
          proofs: toProofs(near.lines),
          says: `Your CV doesn’t mention ${near.asked}, but ${near.own} is related.`,
        }
      : { verdict: 'partly', proofs: [], says: `${says}, but your profile shows a related skill.` }
  }
  const verb = anyOf.some(isCapability) ? 'show' : 'mention'
  return {
    verdict: 'gap',
    proofs: [],
    says: `Your CV doesn’t ${verb} ${listInEnglish(anyOf, { joiner: 'or' })}.`,
  }
}

/** The CV skill most closely related to one of the requested skills, with the lines that name it. */
function nearest(
  anyOf: string[],
  evidence: readonly Evidence[],
  isEnough: (value: number) => boolean,
) {
  let best: { asked: string; own: string; value: number } | null = null
  for (const own of new Set(evidence.flatMap(({ skills }) => [...skills]))) {
    for (const asked of anyOf) {
      const value = relatedSkills(own).get(asked) ?? 0
      if (isEnough(value) && value > (best?.value ?? 0)) best = { asked, own, value }
    }
  }
  if (best === null) return null
  const { own } = best
  return { ...best, lines: evidence.filter(({ skills }) => skills.has(own)) }
}

/** Cites different parts of the CV rather than the same one twice. */
function toProofs(lines: readonly Evidence[]): Proof[] {
  const seen = new Set<string>()
  const first = lines.filter(({ id }) => !seen.has(id) && seen.add(id))
  return first.slice(0, MAX_PROOFS).map(({ id, text }) => ({ id, text }))
}

function judgeYears({ years, of }: Requirement & { kind: 'years' }, judging: Judging): Judged {
  const { months, proofs, what } = monthsOf(of, judging)
  const asked = `${countOf(years.min, 'year')}${what}`
  if (months === null)
    return unknown(`The listing asks for ${asked}; your CV has no dates to count from.`)
  const have = months < 12 ? countOf(months, 'month') : countOf(Math.floor(months / 12), 'year')
  const says = `The listing asks for ${asked}; your CV shows ${months === 0 ? 'none' : have + what}.`
  const verdict = verdictOf(months, years.min * 12)
  return { verdict, proofs: verdict === 'gap' ? [] : proofs, says }
}

const verdictOf = (have: number, asked: number): Verdict =>
  have >= asked ? 'met' : have >= asked * NEAR_YEARS ? 'partly' : 'gap'

const TECHNOLOGIES: ReadonlySet<SkillKind | null> = new Set([
  'language',
  'frontend',
  'backend',
  'mobile',
  'database',
  'cloud',
  'infrastructure',
])

function monthsOf(of: string | null, { cv, prepared: { person }, evidence, today }: Judging) {
  const roles = cv.work.flatMap(({ roles }) => roles)
  const proofsOf = (some: typeof roles) =>
    some.slice(0, MAX_PROOFS).map(({ id, title }) => ({ id, text: title }))
  if (of === null) return { months: person.months, proofs: proofsOf(roles), what: '' }
  const skill = person.skills.find((one) => one.skill === of)
  // Years of Python are those in roles that name it: the same kind of work in PHP is not.
  const kind = TECHNOLOGIES.has(skillKind(of)) ? null : kindOfTitle(of)
  if (kind === null) {
    // Named, but in no dated role: the duration is unknown.
    const months = skill === undefined ? 0 : skill.months > 0 ? skill.months : null
    const lines = evidence.filter(({ kind, skills }) => kind === 'done' && skills.has(of))
    return { months, proofs: toProofs(lines), what: ` of ${of}` }
  }
  const same = roles.filter(({ title }) => isSameWork(kindOfTitle(title), kind))
  const spans = same.flatMap((role) => spanOf(role, today) ?? [])
  const months = same.length > 0 && spans.length === 0 ? null : monthsCovered(spans)
  return { months, proofs: proofsOf(same), what: ` of ${of}` }
}

const isSameWork = (own: RoleKind | null, kind: RoleKind) =>
  own !== null && kindNearness(own, kind) >= (kind === 'software' ? 3 : 5)

/** From these values of a level on, in thousandths. */
const SAME_LEVEL = 850
const NEAR_LEVEL = 600

function judgeLevel(
  { level }: Requirement & { kind: 'level' },
  { cv, prepared: { person }, demands }: Judging,
): Judged {
  if (demands.level === null) return unknown('The listing is open to several levels.')
  if (person.level === null) return unknown('Your level isn’t clear from your CV.')
  const newest = cv.work[0]?.roles[0]
  const proofs = newest ? [{ id: newest.id, text: newest.title }] : []
  const says = `The job is ${level} level; your CV suggests ${person.level} level.`
  const value = levelValue({ level: person.level, months: person.months }, level)
  const verdict = value >= SAME_LEVEL ? 'met' : value >= NEAR_LEVEL ? 'partly' : 'gap'
  return { verdict, proofs: verdict === 'gap' ? [] : proofs, says }
}

const DEGREE_NAMES: Readonly<Record<Degree, string>> = {
  school: 'a school leaving certificate',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctor: 'a doctorate',
}

function judgeDegree(
  asked: Requirement & { kind: 'degree' },
  { cv, prepared: { person }, today }: Judging,
): Judged {
  if (cv.education.length === 0) return unknown('Your CV lists no education.')
  const named = cv.education
    .map((entry) => ({ entry, degree: degreeOf([entry.degree, entry.area].join(' ')) }))
    .filter(
      ({ degree }) => degree !== null && DEGREES.indexOf(degree) >= DEGREES.indexOf(asked.degree),
    )
  const held = named.filter(({ entry }) => studyState(entry, today) === 'held')
  const studied = named.find(({ entry }) => studyState(entry, today) === 'in_progress')
  const [first] = held
  const wanted = `${DEGREE_NAMES[asked.degree]}${asked.field === null ? '' : ` in ${asked.field}`}`
  if (first === undefined && studied !== undefined) {
    const { id, degree, area, end } = studied.entry
    const until = end === null || end === 'present' ? '' : `, until ${formatPartialDate(end)}`
    const name = [degree, area].filter(Boolean).join(', ')
    return {
      verdict: 'partly',
      proofs: [{ id, text: textOfStudy(studied.entry) }],
      says: `The listing asks for ${wanted}; yours is in progress (${name}${until}).`,
    }
  }
  if (first === undefined) {
    const isEquivalent = asked.orEquivalent && (person.months ?? 0) >= MONTHS_FOR_DEGREE
    return isEquivalent
      ? {
          verdict: 'partly',
          proofs: [],
          says: `The listing asks for ${wanted} or equivalent experience, and you have years of experience.`,
        }
      : {
          verdict: 'gap',
          proofs: [],
          says: `The listing asks for ${wanted}; your CV doesn’t list one.`,
        }
  }
  const proofs = held.slice(0, MAX_PROOFS).map(({ entry }) => ({
    id: entry.id,
    text: textOfStudy(entry),
  }))
  const inField = held.map(({ entry }) => sharesField(asked.field, entry))
  if (inField.includes(true))
    return { verdict: 'met', proofs, says: `The listing asks for ${wanted}, and you have one.` }
  if (inField.includes(null))
    return {
      ...unknown(`The listing asks for ${wanted}; your CV doesn’t say which field yours is in.`),
      proofs,
    }
  return {
    verdict: 'partly',
    proofs,
    says: `The listing asks for ${wanted}; yours is in ${first.entry.area ?? 'another field'}.`,
  }
}

const textOfStudy = ({ degree, area, institution }: CvEducation) =>
  [degree, area, institution].filter(Boolean).join(', ')

/** Words of many fields, so they do not tell fields apart. */
const GENERIC = new Set(
  'science sciences engineering engineer studies technology technologies art arts applied the and for'.split(
    ' ',
  ),
)
/** Words of degrees, not of fields. */
const OF_DEGREES =
  /\b(?:doctor of philosophy|rer|nat|bachelors?|masters?|doctor(?:ate|al)?|degree|diploma?|honours|honors|hons|with|first|class|school|university|graduate|bsc|msc|beng|meng|btech|mtech|phd|mba)\b/g
/** Names of the computing field. */
const COMPUTING =
  /\b(?:cs|it|computer|computers|computing|computational|software|informatics?|informatik|informatique|informatica|programming|information (?:technology|systems))\b/g

/**
 * "computer science or engineering" and "Software Engineering" share a field, and "related field" matches any. Null
 * if the entry names no field.
 */
function sharesField(
  field: string | null,
  { degree, area }: { degree: string; area: string | null },
): boolean | null {
  if (
    field === null ||
    /\b(?:related|relevant|technical|quantitative|stem|similar|any)\b/i.test(field)
  )
    return true
  const own = fieldWords([degree, area].filter(Boolean).join(' '))
  if (own.length === 0 || (area === null && own.every((word) => GENERIC.has(word)))) return null
  return field.split(/,|\/|&|\b(?:and|or)\b/).some((part) => {
    const asked = fieldWords(part)
    const specific = asked.filter((word) => !GENERIC.has(word))
    return (specific.length > 0 ? specific : asked).some((word) => own.includes(word))
  })
}

const fieldWords = (text: string): string[] =>
  fold(text)
    .replace(OF_DEGREES, ' ')
    .replace(COMPUTING, 'computing')
    .match(/[a-z]{3,}/g) ?? []

function judgeLanguage(
  { language, fluency }: Requirement & { kind: 'language' },
  { cv }: Judging,
): Judged {
  const name = languageName(language)
  if (cv.languages.length === 0)
    return unknown(`The listing asks for ${name}; your CV lists no languages.`)
  const held = cv.languages.find((one) =>
    spokenLanguages(`speaks ${one.language}`).some((spoken) => spoken.language === language),
  )
  if (held === undefined)
    return {
      verdict: 'gap',
      proofs: [],
      says: `The listing asks for ${name}; your CV doesn’t list it.`,
    }
  const text = [held.language, held.fluency].filter(Boolean).join(', ')
  const own = held.fluency === null ? null : fluencyOf(held.fluency)
  const isEnough =
    fluency === null || own === null || FLUENCIES.indexOf(own) >= FLUENCIES.indexOf(fluency)
  return {
    verdict: isEnough ? 'met' : 'partly',
    proofs: [{ id: held.id, text }],
    says: isEnough
      ? `Your CV lists ${name}.`
      : `The listing asks for better ${name} than your CV shows.`,
  }
}

/** Every line about a place has the verdict and the sentence of all that the listing says about places. */
function judgePlace({ cv, prepared: { person }, demands }: Judging): Judged {
  if (person.home.length + person.wished.length === 0)
    return unknown('Your CV doesn’t say where you live.')
  const fit = placeFit(person, demands)
  const says = sentenceForPlace(fit, demands)
  if (fit === null || (fit.verdict === 'not-said' && fit.friction.length === 0))
    return unknown(says)
  if (fit.verdict === 'no') return { verdict: 'gap', proofs: [], says }
  const proofs = cv.place === null ? [] : [{ id: 'place', text: cv.place.text }]
  return { verdict: fit.friction.length > 0 ? 'partly' : 'met', proofs, says }
}
