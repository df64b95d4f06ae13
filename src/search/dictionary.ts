/**
 * The words of short fields (titles, companies, tags, places) in two orders: by text, for words that begin so,
 * and by length, for words one slip away. Made anew now and then; words that came later, or came from descriptions
 * into short fields, are read one by one.
 */

import { MAX_WORD_LENGTH } from '#core/text/word-rules.ts'
import type { Segment } from './segment.ts'
import { sharedArray } from './shared-arrays.ts'
import { compareTexts, compareWithPrefix, textOf } from './string-table.ts'
import { isWordTerm, type Terms } from './tables.ts'

export type Dictionary = {
  /** Terms with smaller numbers are covered by the lists, */
  covered: number
  /** save these, which stood in descriptions alone when the lists were made. */
  risen: Uint32Array
  /** By text. */
  words: Uint32Array
  /** By length; those of length n begin at lengthStarts[n]. */
  byLength: Uint32Array
  lengthStarts: Uint32Array
  /** The letters of each word in `byLength`, a bit for each kind of letter. */
  letters: Uint32Array
}

/** New words beyond these are worth making the lists anew. */
const MIN_NEW = 1_000
const NEW_SHARE = 0.02

export const isDictionaryDue = ({ covered, risen }: Dictionary, { texts }: Terms) =>
  texts.size - covered + risen.length > Math.max(MIN_NEW, covered * NEW_SHARE)

export function buildDictionary(terms: Terms): Dictionary {
  const { texts } = terms
  const numbers: number[] = []
  for (let number = 0; number < texts.size; number++) {
    if ((terms.inShort[number] as number) > 0 && isWordTerm(textOf(texts, number))) {
      numbers.push(number)
    }
  }
  const words = sharedArray(Uint32Array, numbers.length)
  words.set(numbers)
  words.sort((a, b) => compareTexts(texts, a, 0, b, 0))

  const length = (number: number) =>
    (texts.starts[number + 1] as number) - (texts.starts[number] as number)
  const byLength = sharedArray(Uint32Array, numbers.length)
  byLength.set(words)
  byLength.sort((a, b) => length(a) - length(b) || a - b)
  const lengthStarts = sharedArray(Uint32Array, MAX_WORD_LENGTH + 2)
  for (const number of byLength) {
    for (let longer = length(number) + 1; longer < lengthStarts.length; longer++) {
      lengthStarts[longer] = (lengthStarts[longer] as number) + 1
    }
  }
  const letters = sharedArray(Uint32Array, numbers.length)
  for (const [at, number] of byLength.entries()) letters[at] = lettersOf(textOf(texts, number))
  return {
    covered: texts.size,
    risen: sharedArray(Uint32Array, 0),
    words,
    byLength,
    lengthStarts,
    letters,
  }
}

export const emptyDictionary = (): Dictionary => ({
  covered: 0,
  risen: sharedArray(Uint32Array, 0),
  words: sharedArray(Uint32Array, 0),
  byLength: sharedArray(Uint32Array, 0),
  lengthStarts: sharedArray(Uint32Array, MAX_WORD_LENGTH + 2),
  letters: sharedArray(Uint32Array, 0),
})

/** The dictionary with the words that came into short fields with this segment, whose terms are counted already. */
export function withRisen(dictionary: Dictionary, terms: Terms, segment: Segment): Dictionary {
  const { covered, words, risen } = dictionary
  const { texts, inShort } = terms
  const isListed = (number: number) => {
    const at = lowerBound(words, (other) => compareTexts(texts, other, 0, number, 0) < 0)
    return words[at] === number || risen.includes(number)
  }
  const found: number[] = []
  for (const [position, number] of segment.terms.entries()) {
    if (number >= covered) break
    const { [position]: start = 0, [position + 1]: end = 0 } = segment.shortStarts
    // no job had it there before this segment
    const mayBeNew = end > start && inShort[number] === end - start
    if (mayBeNew && isWordTerm(textOf(texts, number)) && !isListed(number)) found.push(number)
  }
  if (found.length === 0) return dictionary
  const longer = sharedArray(Uint32Array, risen.length + found.length)
  longer.set(risen)
  longer.set(found, risen.length)
  return { ...dictionary, risen: longer }
}

/** Calls with each word of a short field that begins so and is longer. */
export function forEachBeginning(
  { covered, risen, words }: Dictionary,
  { texts, inShort }: Terms,
  prefix: string,
  visit: (number: number) => void,
) {
  const isLonger = (number: number) =>
    (texts.starts[number + 1] as number) - (texts.starts[number] as number) > prefix.length
  const end = lowerBound(words, (number) => compareWithPrefix(texts, number, 0, prefix) <= 0)
  for (
    let at = lowerBound(words, (number) => compareWithPrefix(texts, number, 0, prefix) < 0);
    at < end;
    at++
  ) {
    const number = words[at] as number
    if (isLonger(number) && inShort[number]) visit(number)
  }
  const visitUnlisted = (number: number) => {
    if (!inShort[number] || compareWithPrefix(texts, number, 0, prefix) !== 0) return
    if (isLonger(number) && isWordTerm(textOf(texts, number))) visit(number)
  }
  for (const number of risen) visitUnlisted(number)
  for (let number = covered; number < texts.size; number++) visitUnlisted(number)
}

/**
 * Calls with each word of a short field that may be one slip away: its length differs by one at most, and so do
 * the kinds of letters on either side.
 */
export function forEachSimilar(
  { covered, risen, byLength, lengthStarts, letters }: Dictionary,
  { texts, inShort }: Terms,
  word: string,
  visit: (number: number) => void,
) {
  const own = lettersOf(word)
  const start = lengthStarts[Math.max(0, word.length - 1)] ?? byLength.length
  const end = lengthStarts[word.length + 2] ?? byLength.length
  for (let at = start; at < end; at++) {
    const other = letters[at] as number
    const lost = own & ~other
    const gained = other & ~own
    // a number and the one below share no bit when it has one bit at most
    if ((lost & (lost - 1)) | (gained & (gained - 1))) continue
    const number = byLength[at] as number
    if (inShort[number]) visit(number)
  }
  for (const number of risen) if (inShort[number]) visit(number)
  for (let number = covered; number < texts.size; number++) {
    if (inShort[number] && isWordTerm(textOf(texts, number))) visit(number)
  }
}

/** The first place whose member does not satisfy the test; those that do come first. */
export function lowerBound(list: Uint32Array, comesFirst: (member: number, at: number) => boolean) {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (comesFirst(list[middle] as number, middle)) low = middle + 1
    else high = middle
  }
  return low
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}
