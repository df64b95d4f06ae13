/**
 * A cover letter: sentences, each with what it rests on. What it says about the person points at parts of their CV;
 * what it says about the employer keeps the listing's words; what the person wrote is their own.
 */
import { z } from 'zod'
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

export const SentenceId = z.string().regex(/^s[1-9]\d{0,4}$/)

export const LetterSentence = z.strictObject({
  id: SentenceId,
  /** From 0; sentences of one paragraph stand together. */
  paragraph: z.int().min(0).max(MAX_SENTENCES),
  text: z.string().min(1).max(MAX_SENTENCE),
  about: z.enum(ABOUT),
  /** Parts of the CV that it rests on; empty unless it is about the person. */
  sources: z.array(id).max(20),
  /** The listing's own words that it answers or repeats; null for none. */
  quote: z.string().max(MAX_SENTENCE).nullable(),
  isEdited: z.boolean(),
  /** What it rested on until it was edited away from that; empty as long as it does. */
  lost: z
    .strictObject({ sources: z.array(id).max(20), quote: z.string().max(MAX_SENTENCE).nullable() })
    .nullable(),
})
export type LetterSentence = z.infer<typeof LetterSentence>

/** What the letter is for, as it was when the letter was written; the listing may be gone by now. */
export const LetterJob = z.strictObject({
  title: z.string().min(1).max(300),
  company: line,
  /** The listing's text; empty where there was none. */
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
  /** Which job, project or school it belongs to, and what that is called. */
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
  /** Who is greeted: "Jo Park", or empty for the hiring team. */
  addressee: z.string().max(200),
  subject: z.string().max(400),
  sentences: z.array(LetterSentence).max(MAX_SENTENCES),
  job: LetterJob,
  own: OwnWords,
  /** Who writes, as printed at the top. */
  sender: z.strictObject({ name: line.nullable(), contact: z.array(line).max(6) }),
  /** The parts of the CV that sentences rest on, as they were then. */
  proofs: z.array(LetterPart).max(200),
  /** Asked for, not shown by the CV, and therefore not said; with the listing's words. */
  notClaimed: z.array(z.strictObject({ what: line, quote: z.string().max(MAX_SENTENCE) })).max(100),
})
export type Letter = z.infer<typeof Letter>
