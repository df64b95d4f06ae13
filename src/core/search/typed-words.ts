/**
 * Rewrites a typed search so that no typo is corrected: puts the corrected words in quotation marks, since quoted
 * words are searched as typed. Existing quotes, exclusions with "-" and OR stay.
 */
import { wordSpans } from '#core/text/word-spans.ts'

/** `-"a phrase"`, `"a phrase"`, or anything without a space. An unclosed quotation mark runs to the end. */
const PART = /-?"[^"]*(?:"|$)|[^\s"]+/g

/** Null if there is no word to quote. */
export function asTyped(typed: string, corrected: string): string | null {
  const known = new Set(wordsIn(corrected))
  const changed = (part: string) => wordsIn(part).some((word) => !known.has(word))
  return quote(typed, changed) ?? quote(typed, () => true)
}

function quote(typed: string, isChosen: (part: string) => boolean): string | null {
  let quoted = 0
  const parts = (typed.match(PART) ?? []).map((part) => {
    const isFixed = /^-?"|^-./.test(part) || part === 'OR'
    if (isFixed || wordsIn(part).length === 0 || !isChosen(part)) return part
    quoted++
    return `"${part}"`
  })
  return quoted > 0 ? parts.join(' ') : null
}

const wordsIn = (text: string) => wordSpans(text).words.map(({ word }) => word)
