/**
 * How a text will be answered, given what is known about the jobs' words: for each part of it a clause with every
 * way to meet it. Slips are mended, unfinished words finished, other names added; nothing replaces what was typed
 * but a word that no job has.
 */
import { isNoiseWord } from '#core/search/noise-words.ts'
import type { Reading } from '#core/search/query.ts'
import type { Asked } from './asked.ts'
import { mend } from './mend.ts'
import { rarity } from './relevance.ts'
import {
  alternative,
  beginnings,
  isBeginning,
  itemAlternatives,
  joined,
  otherNames,
  parted,
  type Words,
  wordItself,
} from './ways.ts'

/** How an alternative came to be. */
export type How = 'itself' | 'phrase' | 'alias' | 'joined' | 'beginning' | 'longer' | 'slip'

/** Words that stand side by side (one, mostly), and what meeting a part by them is worth. */
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
  /** Phrases that must not be there. */
  without: string[][]
  reading: Reading
}

/**
 * Other ways to say one word, or several side by side with single spaces between: "js" gives ["javascript"].
 * `others` are the rest of the text's words, for names with several meanings.
 */
export type Aliases = (words: string, others: readonly string[]) => readonly string[]

/** The same knowledge, but for words that only removed jobs still have. */
export const withoutWords = (known: Knowledge, gone: ReadonlySet<string>): Knowledge => ({
  ...known,
  inShort: (words) => (words.some((word) => gone.has(word)) ? 0 : known.inShort(words)),
  anywhere: (words) => (words.some((word) => gone.has(word)) ? 0 : known.anywhere(words)),
})

/** What the plan asks about the jobs. Counts take in removed jobs until they are cleaned away. */
export type Knowledge = {
  jobs: number
  /** Jobs that have these words side by side in a title, company, tag, place or category. */
  inShort(words: readonly string[]): number
  /** The same, descriptions included. */
  anywhere(words: readonly string[]): number
  isTag(word: string): boolean
  /** Whether it is a word of a company's, skill's or place's name. */
  isName(word: string): boolean
  /** Words of short fields that begin so and are longer, most frequent first, and in how many jobs all of them stand. */
  beginnings(prefix: string, limit: number): { words: string[]; jobs: number }
  /** Words of short fields of about the same letters, in any order. */
  similar(word: string): string[]
}

export function makePlan(asked: Asked, known: Knowledge, aliases: Aliases): Plan {
  const typed = asked.parts.map(plainWord)
  const spoken = asked.parts.flatMap((part) => part.flatMap((item) => item.words))
  const waysOf = (words: Words, at: number): Alternative[] => [
    ...wordItself(words[at] as string, known),
    ...otherNames(words, at, known, aliases),
    ...joined(words, at, known),
    ...parted(words[at] as string, known),
    ...(asked.isTyping && at === words.length - 1 ? beginnings(words, known, aliases) : []),
  ]
  const ways = typed.map((word, at) => (word === null ? [] : waysOf(typed, at)))
  const corrections = new Map<number, string>()
  for (const at of typed.keys()) {
    const mended = typed[at] === null ? null : mend(typed, at, ways[at] as Alternative[], known)
    if (mended !== null) corrections.set(at, mended)
  }
  const meant = typed.map((word, at) => corrections.get(at) ?? word)
  const clauses = asked.parts.map((part, at): Clause => {
    const word = typed[at] as string | null
    const mended = corrections.get(at)
    let alternatives = ways[at] as Alternative[]
    if (word === null) {
      alternatives = part.flatMap((item) => itemAlternatives(item, known, aliases, spoken))
    } else if (mended !== undefined) {
      const names = otherNames(meant, at, known, aliases)
      alternatives = [...alternatives, alternative([mended], 'slip', false), ...names]
    } else if (corrections.size > 0) {
      alternatives = waysOf(meant, at)
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
 * Plans that need one part less, for when no job meets them all, the best first; none when only one part is left. What
 * says least is given up first, so that the telling words stay; but what no job has at all goes before anything else,
 * and when one part less was not enough, the rarest, because it excludes most.
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

/** Of more parts each is not tried: it is a paste, and every try is a search. */
const MAX_TRIED = 6

/** The word of a part that is one plain word. */
function plainWord(part: Asked['parts'][number]): string | null {
  const [item] = part
  if (part.length !== 1 || !item || item.isQuoted || item.words.length !== 1) return null
  return item.words[0] as string
}

/** Jobs that meet one of the alternatives, counting those twice that meet two. */
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

/** What to mark: each alternative; a word that begins so is marked by itself. */
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
