/**
 * Cover letters as text: tones, lengths and limits, paragraphs, greeting and closing, and the letter in plain text.
 * Needs no schema, so pages can import it.
 */
import { isItem } from '#core/documents/list-item.ts'
import type { Letter, LetterSentence } from './cover-letter.ts'
import { GREETINGS } from './letter-greetings.ts'
import { companyOf } from './letter-names.ts'
import { fillIn } from './letter-picker.ts'

export const TONES = ['plain', 'warm', 'formal'] as const
export type Tone = (typeof TONES)[number]

export const LENGTHS = ['short', 'medium', 'long'] as const

/** `courtesy`: what any letter says and needs no evidence. `own`: the person's words, without evidence. */
export const ABOUT = ['person', 'employer', 'own', 'courtesy'] as const

/** Characters per sentence; leaves room for people who type a whole paragraph as one. */
export const MAX_SENTENCE = 2_000
/** Far more than a two-page letter has. */
export const MAX_SENTENCES = 80
/** Characters of the person's own words. */
export const MAX_OWN_WORDS = 2_000
/** Characters of the listing stored with a letter. */
export const MAX_LISTING = 50_000

/** The only parts of a CV that may be sent to a language model. */
export const PARTS_FOR_MODEL = ['summary', 'work', 'education', 'projects', 'skills'] as const

/** The paragraphs in order, none of them empty. */
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

/** A paragraph as text: its sentences in one line, its items in one each. */
export function paragraphText(sentences: readonly Pick<LetterSentence, 'text'>[]): string {
  return sentences
    .map(({ text }, at) => {
      const before = sentences[at - 1]
      if (before === undefined) return text
      return `${isItem(text) || isItem(before.text) ? '\n' : ' '}${text}`
    })
    .join('')
}

type Head = Pick<Letter, 'addressee' | 'tone' | 'language' | 'job'>

export function greeting({ addressee, tone, language, job }: Head): string {
  const table = GREETINGS[language].greeting[tone]
  if (addressee !== '') return fillIn(table.person, { name: addressee })
  const company = companyOf(job)
  return company === null ? table.unknown : fillIn(table.team, { company })
}

/** Formal letters close differently for a reader whose name is unknown. */
export const farewell = ({
  tone,
  addressee,
  language,
}: Pick<Letter, 'tone' | 'addressee' | 'language'>) =>
  GREETINGS[language].farewell[tone][addressee === '' ? 'unknown' : 'person']

/** The text to paste into a form or an email, from greeting to name. */
export function letterText(letter: Letter): string {
  const body = paragraphs(letter).map(paragraphText)
  const name = letter.sender.name === null ? [] : [letter.sender.name]
  return [greeting(letter), ...body, [farewell(letter), ...name].join('\n')].join('\n\n')
}
