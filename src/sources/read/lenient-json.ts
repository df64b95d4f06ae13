/**
 * Parses JSON as found in pages: wrapped in comments, with line breaks inside strings, trailing commas, or quotes
 * escaped as HTML. Null if it cannot be parsed.
 */
import { decodeReferences } from '#core/html/html-read.ts'
import { entryOf } from '#core/text/entry-of.ts'

/** Left over from when scripts were hidden from old browsers. */
const WRAPPING =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>|;)\s*$/g

export function parseLenientJson(text: string): unknown {
  const bare = text.replace(/^\ufeff/, '').replace(WRAPPING, '')
  for (const read of [bare, repaired(bare), repaired(unescaped(bare))]) {
    try {
      return JSON.parse(read) as unknown
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return null
}

const unescaped = (text: string) => (text.includes('&quot;') ? decodeReferences(text) : text)

/** Escapes control characters within strings and removes commas before closing brackets. */
function repaired(text: string): string {
  const parts: string[] = []
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isInString) {
      if (character === '\\') {
        const next = text.charAt(++at)
        // "\'" is valid in JavaScript, and so is a line break after "\".
        parts.push(/["\\/bfnrtu]/.test(next) ? `\\${next}` : next < ' ' ? '' : next)
        continue
      }
      if (character === '"') isInString = false
      parts.push(character < ' ' ? (entryOf(CONTROLS, character) ?? ' ') : character)
      continue
    }
    if (character === '"') isInString = true
    if (character === ',' && /^\s{0,100}[}\]]/.test(text.slice(at + 1, at + 102))) continue
    parts.push(character)
  }
  return parts.join('')
}

const CONTROLS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
