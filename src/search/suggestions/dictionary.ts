/**
 * The words of short fields (titles, companies, tags, places) in two orders: by text, to find words by prefix, and by
 * length, to find words one typo away. The lists are rebuilt now and then. Words added since, or that got from
 * descriptions into short fields, are read one by one.
 */

import { MAX_WORD_LENGTH } from '#core/text/word-rules.ts'
import type { Segment } from '#search/segments/segment.ts'
import { isWordTerm, type Terms } from '#search/segments/tables.ts'
import { sharedArray } from '#search/structures/shared-arrays.ts'
import { compareTexts, compareWithPrefix, textOf } from '#search/structures/string-table.ts'

export type Dictionary = {
  /** The lists cover terms with smaller numbers, */
  covered: number
  /** except these, which were only in descriptions when the lists were built. */
  risen: Uint32Array
  /** Sorted by text. */
  words: Uint32Array
  /** Sorted by length; words of length n begin at lengthStarts[n]. */
  byLength: Uint32Array
  lengthStarts: Uint32Array
  /** The letters of each word in `byLength`, one bit per kind of letter. */
  letters: Uint32Array
}

/** The lists are rebuilt when there are more new words than this number and this share of the covered ones. */
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

/** Adds the words that this segment brought into short fields. Its terms must already be counted. */
export function withNewShortWords(
  dictionary: Dictionary,
  terms: Terms,
  segment: Segment,
): Dictionary {
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
    // no job before this segment had it in a short field
    const mayBeNew = end > start && inShort[number] === end - start
    if (mayBeNew && isWordTerm(textOf(texts, number)) && !isListed(number)) found.push(number)
  }
  if (found.length === 0) return dictionary
  const longer = sharedArray(Uint32Array, risen.length + found.length)
  longer.set(risen)
  longer.set(found, risen.length)
  return { ...dictionary, risen: longer }
}

/** Visits each word of a short field that is longer than the prefix and begins with it. */
export function forEachCompletion(
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
 * Visits each word of a short field that may be one typo away: the lengths differ by at most one, and each word has at
 * most one kind of letter that the other lacks. Words outside the lists are visited without this check.
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
    // n & (n - 1) is 0 if n has at most one bit
    if ((lost & (lost - 1)) | (gained & (gained - 1))) continue
    const number = byLength[at] as number
    if (inShort[number]) visit(number)
  }
  for (const number of risen) if (inShort[number]) visit(number)
  for (let number = covered; number < texts.size; number++) {
    if (inShort[number] && isWordTerm(textOf(texts, number))) visit(number)
  }
}

/** The first position whose member fails the test; members that pass come before it. */
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
