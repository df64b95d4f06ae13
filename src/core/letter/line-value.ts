/**
 * What a CV line is worth for a letter: what it answers of the listing (skills and subjects), whether it is about the
 * craft that the title names, and what it is worth in itself. Points are relative; the outline compares them.
 */
import type { RequirementFinding } from '#core/match/match.ts'
import type { Requirement } from '#core/requirement/requirement.ts'
import { findSkills, skillKind } from '#core/skill/skill.ts'
import { IMPLIED_FROM, relatedSkills } from '#core/skill/skill-relation.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { writtenNumbers } from '#core/text/written-number.ts'
import { fillerPhrases } from './filler-phrases.ts'
import type { Craft } from './letter-craft.ts'
import { isBad } from './letter-item.ts'
import type { LetterLine } from './letter-lines.ts'
import { type AskedTopic, type ListingSentence, namesTopic, showsTopic } from './letter-topics.ts'
import { COMMON_STEMS } from './listing-reason.ts'

const NEED = { must: 3.2, nice: 1.2 } as const
/** What a subject of the listing is worth beside a skill. */
const TOPIC = 1.7
/** A subject that the line itself names, and one that the line only has to do with. */
const NAMED = 1.5
const RELATED = 0.85
/** What every job has something of says less. */
const SOFT = 0.6
/** A skill that the title names, and a field of business, which the subjects count as well. */
const IN_TITLE = 1.4
const OF_FIELD = 0.25
/** What a skill is worth that the line's own skills imply: EKS is Kubernetes, but the letter does not say so. */
const IMPLIED = 0.5
/** A line about the craft that the title names. */
const CRAFT = 2.2
/** Of what else the listing asks, what a line answers that is not about a narrow craft. */
const ASIDE_SHARE = 0.5

/** A line with what it answers; `worth` is what it is worth without that. */
export type Valued = {
  line: LetterLine
  met: Met[]
  topics: AskedTopic[]
  /** What of it answers each subject, by id. */
  fits: ReadonlyMap<number, number>
  worth: number
  /** What of it is for the kind of role. */
  bonus: number
  shared: number
  /** The same, where a word that the listing repeats counts for more. */
  often: number
}
type Met = { requirement: Requirement; skills: string[]; need: number }

type Asked = {
  findings: readonly RequirementFinding[]
  topics: readonly AskedTopic[]
  /** In how many sentences the listing has each stem. */
  about: ReadonlyMap<string, number>
  craft: Craft
  /** Skills of the title. */
  inTitle: ReadonlySet<string>
}

export function valuedLine(
  line: LetterLine,
  { findings, topics, about, craft, inTitle }: Asked,
): Valued {
  const met: Met[] = []
  const { text, sources } = line
  const isCraft = craft.isIn(text)
  // A tester's line about the team's framework says little.
  const part = craft.isNarrow && !isCraft ? ASIDE_SHARE : 1
  const implied = new Set(
    line.skills.flatMap((it) =>
      [...relatedSkills(it)].flatMap(([name, near]) => (near >= IMPLIED_FROM ? [name] : [])),
    ),
  )
  const words = text.replace(/(?<![\p{L}])\p{L}{1,20}-in-the-(?=\p{L})/giu, '')
  for (const { requirement, verdict, proofs } of findings) {
    if (verdict !== 'met' && verdict !== 'partly') continue
    const isProof = proofs.some(({ id }) => id === sources[0]) && requirement.kind !== 'years'
    // "GitHub Actions" is not GitHub.
    const isPart = (name: string) =>
      line.skills.some((it) => it !== name && it.includes(`${name} `))
    const isShown = (name: string) =>
      line.skills.includes(name) ||
      (isProof && !isPart(name) && ` ${text} `.includes(` ${name} `)) ||
      // "Go" is a word as well, and a language after "in".
      (name.length < 3 && ` ${text} `.includes(` in ${name} `))
    const skills = requirement.kind === 'skill' ? requirement.anyOf.filter(isShown) : []
    const isMet = requirement.kind === 'skill' ? skills.length > 0 : isProof
    if (requirement.kind === 'skill' && !isMet && requirement.anyOf.some((it) => implied.has(it)))
      met.push({ requirement, skills: [], need: NEED[requirement.need] * IMPLIED * part })
    if (!isMet || verdict !== 'met') continue
    const share = skills.some((it) => inTitle.has(it))
      ? IN_TITLE
      : skills.length > 0 && skills.every((it) => skillKind(it) === 'domain')
        ? OF_FIELD
        : 1
    met.push({ requirement, skills, need: NEED[requirement.need] * share * part })
  }
  met.sort((a, b) => b.need - a.need)
  const shared = new Set(
    contentStems(inWords(text)).filter((stem) => about.has(stem) && !COMMON_STEMS.has(stem)),
  )
  const rare = [...shared].filter((stem) => !GENERAL_STEMS.has(stem))
  const often = rare.reduce(
    (sum, stem) => sum + 1 + AGAIN_SAID * Math.min((about.get(stem) ?? 1) - 1, 2),
    0,
  )
  const answered = topics.filter((topic) => showsTopic(topic, words))
  const isTeaching =
    (TEACHING.test(text) || TEACHING.test(line.said.text)) &&
    !answered.some(({ noun }) => /teach|train|learn|mentor|leading/.test(noun))
  return {
    line,
    met,
    topics: answered,
    fits: new Map(answered.map((topic) => [topic.id, fitOf(topic, words) * part])),
    shared: rare.length,
    often,
    bonus: isCraft ? CRAFT : 0,
    worth:
      worth(line) +
      Math.min(shared.size, 4) * 0.6 +
      Math.min(often, 4) * 1.2 +
      (isCraft ? CRAFT : 0) -
      (isTeaching ? 2.5 : 0) -
      (PROMOTED.test(text) ? 3 : 0),
  }
}

/** What each further sentence with a word adds to it, up to two. */
const AGAIN_SAID = 0.4

export function mentionsOf(sentences: readonly ListingSentence[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of sentences) {
    for (const stem of new Set(contentStems(inWords(text))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}

function fitOf(topic: AskedTopic, text: string): number {
  // What the employer sells comes after what the role is about, unless the opening itself is about it.
  if (FIELD_NOUNS.test(topic.noun) && topic.weight < OF_OPENING) return RELATED
  const share = namesTopic(topic, text) ? NAMED : RELATED
  return topic.weight * share * (SOFT_NOUNS.test(topic.noun) ? SOFT : 1)
}

/** The weight of a subject that the title or the opening's own lines name, or several sentences. */
const OF_OPENING = 1.35

const FIELD_NOUNS =
  /^(?:warehouses|supply chains|logistics|freight|e-commerce|retail|a marketplace|healthcare|medical devices|banking|insurance|credit|financial services|payments|card payments)$/

const SOFT_NOUNS =
  /^(?:work with |clear communication|high standards|quality|documentation|project management|tooling)/

/** "HealthKit" is about health, and a website is a site. */
const inWords = (text: string) =>
  text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ').replace(/\bweb ?(?=sites?\b)/gi, '')

/** Stems of work that most listings name. */
const GENERAL_STEMS: ReadonlySet<string> = new Set(
  contentStems(
    'manage manager management support feature features review reviews code test tests testing platform application app web mobile lead deploy production process client performance quality scale infrastructure cloud api apis pipeline pipelines release project projects research developer developers document documentation maintain improve create ship large internal technical time full remote hour hours open source senior junior based help set part like also real used using project requests around security finding findings scan check need point person company team left hire hiring staff interview join grow growing career role apply role week month year first',
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

export function answersOf(
  { met, topics, fits }: Valued,
  answered: ReadonlySet<string>,
  subjects: ReadonlySet<number>,
): number {
  const skills = met
    .slice(0, 3)
    .reduce((sum, { requirement: { id }, need }) => sum + need * (answered.has(id) ? AGAIN : 1), 0)
  const asked = topics
    .map(({ id }) => TOPIC * (fits.get(id) ?? 1) * (subjects.has(id) ? AGAIN : 1))
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, it) => sum + it, 0)
  return Math.min(skills, 6) + Math.min(asked, 5)
}

export const isImplied = ({ requirement, skills }: Met) =>
  requirement.kind === 'skill' && skills.length === 0

const NONE: ReadonlySet<string> = new Set()
const NO_TOPICS: ReadonlySet<number> = new Set()

/** How much a line says as the beginning of the letter, whatever else is in it; `age` as a line has it. */
export function strengthOf(valued: Valued): number {
  const answers = answersOf(valued, NONE, NO_TOPICS)
  const { worth: own, often, bonus, line } = valued
  const first = bonus > 0 ? CRAFT_FIRST : 0
  return own + 2 * answers + often + bonus + first - OLDER * Math.min(line.age, 3)
}

/** What it is worth as the beginning of the letter. */
const CRAFT_FIRST = 2.5
/** What each older job takes from a fact that might begin the letter. */
const OLDER = 1.5

/** Work beside a job, or before the first. */
const ASIDE =
  /\b(?:volunteer|tutor|intern|trainee|working student|werkstudent|stage|stagiaire|becari|graduate assistant)/i

/** What came of the work. */
const RESULT =
  /[+-]\d[\d.]{0,5} ?%|\b(?:cut|cutting|reduc|rais|grew|doubl|halv|sav(?:ed|ing)|increas|improv|fell|rose|from \S+ .{0,20}to|by \d|down|ended|stopped|without an? outage|faster|used by (?:over |about )?\d|now takes|went from|senk|gesenkt|reduzier|gesteigert|um \d|réduit|augment|de plus|reduj|aument|un \d)/i

export const isResult = (text: string) => RESULT.test(text)

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
