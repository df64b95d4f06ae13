/** Writes one fact of the CV as a sentence, with its employer, its time, and the subject of the listing it answers. */
import { findSkills } from '#core/skill/skill.ts'
import type { LetterSentence } from './cover-letter.ts'
import type { LetterLanguage } from './letter-language.ts'
import { heldTitle, plainCompany, withArticle, withThe } from './letter-names.ts'
import { type LetterPhrases, phrasesOf } from './letter-phrases.ts'
import { fillable, fillIn, type Picker, sentenceCase } from './letter-picker.ts'
import { isOwnBusiness, type LetterProof, nameOf, placeKey } from './letter-plan.ts'
import type { Tone } from './letter-text.ts'

/** A sentence without its position in the letter. */
export type Draft = Pick<LetterSentence, 'text' | 'about' | 'sources' | 'quote'>

/** A subject of the listing, as the letter names it, and the sentence it is from. */
export type Link = { noun: string; quote: string; kind: 'duty' | 'asked' }

export type Around = {
  tone: Tone
  language: LetterLanguage
  picker: Picker
  /** The fact before it in the letter; null for the first. */
  before?: LetterProof | null | undefined
  /** Which of a role's facts it is: 0 names the role, 1 says "also". */
  at?: number
  link?: Link | null
  /** Whether the role was named before the facts. */
  isNamed?: boolean
  /** Whether the opening, just before it, named the role's employer as well. */
  isPlaceNamed?: boolean
  /** Whether it follows other words in its sentence. */
  isInline?: boolean
}

/** The fact, with why it matters if the listing says so. */
export function proofDrafts(proof: LetterProof, around: Around): Draft[] {
  const { tone, language, picker, link } = around
  const { answers, sources, said } = proof
  const own = { about: 'person' as const, sources, quote: answers?.quote ?? null }
  const table = link ? phrasesOf(language).linked[tone][link.kind] : []
  if (!link || said.how !== 'clause' || table.length === 0) {
    return [{ ...own, text: `${sentenceCase(doneText(proof, around))}.` }]
  }
  const done = doneText(proof, { ...around, isInline: true })
  const text = `${sentenceCase(fillIn(picker.pick(table), { topics: link.noun, done }))}.`
  return [{ ...own, text, quote: link.quote }]
}

/** Two facts of one role in a sentence: "I also led …, and I wrote …". Null if it would be long or unclear. */
export function pairDraft(first: LetterProof, second: LetterProof, around: Around): Draft | null {
  const clauses = [first.said, second.said]
  const isShort = clauses.every(
    ({ how, text }) =>
      how === 'clause' && text.length <= 85 && /^I /.test(text) && !/[;:,]| and /.test(text),
  )
  if (around.language !== 'en' || !isShort) return null
  const [draft] = proofDrafts(first, { ...around, link: null })
  if (!draft) return null
  return {
    ...draft,
    text: `${draft.text.replace(/\.$/, '')}, and ${second.said.text}.`,
    sources: [...new Set([...first.sources, ...second.sources])],
  }
}

function doneText(proof: LetterProof, around: Around): string {
  const { said, place } = proof
  const { language, picker, before, at = 0, isInline = false } = around
  const phrases = phrasesOf(language)
  const title = place.kind === 'job' ? heldTitle(place.title) : null
  // One works for oneself as "a freelance developer", not under a title.
  const shown = title !== null && language === 'en' && isOwnBusiness(place) ? low(title) : title
  const names = {
    place: placeName(nameOf(place), language),
    title: shown,
    aTitle: shown === null ? null : language === 'en' ? withArticle(shown) : shown,
    clause: said.text,
    also: alsoClause(said.text),
    noun: said.text,
    line: said.text,
    name: nameOf(place),
    what: said.text,
  }
  const isThere = before != null && placeKey(before.place) === placeKey(place)
  const form = { said, place, at, isThere, isInline, before: before ?? null }
  const isGap = before != null && place.kind === 'job' && proof.age - before.age > 1
  const isHere = around.isPlaceNamed === true && said.how === 'clause'
  const named = isInline ? ['{clause}'] : phrases.doneNamed
  const table = isHere ? named : tableFor(phrases, form).filter(notSkipping(isGap))
  const fitting = fillable(table, names)
  const untold = around.isNamed ? fitting.filter((phrase) => !TITLE.test(phrase)) : fitting
  // After other words in its sentence, a short beginning reads best.
  const plain = isInline ? untold.filter((phrase) => !OWN_SENTENCE.test(phrase)) : untold
  const isBack = isCurrent(place) && before != null && !isThere && isJobOf(before)
  const back = isBack ? plain.filter((phrase) => CURRENT.test(phrase)) : []
  const begun = new Set(picker.recent().map(firstWords))
  const [last = ''] = picker.recent()
  // "Before that, …", "also" or "in the same role" twice in a row says nothing.
  const varied = (back.length > 0 ? back : plain).filter(
    (phrase) =>
      !begun.has(firstWords(phrase)) && !(/\brole\b/.test(phrase) && /\brole\b/.test(last)),
  )
  const choices = [varied, plain, untold, fitting].find((it) => it.length > 0)
  const phrase = picker.pick(choices ?? ['{clause}'])
  return fillIn(around.tone === 'formal' ? phrase.replace('I’m', 'I am') : phrase, names)
}

/** "Before that" would leave out the job between. */
const notSkipping = (isGap: boolean) => (phrase: string) =>
  !isGap || !/\b(?:before that|davor|zuvor|avant cela)\b/i.test(phrase)

const TITLE = /\{a?[tT]itle\}/
/** Phrases that begin a sentence of their own. */
const OWN_SENTENCE = /^I work /

/** After an older job, what is done now is said to be. */
const CURRENT = /\b(?:current|jetzig|actuel|actual)/i

const isCurrent = (place: LetterProof['place']) => place.kind === 'job' && place.isPresent

const isJobOf = ({ place }: LetterProof) => place.kind === 'job' && !place.isPresent

const firstWords = (phrase: string) =>
  phrase.toLowerCase().replaceAll(',', '').split(' ').slice(0, 2).join(' ')

/** "freelance Java developer". */
const low = (title: string) =>
  title
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+$/u.test(word) && findSkills(word).length === 0 ? word.toLowerCase() : word,
    )
    .join(' ')

type Form = Pick<LetterProof, 'said' | 'place'> & {
  at: number
  isThere: boolean
  isInline: boolean
  before: LetterProof | null
}

function tableFor(phrases: LetterPhrases, { said, place, at, isThere, isInline, before }: Form) {
  const when = place.kind === 'job' && place.isPresent ? 'present' : 'past'
  if (said.how === 'quote') return isThere ? phrases.lineThere : phrases.lineOfCv
  if (said.how === 'noun' && place.kind === 'project') return phrases.project
  if (said.how === 'noun') return isThere ? phrases.includedThere[when] : phrases.included[when]
  if (isThere && isOwnBusiness(place)) return phrases.doneThere.slice(0, 1)
  if (isThere) return at === 1 ? phrases.doneThere : phrases.doneMore
  if (place.kind === 'project') return phrases.doneProject
  if (place.kind === 'volunteer') return phrases.doneVolunteer
  if (isOwnBusiness(place)) return phrases.doneFreelance
  if (!isEarlier(place, before)) return phrases.done[when]
  const isSame = before?.place.kind === 'job' && before.place.company === place.company
  if (isSame) return phrases.doneAgain
  // "It may help that before that, …" has nothing to be before.
  return isInline ? phrases.done.past : phrases.doneBefore
}

/** Whether it ended before the other began. */
function isEarlier(place: LetterProof['place'], before: LetterProof | null): boolean {
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
