/**
 * What a text asks for: one clause for each of its words, each met by any of its alternatives.
 * A word is met by itself, by its aliases, written together with a neighbour ("full stack", "fullstack"),
 * and, while it is the last and still being typed, by every word it begins.
 */
import type { JobIndex } from './job-index.ts'
import type { Lexicon } from './lexicon.ts'
import { findName } from './names.ts'
import { forEachWithPrefix } from './prefix-keys.ts'
import { MATCH_WEIGHTS } from './relevance.ts'
import { readWords } from './terms.ts'
import { isOneTypoAway, MIN_TYPO_LENGTH } from './typo.ts'

/**
 * Other ways to say a word, or two words with a space between: "js" gives ["javascript"].
 * Asked with words as readWords makes them. Aliases may have several words.
 */
export type Aliases = (word: string) => readonly string[]

export type Asked = {
  words: string[]
  /** The last word may be the beginning of another. */
  isTyping: boolean
}

/** Word numbers that a job must all have, and what that is worth. */
export type Alternative = { words: number[]; weight: number }

/** A text asks for no more than this; the rest is not read. Nobody types so much: it is an attack or a paste. */
const MAX_LETTERS = 2_000
const MAX_WORDS = 32
/** One letter begins too much. */
const MIN_PREFIX_LENGTH = 2

/** A text without a word in it (`!?`, an emoji) asks for nothing. */
export function readAsked(text: string): Asked {
  const { words } = readWords(text.slice(0, MAX_LETTERS))
  const isCut = text.length > MAX_LETTERS || words.length > MAX_WORDS
  return { words: words.slice(0, MAX_WORDS), isTyping: !isCut && !/\s$/.test(text) }
}

/** What meets the word at this place. */
export function alternatives(
  index: JobIndex,
  { words, isTyping }: Asked,
  at: number,
  aliases: Aliases,
): Alternative[] {
  const { lexicon } = index
  const word = words[at] as string
  const synonyms = aliases(word)
  const found: Alternative[] = []
  const add = (text: string, weight: number) => {
    const numbers = numbersOf(lexicon, text)
    if (numbers.length > 0) found.push({ words: numbers, weight })
  }

  const itself = lexicon.numbers.get(word)
  if (itself !== undefined) found.push({ words: [itself], weight: MATCH_WEIGHTS.itself })
  for (const synonym of synonyms) add(synonym, MATCH_WEIGHTS.alias)
  for (const [left, right] of pairsAt(words, at)) {
    const joined = lexicon.numbers.get(left + right)
    if (joined !== undefined) found.push({ words: [joined], weight: MATCH_WEIGHTS.joined })
    for (const synonym of aliases(`${left} ${right}`)) add(synonym, MATCH_WEIGHTS.alias)
  }

  // the name of a skill is complete: "java" must not find JavaScript, nor "go" Google
  const isSkill = synonyms.length > 0 || findName(index.names.tag, word) !== null
  const mayGrow = isTyping && at === words.length - 1 && word.length >= MIN_PREFIX_LENGTH
  if (mayGrow && !isSkill) {
    forEachWithPrefix(lexicon.byPrefix, word, (number) => {
      if (number !== itself) found.push({ words: [number], weight: MATCH_WEIGHTS.prefix })
    })
  }
  return found
}

/** For a word that nothing meets: the words one slip away. */
export function corrections({ lexicon }: JobIndex, word: string): Alternative[] {
  if (word.length < MIN_TYPO_LENGTH) return []
  const found: Alternative[] = []
  for (const [other, number] of lexicon.numbers) {
    if (isOneTypoAway(word, other)) found.push({ words: [number], weight: MATCH_WEIGHTS.typo })
  }
  return found
}

/** The word with its left neighbour and with its right one. */
function pairsAt(words: string[], at: number): [string, string][] {
  const word = words[at] as string
  const left = words[at - 1]
  const right = words[at + 1]
  const pairs: [string, string][] = []
  if (left !== undefined) pairs.push([left, word])
  if (right !== undefined) pairs.push([word, right])
  return pairs
}

/** The text's words by number; none when no job says one of them. */
function numbersOf({ numbers }: Lexicon, text: string): number[] {
  const found: number[] = []
  for (const word of readWords(text).words) {
    const number = numbers.get(word)
    if (number === undefined) return []
    found.push(number)
  }
  return found
}
