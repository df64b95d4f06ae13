/** One requirement of a listing held against a CV: the lines that meet it, a gap, or that it cannot be told. */
import type { Cv } from '#core/cv/cv.ts'
import { monthsCovered, spanOf } from '#core/cv/month-span.ts'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { kindNearness, roleKindsOf } from '#core/job/role-kind.ts'
import { parseLocation } from '#core/place/place.ts'
import { areasIn, placeKey } from '#core/place/place-area.ts'
import { degreeOf } from '#core/requirement/degree.ts'
import { DEGREES, type Degree, FLUENCIES, type Requirement } from '#core/requirement/requirement.ts'
import { fluencyOf, languageName, spokenLanguages } from '#core/requirement/spoken-language.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import { countOf, listInEnglish } from '#core/text/english-list.ts'
import { fold } from '#core/text/fold-text.ts'
import type { Evidence } from './cv-evidence.ts'
import type { Proof, RequirementFinding, Verdict } from './match.ts'
import { onePlaceValue } from './match-formula.ts'
import type { MatchPerson } from './match-person.ts'

export type Judging = {
  cv: Cv
  person: MatchPerson
  evidence: readonly Evidence[]
  /** YYYY-MM-DD. */
  today: string
}

type Judged = { verdict: Verdict; proofs: Proof[]; says: string }

/** So many lines are enough to show a thing. */
const MAX_PROOFS = 3
/** From this share of the years asked for on, a person comes near. */
const NEAR_YEARS = 0.6
/** Of a place, in thousandths: in the country, and so near that nobody moves. */
const NEAR_PLACE = 400
const SAME_PLACE = 800
/** Four years of work stand for a first degree, where the listing lets work stand for one. */
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
      return judgePlace(asked, judging)
    case 'permission':
      return unknown(
        asked.isSponsored === true
          ? 'The employer speaks of a visa; your CV does not say whether you need one.'
          : 'Your CV does not say where you may work.',
      )
    case 'other':
      return unknown('This is for you to judge: no rule can tell it from a CV.')
  }
}

const unknown = (says: string): Judged => ({ verdict: 'unknown', proofs: [], says })

function judgeSkill(anyOf: string[], { evidence }: Judging): Judged {
  const exact = evidence.filter(({ skills }) => anyOf.some((skill) => skills.has(skill)))
  if (exact.length > 0) {
    const named = anyOf.filter((skill) => exact.some(({ skills }) => skills.has(skill)))
    const isDone = exact.some(({ kind }) => kind === 'done')
    const where = isDone ? 'in what you did' : 'but in no role or project'
    return {
      verdict: 'met',
      proofs: toProofs(exact),
      says: `Your CV names ${listInEnglish(named)}, ${where}.`,
    }
  }
  const implied = nearest(anyOf, evidence, (value) => value >= IMPLIED_FROM)
  if (implied) {
    return {
      verdict: 'met',
      proofs: toProofs(implied.lines),
      says: `Your CV does not write ${implied.asked}; ${implied.own}, which it names, shows it.`,
    }
  }
  const near = nearest(anyOf, evidence, (value) => value > 0)
  if (near) {
    return {
      verdict: 'partly',
      proofs: toProofs(near.lines),
      says: `Your CV does not name ${near.asked}; ${near.own} is near it.`,
    }
  }
  return {
    verdict: 'gap',
    proofs: [],
    says: `Nothing in your CV shows ${listInEnglish(anyOf, { joiner: 'or' })}.`,
  }
}

/** The skill of the CV that says most about one of those asked for, with the lines that name it. */
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

/** Different parts before a second line of the same one. */
function toProofs(lines: readonly Evidence[]): Proof[] {
  const seen = new Set<string>()
  const first = lines.filter(({ id }) => !seen.has(id) && seen.add(id))
  return first.slice(0, MAX_PROOFS).map(({ id, text }) => ({ id, text }))
}

function judgeYears({ years, of }: Requirement & { kind: 'years' }, judging: Judging): Judged {
  const { months, proofs, what } = monthsOf(of, judging)
  const asked = `${countOf(years.min, 'year')}${what}`
  if (months === null) return unknown(`It asks for ${asked}; your CV has no dates that tell.`)
  const have = months < 12 ? countOf(months, 'month') : countOf(Math.floor(months / 12), 'year')
  const says = `It asks for ${asked}; the dates of your CV show ${months === 0 ? 'none' : have}.`
  const verdict = verdictOf(months, years.min * 12)
  return { verdict, proofs: verdict === 'gap' ? [] : proofs, says }
}

const verdictOf = (have: number, asked: number): Verdict =>
  have >= asked ? 'met' : have >= asked * NEAR_YEARS ? 'partly' : 'gap'

function monthsOf(of: string | null, { cv, person, evidence, today }: Judging) {
  const roles = cv.work.flatMap(({ roles }) => roles)
  const proofsOf = (some: typeof roles) =>
    some.slice(0, MAX_PROOFS).map(({ id, title }) => ({ id, text: title }))
  if (of === null) return { months: person.months, proofs: proofsOf(roles), what: '' }
  const skill = person.skills.find((one) => one.skill === of)
  const kinds = roleKindsOf(`${of} engineer`).length > 0 ? roleKindsOf(of) : []
  if (kinds.length === 0) {
    // Named, but in no dated role: for how long is not told.
    const months = skill === undefined ? 0 : skill.months > 0 ? skill.months : null
    const lines = evidence.filter(({ kind, skills }) => kind === 'done' && skills.has(of))
    return { months, proofs: toProofs(lines), what: ` of ${of}` }
  }
  const same = roles.filter(({ title }) =>
    roleKindsOf(title).some((own) =>
      kinds.some((kind) => kindNearness(own, kind) >= (kind === 'software' ? 3 : 5)),
    ),
  )
  const spans = same.flatMap((role) => spanOf(role, today) ?? [])
  const months = same.length > 0 && spans.length === 0 ? null : monthsCovered(spans)
  return { months, proofs: proofsOf(same), what: ` of ${of}` }
}

const LEVEL_NAMES = { entry: 'entry', mid: 'mid', senior: 'senior', lead: 'lead' } as const

function judgeLevel({ level }: Requirement & { kind: 'level' }, { cv, person }: Judging): Judged {
  if (person.level === null)
    return unknown('The level of your work could not be read from your CV.')
  const step = EXPERIENCE_LEVELS.indexOf(person.level) - EXPERIENCE_LEVELS.indexOf(level)
  const newest = cv.work[0]?.roles[0]
  const proofs = newest ? [{ id: newest.id, text: newest.title }] : []
  const says = `It is a role of ${LEVEL_NAMES[level]} level; your CV reads as ${LEVEL_NAMES[person.level]} level.`
  const verdict = step >= 0 ? 'met' : step === -1 ? 'partly' : 'gap'
  return { verdict, proofs: verdict === 'gap' ? [] : proofs, says }
}

const DEGREE_NAMES: Readonly<Record<Degree, string>> = {
  school: 'a school leaving certificate',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctor: 'a doctorate',
}

function judgeDegree(asked: Requirement & { kind: 'degree' }, { cv, person }: Judging): Judged {
  if (cv.education.length === 0) return unknown('Your CV names no education.')
  const held = cv.education
    .map((entry) => ({ entry, degree: degreeOf([entry.degree, entry.area].join(' ')) }))
    .filter(
      ({ degree }) => degree !== null && DEGREES.indexOf(degree) >= DEGREES.indexOf(asked.degree),
    )
  const [first] = held
  const wanted = `${DEGREE_NAMES[asked.degree]}${asked.field === null ? '' : ` in ${asked.field}`}`
  if (first === undefined) {
    const isMadeUp = asked.orEquivalent && (person.months ?? 0) >= MONTHS_FOR_DEGREE
    return isMadeUp
      ? {
          verdict: 'partly',
          proofs: [],
          says: `It asks for ${wanted} or work that stands for it, and you have years of that.`,
        }
      : { verdict: 'gap', proofs: [], says: `It asks for ${wanted}; your CV names none.` }
  }
  const proofs = held.slice(0, MAX_PROOFS).map(({ entry }) => ({
    id: entry.id,
    text: [entry.degree, entry.area, entry.institution].filter(Boolean).join(', '),
  }))
  const inField = held.map(({ entry }) => sharesField(asked.field, entry))
  if (inField.includes(true))
    return { verdict: 'met', proofs, says: `It asks for ${wanted}, and you have one.` }
  if (inField.includes(null))
    return { ...unknown(`It asks for ${wanted}; your CV does not say what yours is in.`), proofs }
  return {
    verdict: 'partly',
    proofs,
    says: `It asks for ${wanted}; yours is in ${first.entry.area ?? 'another field'}.`,
  }
}

/** Of every faculty: they tell no field apart. */
const GENERIC = new Set(
  'science sciences engineering engineer studies technology technologies art arts applied the and for'.split(
    ' ',
  ),
)
/** Words of degrees, which name no field. */
const OF_DEGREES =
  /\b(?:doctor of philosophy|rer|nat|bachelors?|masters?|doctor(?:ate|al)?|degree|diploma?|honours|honors|hons|with|first|class|school|university|graduate|bsc|msc|beng|meng|btech|mtech|phd|mba)\b/g
/** Names of one field. */
const COMPUTING =
  /\b(?:cs|it|computer|computers|computing|computational|software|informatics?|informatik|informatique|informatica|programming|information (?:technology|systems))\b/g

/**
 * "computer science or engineering" and "Software Engineering" share a field; so do all fields with "related field".
 * Null where the entry names no field.
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
    const telling = asked.filter((word) => !GENERIC.has(word))
    return (telling.length > 0 ? telling : asked).some((word) => own.includes(word))
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
    return unknown(`Your CV names no languages, and it asks for ${name}.`)
  const held = cv.languages.find((one) =>
    spokenLanguages(`speaks ${one.language}`).some((spoken) => spoken.language === language),
  )
  if (held === undefined)
    return { verdict: 'gap', proofs: [], says: `It asks for ${name}; your CV does not name it.` }
  const text = [held.language, held.fluency].filter(Boolean).join(', ')
  const own = held.fluency === null ? null : fluencyOf(held.fluency)
  const isEnough =
    fluency === null || own === null || FLUENCIES.indexOf(own) >= FLUENCIES.indexOf(fluency)
  return {
    verdict: isEnough ? 'met' : 'partly',
    proofs: [{ id: held.id, text }],
    says: isEnough ? `Your CV names ${name}.` : `It asks for more ${name} than your CV says.`,
  }
}

function judgePlace(
  { text, countries, isOnSite }: Requirement & { kind: 'place' },
  { cv, person }: Judging,
): Judged {
  if (person.home.length + person.wished.length === 0)
    return unknown('Your CV does not say where you are.')
  const read = parseLocation(text).places.flatMap(({ country, city }) =>
    country === null ? [] : placeKey(country, city),
  )
  const keys = [...(read.length > 0 ? read : countries), ...areasIn(text)]
  if (keys.length === 0)
    return unknown(`It says “${text}”; whether that suits you is for you to judge.`)
  const value = Math.max(...keys.map((key) => onePlaceValue(person, key, !isOnSite)))
  const proofs = cv.place === null ? [] : [{ id: 'place', text: cv.place.text }]
  if (value < NEAR_PLACE)
    return { verdict: 'gap', proofs: [], says: `It says “${text}”, which is not where you are.` }
  return value < SAME_PLACE
    ? {
        verdict: 'partly',
        proofs,
        says: `It says “${text}”, which is in your country, but may need a move.`,
      }
    : { verdict: 'met', proofs, says: `It says “${text}”, and that is where you are.` }
}
