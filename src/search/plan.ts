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
import { isOneTypoAway, isSwap } from './typo.ts'

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
  /** Words of short fields that begin so and are longer, most frequent first, and in how many jobs all of them stand. */
  beginnings(prefix: string, limit: number): { words: string[]; jobs: number }
  /** Words of short fields of about the same letters, in any order. */
  similar(word: string): string[]
}

/** One letter begins too much. */
const MIN_PREFIX_LENGTH = 2
const MAX_BEGINNINGS = 48
/** Words of up to so many letters are one slip away from too many others: only swapped letters count. */
const MAX_SHORT_WORD = 4
const MIN_TYPO_LENGTH = 3
/** A word in at most so many titles and the like may be a slip itself, */
const MAX_SLIP_JOBS = 2
/** if the word it looks like is in so many times as many. */
const SLIP_RATIO = 100

export function makePlan(asked: Asked, known: Knowledge, aliases: Aliases): Plan {
  const words = asked.parts.map(plainWord)
  const spoken = asked.parts.flatMap((part) => part.flatMap((item) => item.words))
  const corrections = new Map<number, string>()
  const clauses = asked.parts.map((part, at): Clause => {
    const asWord = words[at] as string | null
    let alternatives: Alternative[]
    if (asWord === null) {
      alternatives = part.flatMap((item) => itemAlternatives(item, known, aliases, spoken))
    } else {
      const isLast = at === words.length - 1
      alternatives = [
        ...wordItself(asWord, known),
        ...otherNames(words, at, known, aliases),
        ...joined(words, at, known),
        ...(asked.isTyping && isLast ? beginnings(asWord, known, aliases) : []),
      ]
      const mended = mend(asWord, alternatives, known)
      if (mended !== null) {
        corrections.set(at, mended)
        alternatives.push(alternative([mended], 'slip', false))
      }
    }
    return {
      asked: part.map(({ words }) => words.join(' ')).join(' OR '),
      alternatives,
      rarity: rarity(jobsOf(alternatives, known), known.jobs),
      isNeeded: asWord === null || !isNoiseWord(asWord),
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
 * The plan that needs one part less, for when no job meets them all; null when only one is left.
 * The rarest part goes first: it is the one that excludes most.
 */
export function loosen(plan: Plan): Plan | null {
  const needed = plan.clauses.filter((clause) => clause.isNeeded)
  if (needed.length < 2) return null
  const rarest = needed.reduce((a, b) => (b.rarity > a.rarity ? b : a))
  return {
    ...plan,
    clauses: plan.clauses.map((clause) =>
      clause === rarest ? { ...clause, isNeeded: false } : clause,
    ),
    reading: { ...plan.reading, dropped: [...plan.reading.dropped, rarest.asked] },
  }
}

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
function otherNames(
  words: (string | null)[],
  at: number,
  known: Knowledge,
  aliases: Aliases,
): Alternative[] {
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
function joined(words: (string | null)[], at: number, known: Knowledge): Alternative[] {
  const [left, word, right] = [words[at - 1] ?? null, words[at], words[at + 1] ?? null]
  const pairs = [left === null ? null : `${left}${word}`, right === null ? null : `${word}${right}`]
  return pairs
    .filter((pair) => pair !== null && known.anywhere([pair]) > 0)
    .map((pair) => alternative([pair as string], 'joined', false))
}

/**
 * Words that begin so, unless the word is complete: the name of a skill is ("java" must not find JavaScript, nor
 * "go" Google), and so is a word that most titles which begin so have as it stands.
 */
function beginnings(word: string, known: Knowledge, aliases: Aliases): Alternative[] {
  if (word.length < MIN_PREFIX_LENGTH || known.isTag(word) || aliases(word, []).length > 0)
    return []
  const { words, jobs } = known.beginnings(word, MAX_BEGINNINGS)
  if (known.inShort([word]) > jobs) return []
  return words.map((longer) => alternative([longer], 'beginning', true))
}

/** The word that was meant, when this one looks like a slip; null when it does not. */
function mend(word: string, alternatives: Alternative[], known: Knowledge): string | null {
  const isUnknown = alternatives.length === 0
  if (!isUnknown && (known.inShort([word]) > MAX_SLIP_JOBS || alternatives.length > 1)) return null
  const listed = meantBySlip(word)
  if (listed !== null && known.inShort([listed]) > 0) return listed
  if (word.length < MIN_TYPO_LENGTH) return null

  const isClose = word.length <= MAX_SHORT_WORD ? isSwap : isOneTypoAway
  const candidates = known
    .similar(word)
    .filter((other) => isClose(word, other))
    .map((other) => ({ other, jobs: known.inShort([other]) }))
    .sort((a, b) => b.jobs - a.jobs || (a.other < b.other ? -1 : 1))
  const [best] = candidates
  if (!best) return null
  const isFarMoreFrequent = best.jobs >= SLIP_RATIO * (known.anywhere([word]) + 1)
  return isUnknown || isFarMoreFrequent ? best.other : null
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
