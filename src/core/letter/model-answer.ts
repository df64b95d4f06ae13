/**
 * Checks a model's answer sentence by sentence. Sentences that their evidence supports are accepted, others are
 * refused with reasons. An answer in the wrong shape counts as no answer.
 */
import type { z } from 'zod'
import type { Cv } from '#core/cv/cv.ts'
import { ITEM_MARK, isItem } from '#core/documents/list-item.ts'
import type { Letter, LetterJob, LetterSentence } from './cover-letter.ts'
import { basisOf, editedSentence, unsupportedReasons } from './edit-letter.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { MIXES_ENTRIES, mixesEntries, ownEntry, placesOf } from './letter-entries.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { DraftAnswer, partsForModel, RephraseAnswer } from './model-ask.ts'
import { sharedWords, unsupportedClaims } from './proof-gate.ts'
import { claimReasons } from './proof-gate-claims.ts'

export type Judged<Item> = Item & {
  /** Why it is refused; empty if it is accepted. */
  refusedBecause: string[]
}

export type JudgedDraft = Judged<Draft & { paragraph: number }>

/** Null if the answer has the wrong shape. */
export function readRephrased(
  raw: string,
  letter: Letter,
  sentence: LetterSentence,
): Judged<{ text: string }>[] | null {
  const read = parseAnswer(raw, RephraseAnswer)
  return (
    read?.proposals.map((given) => {
      const words = oneLine(given)
      const isMissing = isItem(sentence.text) && !isItem(words)
      const text = isMissing ? `${ITEM_MARK}${words}` : words
      return { text, refusedBecause: refusals(text, sentence, letter) }
    }) ?? null
  )
}

function refusals(text: string, sentence: LetterSentence, letter: Letter): string[] {
  const newClaims =
    sentence.sources.length > 0
      ? unsupportedReasons(letter, sentence, text)
      : unsupportedClaims(text, basisOf(letter, sentence)).map(({ says }) => says)
  const reasons = [...newClaims, ...cliches(text)]
  if (reasons.length > 0) return reasons
  return editedSentence(letter, sentence, text).lost
    ? ['The sentence is about something else.']
    : []
}

/** Null if the answer has the wrong shape. */
export function readDraft(raw: string, cv: Cv, job: LetterJob): JudgedDraft[] | null {
  const read = parseAnswer(raw, DraftAnswer)
  return read?.sentences.map((it) => judgeDraft({ ...it, text: oneLine(it.text) }, cv, job)) ?? null
}

/** Also used for sentences that a page sends back, since the client cannot be trusted. */
export function judgeDraft(
  draft: Draft & { paragraph: number },
  cv: Cv,
  job: LetterJob,
): JudgedDraft {
  return {
    ...draft,
    refusedBecause:
      draft.about === 'person' ? judgePerson(draft, cv, job) : judgeEmployer(draft, job),
  }
}

function judgePerson({ text, sources, quote }: Draft, cv: Cv, job: LetterJob): string[] {
  const parts = new Map(partsForModel(cv).map(({ id, text }) => [id, text]))
  if (sources.length === 0) return ['The sentence isn’t based on any part of your CV.']
  if (sources.some((id) => !parts.has(id)))
    return ['The sentence refers to a part that isn’t in your CV.']
  if (quote !== null && !job.description.includes(quote)) return [NOT_A_QUOTE]
  const texts = sources.map((id) => parts.get(id) ?? '')
  const reasons = [...claimReasons(text, texts, job), ...cliches(text)]
  if (reasons.length > 0) return reasons
  const places = placesOf(cv)
  const theirs = sources.map((id) => places.get(id) ?? ownEntry(id))
  if (mixesEntries(theirs, text, [...places.values()])) return [MIXES_ENTRIES]
  const basis = [...texts, job.title, job.company]
  return sharedWords(text, basis) < 0.4 ? ['The sentence doesn’t match its source.'] : []
}

const NOT_A_QUOTE = 'The quoted words aren’t in the listing.'

function judgeEmployer({ text, quote, about, sources }: Draft, job: LetterJob): string[] {
  if (about !== 'employer' || sources.length > 0)
    return ['The sentence is neither about you nor about the listing.']
  if (quote === null || quote.length < 10 || !job.description.includes(quote)) return [NOT_A_QUOTE]
  // Statements about the person need evidence from the CV.
  if (/\b(?:I|I['’]\w+|my|mine|myself)\b/i.test(text.replace(quote, ''))) {
    return ['The sentence is about you, but isn’t based on any part of your CV.']
  }
  const basis = [quote, job.title, job.company]
  const reasons = [
    ...unsupportedClaims(text, basis).map(({ says }) => says),
    ...cliches(text.replace(quote, '')),
  ]
  if (reasons.length > 0) return reasons
  return sharedWords(text, basis) < 0.4 ? ['The sentence doesn’t match the listing.'] : []
}

const cliches = (text: string) => fillerPhrases(text).map((phrase) => `“${phrase}” is a cliché.`)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Models often wrap JSON in a code fence. */
function parseAnswer<Shape>(raw: string, schema: z.ZodType<Shape>): Shape | null {
  const text = raw.trim().replace(/^```(?:json)?\s*|(?:(?<!\s)\s+)?```$/g, '')
  const read = schema.safeParse(parseJson(text))
  return read.success ? read.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // anything that is not JSON has the wrong shape
  }
}
