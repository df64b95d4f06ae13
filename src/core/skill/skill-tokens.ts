/**
 * Splits a text into words as skill names need them: letters and digits, optionally followed by "++" or "#", and
 * ".net". Every listing goes through this, so it scans characters instead of running a regular expression over the
 * text.
 */

/** Offsets of a word in the text. */
export type SkillToken = { start: number; end: number }

export const tokenWord = (text: string, { start, end }: SkillToken) =>
  text.slice(start, end).toLowerCase()

const DOT_NET = '.net'

export function skillTokens(text: string): SkillToken[] {
  const tokens: SkillToken[] = []
  for (let at = 0; at < text.length; ) {
    const start = at
    if (isDotNet(text, at)) at += DOT_NET.length
    else {
      at = wordEnd(text, at)
      if (at === start) {
        at++
        continue
      }
      const next = text.charCodeAt(at)
      if (next === PLUS && text.charCodeAt(at + 1) === PLUS) at += 2
      else if (next === HASH) at++
    }
    tokens.push({ start, end: at })
  }
  return tokens
}

const [DOT, PLUS, HASH] = [0x2e, 0x2b, 0x23]

const isDotNet = (text: string, at: number) =>
  text.charCodeAt(at) === DOT &&
  text.slice(at, at + DOT_NET.length).toLowerCase() === DOT_NET &&
  wordEnd(text, at + DOT_NET.length) === at + DOT_NET.length &&
  !/[\p{L}\p{N}]$/iu.test(text.slice(Math.max(0, at - 2), at))

/** The offset where the run of letters and digits ends. */
function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      if (!isAsciiWord(code)) break
      at++
      continue
    }
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0)
    if (!/[\p{L}\p{N}]/iu.test(letter)) break
    at += letter.length
  }
  return at
}

const isAsciiWord = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
