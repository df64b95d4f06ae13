/**
 * The outline of a cover letter: which CV lines answer the listing, which further skills are shown, and what is not
 * claimed. Facts are chosen by what they answer, results before duties. The same CV and listing give the same outline.
 */
import type { Cv, CvRole } from '#core/cv/cv.ts'
import type { RequirementFinding } from '#core/match/match.ts'
import type { Requirement } from '#core/requirement/requirement.ts'
import { findSkills } from '#core/skill/skill.ts'
import { readTitle } from '#core/title/read-title.ts'
import { craftOf } from './letter-craft.ts'
import { skillsOfPart } from './letter-findings.ts'
import type { LetterLanguage } from './letter-language.ts'
import { type LetterLine, letterLines, placeKey } from './letter-lines.ts'
import { type AskedTopic, askedTopics, type ListingSentence } from './letter-topics.ts'
import {
  answersOf,
  isImplied,
  isResult,
  mentionsOf,
  strengthOf,
  type Valued,
  valuedLine,
} from './line-value.ts'

/** A line that the letter may use, and what it answers. */
export type LetterProof = Pick<
  LetterLine,
  'key' | 'sources' | 'text' | 'said' | 'item' | 'isSentence' | 'isSpoken' | 'place' | 'age'
> & {
  /** The requirement it answers; null if it answers none. */
  answers: Requirement | null
  /** Canonical names of requested skills that the line shows. */
  skills: string[]
  /** Subjects of the listing that the line answers. */
  topics: AskedTopic[]
  /** How much it adds to the letter. */
  points: number
  /** Words that it shares with the listing and few others have. */
  shared: number
  /** Whether it is about the craft that the title names. */
  isCraft: boolean
  /** What it answers, is worth in itself and how recent it is: the strongest fact begins the letter. */
  strength: number
}

export type LetterPlan = {
  /** Best first. The letter uses as many as its length allows; the rest are alternatives. */
  proofs: LetterProof[]
  /** Every line of the CV about work, in its order. */
  lines: LetterProof[]
  /** Requested skills that the CV shows, with the parts that show them. */
  shown: { skill: string; sources: string[]; requirement: Requirement }[]
  notClaimed: { what: string; quote: string }[]
}

/** The most proofs to offer. */
const MAX_PROOFS = 12

/** `sentences`: those of the listing that are about the opening. */
export function planLetter(
  cv: Cv,
  findings: readonly RequirementFinding[],
  { language, sentences }: { language: LetterLanguage; sentences: readonly ListingSentence[] },
): LetterPlan {
  const about = mentionsOf(sentences)
  const topics = askedTopics(sentences, language)
  const leads = /\b(?:engineering manager|manager of engineering|head of engineering)\b/i.test(
    sentences[0]?.text ?? '',
  )
  const isSenior = /\b(?:staff|principal|lead|head|architect)\b/i.test(sentences[0]?.text ?? '')
  const helps = /\b(?:support|customer success)\b/i.test(sentences[0]?.text ?? '')
  const isProjectAsked = sentences.some(({ text }) => ASKS_PROJECTS.test(text))
  const isTech = readTitle({ title: sentences[0]?.text ?? '' }).family !== 'other'
  const title = sentences[0]?.text ?? ''
  const asked = {
    findings,
    topics,
    about,
    // Its words are English.
    craft: craftOf(language === 'en' ? title : ''),
    inTitle: new Set(findSkills(title)),
  }
  const all = letterLines(cv, language).map((it) => valuedLine(it, asked))
  const near = isTech ? all.filter((it) => !isOtherWork(it)) : all
  const valued = (near.some(({ line }) => line.isSentence || line.item !== null) ? near : all)
    .map((it) =>
      isProjectAsked && it.line.place.kind === 'project' ? { ...it, worth: it.worth + 4 } : it,
    )
    // What somebody with a career does for others in their free time is no reason to hire them.
    .map((it) => {
      const isFree = it.line.place.kind === 'project' && it.met.length === 0 && it.shared < 2
      if (isFree && isEmployed(cv)) return { ...it, worth: it.worth - 5 }
      const isSide = it.line.place.kind === 'project' && isLongEmployed(cv)
      return isSide && !isProjectAsked ? { ...it, worth: it.worth - 2.5 } : it
    })
    .map((it) =>
      isSenior && LEADS.test(it.line.said.text) ? { ...it, worth: it.worth + 2.5 } : it,
    )
    .map((it) =>
      !isSenior && !leads && !isResult(it.line.text) && OVERSEES.test(it.line.said.text)
        ? { ...it, worth: it.worth - 2 }
        : it,
    )
    .map((it) =>
      (leads && PEOPLE.test(it.line.said.text)) || (helps && HELPS.test(it.line.said.text))
        ? { ...it, worth: it.worth + 3, bonus: it.bonus + 3 }
        : it,
    )
  return {
    proofs: chooseProofs(valued),
    lines: all.map((it) => toProof(it, it.worth + answersOf(it, new Set(), new Set()))),
    shown: shownSkills(findings),
    notClaimed: findings
      .filter(({ verdict }) => verdict === 'gap' || verdict === 'partly')
      .map(({ requirement }) => ({ what: whatIsAsked(requirement), quote: requirement.quote })),
  }
}

/** A job in another trade, and nothing of what is asked: a barista's. */
const isOtherWork = ({ line: { place, skills }, met, topics, shared }: Valued) =>
  place.kind === 'job' &&
  place.title !== '' &&
  readTitle({ title: place.title }).family === 'other' &&
  !/engineer|develop|program|technical|technolog|software|data|research|scien|product|manager|lead|head|founder|cto|consult|analyst|support|admin/i.test(
    place.title,
  ) &&
  skills.length === 0 &&
  met.length === 0 &&
  topics.every(({ noun }) =>
    /\b(?:teams?|mentor\w*|train\w*|teach\w*|people|leading)\b/.test(noun),
  ) &&
  shared < 2

/** What a manager does. */
const PEOPLE =
  /^I (?:\p{Ll}+ )?(?:hired|coached|mentored|managed?|built (?:a|the) team|grew|promoted|onboarded|lead|led) .*\b(?:teams?|people|engineers?|developers?|designers?|reports?|hires?)\b|\bcycle time\b/iu

/** What is expected of staff and principal engineers beside their own work. */
const LEADS =
  /^I (?:am|was) the (?:tech|technical|team) lead\b|^I (?:set|led|lead|chair|own) the (?:[\p{L}-]+ ){0,2}(?:direction|architecture|strategy|review|platform|guild)\b/u

/** Work with people beside the craft, which is not what an engineer's letter begins with. */
const OVERSEES =
  /^I (?:also )?(?:lead|led|mentor(?:ed)?|manage[sd]?|(?:interviewed and )?coach(?:ed)?|supervise[sd]?|interview(?:ed)?|am|was) (?:the (?:\S+ ){0,2}guild|(?:a|the|our|\d+|two|three|four|five|six|seven|eight) (?:\S+ ){0,3}(?:team|engineers?|developers?|people|juniors?|interns?|scientists?)|on the)\b/u

/** What support is. */
const HELPS =
  /^I (?:provided? support|helped \p{Ll}+ with|was the first support|(?:answer|solve|resolve|handle|debug)(?:e?d|ged)? (?:about |over |some )?\S+ (?:\p{L}+ ){0,4}?(?:cases|tickets|problems))\b/u

/** Two jobs or more, one of which goes on. */
const isEmployed = ({ work }: Cv) =>
  work.length > 1 && work.some(({ roles }) => roles.some(({ end }) => end === 'present'))

/** Three jobs or more, of which nobody has to be shown what they do at home. */
const isLongEmployed = (cv: Cv) => isEmployed(cv) && cv.work.length > 2 && yearsOf(cv) > 4

const yearsOf = ({ work }: Cv) => {
  const starts = work.flatMap(({ roles }) => roles.flatMap(({ start }) => start ?? []))
  const years = starts.map((start) => Number(start.slice(0, 4)))
  return Math.max(...years) - Math.min(...years)
}

/** Work of one's own is wanted. */
const ASKS_PROJECTS =
  /\b(?:OSS|open[- ]source) (?:projects?|contributions?|contributors?|experience|work)\b|\b(?:side|personal|own) projects?\b|\b(?:favou?rite projects|things you(?:['’]ve| have) built)\b/i

/** "Java or Kotlin"; otherwise the listing's own words. */
export function whatIsAsked(requirement: Requirement): string {
  if (requirement.kind === 'skill') return requirement.anyOf.join(' or ')
  return requirement.quote.length <= 120 ? requirement.quote : `${requirement.quote.slice(0, 117)}…`
}

/** A letter is about several jobs at most, and not about one line after another of the same. */
const MAX_PER_ROLE = 3

/** Greedy: each step picks the line that adds most to what the letter already answers. */
function chooseProofs(all: readonly Valued[]): LetterProof[] {
  const chosen: LetterProof[] = []
  const answered = new Set<string>()
  const subjects = new Set<number>()
  const places = new Map<string, number>()
  const texts = new Set<string>()
  const left = [...all]
  while (chosen.length < MAX_PROOFS && left.length > 0) {
    let best = 0
    let points = Number.NEGATIVE_INFINITY
    for (const [at, it] of left.entries()) {
      const adds = it.worth + answersOf(it, answered, subjects) - crowd(it.line, places)
      if (adds > points) [best, points] = [at, adds]
    }
    const [found] = left.splice(best, 1)
    if (!found || texts.has(found.line.said.text)) continue
    const { line, met, topics } = found
    const { place, said } = line
    chosen.push(toProof(found, points))
    for (const { requirement } of met) answered.add(requirement.id)
    for (const { id } of topics) subjects.add(id)
    places.set(placeKey(place), (places.get(placeKey(place)) ?? 0) + 1)
    texts.add(said.text)
  }
  return chosen
}

function toProof(valued: Valued, points: number): LetterProof {
  const { line, met, topics, shared } = valued
  const { skills: _, ...kept } = line
  return {
    ...kept,
    points,
    shared,
    topics,
    isCraft: valued.bonus > 0,
    skills: [...new Set(met.flatMap((it) => it.skills))],
    answers: met.find((it) => !isImplied(it))?.requirement ?? null,
    strength: strengthOf(valued),
  }
}

function crowd({ place }: LetterLine, places: ReadonlyMap<string, number>): number {
  const used = places.get(placeKey(place)) ?? 0
  return used >= MAX_PER_ROLE ? 3 : used * 0.5
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
