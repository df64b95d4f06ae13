/**
 * Parses a search text before anything is known about the jobs. Every part is required: a word, a "quoted phrase", or
 * one of several joined by OR. A minus excludes what follows it. The last word may be unfinished, unless something
 * follows it.
 */
import { readWords } from '#search/postings/terms.ts'

/** Words that must be adjacent. Quoted words are meant exactly as written. */
export type Item = { words: string[]; isQuoted: boolean }

export type Asked = {
  /** Each part is met by any of its items. */
  parts: Item[][]
  without: string[][]
  isTyping: boolean
}

/** Limits of one text; the rest is ignored. Nobody types this much: it is an attack or a paste. */
const MAX_LETTERS = 2_000
const MAX_WORDS = 32

const TOKEN = /(?<minus>-?)"(?<quoted>[^"]*)"|(?<plain>\S+)/g

export function parseSearchText(text: string): Asked {
  const asked: Asked = { parts: [], without: [], isTyping: false }
  let left = MAX_WORDS
  let isAfterOr = false
  for (const { groups } of text.slice(0, MAX_LETTERS).matchAll(TOKEN)) {
    const { minus, quoted, plain } = groups as Partial<Record<'minus' | 'quoted' | 'plain', string>>
    if (plain === 'OR') {
      isAfterOr = asked.parts.length > 0
      continue
    }
    const isWithout = minus === '-' || (plain !== undefined && /^-[^-]/.test(plain))
    const { words } = readWords(quoted ?? plain ?? '')
    if (words.length === 0) continue
    if (left === 0) return { ...asked, isTyping: false }
    const kept = words.slice(0, left)
    left -= kept.length

    const isQuoted = quoted !== undefined
    asked.isTyping = false
    if (isWithout) {
      asked.without.push(kept)
    } else if (isAfterOr) {
      asked.parts.at(-1)?.push({ words: kept, isQuoted })
    } else if (isQuoted) {
      asked.parts.push([{ words: kept, isQuoted }])
    } else {
      for (const word of kept) asked.parts.push([{ words: [word], isQuoted }])
      asked.isTyping = kept.length === words.length
    }
    isAfterOr = false
  }
  return {
    ...asked,
    isTyping: asked.isTyping && text.length <= MAX_LETTERS && !/\s$/.test(text),
  }
}

/** A text without a word in it (`!?`, an emoji) asks for nothing. */
export const isEmptySearch = ({ parts, without }: Asked) =>
  parts.length === 0 && without.length === 0
