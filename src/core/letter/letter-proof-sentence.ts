/** Writes one proof as sentences: what the listing asks for, and what the CV shows. */
import type { LetterSentence } from './cover-letter.ts'
import * as phrases from './letter-phrases.ts'
import { fill, namesJoined, type Picker, sentenceCase } from './letter-picker.ts'
import { type LetterProof, nameOf } from './letter-plan.ts'
import type { Tone } from './letter-text.ts'
import { shortQuote } from './listing-fact.ts'

/** A sentence without its position in the letter. */
export type Draft = Pick<LetterSentence, 'text' | 'about' | 'sources' | 'quote'>

/** Longer pairs become two sentences. */
const MAX_JOINED = 210
/** Longer titles do not fit into a sentence. */
const MAX_TITLE = 45

type Around = {
  tone: Tone
  picker: Picker
  /** The proof in the sentence before; null if none. */
  before?: LetterProof | null | undefined
  /** Leaves out what the listing asks for. */
  isAlone?: boolean
}

/** Request and evidence, in one sentence or two. */
export function proofDrafts(
  proof: LetterProof,
  { tone, picker, before, isAlone }: Around,
): Draft[] {
  const isThere = before != null && isSamePlace(before.place, proof.place)
  const done = isThere ? thereText(proof, picker) : doneText(proof, picker)
  const asked = isAlone ? null : askedText(proof, tone, picker)
  const quote = proof.answers?.quote ?? null
  const own = { about: 'person' as const, sources: proof.sources, quote }
  if (asked === null) return [{ ...own, text: `${sentenceCase(done)}.` }]
  const isQuoted = proof.said.how === 'quote' || done.includes(';')
  if (
    asked.length + done.length <= MAX_JOINED &&
    tone !== 'formal' &&
    !isQuoted &&
    !asked.includes(':')
  ) {
    return [
      {
        ...own,
        text: `${asked}${/(?:specific|short|did|mind|tell)$/.test(asked) ? ':' : ';'} ${done}.`,
      },
    ]
  }
  return [
    { text: `${asked}.`, about: 'employer', sources: [], quote },
    { ...own, text: `${sentenceCase(done)}.` },
  ]
}

function askedText({ answers, skills }: LetterProof, tone: Tone, picker: Picker): string | null {
  if (!answers) return null
  const named = skills.slice(0, 3)
  if (named.length > 0) {
    const table = (answers.need === 'nice' ? phrases.WELCOMED : phrases.ASKED)[tone]
    const many = named.length > 1 ? table.filter((it) => !/ (?:it|is) /.test(it)) : table
    return fill(picker.pick(many), { skills: namesJoined(named) })
  }
  const quote = shortQuote(answers.quote)
  return quote === null ? null : fill(picker.pick(phrases.QUOTED[tone]), { quote })
}

const isSamePlace = (a: LetterProof['place'], b: LetterProof['place']) =>
  a.kind === b.kind &&
  nameOf(a) === nameOf(b) &&
  (a.kind !== 'job' || b.kind !== 'job' || a.title === b.title)

function thereText(proof: LetterProof, picker: Picker): string {
  const { said, place } = proof
  if (said.how === 'quote') return doneText(proof, picker)
  if (said.how === 'noun') {
    const table =
      phrases.INCLUDED_THERE[place.kind === 'job' && place.isPresent ? 'present' : 'past']
    return fillLow(picker.pick(table), { noun: said.text })
  }
  return fillLow(picker.pick(phrases.DONE_THERE), { clause: said.text })
}

function doneText({ said, place }: LetterProof, picker: Picker): string {
  const company = nameOf(place)
  if (said.how === 'quote')
    return fillLow(picker.pick(phrases.LINE_OF_CV), { company, line: said.text })
  const when = place.kind === 'job' && place.isPresent ? 'present' : 'past'
  if (said.how === 'noun') {
    return fillLow(picker.pick(phrases.INCLUDED[when]), { company, noun: said.text })
  }
  const clause = said.text
  if (place.kind === 'project')
    return fillLow(picker.pick(phrases.DONE_PROJECT), { company, clause })
  if (place.kind === 'volunteer')
    return fillLow(picker.pick(phrases.DONE_VOLUNTEER), { company, clause })
  const isShort =
    place.title.length <= MAX_TITLE && /^[\p{L}][\p{L}\p{N} .&+#’'-]*$/u.test(place.title)
  const table = (isShort ? phrases.DONE : phrases.DONE_UNTITLED)[when]
  return fillLow(picker.pick(table), { company, title: place.title, clause })
}

/** Like `fill`, for the middle of a sentence. */
const fillLow = (phrase: string, names: Readonly<Record<string, string>>) =>
  phrase.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
