/**
 * What listings ask for beside skills, by subject: the words of a listing, how a letter names the subject, and the
 * words of a CV line that answers it ("40 TB moved without downtime" answers "reliability"). Subjects choose the facts of a
 * letter and join them to the listing.
 */
import { contentStems } from '#core/text/word-stem.ts'
import type { LetterLanguage } from './letter-language.ts'
import { FIELD_TOPICS } from './letter-topics-fields.ts'
import { PEOPLE_TOPICS } from './letter-topics-people.ts'
import { SYSTEM_TOPICS } from './letter-topics-systems.ts'

/** `shown`: words of CV lines. Each language has nouns, the most particular first, with the listing's words for them. */
export type TopicRow = { shown: string } & Partial<
  Record<LetterLanguage, readonly (readonly [noun: string, asked: string])[]>
>

export type AskedTopic = {
  id: number
  /** As a letter names it. */
  noun: string
  /** The sentence of the listing. */
  quote: string
  weight: number
}

/** A sentence of the listing, and how much it says about this opening. */
export type ListingSentence = { text: string; weight: number }

/** Words of one language each; a German listing never says "throughput" and a Spanish CV never "Ausfall". */
const TABLE: readonly TopicRow[] = [...SYSTEM_TOPICS, ...FIELD_TOPICS, ...PEOPLE_TOPICS]

const whole = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')

const READ = TABLE.map((row) => ({
  shown: whole(row.shown),
  en: nounsOf(row.en),
  de: nounsOf(row.de),
  fr: nounsOf(row.fr),
  es: nounsOf(row.es),
}))

function nounsOf(nouns: TopicRow['en'] = []) {
  return nouns.map(([noun, asked]) => ({ noun, asked: whole(asked) }))
}

/** What each further sentence about a subject adds to it. */
const MENTION = 0.1

/** Subjects of the listing in the letter's language, each by its most particular noun. */
export function askedTopics(
  sentences: readonly ListingSentence[],
  language: LetterLanguage,
): AskedTopic[] {
  return READ.flatMap((row, id) => {
    for (const { noun, asked } of row[language]) {
      const all = sentences
        .filter(({ text }) => asked.test(text))
        .sort((a, b) => b.weight - a.weight)
      const [found] = all
      const weight = (found?.weight ?? 0) * (1 + Math.min(all.length - 1, 3) * MENTION)
      if (found) return [{ id, noun, quote: found.text, weight }]
    }
    return []
  })
}

/** Whether a CV line answers a subject. */
export const showsTopic = ({ id }: AskedTopic, line: string): boolean =>
  READ[id]?.shown.test(line) ?? false

/** Whether a CV line has the subject's own noun: "agentic" of "AI agents", rather than a language model. */
export function namesTopic({ noun }: AskedTopic, line: string): boolean {
  const [last] = contentStems(noun).slice(-1)
  return last !== undefined && contentStems(line).includes(last)
}
