/**
 * Extracts the items of an answer. The envelope is strict: an answer in another format is `Unreadable`, never an
 * empty board. The items are lenient: each is read separately, and one that cannot be read is a problem of its own.
 */

import { type Found, type SourceAnswer, Unreadable } from '#sources/source/source.ts'
import { repairMojibake } from './mojibake.ts'

/** An object of an answer, read with the functions of `read-field.ts`. */
export type Fields = Readonly<Record<string, unknown>>

/** Characters of an item that are shown with its problem. */
const EXAMPLE_CHARS = 300

/** If more than one character in this many was lost in decoding, the answer declared a wrong charset. */
const LOST_ONE_IN = 1_000

/** The text of an answer, repaired if it was decoded with the wrong charset and nothing was lost. */
export function readText({ text }: SourceAnswer): string {
  if (text.trim() === '') throw new Unreadable('the answer is empty')
  const lost = text.includes('\ufffd') ? text.split('\ufffd').length - 1 : 0
  if (lost * LOST_ONE_IN > text.length) throw new Unreadable('the answer declares a wrong charset')
  return repairMojibake(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
}

export function readJson(answer: SourceAnswer): unknown {
  const text = readText(answer)
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable(
      /^\s*</.test(text) ? 'the answer is HTML, not JSON' : 'the answer is not valid JSON',
    )
  }
}

/** The answer as an object, as most sources send it. */
export function requireFields(value: unknown): Fields {
  const fields = fieldsOf(value)
  if (!fields) throw new Unreadable('the answer is not an object')
  return fields
}

/** The items of an answer: the answer itself, or its list under `key`. */
export function requireItems(value: unknown, key?: string): readonly unknown[] {
  const items = key === undefined ? value : requireFields(value)[key]
  if (Array.isArray(items)) return items
  throw new Unreadable(key === undefined ? 'the answer is not a list' : `the answer has no ${key}`)
}

/** An object, or null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null
}

/** Thrown by a reader of one item that lacks a required field. */
export class InvalidItem extends Error {
  override readonly name = 'InvalidItem'
  readonly id: string | null
  constructor(problem: string, id: string | null = null) {
    super(problem)
    this.id = id
  }
}

/** Reads item by item. `read` returns null for an item to skip, and throws for one it cannot read. */
export function* readEach(
  items: Iterable<unknown>,
  read: (item: Fields) => Found | null,
): Generator<Found> {
  for (const item of items) {
    const found = readOne(item, read)
    if (found) yield found
  }
}

/** Reads one item, or returns the problem with it. */
export function readOne(item: unknown, read: (item: Fields) => Found | null): Found | null {
  try {
    const fields = fieldsOf(item)
    if (!fields) throw new InvalidItem('the item is not an object')
    return read(fields)
  } catch (error) {
    return toProblem(error, item)
  }
}

/** Turns any error about an item into a problem, with the beginning of the item. */
export function toProblem(error: unknown, item: unknown): Found {
  const isDeep = error instanceof RangeError // serializing it exhausted the stack
  const message = error instanceof Error ? error.message : String(error)
  const problem = isDeep ? 'the item is nested too deeply' : message
  const id = error instanceof InvalidItem ? error.id : null
  return { problem, id, example: written(item).slice(0, EXAMPLE_CHARS).toWellFormed() }
}

function written(item: unknown): string {
  if (typeof item === 'string') return item
  try {
    return JSON.stringify(item) ?? String(item)
  } catch {
    return 'nested too deeply to show' // JSON parses at any depth but serializes only some thousands of levels
  }
}
