/**
 * A cover letter as sentences, each with its evidence. Sentences about the person cite parts of their CV, sentences
 * about the employer quote the listing, and the rest are the person's own words.
 */
import { z } from 'zod'
import { LETTER_LANGUAGES } from './letter-language.ts'
import { LetterPick, MAX_PICKS } from './letter-picks.ts'
import {
  ABOUT,
  LENGTHS,
  MAX_LISTING,
  MAX_OWN_WORDS,
  MAX_SENTENCE,
  MAX_SENTENCES,
  TONES,
} from './letter-text.ts'

const id = z.string().regex(/^[a-z][a-z0-9]{0,15}$/)
const line = z.string().max(500)

export type LetterId = string & { readonly __brand: 'LetterId' }

export const SentenceId = z.string().regex(/^s[1-9]\d{0,4}$/)

export const LetterSentence = z.strictObject({
  id: SentenceId,
  /** From 0; the sentences of a paragraph are adjacent. */
  paragraph: z.int().min(0).max(MAX_SENTENCES),
  text: z.string().min(1).max(MAX_SENTENCE),
  about: z.enum(ABOUT),
  /** Ids of the CV parts it is based on; empty unless it is about the person. */
  sources: z.array(id).max(20),
  /** The words of the listing that it answers or repeats; null if none. */
  quote: z.string().max(MAX_SENTENCE).nullable(),
  isEdited: z.boolean(),
  /** Its evidence before an edit that no longer matches it; null while the evidence holds. */
  lost: z
    .strictObject({ sources: z.array(id).max(20), quote: z.string().max(MAX_SENTENCE).nullable() })
    .nullable(),
})
export type LetterSentence = z.infer<typeof LetterSentence>

/** The job as it was when the letter was written; the listing may be gone by now. */
export const LetterJob = z.strictObject({
  title: z.string().min(1).max(300),
  company: line,
  /** Where the job is, as its source has it; not in letters stored before it was kept. */
  location: line.optional(),
  /** The listing's text; empty if there was none. */
  description: z.string().max(MAX_LISTING),
})
export type LetterJob = z.infer<typeof LetterJob>

export const OwnWords = z.strictObject({
  why: z.string().max(MAX_OWN_WORDS),
  more: z.string().max(MAX_OWN_WORDS),
})
export type OwnWords = z.infer<typeof OwnWords>

/** A part of the CV as it was when the letter was written. */
const LetterPart = z.strictObject({
  id,
  text: z.string().max(8_000),
  /** The job, project or school it belongs to, and their names. */
  place: z
    .strictObject({
      entries: z.array(id).max(200),
      names: z.array(line).max(2),
      titles: z.array(line).max(1),
    })
    .optional(),
})

export const Letter = z.strictObject({
  tone: z.enum(TONES),
  length: z.enum(LENGTHS),
  /** Letters stored before there was a choice are in English. */
  language: z.enum(LETTER_LANGUAGES).default('en'),
  /** Who is greeted: "Jo Park"; empty for the hiring team. */
  addressee: z.string().max(200),
  subject: z.string().max(400),
  sentences: z.array(LetterSentence).max(MAX_SENTENCES),
  job: LetterJob,
  own: OwnWords,
  /** The facts that the person chose; absent if the rules did. */
  picks: z.array(LetterPick).max(MAX_PICKS).optional(),
  /** The sender, as printed at the top. */
  sender: z.strictObject({ name: line.nullable(), contact: z.array(line).max(6) }),
  /** The CV parts that sentences are based on, as they were at the time. */
  proofs: z.array(LetterPart).max(200),
  /** Requirements that the CV does not show and the letter therefore does not claim, with quotes. */
  notClaimed: z.array(z.strictObject({ what: line, quote: z.string().max(MAX_SENTENCE) })).max(100),
})
export type Letter = z.infer<typeof Letter>
