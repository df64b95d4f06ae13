/**
 * What a text asks for, before anything is known about the jobs. Every part must be met: a word, a "quoted phrase",
 * or one of several with OR between them. What has a minus before it must not be there. The last word may be
 * unfinished, unless something follows it.
 */
import { readWords } from './terms.ts'

/** Words that must stand side by side. Quoted ones are meant exactly so. */
export type Item = { words: string[]; isQuoted: boolean }

export type Asked = {
  /** Each is met by any of its items. */
  parts: Item[][]
  without: string[][]
  isTyping: boolean
}

/** A text asks for no more than this; the rest is not read. Nobody types so much: it is an attack or a paste. */
const MAX_LETTERS = 2_000
const MAX_WORDS = 32

const TOKEN = /(?<minus>-?)"(?<quoted>[^"]*)"|(?<plain>\S+)/g

export function readAsked(text: string): Asked {
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
    const said = words.slice(0, left)
    left -= said.length

    const isQuoted = quoted !== undefined
    asked.isTyping = false
    if (isWithout) {
      asked.without.push(said)
    } else if (isAfterOr) {
      asked.parts.at(-1)?.push({ words: said, isQuoted })
    } else if (isQuoted) {
      asked.parts.push([{ words: said, isQuoted }])
    } else {
      for (const word of said) asked.parts.push([{ words: [word], isQuoted }])
      asked.isTyping = said.length === words.length
    }
    isAfterOr = false
  }
  return {
    ...asked,
    isTyping: asked.isTyping && text.length <= MAX_LETTERS && !/\s$/.test(text),
  }
}

/** A text without a word in it (`!?`, an emoji) asks for nothing. */
export const asksForNothing = ({ parts, without }: Asked) =>
  parts.length === 0 && without.length === 0
