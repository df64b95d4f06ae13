/**
 * The outline of a cover letter: which CV lines answer the listing, which further skills are shown, and what is not
 * claimed. Facts are chosen by what they answer, results before duties. The same CV and listing give the same outline.
 */
import type { Cv, CvRole } from '#core/cv/cv.ts'
import type { RequirementFinding } from '#core/match/match.ts'
import type { Requirement } from '#core/requirement/requirement.ts'
import { findSkills } from '#core/skill/skill.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { writtenNumbers } from '#core/text/written-number.ts'
import { readTitle } from '#core/title/read-title.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { skillsOfPart } from './letter-findings.ts'
import { isBad } from './letter-item.ts'
import type { LetterLanguage } from './letter-language.ts'
import { type LetterLine, letterLines, placeKey } from './letter-lines.ts'
import { type AskedTopic, askedTopics, type ListingSentence, showsTopic } from './letter-topics.ts'
import { COMMON_STEMS } from './listing-reason.ts'

/** A line that the letter may use, and what it answers. */
export type LetterProof = Pick<
  LetterLine,
  'sources' | 'said' | 'item' | 'isSentence' | 'place' | 'age'
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
  /** How much of the listing it answers, whatever else is in the letter. */
  relevance: number
}

export type LetterPlan = {
  /** Best first. The letter uses as many as its length allows; the rest are alternatives. */
  proofs: LetterProof[]
  /** Requested skills that the CV shows, with the parts that show them. */
  shown: { skill: string; sources: string[]; requirement: Requirement }[]
  notClaimed: { what: string; quote: string }[]
}

/** The most proofs to offer. */
const MAX_PROOFS = 12
const NEED = { must: 3.2, nice: 1.2 } as const
/** What a subject of the listing is worth beside a skill. */
const TOPIC = 1.7

/** `sentences`: those of the listing that are about the opening. */
export function planLetter(
  cv: Cv,
  findings: readonly RequirementFinding[],
  { language, sentences }: { language: LetterLanguage; sentences: readonly ListingSentence[] },
): LetterPlan {
  const about = new Set(contentStems(sentences.map(({ text }) => text).join('\n')))
  const topics = askedTopics(sentences, language)
  const leads = /\b(?:engineering manager|manager of engineering|head of engineering)\b/i.test(
    sentences[0]?.text ?? '',
  )
  const isSenior = /\b(?:staff|principal|lead|head|architect)\b/i.test(sentences[0]?.text ?? '')
  const helps = /\b(?:support|customer success)\b/i.test(sentences[0]?.text ?? '')
  const isProjectAsked = sentences.some(({ text }) => ASKS_PROJECTS.test(text))
  const isTech = readTitle({ title: sentences[0]?.text ?? '' }).family !== 'other'
  const all = letterLines(cv, language).map((it) => value(it, { findings, topics, about }))
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
      isSenior && LEADS.test(it.line.said.text) ? { ...it, worth: it.worth + 2.5, bonus: 2.5 } : it,
    )
    .map((it) =>
      (leads && PEOPLE.test(it.line.said.text)) || (helps && HELPS.test(it.line.said.text))
        ? { ...it, worth: it.worth + 3, bonus: 3 }
        : it,
    )
  return {
    proofs: chooseProofs(valued),
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
  /^I (?:am|was) the (?:tech|technical|team) lead\b|^I (?:set|led|lead|chair|own) the (?:\p{L}+ ){0,2}(?:direction|architecture|strategy|review|platform)\b/u

/** What support is. */
const HELPS =
  /^I (?:provided? support|helped \p{Ll}+ with|was the first support|answer(?:ed)? \S+ (?:cases|tickets))\b/u

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

/** A line with what it answers; `worth` is what it is worth without that. */
type Valued = {
  line: LetterLine
  met: Met[]
  topics: AskedTopic[]
  worth: number
  /** What of it is for the kind of role. */
  bonus: number
  shared: number
}
type Met = { requirement: Requirement; skills: string[] }

function value(
  line: LetterLine,
  {
    findings,
    topics,
    about,
  }: {
    findings: readonly RequirementFinding[]
    topics: readonly AskedTopic[]
    about: ReadonlySet<string>
  },
): Valued {
  const met: Met[] = []
  const { text, sources } = line
  for (const { requirement, verdict, proofs } of findings) {
    if (verdict !== 'met') continue
    const isProof = proofs.some(({ id }) => id === sources[0]) && requirement.kind !== 'years'
    const isShown = (name: string) =>
      line.skills.includes(name) || (isProof && ` ${text} `.includes(` ${name} `))
    const skills = requirement.kind === 'skill' ? requirement.anyOf.filter(isShown) : []
    if (requirement.kind === 'skill' ? skills.length === 0 : !isProof) continue
    met.push({ requirement, skills })
  }
  met.sort((a, b) => NEED[b.requirement.need] - NEED[a.requirement.need])
  const shared = new Set(
    contentStems(inWords(text)).filter((stem) => about.has(stem) && !COMMON_STEMS.has(stem)),
  )
  const rare = [...shared].filter((stem) => !GENERAL_STEMS.has(stem))
  const answered = topics.filter((topic) => showsTopic(topic, text))
  const isTeaching =
    (TEACHING.test(text) || TEACHING.test(line.said.text)) &&
    !answered.some(({ noun }) => /teach|train|learn|mentor|leading/.test(noun))
  return {
    line,
    met,
    topics: answered,
    shared: rare.length,
    bonus: 0,
    worth:
      worth(line) +
      Math.min(shared.size, 4) * 0.6 +
      Math.min(rare.length, 4) * 1.2 -
      (isTeaching ? 2.5 : 0) -
      (PROMOTED.test(text) ? 3 : 0),
  }
}

/** "HealthKit" is about health. */
const inWords = (text: string) => text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')

/** Stems of work that most listings name. */
const GENERAL_STEMS: ReadonlySet<string> = new Set(
  contentStems(
    'manage manager management support feature features review reviews code test tests testing platform application app web mobile lead deploy production process client performance quality scale infrastructure cloud api apis pipeline pipelines release project projects research developer developers document documentation maintain improve create ship large internal technical time full remote hour hours open source senior junior based help set part like also real used using project requests around security finding findings scan check need point person company team left',
  ),
)

/** What others decided, rather than work. */
const PROMOTED =
  /^(?:i was )?(?:promoted|hired|selected|nominated|chosen|appointed) (?:to|as|for)\b/i

/** Lessons are a result only where somebody is to teach. */
const TEACHING =
  /^I (?:also )?(?:taught|trained|teach|train|mentor|mentored) \w|\b(?:course|students|taught \w+ (?:classes|young|adults)|exercise classes|evening classes|admissions)\b/i

/** What an answer is worth again, once the letter has given it. */
const AGAIN = 0.45
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
    const { line, met, topics, shared } = found
    const { sources, said, item, isSentence, place, age } = line
    const skills = [...new Set(met.flatMap((it) => it.skills))]
    const answers = met[0]?.requirement ?? null
    const relevance = answersOf(found, NONE, NO_TOPICS) + shared + found.bonus
    const about = { points, answers, skills, topics, shared, relevance }
    chosen.push({ sources, said, item, isSentence, place, age, ...about })
    for (const { requirement } of met) answered.add(requirement.id)
    for (const { id } of topics) subjects.add(id)
    places.set(placeKey(place), (places.get(placeKey(place)) ?? 0) + 1)
    texts.add(said.text)
  }
  return chosen
}

const NONE: ReadonlySet<string> = new Set()
const NO_TOPICS: ReadonlySet<number> = new Set()

function crowd({ place }: LetterLine, places: ReadonlyMap<string, number>): number {
  const used = places.get(placeKey(place)) ?? 0
  return used >= MAX_PER_ROLE ? 3 : used * 0.5
}

function answersOf(
  { met, topics }: Valued,
  answered: ReadonlySet<string>,
  subjects: ReadonlySet<number>,
): number {
  const skills = met
    .slice(0, 3)
    .reduce(
      (sum, { requirement: { id, need } }) => sum + NEED[need] * (answered.has(id) ? AGAIN : 1),
      0,
    )
  const asked = topics
    .slice(0, 3)
    .reduce((sum, { id, weight }) => sum + TOPIC * weight * (subjects.has(id) ? AGAIN : 1), 0)
  return Math.min(skills, 6) + Math.min(asked, 2.5)
}

/** Work beside a job, or before the first. */
const ASIDE =
  /\b(?:volunteer|tutor|intern|trainee|working student|werkstudent|stage|stagiaire|becari|graduate assistant)/i

/** What came of the work. */
const RESULT =
  /[+-]\d[\d.]{0,5} ?%|\b(?:cut|cutting|reduc|rais|grew|doubl|halv|sav(?:ed|ing)|increas|improv|fell|rose|from \S+ .{0,20}to|by \d|down|ended|stopped|without an? outage|faster|used by|now takes|went from|senk|gesenkt|reduzier|gesteigert|um \d|réduit|augment|de plus|reduj|aument|un \d)/i

/** What the employer is. */
const IS_EMPLOYER =
  /^(?:(?:small|large|family|outsourcing|software|consulting) )?(?:agency|company|studio|startup|consultancy|software for)\b/i

/** Large by its unit. */
const SCALE =
  /\d (?:petabytes?|terabytes?|PB|TB|Gbit|million|billion|Millionen|millions|millones)\b/

/** The value of a line in itself: a clear clause, a number, recent, and neither too short nor too long. */
function worth({ said, item, isSentence, text, age, place }: LetterLine): number {
  const words = isSentence || item === null ? said.text : item
  const grammar = isSentence || item !== null ? 1 : -4
  const numbers = writtenNumbers(words).map((it) => it.value)
  const isNumber = numbers.some((it) => it < 1900 || it > 2100)
  const isLarge = numbers.some((it) => it > 2100) || SCALE.test(words)
  const number = (isNumber ? 1.2 : 0) + (isLarge ? 1.5 : 0)
  const result = RESULT.test(words) ? 1.8 : 0
  // What they answer for, and how much of it.
  const scope = /^I (?:own|lead|run|manage|maintain|operate)\b.*\d/.test(said.text) ? 1 : 0
  const length = words.length
  const size = length < 40 ? -1.5 : length > 200 && result === 0 ? -2 : 0.5
  const skilled = findSkills(text).length > 0 ? 0.5 : 0
  const office =
    /^I (?:was|am) (?!the (?:first|only|sole|point person|tech|team)\b)/.test(said.text) &&
    !isNumber
      ? -5
      : 0
  const aside = place.kind === 'job' && ASIDE.test(place.title) ? -1.5 : 0
  return (
    grammar +
    number +
    result +
    scope +
    size +
    aside +
    skilled +
    office +
    Math.max(-0.8, 1 - age * 0.4) -
    (isBad(words) || IS_EMPLOYER.test(words) ? 6 : 0) -
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
