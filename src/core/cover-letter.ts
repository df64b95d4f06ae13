/**
 * A cover letter: sentences, each with what it rests on. What it says about the person points at parts of their CV;
 * what it says about the employer keeps the listing's words; what the person wrote is their own.
 */
import { z } from 'zod'

export const TONES = ['plain', 'warm', 'formal'] as const
export type Tone = (typeof TONES)[number]

export const LENGTHS = ['short', 'medium', 'long'] as const
export type LetterLength = (typeof LENGTHS)[number]

/** `courtesy`: what every letter says and nobody has to prove. `own`: the person's words, with no source of ours. */
export const ABOUT = ['person', 'employer', 'own', 'courtesy'] as const
export type About = (typeof ABOUT)[number]

/** Characters of one sentence. Whoever writes a whole paragraph at once has room for it. */
export const MAX_SENTENCE = 2_000
/** Far more than a letter of two pages. */
export const MAX_SENTENCES = 80
/** Characters of what a person may add in their own words. */
export const MAX_OWN_WORDS = 2_000
/** Characters of a listing's text that are kept with a letter. */
export const MAX_LISTING = 50_000

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
  proofs: z.array(z.strictObject({ id, text: z.string().max(8_000) })).max(200),
  /** Asked for, not shown by the CV, and therefore not said; with the listing's words. */
  notClaimed: z.array(z.strictObject({ what: line, quote: z.string().max(MAX_SENTENCE) })).max(100),
})
export type Letter = z.infer<typeof Letter>

/** The paragraphs in their order, each with its sentences; none is empty. */
export function paragraphs(letter: Pick<Letter, 'sentences'>): LetterSentence[][] {
  const found: LetterSentence[][] = []
  let last: number | null = null
  for (const sentence of letter.sentences) {
    if (sentence.paragraph !== last) found.push([])
    last = sentence.paragraph
    found.at(-1)?.push(sentence)
  }
  return found
}

export const greeting = ({ addressee, tone, job }: Pick<Letter, 'addressee' | 'tone' | 'job'>) => {
  if (addressee !== '') return tone === 'warm' ? `Hello ${addressee},` : `Dear ${addressee},`
  if (tone === 'formal') return 'Dear Sir or Madam,'
  return job.company === ''
    ? 'Hello,'
    : `${tone === 'warm' ? 'Hello' : 'Dear'} ${job.company} team,`
}

const FAREWELLS: Readonly<Record<Tone, string>> = {
  plain: 'Kind regards,',
  warm: 'Best wishes,',
  formal: 'Yours faithfully,',
}

/** "Yours faithfully" is for whom one does not know by name. */
export const farewell = ({ tone, addressee }: Pick<Letter, 'tone' | 'addressee'>) =>
  tone === 'formal' && addressee !== '' ? 'Yours sincerely,' : FAREWELLS[tone]

/** As one pastes it into a form or a mail: from the greeting to the name. */
export function letterText(letter: Letter): string {
  const body = paragraphs(letter).map((sentences) => sentences.map(({ text }) => text).join(' '))
  const name = letter.sender.name === null ? [] : [letter.sender.name]
  return [greeting(letter), ...body, [farewell(letter), ...name].join('\n')].join('\n\n')
}
