/**
 * Everything that can meet a part of a text: the word itself, its aliases, its spelling as one word or two, its
 * completions. None replaces what was typed.
 */
import { MAX_ALIAS_WORDS } from '#core/search/search-aliases.ts'
import { MATCH_WEIGHTS } from '#search/postings/relevance.ts'
import { readWords } from '#search/postings/terms.ts'
import type { Aliases, Alternative, How, Knowledge } from './plan.ts'
import type { Asked } from './search-text.ts'

/** The text's parts that are one plain word each; null for other parts. */
export type Words = readonly (string | null)[]

/** Too many words begin with one letter. */
const MIN_PREFIX_LENGTH = 2
const MAX_BEGINNINGS = 48
/** How many are examined for being beside the word before. */
const MAX_SEEN_BEGINNINGS = 480
/**
 * If more jobs than this have longer words, for each job with the word itself, the word is taken for an unfinished one.
 */
const MOST_LONGER = 20
/** Minimum length of each part of a word that may be written as two. */
const MIN_PART = 3

export const alternative = (
  words: string[],
  how: How,
  onlyShort: boolean,
  weight: number = how === 'phrase' ? MATCH_WEIGHTS.itself : MATCH_WEIGHTS[how],
): Alternative => ({ words, how, weight, onlyShort })

export const exactWord = (word: string, known: Knowledge) =>
  known.anywhere([word]) > 0 ? [alternative([word], 'itself', false)] : []

/** For items of OR: a plain word also has its aliases; a quoted word or a phrase is meant as it is. */
export function itemAlternatives(
  { words, isQuoted }: Asked['parts'][number][number],
  known: Knowledge,
  aliases: Aliases,
  allWords: string[],
): Alternative[] {
  if (isQuoted || words.length > 1) {
    return [alternative(words, words.length > 1 ? 'phrase' : 'itself', false)]
  }
  const [word] = words as [string]
  return [
    ...exactWord(word, known),
    ...aliases(word, without(allWords, words)).flatMap((name) => aliasOf(name, known)),
  ]
}

/** Aliases of the word itself, and of every run of words that it is part of. */
export function aliasAlternatives(
  words: Words,
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

/** Aliases count in short fields only: in a description "pm" is the time of day. */
function aliasOf(name: string, known: Knowledge): Alternative[] {
  const { words } = readWords(name)
  return words.length > 0 && known.inShort(words) > 0 ? [alternative(words, 'alias', true)] : []
}

/** The word joined with a neighbor: "full stack", "fullstack". */
export function joined(words: Words, at: number, known: Knowledge): Alternative[] {
  const [left, word, right] = [words[at - 1] ?? null, words[at], words[at + 1] ?? null]
  const pairs = [left === null ? null : `${left}${word}`, right === null ? null : `${word}${right}`]
  return pairs
    .filter((pair) => pair !== null && known.anywhere([pair]) > 0)
    .map((pair) => alternative([pair as string], 'joined', false))
}

/** The word written as two: "datacenter", "data center". */
export function parted(word: string, known: Knowledge): Alternative[] {
  const found: Alternative[] = []
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (known.inShort(parts) > 0) found.push(alternative(parts, 'joined', true))
  }
  return found
}

/**
 * Words that begin as the last one does, unless it is complete. The name of a skill is complete ("java" must not find
 * JavaScript, nor "go" Google), and so are two letters with a meaning, and a word that more jobs have than all longer
 * words. For such a frequent word, and beyond the most frequent longer words, only longer words that follow the word
 * before more often than the typed one are used. If the typed word is often a word itself, longer ones count least:
 * "intern" finds interns before internal audits.
 */
export function beginnings(words: Words, known: Knowledge, aliases: Aliases): Alternative[] {
  const word = words.at(-1) as string
  const before = words.at(-2) ?? null
  if (word.length < MIN_PREFIX_LENGTH || known.isTag(word)) return []
  if (word.length === MIN_PREFIX_LENGTH && aliases(word, []).length > 0) return []
  const found = known.beginnings(word, before === null ? MAX_BEGINNINGS : MAX_SEEN_BEGINNINGS)
  const besides = (last: string) => (before === null ? 0 : known.inShort([before, last]))
  const jobsWithWord = known.inShort([word])
  const isWord = jobsWithWord * MOST_LONGER >= found.jobs && jobsWithWord > 0
  const isComplete = jobsWithWord > found.jobs
  const own = besides(word)
  return found.words.flatMap((longer, at) => {
    if (besides(longer) > own) return [alternative([longer], 'beginning', true)]
    if (at >= MAX_BEGINNINGS || isComplete) return []
    return [alternative([longer], isWord ? 'longer' : 'beginning', true)]
  })
}

/** Whether the typed word is only the beginning of what meets it. */
export const isBeginning = (how: How) => how === 'beginning' || how === 'longer'

const without = (all: string[], some: string[]) => all.filter((word) => !some.includes(word))
