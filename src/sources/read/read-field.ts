/**
 * Fields as sources send them, read so that any of them may be missing, of another type or too long: what cannot be
 * read is null, and what is read fits a `Listing`. Lines lose character references and odd spaces; HTML is kept as it
 * is, because the rules of `src/core/html/html.ts` make it safe.
 */
import { decodeReferences } from '#core/html/html-read.ts'
import { mendMojibake } from './mojibake.ts'
import { type Fields, fieldsOf, OddItem } from './read-answer.ts'

/** Longer addresses, lines and texts are broken; `Listing` refuses them. */
const MAX_ADDRESS = 2_000
const MAX_LINE = 2_000
const MAX_TITLE = 500
const MAX_NAME = 300
const MAX_HTML = 200_000
const MAX_AMOUNT = 100_000_000_000

/** One line of text; null where there is none. A number is text too: sources are not sure of their types. */
export function line(value: unknown, maxChars = MAX_LINE): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (typeof value !== 'string') return null
  // Spaces and references shrink; what is ten times too long is cut before it costs anything.
  return cut(decodeLine(value.slice(0, maxChars * 10)), maxChars) || null
}

/** The first of several fields that says something. */
export function firstLine(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const found = line(value)
    if (found !== null) return found
  }
  return null
}

/** An id: text or a whole number. Throws for an item without one. */
export function requireId(fields: Fields, key = 'id'): string {
  const id = line(fields[key], MAX_NAME + 1)
  if (id === null) throw new OddItem(`the item has no ${key}`)
  if (id.length > MAX_NAME) throw new OddItem(`the ${key} is too long`)
  return id
}

export function requireTitle(value: unknown, id: string): string {
  const title = line(value, MAX_TITLE)
  if (title === null) throw new OddItem('the item has no title', id)
  if (title.includes('\ufffd')) throw new OddItem('the title is in another charset', id)
  return title
}

/** A company's name; a board's own name where the item has none. */
export function companyName(value: unknown, otherwise: string): string {
  return line(value, MAX_NAME) ?? otherwise
}

/** HTML or text of several lines, as it was sent; null where there is none. */
export function html(value: unknown): string | null {
  if (typeof value !== 'string' || !/\S/.test(value)) return null
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value
  return cut(mendMojibake(text), MAX_HTML)
}

/** Parts of one advert, in their order, each a block of its own. */
export function joinHtml(...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null)
  return said.length === 0 ? null : cut(said.join('\n'), MAX_HTML)
}

/** A line as the heading of a part of an advert; null where there is none. */
export function heading(value: unknown): string | null {
  const said = line(value)
  return said && `<h3>${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h3>`
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
])
/** The signs by number, where a source writes them so: "&#60;", "&#x3C;". */
const NUMBERED = /^#(?:0{0,4}(3[489]|6[02])|x0{0,4}(2[267]|3[ce]))$/i
/** "&#x00003c;" */
const LONGEST_NAME = 9

/** HTML that a source escaped once more than it is: the five signs are taken back, once. */
export function unescapeOnce(escaped: string): string {
  let text = ''
  let from = 0
  // By hand, because an advert has a thousand of these: a pattern with a function takes four times as long.
  for (let at = escaped.indexOf('&'); at !== -1; at = escaped.indexOf('&', at + 1)) {
    const ahead = escaped.slice(at + 1, at + 2 + LONGEST_NAME)
    const name = ahead.slice(0, Math.max(0, ahead.indexOf(';')))
    const sign = SIGNS.get(name) ?? signNumbered(name)
    if (sign === null) continue
    text += escaped.slice(from, at) + sign
    at += name.length + 1
    from = at + 1
  }
  return text + escaped.slice(from)
}

function signNumbered(name: string): string | null {
  const [, decimal, hex] = (name.startsWith('#') && NUMBERED.exec(name)) || []
  if (decimal) return String.fromCharCode(Number(decimal))
  return hex ? String.fromCharCode(Number.parseInt(hex, 16)) : null
}

/** An amount that is told; 0, text without a number and the absurd are null. "60000" and 60000 are the same. */
export function amount(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return number > 0 && number <= MAX_AMOUNT ? number : null
}

/** An address that people can follow, whole; null for anything else. */
export function address(value: unknown): string | null {
  const written = typeof value === 'string' ? value.trim() : ''
  // The last word on a port is the parser's: 99999 is none.
  return written.length <= MAX_ADDRESS && ADDRESS.test(written) && URL.canParse(written)
    ? written
    : null
}

const ADDRESS = /^https?:\/\/[\p{L}\d](?:[\p{L}\d._-]*[\p{L}\d])?(?::[1-9]\d{0,4})?(?:[/?#]\S*)?$/iu

/** Whether a source says yes; null where it says nothing. */
export function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return value === 'true' || value === 1 ? true : value === 'false' || value === 0 ? false : null
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The objects of a list; what is none is passed over. */
export function listOfFields(value: unknown): readonly Fields[] {
  return list(value)
    .map(fieldsOf)
    .filter((item) => item !== null)
}

/** A field of an object that may not be there. */
export function inside(value: unknown, key: string): unknown {
  return fieldsOf(value)?.[key]
}

/** Texts that say something, each once, in their order. */
export function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[]
}

/** One place of its parts, each once: "Leeds, England, United Kingdom"; null where none is said. */
export function placeLine(...parts: readonly unknown[]): string | null {
  return distinct(parts.map((part) => line(part))).join(', ') || null
}

/** Places as one text that the rules read again, place by place; null where there is none. */
export function placesLine(places: readonly (string | null)[]): string | null {
  return cut(distinct(places).join('; '), MAX_LINE) || null
}

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** What is escaped twice by careless employers is decoded twice: no title means "R&amp;D". */
function decodeLine(written: string): string {
  let text = mendMojibake(written)
  for (let turn = 0; turn < 2 && text.includes('&'); turn++) {
    text = text.replace(REFERENCE, decodeReferences)
  }
  // A title that was cut within a character has half of one at its end.
  return text.replace(/[\s\p{Cc}\p{Cs}\u200b\ufeff]+/gu, ' ').trim()
}

/** The beginning of a text, without half a character at its end. */
function cut(text: string, maxChars: number): string {
  const whole = text.length > maxChars ? text.slice(0, maxChars).trimEnd() : text
  return whole.isWellFormed() ? whole : whole.toWellFormed()
}
