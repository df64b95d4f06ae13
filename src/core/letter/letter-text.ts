/**
 * A letter as it is read: its vocabularies and limits, its paragraphs, how it greets and ends, the whole of it as plain
 * text. Needs no schema, so that a page can have it.
 */
import type { Letter, LetterSentence } from './cover-letter.ts'

export const TONES = ['plain', 'warm', 'formal'] as const
export type Tone = (typeof TONES)[number]

export const LENGTHS = ['short', 'medium', 'long'] as const

/** `courtesy`: what every letter says and nobody has to prove. `own`: the person's words, with no source of ours. */
export const ABOUT = ['person', 'employer', 'own', 'courtesy'] as const

/** Characters of one sentence. Whoever writes a whole paragraph at once has room for it. */
export const MAX_SENTENCE = 2_000
/** Far more than a letter of two pages. */
export const MAX_SENTENCES = 80
/** Characters of what a person may add in their own words. */
export const MAX_OWN_WORDS = 2_000
/** Characters of a listing's text that are kept with a letter. */
export const MAX_LISTING = 50_000

/** What of a CV a language model may be sent, where one is asked; nothing else of it ever is. */
export const SENT_PARTS = ['summary', 'work', 'education', 'projects', 'skills'] as const

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
