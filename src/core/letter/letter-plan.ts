/**
 * The outline of a cover letter: which CV lines answer the listing, which further skills are shown, what is only
 * related, and what is not claimed. The same CV and listing give the same outline.
 */
import type { Cv, CvRole } from '#core/cv/cv.ts'
import type { RequirementFinding } from '#core/match/match.ts'
import type { Requirement } from '#core/requirement/requirement.ts'
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { writtenNumbers } from '#core/text/written-number.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { type FirstPerson, toFirstPerson } from './first-person.ts'
import { toFirstPersonIn } from './first-person-others.ts'
import { skillsOfPart } from './letter-findings.ts'
import type { LetterLanguage } from './letter-language.ts'
import { isSelfEmployed } from './letter-names.ts'
import type { Held } from './letter-role.ts'
import { sentencesOf } from './listing-reason.ts'

/** A CV line the letter may use, and where the work was done. */
export type LetterProof = {
  /** The line, and the parts that say where it was done. */
  sources: string[]
  said: FirstPerson
  place:
    | {
        kind: 'job'
        company: string
        title: string
        isPresent: boolean
        start: string | null
        end: string | null
      }
    | { kind: 'project'; name: string }
    | { kind: 'volunteer'; organization: string }
  /** The requirement it answers; null if it answers none. */
  answers: Requirement | null
  /** Canonical names of requested skills that the line shows. */
  skills: string[]
  /** Index of the role it was done in; 0 is the newest. */
  age: number
  /** How much it adds to the letter. */
  points: number
}

export type LetterPlan = {
  /** Best first. The letter uses as many as its length allows; the rest are alternatives. */
  proofs: LetterProof[]
  /** Requested skills that the CV shows, with the parts that show them. */
  shown: { skill: string; sources: string[]; requirement: Requirement }[]
  notClaimed: { what: string; quote: string }[]
}

type Candidate = Pick<LetterProof, 'sources' | 'said' | 'place' | 'age'> & {
  text: string
  skills: string[]
}

/** The most proofs to offer. */
const MAX_PROOFS = 12
const NEED = { must: 3, nice: 1.5 } as const

/** `about`: words of the job, to tell lines of the same worth apart. */
export function planLetter(
  cv: Cv,
  findings: readonly RequirementFinding[],
  { language, about }: { language: LetterLanguage; about: string },
): LetterPlan {
  return {
    proofs: chooseProofs(candidates(cv, language), findings, new Set(contentStems(about))),
    shown: shownSkills(findings),
    notClaimed: findings
      .filter(({ verdict }) => verdict === 'gap' || verdict === 'partly')
      .map(({ requirement }) => ({ what: whatIsAsked(requirement), quote: requirement.quote })),
  }
}

/** "Java or Kotlin"; otherwise the listing's own words. */
export function whatIsAsked(requirement: Requirement): string {
  if (requirement.kind === 'skill') return requirement.anyOf.join(' or ')
  return requirement.quote.length <= 120 ? requirement.quote : `${requirement.quote.slice(0, 117)}…`
}

function candidates(cv: Cv, language: LetterLanguage): Candidate[] {
  const found: Candidate[] = []
  const add = (
    line: string,
    it: Omit<Candidate, 'text' | 'skills' | 'said'>,
    isPresent = false,
  ) => {
    const text = claimedText(line)
    // A wish is not evidence of work.
    if (text.trim() === '') return
    const said =
      language === 'en' ? toFirstPerson(line, isPresent) : toFirstPersonIn(language, line)
    found.push({ ...it, text, said, skills: findSkills(text) })
  }

  let age = 0
  for (const { id, company, roles } of cv.work) {
    for (const role of roles) {
      const isPresent = role.end === 'present'
      const { title, start, end } = role
      const place = { kind: 'job' as const, company, title, isPresent, start, end }
      for (const line of role.highlights) {
        add(line.text, { sources: [line.id, role.id, id], place, age }, isPresent)
      }
      for (const sentence of sentencesOf(role.summary ?? '')) {
        add(sentence, { sources: [role.id, id], place, age }, isPresent)
      }
      age += 1
    }
  }
  for (const { id, name, description, highlights } of cv.projects) {
    const place = { kind: 'project' as const, name }
    for (const line of highlights) add(line.text, { sources: [line.id, id], place, age: 1 })
    for (const sentence of sentencesOf(description ?? '')) {
      add(sentence, { sources: [id], place, age: 1 })
    }
  }
  for (const { id, organization, highlights } of cv.volunteer) {
    const place = { kind: 'volunteer' as const, organization }
    for (const line of highlights) add(line.text, { sources: [line.id, id], place, age: 3 })
  }
  return found.filter(
    ({ place, text }) => (nameOf(place) !== '' || isOwnBusiness(place)) && text.length >= 15,
  )
}

export const isOwnBusiness = (place: LetterProof['place']) =>
  place.kind === 'job' && isSelfEmployed(place.company)

export const nameOf = (place: LetterProof['place']) =>
  place.kind === 'job' ? place.company : place.kind === 'project' ? place.name : place.organization

/** Greedy: each step picks the line that adds most to what the letter already answers. */
function chooseProofs(
  all: Candidate[],
  findings: readonly RequirementFinding[],
  about: ReadonlySet<string>,
): LetterProof[] {
  const chosen: LetterProof[] = []
  const answered = new Set<string>()
  const places = new Set<string>()
  const texts = new Set<string>()
  const left = [...all]
  while (chosen.length < MAX_PROOFS && left.length > 0) {
    const scored = left.map((it) => score(it, findings, answered, about))
    const repeats = left.map(({ place }) => (places.has(nameOf(place)) ? 0.6 : 0))
    const totals = scored.map(({ points }, index) => points - (repeats[index] ?? 0))
    const best = totals.indexOf(Math.max(...totals))
    const [candidate] = left.splice(best, 1)
    if (!candidate || texts.has(candidate.said.text)) continue
    const met = scored[best]?.met ?? []
    const { sources, said, place, age } = candidate
    const skills = [...new Set(met.flatMap(({ skills: its }) => its))]
    const points = totals[best] ?? 0
    chosen.push({ sources, said, place, age, points, answers: met[0]?.requirement ?? null, skills })
    for (const { requirement } of met) answered.add(requirement.id)
    places.add(nameOf(place))
    texts.add(said.text)
  }
  return chosen
}

type Met = { requirement: Requirement; skills: string[]; weight: number }

function score(
  it: Candidate,
  findings: readonly RequirementFinding[],
  answered: ReadonlySet<string>,
  about: ReadonlySet<string>,
) {
  const met: Met[] = []
  for (const { requirement, verdict, proofs } of findings) {
    if (verdict !== 'met') continue
    const isProof = proofs.some(({ id }) => id === it.sources[0]) && requirement.kind !== 'years'
    const isShown = (name: string) =>
      it.skills.includes(name) || (isProof && ` ${it.text} `.includes(` ${name} `))
    const skills = requirement.kind === 'skill' ? requirement.anyOf.filter(isShown) : []
    if (skills.length === 0 && !isProof) continue
    if (requirement.kind === 'skill' && skills.length === 0) continue
    const weight = NEED[requirement.need] * (answered.has(requirement.id) ? 0.2 : 1)
    met.push({ requirement, skills, weight })
  }
  met.sort((a, b) => b.weight - a.weight)
  const answers = met.slice(0, 3).reduce((sum, { weight }) => sum + weight, 0)
  const shared = new Set(contentStems(it.text).filter((stem) => about.has(stem))).size
  return { met, points: answers + worth(it) + Math.min(shared, 3) * 0.5 }
}

/** Work beside a job, or before the first. */
const ASIDE =
  /\b(?:part-time|volunteer|tutor|intern|trainee|working student|werkstudent|stage|stagiaire|becari)/i

/** What came of the work. */
const RESULT =
  /\b(?:cut|cutting|reduc|rais|grew|doubl|halv|sav(?:ed|ing)|increas|improv|fell|rose|from \S+ .{0,20}to|by \d|stopped|without an? outage|faster|used by|now takes|senk|gesenkt|reduzier|gesteigert|um \d|réduit|augment|de plus|reduj|aument|un \d)/i

/** The value of a line in itself: a clear clause, a number, recent, and neither too short nor too long. */
function worth({ said, text, age, place }: Candidate): number {
  const grammar = said.how === 'clause' ? 1 : said.how === 'noun' ? 0 : -3
  const number = writtenNumbers(said.text).some(({ value }) => value < 1900 || value > 2100) ? 1 : 0
  const result = RESULT.test(said.text) ? 1 : 0
  const length = said.text.length
  const size = length < 35 ? -1.5 : length > 200 ? -2 : 0.5
  const skilled = findSkills(text).length > 0 ? 0.5 : 0
  const office = /^I (?:was|am) /.test(said.text) ? -1 : 0
  const aside = place.kind === 'job' && ASIDE.test(place.title) ? -1.5 : 0
  return (
    grammar +
    number +
    result +
    size +
    aside +
    skilled +
    office +
    Math.max(0, 1.5 - age * 0.5) -
    fillerPhrases(text).length * 3
  )
}

function shownSkills(findings: readonly RequirementFinding[]): LetterPlan['shown'] {
  return findings.flatMap(({ requirement, verdict, proofs }) => {
    if (requirement.kind !== 'skill' || verdict !== 'met') return []
    for (const skill of requirement.anyOf) {
      const sources = proofs.filter(({ text }) => skillsOfPart(text).has(skill)).map(({ id }) => id)
      if (sources.length > 0) return [{ skill, sources: sources.slice(0, 2), requirement }]
    }
    return []
  })
}

/** The newest role in the CV. */
export function newestRole(cv: Cv): { company: string; role: CvRole; sources: string[] } | null {
  const current = cv.work.find(({ roles }) => roles.some(({ end }) => end === 'present'))
  const employment = current ?? cv.work[0]
  const role = employment?.roles.find(({ end }) => end === 'present') ?? employment?.roles[0]
  if (!employment || !role || employment.company === '' || role.title === '') return null
  return { company: employment.company, role, sources: [role.id, employment.id] }
}

/** The person's titles, newest first, and the words of their skills, summary and lines. */
export function heldBy(cv: Cv): Held {
  const roles = cv.work.flatMap((it) => it.roles)
  const lines = [...cv.summary, ...roles.flatMap(({ highlights }) => highlights)]
  return {
    titles: [...roles.map(({ title }) => title), ...(cv.label ? [cv.label] : [])],
    words: [
      ...cv.skills.flatMap(({ keywords }) => keywords),
      ...lines.map(({ text }) => text),
    ].join('\n'),
  }
}
