/**
 * What a person does with a letter's sentences. One that is edited keeps its source while it rests on it, and loses it
 * where it says what the source does not; edited back, it has it again.
 */
import type { Letter, LetterSentence } from './cover-letter.ts'
import { JOINS_PLACES, joinsPlaces } from './letter-entries.ts'
import { speaksOfSelf } from './letter-self.ts'
import { MAX_SENTENCES } from './letter-text.ts'
import { newThings, restsOn, sharedWords } from './proof-gate.ts'
import { claimReasons } from './proof-gate-claims.ts'

export type SentenceChange =
  | { kind: 'edit'; id: string; text: string }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; by: -1 | 1 }
  /** At the end of the paragraph of `after`, or as a paragraph of its own at the letter's end. */
  | { kind: 'add'; after: string | null; text: string }
  /** By another proof, with its sources. */
  | {
      kind: 'replace'
      id: string
      by: Pick<LetterSentence, 'text' | 'about' | 'sources' | 'quote'>
    }

/** Null where the letter has no such sentence, or no room. */
export function changeSentence(letter: Letter, change: SentenceChange): Letter | null {
  const sentences = changed(letter, change)
  return sentences === null ? null : { ...letter, sentences: numbered(sentences) }
}

function changed(letter: Letter, change: SentenceChange): LetterSentence[] | null {
  const { sentences } = letter
  if (change.kind === 'add') return added(sentences, change)
  const at = sentences.findIndex(({ id }) => id === change.id)
  const sentence = sentences[at]
  if (!sentence) return null
  switch (change.kind) {
    case 'edit':
      return sentences.with(at, editedSentence(letter, sentence, change.text))
    case 'remove':
      return sentences.toSpliced(at, 1)
    case 'replace':
      return sentences.with(at, { ...sentence, ...change.by, isEdited: false, lost: null })
    case 'move':
      return moved(sentences, at, change.by)
  }
}

/** What it rested on before, it may rest on again. */
export function editedSentence(
  letter: Pick<Letter, 'proofs' | 'job'>,
  sentence: LetterSentence,
  raw: string,
): LetterSentence {
  const text = raw.replace(/\s+/g, ' ').trim()
  if (text === sentence.text) return sentence
  const before = sentence.lost ?? { sources: sentence.sources, quote: sentence.quote }
  const edited = { ...sentence, text, isEdited: true }
  if (before.sources.length > 0) {
    const rests =
      restsOn(text, basisOf(letter, before)) && personReasons(letter, before, text).length === 0
    return rests
      ? { ...edited, about: 'person', ...before, lost: null }
      : { ...edited, about: 'own', sources: [], quote: null, lost: before }
  }
  if (before.quote === null) return { ...edited, about: 'own' }
  const rests =
    newThings(text, listingBasis(letter, before.quote)).length === 0 &&
    !speaksOfSelf(text, sentence.lost ? '' : sentence.text)
  const isAbout = sentence.about === 'own' ? 'employer' : sentence.about
  return rests && sharedWords(text, listingBasis(letter, before.quote)) >= 0.3
    ? { ...edited, about: isAbout, ...before, lost: null }
    : { ...edited, about: 'own', sources: [], quote: null, lost: before }
}

/** Why an edited sentence lost its source; empty where it has one or never had. */
export function lossReasons(
  letter: Pick<Letter, 'proofs' | 'job'>,
  { text, lost }: LetterSentence,
): string[] {
  if (!lost) return []
  const reasons =
    lost.sources.length > 0
      ? personReasons(letter, lost, text)
      : newThings(text, basisOf(letter, lost)).map(({ says }) => says)
  if (reasons.length > 0) return reasons
  return lost.sources.length === 0 && speaksOfSelf(text, '')
    ? ['It speaks of you, and names no part of your CV.']
    : ['It says something else than what it rested on.']
}

/** Why a sentence does not say of the person what these parts of the CV say; empty where it does. */
export const personReasons = (
  { proofs, job }: Pick<Letter, 'proofs' | 'job'>,
  { sources }: Basis,
  text: string,
) => {
  const reasons = claimReasons(text, textsOf(proofs, sources), job)
  if (reasons.length > 0) return reasons
  const parts = proofs.filter(({ id }) => sources.includes(id))
  const places = parts.map(({ place }) => place).filter((place) => place !== undefined)
  return joinsPlaces(places, text) ? [JOINS_PLACES] : []
}

type Basis = Pick<LetterSentence, 'sources' | 'quote'>

/** What a sentence may say: its sources, and what the job is called. The listing's words prove nothing of the person. */
export function basisOf(
  { proofs, job }: Pick<Letter, 'proofs' | 'job'>,
  { sources, quote }: Basis,
): string[] {
  if (sources.length === 0) return listingBasis({ job }, quote ?? '')
  return [...textsOf(proofs, sources), job.title, job.company]
}

const textsOf = (proofs: Letter['proofs'], sources: readonly string[]) =>
  proofs.filter(({ id }) => sources.includes(id)).map(({ text }) => text)

const listingBasis = ({ job }: Pick<Letter, 'job'>, quote: string) => [
  quote,
  job.title,
  job.company,
]

function added(
  sentences: LetterSentence[],
  { after, text }: { after: string | null; text: string },
) {
  if (sentences.length >= MAX_SENTENCES) return null
  const at = after === null ? sentences.length - 1 : sentences.findIndex(({ id }) => id === after)
  if (at < 0 && after !== null) return null
  const paragraph =
    after === null ? (sentences.at(-1)?.paragraph ?? -1) + 1 : (sentences[at]?.paragraph ?? 0)
  const sentence: LetterSentence = {
    id: freeId(sentences),
    paragraph,
    text: text.replace(/\s+/g, ' ').trim(),
    about: 'own',
    sources: [],
    quote: null,
    isEdited: false,
    lost: null,
  }
  return sentences.toSpliced(at + 1, 0, sentence)
}

/** Past the edge of its paragraph, a sentence joins the next one. */
function moved(sentences: LetterSentence[], at: number, by: -1 | 1): LetterSentence[] {
  const sentence = sentences[at]
  const neighbour = sentences[at + by]
  if (!sentence || !neighbour) return sentences
  if (neighbour.paragraph !== sentence.paragraph) {
    return sentences.with(at, { ...sentence, paragraph: neighbour.paragraph })
  }
  return sentences.with(at, neighbour).with(at + by, sentence)
}

/** An id is never given twice in a letter's life as far as the letter knows. */
function freeId(sentences: readonly LetterSentence[]): string {
  return `s${Math.max(0, ...sentences.map(({ id }) => Number(id.slice(1)))) + 1}`
}

/** Paragraphs count from 0 without holes. */
function numbered(sentences: LetterSentence[]): LetterSentence[] {
  const order = [...new Set(sentences.map(({ paragraph }) => paragraph))]
  return sentences.map((it) => ({ ...it, paragraph: order.indexOf(it.paragraph) }))
}
