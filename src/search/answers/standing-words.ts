/**
 * The words of standing queries as terms of the index. Words that no job has yet wait until one comes: an index only
 * adds terms, so after a change only its new terms are looked at.
 */
import type { Alternative } from '#search/query/plan.ts'
import { ANY_SCORES, codeOf, postingsOf, type TermPostings } from '#search/query/term-postings.ts'
import type { Scratch } from '#search/segments/scratch.ts'
import type { Segment } from '#search/segments/segment.ts'
import { findTerm, pairTerm, type Terms } from '#search/segments/tables.ts'
import { createAnswerMemo } from '#search/structures/answer-memo.ts'
import { textOf } from '#search/structures/string-table.ts'

type Word = Pick<Alternative, 'words' | 'onlyShort'>

export function createStandingWords() {
  const numbers = new Map<string, number>()
  const known: { texts: string[]; onlyShort: boolean }[] = []
  /** The terms of each word; null while no job has all of them. */
  let terms: (number[] | null)[] = []
  let waiting = new Map<string, number[]>()
  let size = 0
  let filed: number[] = []
  /** Filed words by their first term. */
  let byTerm = new Map<number, number[]>()

  /** Whether the row that a reader was asked about last has each word: many queries ask about the same words. */
  let isInRow = createAnswerMemo(0)

  function resolve(word: number, current: Terms) {
    const { texts } = known[word] as { texts: string[] }
    const found = texts.map((text) => findTerm(current, text))
    terms[word] = found.includes(-1) ? null : found
    return found
  }

  function resolveAll(current: Terms) {
    terms = []
    waiting = new Map()
    for (const [word, { texts }] of known.entries()) {
      const found = resolve(word, current)
      for (const [at, text] of texts.entries()) {
        if (found[at] === -1) waiting.set(text, [...(waiting.get(text) ?? []), word])
      }
    }
  }

  function fileByTerm() {
    byTerm = new Map()
    for (const word of filed) {
      const first = terms[word]?.[0]
      if (first !== undefined) byTerm.set(first, [...(byTerm.get(first) ?? []), word])
    }
  }

  return {
    numberOf({ words, onlyShort }: Word): number {
      const key = `${onlyShort ? 's' : 'a'} ${words.join(' ')}`
      const number = numbers.get(key) ?? known.push({ texts: termTexts(words), onlyShort }) - 1
      numbers.set(key, number)
      return number
    },
    lengthOf: (word: number) => known[word]?.texts.join(' ').length ?? 0,
    /** The words that `filedIn` gives. Call it once, when all words are known. */
    file(words: number[]) {
      filed = words
      isInRow = createAnswerMemo(known.length)
    },
    /** Call it before asking about an index that may have changed. */
    follow(current: Terms) {
      if (size === 0) resolveAll(current)
      else {
        for (let term = size; term < current.texts.size; term++) {
          for (const word of waiting.get(textOf(current.texts, term)) ?? []) resolve(word, current)
        }
      }
      if (size !== current.texts.size || byTerm.size === 0) fileByTerm()
      size = current.texts.size
    },
    /** Filed words that some row of the segment may have. */
    *filedIn({ terms: own }: Segment): Generator<number> {
      if (own.length > byTerm.size) {
        for (const words of byTerm.values()) yield* words
      } else {
        for (const term of own) yield* byTerm.get(term) ?? []
      }
    },
    /** Given a row of this segment, whether it has a word. Ask about one row after another. */
    reader(segment: Segment, scratch: Scratch) {
      const postings = new Map<number, TermPostings | null>()
      const postingsOfWord = (word: number, own: number[]) => {
        let list = postings.get(word)
        if (list === undefined) {
          const { onlyShort } = known[word] as { onlyShort: boolean }
          const expansion = { terms: own, scores: ANY_SCORES, onlyShort }
          list = postingsOf(segment, [expansion], scratch)[0] ?? null
          postings.set(word, list)
        }
        return list
      }
      return (row: number) => {
        isInRow.forget()
        const isThere = (word: number) => {
          const own = terms[word]
          const list = own ? postingsOfWord(word, own) : null
          return list !== null && codeOf(list, row) > 0
        }
        return (word: number): boolean => isInRow.read(word, isThere)
      }
    },
  }
}

/** The word itself, or each pair of adjacent words. */
const termTexts = (words: readonly string[]): string[] =>
  words.length === 1
    ? [...words]
    : words.slice(1).map((word, at) => pairTerm(words[at] as string, word))
