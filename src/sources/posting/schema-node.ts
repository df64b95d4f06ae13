/**
 * schema.org nodes as pages write them: a value may be single or a list, text or a node with a name; a type may be
 * "JobPosting", "schema:JobPosting" or one of several. Everything is optional.
 */
import { type Fields, fieldsOf } from '#sources/read/read-answer.ts'
import { line } from '#sources/read/read-field.ts'

/** Real pages nest a few levels; deeper nesting is an attack. */
const MAX_DEPTH = 12
/** More values than a page of a thousand jobs has. */
const MAX_VALUES = 50_000

/** Returns one, several or no values as a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

export function hasType(node: Fields, type: string): boolean {
  return listOf(node['@type']).some(
    (name) => typeof name === 'string' && name.split(/[/#:]/).at(-1) === type,
  )
}

/** Every node of that type at any depth, in page order; not searched inside a match. */
export function nodesOfType(value: unknown, type: string): Fields[] {
  const found: Fields[] = []
  let seen = 0
  const walk = (part: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || seen++ > MAX_VALUES) return
    const node = fieldsOf(part)
    if (node && hasType(node, type)) found.push(node)
    else
      for (const inner of Array.isArray(part) ? part : Object.values(node ?? {}))
        walk(inner, depth + 1)
  }
  walk(value, 0)
  return found
}

/** Text, a number, or a node's name where text was expected; one line without tags. */
export function nodeText(value: unknown, maxChars?: number): string | null {
  const [first] = listOf(value)
  const node = fieldsOf(first)
  if (node) return nodeText(node.name ?? node.value ?? node['@value'], maxChars)
  const written = typeof first === 'string' ? first.replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ') : first
  return line(written, maxChars)
}
