/**
 * Edits the sentences of a cover letter. An edited sentence keeps its evidence while that supports it, loses it if
 * the sentence says more, and gets it back if the edit is reverted.
 */
import type { Letter, LetterSentence } from './cover-letter.ts'
import { MIXES_ENTRIES, mixesEntries } from './letter-entries.ts'
import type { LetterPick } from './letter-picks.ts'
import { MAX_OWN_WORDS, MAX_SENTENCES } from './letter-text.ts'
import { mentionsAuthor } from './mentions-author.ts'
import { isSupportedBy, sharedWords, unsupportedClaims } from './proof-gate.ts'
import { claimReasons } from './proof-gate-claims.ts'

export type SentenceChange =
  | { kind: 'edit'; id: string; text: string }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; by: -1 | 1 }
  /** Adds to the end of `after`'s paragraph or, if null, a paragraph at the end of the letter. */
  | { kind: 'add'; after: string | null; text: string }
  /** Replaces the sentence by another proof with its own evidence. */
  | {
      kind: 'replace'
      id: string
      by: Pick<LetterSentence, 'text' | 'about' | 'sources' | 'quote'>
    }

/** Null if the letter has no such sentence, or no room for another. */
export function changeSentence(letter: Letter, change: SentenceChange): Letter | null {
  const sentences = changed(letter, change)
  if (sentences === null) return null
  return { ...letter, ...ownWordsAfter(letter, change), sentences: numbered(sentences) }
}

/** The person's words as the letter keeps them to be written again, after one of their sentences was changed. */
function ownWordsAfter(
  { sentences, own, picks }: Letter,
  change: SentenceChange,
): Pick<Letter, 'own' | 'picks'> {
  const before = change.kind === 'edit' || change.kind === 'remove' ? change.id : null
  const sentence = sentences.find(({ id }) => id === before)
  if (!sentence) return { own, ...(picks && { picks }) }
  const text = change.kind === 'edit' ? change.text.replace(/\s+/g, ' ').trim() : ''
  const said = sentence.text.replace(/\.$/, '')
  const changedIn = (words: string) =>
    sentence.about === 'own' && words.includes(said)
      ? words.replace(words.includes(sentence.text) ? sentence.text : said, () => text).trim()
      : words
  const kept = picks?.flatMap((pick): LetterPick[] => {
    if ('line' in pick) {
      const isGone = change.kind === 'remove' && sentence.sources.includes(lineOf(pick.line))
      return isGone ? [] : [pick]
    }
    const words = changedIn(pick.text)
    return words === '' ? [] : [{ text: words }]
  })
  const after = { why: changedIn(own.why), more: changedIn(own.more) }
  // A longer text than the form allows is left as it was.
  const isKept = after.why.length <= MAX_OWN_WORDS && after.more.length <= MAX_OWN_WORDS
  return { own: isKept ? after : own, ...(kept && { picks: kept }) }
}

/** The id of the CV's part that a line's key names. */
const lineOf = (key: string) => key.split('.')[0] ?? ''

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

/** Restores lost evidence if the new text matches it again. */
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
    const isSupported =
      isSupportedBy(text, basisOf(letter, before)) &&
      unsupportedReasons(letter, before, text).length === 0
    return isSupported
      ? { ...edited, about: 'person', ...before, lost: null }
      : { ...edited, about: 'own', sources: [], quote: null, lost: before }
  }
  if (before.quote === null) return { ...edited, about: 'own' }
  const isSupported =
    unsupportedClaims(text, listingBasis(letter, before.quote)).length === 0 &&
    !mentionsAuthor(text, sentence.lost ? '' : sentence.text)
  const isAbout = sentence.about === 'own' ? 'employer' : sentence.about
  return isSupported && sharedWords(text, listingBasis(letter, before.quote)) >= 0.3
    ? { ...edited, about: isAbout, ...before, lost: null }
    : { ...edited, about: 'own', sources: [], quote: null, lost: before }
}

/** Why an edited sentence lost its evidence; empty if it did not. */
export function lostSourceReasons(
  letter: Pick<Letter, 'proofs' | 'job'>,
  { text, lost }: LetterSentence,
): string[] {
  if (!lost) return []
  const reasons =
    lost.sources.length > 0
      ? unsupportedReasons(letter, lost, text)
      : unsupportedClaims(text, basisOf(letter, lost)).map(({ says }) => says)
  if (reasons.length > 0) return reasons
  return lost.sources.length === 0 && mentionsAuthor(text, '')
    ? ['The sentence is about you, but isn’t based on any part of your CV.']
    : ['The sentence doesn’t match its source anymore.']
}

/** Why these parts of the CV do not support a sentence about the person; empty if they do. */
export const unsupportedReasons = (
  { proofs, job }: Pick<Letter, 'proofs' | 'job'>,
  { sources }: Basis,
  text: string,
) => {
  const reasons = claimReasons(text, textsOf(proofs, sources), job)
  if (reasons.length > 0) return reasons
  const parts = proofs.filter(({ id }) => sources.includes(id))
  const places = parts.map(({ place }) => place).filter((place) => place !== undefined)
  return mixesEntries(places, text) ? [MIXES_ENTRIES] : []
}

type Basis = Pick<LetterSentence, 'sources' | 'quote'>

/**
 * What a sentence may say: its evidence, and the job's title and company. The listing proves nothing about the
 * person.
 */
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

/** At the edge of its paragraph, a sentence moves into the next one. */
function moved(sentences: LetterSentence[], at: number, by: -1 | 1): LetterSentence[] {
  const sentence = sentences[at]
  const neighbour = sentences[at + by]
  if (!sentence || !neighbour) return sentences
  if (neighbour.paragraph !== sentence.paragraph) {
    return sentences.with(at, { ...sentence, paragraph: neighbour.paragraph })
  }
  return sentences.with(at, neighbour).with(at + by, sentence)
}

/** Higher than every id in use, so that ids of earlier sentences are not reused. */
function freeId(sentences: readonly LetterSentence[]): string {
  return `s${Math.max(0, ...sentences.map(({ id }) => Number(id.slice(1)))) + 1}`
}

/** Renumbers paragraphs from 0 without gaps. */
function numbered(sentences: LetterSentence[]): LetterSentence[] {
  const order = [...new Set(sentences.map(({ paragraph }) => paragraph))]
  return sentences.map((it) => ({ ...it, paragraph: order.indexOf(it.paragraph) }))
}
