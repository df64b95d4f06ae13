/** Input for cover letters: the job, the CV, tone and length, and the person's own words. */
import { z } from 'zod'
import { CvDesign } from '#core/documents/cv-design.ts'
import { SentenceId } from './cover-letter.ts'
import { LETTER_LANGUAGES } from './letter-language.ts'
import { LetterPick, MAX_PICKS } from './letter-picks.ts'
import { LENGTHS, MAX_LISTING, MAX_OWN_WORDS, MAX_SENTENCE, TONES } from './letter-text.ts'
import { DraftAnswer } from './model-ask.ts'

/** PostgreSQL stores neither U+0000 nor half a character, and JSON can escape both. */
const trimmed = (max: number) =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().replaceAll('\u0000', ''))
    .trim()
    .max(max, `must have at most ${max} characters`)
const required = (max: number) => trimmed(max).min(1, 'must not be empty')

const words = {
  cvId: z.uuid().nullable().optional(),
  tone: z.enum(TONES).optional(),
  length: z.enum(LENGTHS).optional(),
  language: z
    .enum(['listing', ...LETTER_LANGUAGES])
    .optional()
    .describe('The language of the letter; the listing’s by default'),
  addressee: trimmed(200).optional(),
  why: trimmed(MAX_OWN_WORDS).optional().describe('Why you want this job, in your own words'),
  more: trimmed(MAX_OWN_WORDS).optional().describe('Anything to add, in your own words'),
}

/** For a job of ours by id, or for one listed elsewhere. */
export const NewLetter = z.union([
  z.strictObject({ jobId: z.int().positive(), ...words }),
  z.strictObject({
    title: required(300),
    company: trimmed(300).optional(),
    description: trimmed(MAX_LISTING).optional(),
    ...words,
  }),
])
export type NewLetter = z.infer<typeof NewLetter>

const text = required(MAX_SENTENCE)

/** One edit of a letter. */
export const LetterChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit'), id: SentenceId, text }),
  z.strictObject({ kind: z.literal('remove'), id: SentenceId }),
  z.strictObject({
    kind: z.literal('move'),
    id: SentenceId,
    by: z.union([z.literal(-1), z.literal(1)]),
  }),
  z.strictObject({ kind: z.literal('add'), after: SentenceId.nullable(), text }),
  /** Another proof from the CV, named by the first part it is based on. */
  z.strictObject({ kind: z.literal('replace'), id: SentenceId, source: z.string().max(16) }),
  z.strictObject({
    kind: z.literal('head'),
    addressee: trimmed(200).optional(),
    subject: trimmed(400).optional(),
  }),
  z.strictObject({ kind: z.literal('design'), design: CvDesign }),
  /** Model-drafted sentences that the person accepted; they are checked again. */
  z.strictObject({ kind: z.literal('draft'), sentences: DraftAnswer.shape.sentences }),
  /** The facts of the letter, in this order; null lets the rules choose. The person's edits are kept. */
  z.strictObject({
    kind: z.literal('facts'),
    picks: z
      .array(LetterPick)
      .max(MAX_PICKS, `must have at most ${MAX_PICKS} facts`)
      .nullable()
      .describe('Lines of the CV by key, and facts in your own words; null lets the rules choose'),
  }),
  /** Why the person wants the job, and what else they add. Their edits are kept. */
  z.strictObject({ kind: z.literal('reason'), why: words.why, more: words.more }),
  /** Rewrites the letter by the rules; the old one is kept as a version. */
  z.strictObject({ kind: z.literal('again'), ...words }),
])
export type LetterChange = z.infer<typeof LetterChange>
