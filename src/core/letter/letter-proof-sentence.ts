/** Writes one fact of the CV as a sentence, with its employer, its time, and what the listing asks for. */
import type { Requirement } from '#core/requirement/requirement.ts'
import type { LetterSentence } from './cover-letter.ts'
import type { LetterLanguage } from './letter-language.ts'
import { heldTitle, plainCompany, withArticle, withThe } from './letter-names.ts'
import { type LetterPhrases, phrasesOf } from './letter-phrases.ts'
import { fillable, fillIn, namesJoined, type Picker, sentenceCase } from './letter-picker.ts'
import { isOwnBusiness, type LetterProof, nameOf } from './letter-plan.ts'
import type { Tone } from './letter-text.ts'

/** A sentence without its position in the letter. */
export type Draft = Pick<LetterSentence, 'text' | 'about' | 'sources' | 'quote'>

type Style = { tone: Tone; language: LetterLanguage; picker: Picker }

type Around = Style & {
  /** The fact before it in the letter; null for the first. */
  before?: LetterProof | null | undefined
  /** Whether it is the first fact of the letter. */
  isFirst?: boolean
  /** How a skill is written, if the sentence says first that the listing asks for it. */
  spellAsked?: ((skill: string) => string) | null
  /** Whether its employer was named before. */
  isNamed?: boolean
}

/** A request of the listing and the fact, in one draft or two. */
export function proofDrafts(proof: LetterProof, around: Around): Draft[] {
  const { tone, language, picker, spellAsked } = around
  const done = doneText(proof, around)
  const { answers, sources } = proof
  const quote = answers?.quote ?? null
  const own = { about: 'person' as const, sources, quote }
  const isQuoted = proof.said.how === 'quote'
  const named = answers ? askedSkills(answers, proof).slice(0, 3) : []
  if (!spellAsked || !answers || named.length === 0 || isQuoted) {
    return [{ ...own, text: `${sentenceCase(done)}.` }]
  }
  const { asked, and } = phrasesOf(language)
  const names = {
    skills: namesJoined(named.map(spellAsked), and),
    are: named.length > 1 ? 'are' : 'is',
  }
  const table = asked[tone][answers.need]
  const fitting = around.isFirst ? table.filter((it) => !ALSO.test(it)) : table
  const phrase = picker.pick(fitting.length > 0 ? fitting : table)
  const [request = '', rest] = phrase.split(/ \{Done\}$/)
  if (rest !== undefined) {
    return [
      { text: sentenceCase(fillIn(request, names)), about: 'employer', sources: [], quote },
      { ...own, text: `${sentenceCase(done)}.` },
    ]
  }
  return [{ ...own, text: `${sentenceCase(fillIn(phrase, { ...names, done }))}.` }]
}

/** A line may answer several requirements, some by implication; these are named by it and by the one it quotes. */
function askedSkills(asked: Requirement, { skills, said }: LetterProof): string[] {
  const line = said.text.toLowerCase()
  return skills.filter(
    (skill) =>
      line.includes(skill.toLowerCase()) &&
      ((asked.kind === 'skill' && asked.anyOf.includes(skill)) || asked.quote.includes(skill)),
  )
}

/** Words that need something said before. */
const ALSO =
  /(?<!\p{L})(?:also|further|too|as well|außerdem|des Weiteren|auch|aussi|également|también|asimismo)(?!\p{L})/iu

/** What needs something said before of the same role. */
const AGAIN = { clause: /\{also\}|\bsame\b/, noun: /\balso\b/, quote: /(?!)/ }

const isSameRole = (a: LetterProof['place'], b: LetterProof['place']) =>
  a.kind === b.kind &&
  nameOf(a) === nameOf(b) &&
  (a.kind !== 'job' || b.kind !== 'job' || a.title === b.title)

function doneText({ said, place }: LetterProof, around: Around): string {
  const { language, picker, before, spellAsked } = around
  const phrases = phrasesOf(language)
  const title = place.kind === 'job' ? heldTitle(place.title) : null
  const names = {
    place: placeName(nameOf(place), language),
    title,
    aTitle: title === null ? null : language === 'en' ? withArticle(title) : title,
    clause: said.text,
    also: alsoClause(said.text),
    noun: said.text,
    line: said.text,
    name: nameOf(place),
    what: said.text,
  }
  const isThere = before != null && isSameRole(before.place, place)
  const when = place.kind === 'job' && place.isPresent ? 'present' : 'past'
  const table = tableFor(phrases, {
    said,
    place,
    isThere,
    isEarlier: isEarlier(place, before),
    when,
  })
  // A request before the fact already says "also".
  const fitting = fillable(table, names).filter(
    (phrase) => !isThere || (!spellAsked && !around.isFirst) || !AGAIN[said.how].test(phrase),
  )
  const untold = around.isNamed
    ? fitting.filter((phrase) => !/\{a?[tT]itle\}/.test(phrase))
    : fitting
  const last = picker.last()
  // "Before that, …" twice in a row says nothing.
  const varied = untold.filter((phrase) => !last || firstWords(phrase) !== firstWords(last))
  const choices = varied.length > 0 ? varied : untold.length > 0 ? untold : fitting
  return fillIn(picker.pick(choices.length > 0 ? choices : ['{clause}']), names)
}

const firstWords = (phrase: string) => phrase.split(/[ ,]/)[0]

type Form = Pick<LetterProof, 'said' | 'place'> & {
  isThere: boolean
  isEarlier: boolean
  when: 'present' | 'past'
}

function tableFor(phrases: LetterPhrases, { said, place, isThere, isEarlier, when }: Form) {
  if (said.how === 'quote') return isThere ? phrases.lineThere : phrases.lineOfCv
  if (said.how === 'noun' && place.kind === 'project') return phrases.project
  if (said.how === 'noun') return isThere ? phrases.includedThere[when] : phrases.included[when]
  if (isThere) return phrases.doneThere
  if (place.kind === 'project') return phrases.doneProject
  if (place.kind === 'volunteer') return phrases.doneVolunteer
  if (isOwnBusiness(place)) return phrases.doneFreelance
  return isEarlier ? phrases.doneBefore : phrases.done[when]
}

/** Whether it ended before the other began. */
function isEarlier(place: LetterProof['place'], before: LetterProof | null | undefined): boolean {
  if (place.kind !== 'job' || before?.place.kind !== 'job') return false
  const { end } = place
  const { start } = before.place
  return end !== null && end !== 'present' && start !== null && end.slice(0, 7) <= start.slice(0, 7)
}

export const placeName = (company: string, language: LetterLanguage) =>
  language === 'en' ? withThe(plainCompany(company)) : plainCompany(company)

/** "I also led …"; "I am also …". */
function alsoClause(clause: string): string {
  const be = /^I (am|was) /.exec(clause)
  return be ? clause.replace(be[0], `${be[0]}also `) : clause.replace(/^I /, 'I also ')
}
