/** Writes one fact of the CV as a sentence, with its employer, its time, and the subject of the listing it answers. */
import { findSkills } from '#core/skill/skill.ts'
import { readTitle } from '#core/title/read-title.ts'
import type { LetterSentence } from './cover-letter.ts'
import type { LetterLanguage } from './letter-language.ts'
import { isOwnBusiness, nameOf, placeKey } from './letter-lines.ts'
import { heldTitle, isStay, plainCompany, withArticle, withThe } from './letter-names.ts'
import { type LetterPhrases, phrasesOf } from './letter-phrases.ts'
import { fillable, fillIn, type Picker, sentenceCase } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import type { Tone } from './letter-text.ts'
import type { ListingSubject } from './listing-subjects.ts'

/** A sentence without its position in the letter. */
export type Draft = Pick<LetterSentence, 'text' | 'about' | 'sources' | 'quote'>

export type Around = {
  tone: Tone
  language: LetterLanguage
  picker: Picker
  /** The fact before it in the letter; null for the first. */
  before?: Pick<LetterProof, 'place' | 'age'> | null | undefined
  /** Which of a role's facts it is: 0 names the role, 1 says "also". */
  at?: number
  /** Something that the listing mentions, if a past job or a further fact of a role is to begin with it. */
  subject?: ListingSubject | null
  /** Whether the role was named before the facts. */
  isNamed?: boolean
  /** Whether the sentence just before it named the role's employer: in the opening, or with what it answers. */
  named?: 'opening' | 'answers' | null
  /** The sentence just before it. */
  after?: string
}

export function proofDraft(proof: LetterProof, around: Around): Draft {
  const { answers, sources } = proof
  return {
    text: inSpeech(`${sentenceCase(doneText(proof, around))}.`, around),
    about: 'person',
    sources,
    quote: around.subject?.quote ?? answers?.quote ?? null,
  }
}

/** "I’m responsible for …". */
const inSpeech = (text: string, { language, tone }: Around) =>
  language === 'en' && tone !== 'formal' ? text.replace(/\bI am\b/g, 'I’m') : text

/** Two facts of one role in a sentence: "I also led …, and I wrote …". Null if it would be long or unclear. */
export function pairDraft(first: LetterProof, second: LetterProof, around: Around): Draft | null {
  const clauses = [first.said, second.said]
  const isShort = clauses.every(
    ({ how, text }) =>
      how === 'clause' && text.length <= 85 && /^I /.test(text) && !/[;:,]|\. | and /.test(text),
  )
  if (around.language !== 'en' || !isShort) return null
  const draft = proofDraft(first, around)
  return {
    ...draft,
    text: `${draft.text.replace(/\.$/, '')}, and ${second.said.text}.`,
    sources: [...new Set([...first.sources, ...second.sources])],
  }
}

function doneText(proof: LetterProof, around: Around): string {
  const { said, place } = proof
  const { language, picker, before, at = 0, subject = null, named = null } = around
  const phrases = phrasesOf(language)
  const held = place.kind === 'job' ? heldTitle(place.title, language) : null
  // Nobody is an internship.
  const title = held !== null && language === 'en' && isStay(held) ? null : held
  // One works for oneself as "a freelance developer", not under a title.
  const shown = title !== null && language === 'en' && isOwnBusiness(place) ? low(title) : title
  const names = {
    place: placeName(nameOf(place), language),
    title: shown,
    aTitle: shown === null ? null : language === 'en' ? withArticle(shown) : shown,
    clause: said.text,
    also: alsoClause(said.text),
    noun: said.text,
    name: nameOf(place),
    what: said.text,
    topics: subject?.name ?? null,
  }
  const isThere = before != null && placeKey(before.place) === placeKey(place)
  const form = { said, place, at, isThere, isKnown: subject !== null, before: before ?? null }
  const isGap = before != null && place.kind === 'job' && proof.age - before.age > 1
  const when = place.kind === 'job' && place.isPresent ? 'present' : 'past'
  const here = named === 'answers' ? phrases.doneAnswered : phrases.doneNamed[when]
  const isHere = named !== null && said.how === 'clause'
  // "In that job, I'm the owner of …" says it twice.
  const isBeing = /^I (?:am|was) /.test(said.text) || (held !== null && isStay(held))
  const isEnglish = language === 'en'
  const usual = tableFor(phrases, form).filter(notSkipping(isGap))
  const isNotedHere = isEnglish && named !== null && said.how === 'noun' && place.kind === 'job'
  const table = isNotedHere
    ? phrases.includedThere[when]
    : !isHere
      ? usual
      : isBeing && isEnglish
        ? ['there, {clause}', '{clause}']
        : here
  const fitting = fillable(table, names)
  const untold = around.isNamed ? fitting.filter((phrase) => !TITLE.test(phrase)) : fitting
  const isBack = isCurrent(place) && before != null && !isThere && isJobOf(before)
  const back = isBack ? untold.filter((phrase) => CURRENT.test(phrase)) : []
  const begun = new Set(picker.recent().map(firstWords))
  // "… there. There, I …" says it twice.
  if (/\bthere\b/.test(around.after ?? '')) begun.add(firstWords('there, {clause}'))
  const [last = ''] = picker.recent()
  // "Before that, …", "also" or "in the same role" twice in a row says nothing.
  const varied = (back.length > 0 ? back : untold).filter(
    (phrase) =>
      !begun.has(firstWords(phrase)) && !(/\brole\b/.test(phrase) && /\brole\b/.test(last)),
  )
  // The first fact says what the person is, and one of another trade which.
  const isOtherTrade = place.kind === 'job' && readTitle({ title: place.title }).family === 'other'
  const titled = before == null || isOtherTrade ? varied.filter((phrase) => TITLE.test(phrase)) : []
  const choices = [titled, varied, untold, fitting].find((it) => it.length > 0)
  const picked = picker.pick(choices ?? ['{clause}'])
  const phrase = before == null ? picked.replace(/(?<=my work there|I) also/, '') : picked
  const agreed = language === 'de' && said.how === 'noun' ? inNumber(phrase, said.text) : phrase
  return fillIn(around.tone === 'formal' ? agreed.replace('I’m', 'I am') : agreed, names)
}

/** "Zu meinen Aufgaben gehörten die Auslegung und die Betreuung": German verbs agree with two nouns. */
const inNumber = (phrase: string, noun: string) =>
  / und (?:die|das) /.test(noun)
    ? phrase
        .replace(/\bgehört\b/, 'gehören')
        .replace(/\bgehörte\b/, 'gehörten')
        .replace(/\b(?:dazu )kommt\b/, 'dazu kommen')
        .replace(/\b(?:dazu )kam\b/, 'dazu kamen')
        .replace(/ ist (?=\{)/, ' sind ')
        .replace(/ war (?=\{)/, ' waren ')
    : phrase

/** "Before that" would leave out the job between. */
const notSkipping = (isGap: boolean) => (phrase: string) =>
  !isGap || !/\b(?:before that|davor|zuvor|avant cela)\b/i.test(phrase)

const TITLE = /\{a?[tT]itle\}/

/** After an older job, what is done now is said to be. */
const CURRENT = /\b(?:current|jetzig|actuel|actual)/i

const isCurrent = (place: LetterProof['place']) => place.kind === 'job' && place.isPresent

const isJobOf = ({ place }: Pick<LetterProof, 'place'>) => place.kind === 'job' && !place.isPresent

const firstWords = (phrase: string) => {
  const words = phrase.toLowerCase().replaceAll(',', '').split(' ')
  return words.slice(0, words[0] === 'earlier' ? 1 : 2).join(' ')
}

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
  isKnown: boolean
  before: Pick<LetterProof, 'place' | 'age'> | null
}

function tableFor(phrases: LetterPhrases, { said, place, at, isThere, isKnown, before }: Form) {
  const when = place.kind === 'job' && place.isPresent ? 'present' : 'past'
  if (said.how === 'noun' && place.kind === 'project')
    return before?.place.kind === 'project' ? phrases.projectMore : phrases.project
  if (said.how === 'noun') {
    const isSame = before?.place.kind === 'job' && before.place.company === nameOf(place)
    const earlier =
      isEarlier(place, before) && !isSame ? phrases.includedBefore : phrases.included[when]
    const table = isThere ? phrases.includedThere[when] : earlier
    // "I worked on 60 calls a day" is no English, and a script is made rather than worked on.
    return /^\d|^an? (?:\S+ ){0,2}(?:script|library|tool)\b|^(?:\S+ ){0,3}work\b|^(?:\S+ ){0,2}modules\b/.test(
      said.text,
    )
      ? table.filter((phrase) => !/ work(?:ed)? on /.test(phrase))
      : table
  }
  if (isThere && isOwnBusiness(place)) return phrases.doneThere.slice(0, 1)
  if (isThere) return at === 1 ? phrases.doneThere : phrases.doneMore
  if (place.kind === 'project') return phrases.doneProject
  if (place.kind === 'volunteer') return phrases.doneVolunteer
  if (isOwnBusiness(place)) return phrases.doneFreelance
  if (!isEarlier(place, before)) return phrases.done[when]
  const isSame = before?.place.kind === 'job' && before.place.company === place.company
  if (isSame) return phrases.doneAgain
  return isKnown ? phrases.known : phrases.doneBefore
}

/** Whether it ended before the other began. */
function isEarlier(
  place: LetterProof['place'],
  before: Pick<LetterProof, 'place'> | null,
): boolean {
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
