/**
 * A CV as it may be kept, whoever wrote it: texts without what cannot be seen, empty ones absent where they may be,
 * and every id once.
 */

import { prepare } from '#core/text/typed-list.ts'
import type { Cv } from './cv.ts'

/** Every text prepared as typed ones are; the shape stays. */
export const tidyCv = (cv: Cv): Cv => tidy(cv) as Cv

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return prepare(value.toWellFormed())
  if (Array.isArray(value)) return value.map(tidy)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidy(part)]))
}

/** Ids that stand for more than one part. */
export function repeatedIds(cv: Cv): string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of idsIn(cv)) {
    if (seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  return [...repeated]
}

/** Ids of all parts, in the order in which they stand. */
export function idsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

/** An id that no part has, of that letter: "l7". */
export function freshId(cv: Cv, letter: string, alsoTaken: Iterable<string> = []): string {
  const taken = new Set([...idsIn(cv), ...alsoTaken])
  for (let number = 1; ; number++) {
    const id = `${letter}${number}`
    if (!taken.has(id)) return id
  }
}
