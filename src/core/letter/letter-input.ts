/** What may be sent in about a letter: which job, which CV, how it is to sound, what the person adds. */
import { z } from 'zod'
import { CvDesign } from '#core/documents/cv-design.ts'
import { SentenceId } from './cover-letter.ts'
import { LENGTHS, MAX_LISTING, MAX_OWN_WORDS, MAX_SENTENCE, TONES } from './letter-text.ts'
import { DraftAnswer } from './model-ask.ts'

const trimmed = (max: number) => z.string().trim().max(max, `must have at most ${max} characters`)
const required = (max: number) => trimmed(max).min(1, 'must not be empty')

const words = {
  cvId: z.uuid().nullable().optional(),
  tone: z.enum(TONES).optional(),
  length: z.enum(LENGTHS).optional(),
  addressee: trimmed(200).optional(),
  /** Why this job, in the person's own words. */
  why: trimmed(MAX_OWN_WORDS).optional(),
  /** Whatever else they want to say. */
  more: trimmed(MAX_OWN_WORDS).optional(),
}

/** Of a job here by its id, or of one that is listed elsewhere. */
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

/** One thing that is done to a letter. */
export const LetterChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit'), id: SentenceId, text }),
  z.strictObject({ kind: z.literal('remove'), id: SentenceId }),
  z.strictObject({
    kind: z.literal('move'),
    id: SentenceId,
    by: z.union([z.literal(-1), z.literal(1)]),
  }),
  z.strictObject({ kind: z.literal('add'), after: SentenceId.nullable(), text }),
  /** Another proof of the CV, named by the part that it rests on first. */
  z.strictObject({ kind: z.literal('replace'), id: SentenceId, source: z.string().max(16) }),
  z.strictObject({
    kind: z.literal('head'),
    addressee: trimmed(200).optional(),
    subject: trimmed(400).optional(),
  }),
  z.strictObject({ kind: z.literal('design'), design: CvDesign }),
  /** What a model drafted and the person took; judged once more. */
  z.strictObject({ kind: z.literal('draft'), sentences: DraftAnswer.shape.sentences }),
  /** Written anew by the rules; what it was is kept as a version. */
  z.strictObject({ kind: z.literal('again'), ...words }),
])
export type LetterChange = z.infer<typeof LetterChange>
