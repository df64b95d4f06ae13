/**
 * Reads fields as sources send them. Any field may be missing, of another type or too long: unreadable values become
 * null, and readable ones fit a `Listing`. Lines lose character references and odd spaces; HTML is kept as it is,
 * because `src/core/html/html.ts` makes it safe.
 */
import { decodeReferences } from '#core/html/html-read.ts'
import { repairMojibake } from './mojibake.ts'
import { type Fields, fieldsOf, InvalidItem } from './read-answer.ts'

/** Longer values are broken; `Listing` refuses them. */
const MAX_ADDRESS = 2_000
const MAX_LINE = 2_000
const MAX_TITLE = 500
const MAX_NAME = 300
const MAX_HTML = 200_000
const MAX_AMOUNT = 100_000_000_000

/** One line of text; null if there is none. A number counts as text, because sources vary in their types. */
export function line(value: unknown, maxChars = MAX_LINE): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null
  if (typeof value !== 'string') return null
  // References shrink when decoded, so the text is first cut to ten times the limit to save work.
  return cut(decodeLine(value.slice(0, maxChars * 10)), maxChars) || null
}

/** The first of several fields that has text. */
export function firstLine(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const found = line(value)
    if (found !== null) return found
  }
  return null
}

/** An id: text or a number. Throws for an item without one. */
export function requireId(fields: Fields, key = 'id'): string {
  const id = line(fields[key], MAX_NAME + 1)
  if (id === null) throw new InvalidItem(`the item has no ${key}`)
  if (id.length > MAX_NAME) throw new InvalidItem(`the ${key} is too long`)
  return id
}

export function requireTitle(value: unknown, id: string): string {
  const title = line(value, MAX_TITLE)
  if (title === null) throw new InvalidItem('the item has no title', id)
  if (title.includes('\ufffd')) throw new InvalidItem('the title has a wrong charset', id)
  return title
}

/** A company's name; the board's own name if the item has none. */
export function companyName(value: unknown, otherwise: string): string {
  return line(value, MAX_NAME) ?? otherwise
}

/** HTML or multi-line text, as sent; null if there is none. */
export function html(value: unknown): string | null {
  if (typeof value !== 'string' || !/\S/.test(value)) return null
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value
  return cut(repairMojibake(text), MAX_HTML)
}

/** Joins the parts of an advert in order, each as its own block. */
export function joinHtml(...parts: readonly (string | null)[]): string | null {
  const blocks = parts.filter((part) => part !== null)
  return blocks.length === 0 ? null : cut(blocks.join('\n'), MAX_HTML)
}

/** A line as the heading of a part of an advert; null if there is none. */
export function heading(value: unknown): string | null {
  const text = line(value)
  return text && `<h3>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h3>`
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
])
/** The same characters as numeric references: "&#60;", "&#x3C;". */
const NUMBERED = /^#(?:0{0,4}(3[489]|6[02])|x0{0,4}(2[267]|3[ce]))$/i
/** The length of "#x00003c;", the longest. */
const LONGEST_NAME = 9

/** Unescapes the five characters once, for HTML that a source escaped once too often. */
export function unescapeOnce(escaped: string): string {
  let text = ''
  let from = 0
  // A loop, because an advert has a thousand of these and a regular expression with a function takes four times as
  // long.
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

/** A stated amount; 0, text without a number and absurd values are null. "60000" and 60000 are the same. */
export function amount(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return number > 0 && number <= MAX_AMOUNT ? number : null
}

/** A complete web address; null for anything else. */
export function address(value: unknown): string | null {
  const written = typeof value === 'string' ? value.trim() : ''
  // The URL parser checks the port: 99999 is invalid.
  return written.length <= MAX_ADDRESS && ADDRESS.test(written) && URL.canParse(written)
    ? written
    : null
}

const ADDRESS = /^https?:\/\/[\p{L}\d](?:[\p{L}\d._-]*[\p{L}\d])?(?::[1-9]\d{0,4})?(?:[/?#]\S*)?$/iu

/** A source's yes or no; null if it states neither. */
export function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  return value === 'true' || value === 1 ? true : value === 'false' || value === 0 ? false : null
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The objects of a list; other items are skipped. */
export function listOfFields(value: unknown): readonly Fields[] {
  return list(value)
    .map(fieldsOf)
    .filter((item) => item !== null)
}

/** A field of an object that may be missing. */
export function inside(value: unknown, key: string): unknown {
  return fieldsOf(value)?.[key]
}

/** The nonempty texts, each once, in order. */
export function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[]
}

/** One place from its parts, each once: "Leeds, England, United Kingdom"; null if there are none. */
export function placeLine(...parts: readonly unknown[]): string | null {
  return distinct(parts.map((part) => line(part))).join(', ') || null
}

/** Places joined into one text that the place rules split again; null if there are none. */
export function placesLine(places: readonly (string | null)[]): string | null {
  return cut(distinct(places).join('; '), MAX_LINE) || null
}

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** Decodes twice, because some employers escape twice: no title means "R&amp;D". */
function decodeLine(written: string): string {
  let text = repairMojibake(written)
  for (let turn = 0; turn < 2 && text.includes('&'); turn++) {
    text = text.replace(REFERENCE, decodeReferences)
  }
  // A title that was cut within a character ends with half of one.
  return text.replace(/[\s\p{Cc}\p{Cs}\u200b\ufeff]+/gu, ' ').trim()
}

/** The beginning of a text, without half a character at its end. */
function cut(text: string, maxChars: number): string {
  const whole = text.length > maxChars ? text.slice(0, maxChars).trimEnd() : text
  return whole.isWellFormed() ? whole : whole.toWellFormed()
}
