/**
 * From an answer to its items. The envelope is strict: what is not what the source sends is `Unreadable`, never an
 * empty board. The items are lenient: each is read by itself, and one that cannot be read is a problem of its own.
 */

import { type Found, type SourceAnswer, Unreadable } from '#sources/source/source.ts'
import { mendMojibake } from './mojibake.ts'

/** An object of an answer. What its fields hold is told by the readers of `read-field.ts`. */
export type Fields = Readonly<Record<string, unknown>>

/** Characters of an item that are shown with its problem. */
const EXAMPLE_CHARS = 300

/** Whether more than one character in so many was lost in decoding: then the answer declared a wrong charset. */
const LOST_ONE_IN = 1_000

/** The text of an answer, decoded again where it was read by a wrong charset and nothing was lost. */
export function readText({ text }: SourceAnswer): string {
  if (text.trim() === '') throw new Unreadable('the answer is empty')
  const lost = text.includes('\ufffd') ? text.split('\ufffd').length - 1 : 0
  if (lost * LOST_ONE_IN > text.length) throw new Unreadable('the answer is in another charset')
  return mendMojibake(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
}

export function readJson(answer: SourceAnswer): unknown {
  const text = readText(answer)
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable(
      /^\s*</.test(text) ? 'the answer is HTML, not JSON' : 'the answer is no whole JSON',
    )
  }
}

/** The answer as an object, as most sources send it. */
export function requireFields(value: unknown): Fields {
  const fields = fieldsOf(value)
  if (!fields) throw new Unreadable('the answer is no object')
  return fields
}

/** The items of an answer: the answer itself, or the list that it holds under `key`. */
export function requireItems(value: unknown, key?: string): readonly unknown[] {
  const items = key === undefined ? value : requireFields(value)[key]
  if (Array.isArray(items)) return items
  throw new Unreadable(key === undefined ? 'the answer is no list' : `the answer has no ${key}`)
}

/** An object, or null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null
}

/** Thrown by a reader of one item: it lacks what no listing can be without. */
export class OddItem extends Error {
  override readonly name = 'OddItem'
  readonly id: string | null
  constructor(problem: string, id: string | null = null) {
    super(problem)
    this.id = id
  }
}

/** Reads item by item. `read` answers null for an item that is not to be shown, and throws for one it cannot read. */
export function* readEach(
  items: Iterable<unknown>,
  read: (item: Fields) => Found | null,
): Generator<Found> {
  for (const item of items) {
    const found = readOne(item, read)
    if (found) yield found
  }
}

/** One item, or the problem that it is. */
export function readOne(item: unknown, read: (item: Fields) => Found | null): Found | null {
  try {
    const fields = fieldsOf(item)
    if (!fields) throw new OddItem('the item is no object')
    return read(fields)
  } catch (error) {
    return toProblem(error, item)
  }
}

/** What went wrong with an item, whatever it was, with the beginning of the item. */
export function toProblem(error: unknown, item: unknown): Found {
  const isDeep = error instanceof RangeError // whoever wrote it out again ran out of stack
  const said = error instanceof Error ? error.message : String(error)
  const problem = isDeep ? 'the item is nested too deep' : said
  const id = error instanceof OddItem ? error.id : null
  return { problem, id, example: written(item).slice(0, EXAMPLE_CHARS).toWellFormed() }
}

function written(item: unknown): string {
  if (typeof item === 'string') return item
  try {
    return JSON.stringify(item) ?? String(item)
  } catch {
    return 'nested too deep to be shown' // JSON is read to any depth, and written to some thousands
  }
}
