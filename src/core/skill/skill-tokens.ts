/**
 * The words of a text as names of skills are made of them: letters and digits, with "++" or "#" behind them, and ".net".
 * Every text is read this way, so it is done letter by letter, without an expression over the whole.
 */

/** Where a word stands in the text. */
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
      if (text.startsWith('++', at)) at += 2
      else if (text.startsWith('#', at)) at++
    }
    tokens.push({ start, end: at })
  }
  return tokens
}

const isDotNet = (text: string, at: number) =>
  text.charAt(at) === '.' &&
  text.slice(at, at + DOT_NET.length).toLowerCase() === DOT_NET &&
  wordEnd(text, at + DOT_NET.length) === at + DOT_NET.length &&
  !/[\p{L}\p{N}]$/iu.test(text.slice(Math.max(0, at - 2), at))

/** Where the letters and digits from here on end. */
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
