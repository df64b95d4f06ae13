/**
 * What a model answered, sentence by sentence: taken where it rests on its sources, refused with the reasons where it
 * does not. An answer of any other shape is none. Nothing is taken on a model's word.
 */
import type { z } from 'zod'
import type { Cv } from '#core/cv/cv.ts'
import type { Letter, LetterJob, LetterSentence } from './cover-letter.ts'
import { basisOf, editedSentence, personReasons } from './edit-letter.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { JOINS_PLACES, joinsPlaces, placeOfNone, placesOf } from './letter-entries.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { DraftAnswer, RephraseAnswer, sentParts } from './model-ask.ts'
import { newThings, sharedWords } from './proof-gate.ts'
import { claimReasons } from './proof-gate-claims.ts'

export type Judged<Item> = Item & {
  /** Why it is refused; empty where it may be taken. */
  refusedBecause: string[]
}

export type JudgedDraft = Judged<Draft & { paragraph: number }>

/** Null where the answer has another shape. */
export function readRephrased(
  raw: string,
  letter: Letter,
  sentence: LetterSentence,
): Judged<{ text: string }>[] | null {
  const read = parseAnswer(raw, RephraseAnswer)
  return (
    read?.proposals.map((given) => {
      const text = oneLine(given)
      return { text, refusedBecause: refusals(text, sentence, letter) }
    }) ?? null
  )
}

function refusals(text: string, sentence: LetterSentence, letter: Letter): string[] {
  const said =
    sentence.sources.length > 0
      ? personReasons(letter, sentence, text)
      : newThings(text, basisOf(letter, sentence)).map(({ says }) => says)
  const reasons = [...said, ...praise(text)]
  if (reasons.length > 0) return reasons
  return editedSentence(letter, sentence, text).lost ? ['It is about something else.'] : []
}

/** Null where the answer has another shape. */
export function readDraft(raw: string, cv: Cv, job: LetterJob): JudgedDraft[] | null {
  const read = parseAnswer(raw, DraftAnswer)
  return read?.sentences.map((it) => judgeDraft({ ...it, text: oneLine(it.text) }, cv, job)) ?? null
}

/** The same for what comes back from a page: it is judged again, whoever sends it. */
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
  const parts = new Map(sentParts(cv).map(({ id, text: said }) => [id, said]))
  if (sources.length === 0) return ['It names no part of your CV.']
  if (sources.some((id) => !parts.has(id))) return ['It names a part that your CV does not have.']
  if (quote !== null && !job.description.includes(quote)) return [NOT_A_QUOTE]
  const texts = sources.map((id) => parts.get(id) ?? '')
  const reasons = [...claimReasons(text, texts, job), ...praise(text)]
  if (reasons.length > 0) return reasons
  const places = placesOf(cv)
  const theirs = sources.map((id) => places.get(id) ?? placeOfNone(id))
  if (joinsPlaces(theirs, text, [...places.values()])) return [JOINS_PLACES]
  const basis = [...texts, job.title, job.company]
  return sharedWords(text, basis) < 0.4 ? ['It says something else than the lines it names.'] : []
}

const NOT_A_QUOTE = 'The listing does not have the words that it quotes.'

function judgeEmployer({ text, quote, about, sources }: Draft, job: LetterJob): string[] {
  if (about !== 'employer' || sources.length > 0)
    return ['It is neither about you nor about the listing.']
  if (quote === null || quote.length < 10 || !job.description.includes(quote)) return [NOT_A_QUOTE]
  // "I", "my": what is said of the person rests on the CV.
  if (/\b(?:I|I['’]\w+|my|mine|myself)\b/i.test(text.replace(quote, ''))) {
    return ['It speaks of you, and names no part of your CV.']
  }
  const basis = [quote, job.title, job.company]
  const reasons = [
    ...newThings(text, basis).map(({ says }) => says),
    ...praise(text.replace(quote, '')),
  ]
  if (reasons.length > 0) return reasons
  return sharedWords(text, basis) < 0.4 ? ['It says something else than the listing.'] : []
}

const praise = (text: string) =>
  fillerPhrases(text).map((phrase) => `“${phrase}” says nothing of its own.`)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Models like to put JSON into a fence. */
function parseAnswer<Shape>(raw: string, schema: z.ZodType<Shape>): Shape | null {
  const text = raw.trim().replace(/^```(?:json)?\s*|(?:(?<!\s)\s+)?```$/g, '')
  const read = schema.safeParse(parseJson(text))
  return read.success ? read.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // anything that is no JSON has the wrong shape
  }
}
