/**
 * How a text will be answered, given what is known about the jobs' words: for each part of it a clause with every
 * way to meet it. Slips are mended, unfinished words finished, other names added; nothing replaces what was typed
 * but a word that no job has.
 */
import { isNoiseWord } from '#core/noise-words.ts'
import type { Reading } from '#core/query.ts'
import { MAX_ALIAS_WORDS } from '#core/search-aliases.ts'
import { meantBySlip } from '#core/slip-table.ts'
import type { Asked } from './asked.ts'
import { MATCH_WEIGHTS, rarity } from './relevance.ts'
import { readWords } from './terms.ts'
import { isLikely, isOneTypoAway, isSwap } from './typo.ts'

/** How an alternative came to be. */
export type How = 'itself' | 'phrase' | 'alias' | 'joined' | 'beginning' | 'slip'

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

/** One letter begins too much. */
const MIN_PREFIX_LENGTH = 2
const MAX_BEGINNINGS = 48
/** So many more are looked at for standing beside the word before. */
const MAX_SEEN_BEGINNINGS = 480
/** Letters of each part of a word that may be written as two. */
const MIN_PART = 3
/**
 * Words of up to so many letters are one slip away from too many others: only swapped letters count, and in the longest
 * of them other slips where titles say the word beside the same neighbour.
 */
const MAX_SHORT_WORD = 4
const MIN_TYPO_LENGTH = 3
/** A word in at most so many titles and the like may be a slip itself, */
const MAX_SLIP_JOBS = 2
/** if the word it looks like is in so many times as many. */
const SLIP_RATIO = 100

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

/** The text's parts that are one plain word each; null for others. */
type Words = readonly (string | null)[]

/** The word of a part that is one plain word. */
function plainWord(part: Asked['parts'][number]): string | null {
  const [item] = part
  if (part.length !== 1 || !item || item.isQuoted || item.words.length !== 1) return null
  return item.words[0] as string
}

const alternative = (
  words: string[],
  how: How,
  onlyShort: boolean,
  weight: number = how === 'phrase' ? MATCH_WEIGHTS.itself : MATCH_WEIGHTS[how],
): Alternative => ({ words, how, weight, onlyShort })

const wordItself = (word: string, known: Knowledge) =>
  known.anywhere([word]) > 0 ? [alternative([word], 'itself', false)] : []

/** Of OR: a plain word has its other names, a quoted one or a phrase is meant as it is. */
function itemAlternatives(
  { words, isQuoted }: Asked['parts'][number][number],
  known: Knowledge,
  aliases: Aliases,
  spoken: string[],
): Alternative[] {
  if (isQuoted || words.length > 1) {
    return [alternative(words, words.length > 1 ? 'phrase' : 'itself', false)]
  }
  const [word] = words as [string]
  return [
    ...wordItself(word, known),
    ...aliases(word, without(spoken, words)).flatMap((name) => aliasOf(name, known)),
  ]
}

/** Other names of the word itself, and of every run of words that it is part of. */
function otherNames(words: Words, at: number, known: Knowledge, aliases: Aliases): Alternative[] {
  const found: Alternative[] = []
  for (let start = Math.max(0, at - MAX_ALIAS_WORDS + 1); start <= at; start++) {
    for (let end = at + 1; end <= Math.min(words.length, start + MAX_ALIAS_WORDS); end++) {
      const run = words.slice(start, end)
      if (run.includes(null)) continue
      const others = [...words.slice(0, start), ...words.slice(end)].filter((word) => word !== null)
      for (const name of aliases(run.join(' '), others)) found.push(...aliasOf(name, known))
    }
  }
  return found
}

/** Other names count in short fields only: in a description "pm" is the time of day. */
function aliasOf(name: string, known: Knowledge): Alternative[] {
  const { words } = readWords(name)
  return words.length > 0 && known.inShort(words) > 0 ? [alternative(words, 'alias', true)] : []
}

/** The word written together with a neighbour: "full stack", "fullstack". */
function joined(words: Words, at: number, known: Knowledge): Alternative[] {
  const [left, word, right] = [words[at - 1] ?? null, words[at], words[at + 1] ?? null]
  const pairs = [left === null ? null : `${left}${word}`, right === null ? null : `${word}${right}`]
  return pairs
    .filter((pair) => pair !== null && known.anywhere([pair]) > 0)
    .map((pair) => alternative([pair as string], 'joined', false))
}

/** The word written as two: "datacenter", "data center". */
function parted(word: string, known: Knowledge): Alternative[] {
  const found: Alternative[] = []
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (known.inShort(parts) > 0) found.push(alternative(parts, 'joined', true))
  }
  return found
}

/**
 * Words that begin as the last one does, unless it is complete: the name of a skill is ("java" must not find
 * JavaScript, nor "go" Google), so are two letters that have a meaning, and a word that most titles which begin so
 * have as it stands. Of words like this last, and of those that are not among the most frequent, only those that
 * stand beside the word before more often.
 */
function beginnings(words: Words, known: Knowledge, aliases: Aliases): Alternative[] {
  const word = words.at(-1) as string
  const before = words.at(-2) ?? null
  if (word.length < MIN_PREFIX_LENGTH || known.isTag(word)) return []
  if (word.length === MIN_PREFIX_LENGTH && aliases(word, []).length > 0) return []
  const found = known.beginnings(word, before === null ? MAX_BEGINNINGS : MAX_SEEN_BEGINNINGS)
  const besides = (last: string) => (before === null ? 0 : known.inShort([before, last]))
  const isComplete = known.inShort([word]) > found.jobs
  const own = besides(word)
  return found.words
    .filter((longer, at) => (at < MAX_BEGINNINGS && !isComplete) || besides(longer) > own)
    .map((longer) => alternative([longer], 'beginning', true))
}

/**
 * The word that was meant, when this one looks like a slip; null when it does not. Of several that may be meant, the one
 * that stands beside the word's neighbours in titles. A name is right however like another word it is.
 */
function mend(words: Words, at: number, ways: Alternative[], known: Knowledge): string | null {
  const word = words[at] as string
  const isUnknown = ways.length === 0
  if (!isUnknown) {
    if (known.inShort([word]) > MAX_SLIP_JOBS || ways.length > 1 || known.isName(word)) return null
  }
  const listed = meantBySlip(word)
  if (listed !== null && known.inShort([listed]) > 0) return listed
  if (word.length < MIN_TYPO_LENGTH) return null

  const [before, after] = [words[at - 1] ?? null, words[at + 1] ?? null]
  const [best] = known
    .similar(word)
    .filter((other) => isOneTypoAway(word, other))
    .map((other) => ({
      other,
      jobs: known.inShort([other]),
      beside: Math.max(
        before === null ? 0 : known.inShort([before, other]),
        after === null ? 0 : known.inShort([other, after]),
      ),
    }))
    .filter(
      ({ other, beside }) =>
        word.length > MAX_SHORT_WORD ||
        isSwap(word, other) ||
        (word.length === MAX_SHORT_WORD && beside > 0),
    )
    .sort((a, b) => b.beside - a.beside || b.jobs - a.jobs || (a.other < b.other ? -1 : 1))
  if (!best) return null
  const isFarMoreFrequent = best.jobs >= SLIP_RATIO * (known.anywhere([word]) + 1)
  return isUnknown || (isFarMoreFrequent && isLikely(word, best.other)) ? best.other : null
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
          .filter(({ how }) => how !== 'beginning')
          .map(({ words }) => (isNeeded ? words.join(' ') : '')),
        ...(alternatives.some(({ how }) => how === 'beginning') ? [`${asked}*`] : []),
      ]),
    ),
  ].filter(Boolean)

const without = (all: string[], some: string[]) => all.filter((word) => !some.includes(word))
