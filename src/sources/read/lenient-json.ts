/**
 * JSON as pages carry it: wrapped in comments, with line breaks inside its strings, a comma too many or its quotes
 * escaped as HTML. Text to a value, or null where no value can be meant.
 */
import { decodeReferences } from '#core/html/html-read.ts'

/** What is left of times when scripts were hidden from browsers. */
const WRAPPING =
  /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>|;)\s*$/g

export function parseLenientJson(text: string): unknown {
  const bare = text.replace(/^\ufeff/, '').replace(WRAPPING, '')
  for (const read of [bare, mended(bare), mended(unescaped(bare))]) {
    try {
      return JSON.parse(read) as unknown
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return null
}

const unescaped = (text: string) => (text.includes('&quot;') ? decodeReferences(text) : text)

/** Control characters within strings are written out, and no comma stands before a closing bracket. */
function mended(text: string): string {
  const parts: string[] = []
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isInString) {
      if (character === '\\') {
        const next = text.charAt(++at)
        // "\'" is JavaScript, and the end of a line behind "\" too.
        parts.push(/["\\/bfnrtu]/.test(next) ? `\\${next}` : next < ' ' ? '' : next)
        continue
      }
      if (character === '"') isInString = false
      parts.push(character < ' ' ? (CONTROLS[character] ?? ' ') : character)
      continue
    }
    if (character === '"') isInString = true
    if (character === ',' && /^\s{0,100}[}\]]/.test(text.slice(at + 1, at + 102))) continue
    parts.push(character)
  }
  return parts.join('')
}

const CONTROLS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
