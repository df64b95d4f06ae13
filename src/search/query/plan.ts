/**
 * Decides how a text is answered, given what is known about the jobs' words: for each part a clause with everything
 * that can meet it. Corrects typos, completes unfinished words and adds aliases. Only a word that no job has is
 * replaced.
 */
import { isNoiseWord } from '#core/search/noise-words.ts'
import type { Reading } from '#core/search/query.ts'
import { rarity } from '#search/postings/relevance.ts'
import { intendedWord } from './correct-typo.ts'
import type { Asked } from './search-text.ts'
import {
  aliasAlternatives,
  alternative,
  beginnings,
  exactWord,
  isBeginning,
  itemAlternatives,
  joined,
  parted,
  type Words,
} from './term-expansions.ts'

/** How an alternative was derived. */
export type How = 'itself' | 'phrase' | 'alias' | 'joined' | 'beginning' | 'longer' | 'slip'

/** Adjacent words (usually one), and what meeting a part with them is worth. */
export type Alternative = { words: string[]; how: How; weight: number; onlyShort: boolean }

export type Clause = {
  /** The words as typed. */
  asked: string
  alternatives: Alternative[]
  rarity: number
  /** Jobs must meet it; otherwise it only adds to the score. */
  isNeeded: boolean
}

export type Plan = {
  clauses: Clause[]
  /** Phrases that must not occur. */
  without: string[][]
  reading: Reading
}

/**
 * Other names for one word, or for several adjacent words with single spaces between: "js" gives ["javascript"].
 * `others` are the remaining words of the text, for names with several meanings.
 */
export type Aliases = (words: string, others: readonly string[]) => readonly string[]

/** The same knowledge without the words that only removed jobs still have. */
export const withoutWords = (known: Knowledge, gone: ReadonlySet<string>): Knowledge => ({
  ...known,
  inShort: (words) => (words.some((word) => gone.has(word)) ? 0 : known.inShort(words)),
  anywhere: (words) => (words.some((word) => gone.has(word)) ? 0 : known.anywhere(words)),
})

/** What a plan needs to know about the jobs. Counts include removed jobs until these are cleaned up. */
export type Knowledge = {
  jobs: number
  /** Jobs that have these words side by side in a title, company, tag, place or category. */
  inShort(words: readonly string[]): number
  /** The same, including descriptions. */
  anywhere(words: readonly string[]): number
  isTag(word: string): boolean
  /** Whether it is a word in the name of a company, skill or place. */
  isName(word: string): boolean
  /** Longer words of short fields with this prefix, most frequent first, and how many jobs all of them have. */
  beginnings(prefix: string, limit: number): { words: string[]; jobs: number }
  /** Words of short fields with roughly the same letters, in any order. */
  similar(word: string): string[]
}

export function makePlan(asked: Asked, known: Knowledge, aliases: Aliases): Plan {
  const typed = asked.parts.map(plainWord)
  const allWords = asked.parts.flatMap((part) => part.flatMap((item) => item.words))
  const expansionsOf = (words: Words, at: number): Alternative[] => [
    ...exactWord(words[at] as string, known),
    ...aliasAlternatives(words, at, known, aliases),
    ...joined(words, at, known),
    ...parted(words[at] as string, known),
    ...(asked.isTyping && at === words.length - 1 ? beginnings(words, known, aliases) : []),
  ]
  const expansions = typed.map((word, at) => (word === null ? [] : expansionsOf(typed, at)))
  const corrections = new Map<number, string>()
  for (const at of typed.keys()) {
    const correction =
      typed[at] === null ? null : intendedWord(typed, at, expansions[at] as Alternative[], known)
    if (correction !== null) corrections.set(at, correction)
  }
  const meant = typed.map((word, at) => corrections.get(at) ?? word)
  const clauses = asked.parts.map((part, at): Clause => {
    const word = typed[at] as string | null
    const correction = corrections.get(at)
    let alternatives = expansions[at] as Alternative[]
    if (word === null) {
      alternatives = part.flatMap((item) => itemAlternatives(item, known, aliases, allWords))
    } else if (correction !== undefined) {
      const names = aliasAlternatives(meant, at, known, aliases)
      alternatives = [...alternatives, alternative([correction], 'slip', false), ...names]
    } else if (corrections.size > 0) {
      alternatives = expansionsOf(meant, at)
    }
    return {
      asked: part.map(({ words }) => words.join(' ')).join(' OR '),
      alternatives,
      rarity: rarity(jobsOf(alternatives, known), known.jobs),
      isNeeded: word === null || !isNoiseWord(word),
    }
  })
  if (!clauses.some((clause) => clause.isNeeded)) {
    for (const clause of clauses) clause.isNeeded = true
  }
  return {
    clauses,
    without: asked.without,
    reading: {
      corrected: corrections.size === 0 ? null : correctedText(asked, corrections),
      dropped: [],
      marks: marksOf(clauses),
    },
  }
}

/**
 * Plans that need one part less, best first, for when no job meets all parts; none if only one part is left. The least
 * specific part is given up first, so that the specific words stay. But a part that no job meets goes before any other,
 * and if one part less was not enough, the rarest goes because it excludes most.
 */
export function looserPlans(plan: Plan): Plan[] {
  const needed = plan.clauses.filter((clause) => clause.isNeeded)
  if (needed.length < 2) return []
  const byRarity = needed.toSorted((a, b) => a.rarity - b.rarity)
  const rarest = byRarity.at(-1) as Clause
  const { dropped } = plan.reading
  const wasTried = plan.clauses.some(
    ({ asked, alternatives }) => dropped.includes(asked) && alternatives.length > 0,
  )
  const isOneTry = wasTried || needed.length > MAX_TRIED || rarest.alternatives.length === 0
  return (isOneTry ? [rarest] : byRarity).map((left) => ({
    ...plan,
    clauses: plan.clauses.map((clause) =>
      clause === left ? { ...clause, isNeeded: false } : clause,
    ),
    reading: { ...plan.reading, dropped: [...dropped, left.asked] },
  }))
}

/** With more parts, only the rarest is given up: such a text was pasted, and every try is a search. */
const MAX_TRIED = 6

/** The word of a part that is one plain word, else null. */
function plainWord(part: Asked['parts'][number]): string | null {
  const [item] = part
  if (part.length !== 1 || !item || item.isQuoted || item.words.length !== 1) return null
  return item.words[0] as string
}

/** Jobs that meet one of the alternatives; a job that meets two counts twice. */
function jobsOf(alternatives: Alternative[], known: Knowledge): number {
  const sum = alternatives.reduce(
    (jobs, { words, onlyShort }) =>
      jobs + (onlyShort ? known.inShort(words) : known.anywhere(words)),
    0,
  )
  return Math.min(known.jobs, sum)
}

function correctedText({ parts, without }: Asked, corrections: Map<number, string>): string {
  const quote = (words: string[], isQuoted: boolean) =>
    isQuoted || words.length > 1 ? `"${words.join(' ')}"` : words.join(' ')
  return [
    ...parts.map(
      (part, at) =>
        corrections.get(at) ??
        part.map(({ words, isQuoted }) => quote(words, isQuoted)).join(' OR '),
    ),
    ...without.map((words) => `-${quote(words, false)}`),
  ].join(' ')
}

/** What to highlight: each alternative; words found by their beginning are highlighted by that beginning. */
const marksOf = (clauses: Clause[]) =>
  [
    ...new Set(
      clauses.flatMap(({ asked, alternatives, isNeeded }) => [
        ...alternatives
          .filter(({ how }) => !isBeginning(how))
          .map(({ words }) => (isNeeded ? words.join(' ') : '')),
        ...(alternatives.some(({ how }) => isBeginning(how)) ? [`${asked}*`] : []),
      ]),
    ),
  ].filter(Boolean)
