/** Cleans a CV's texts before it is stored, and finds duplicate and free ids. */

import { prepare } from '#core/text/typed-list.ts'
import type { Cv } from './cv.ts'

/** Cleans every text as typed text is cleaned; the shape stays the same. */
export const tidyCv = (cv: Cv): Cv => tidy(cv) as Cv

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return prepare(value.toWellFormed())
  if (Array.isArray(value)) return value.map(tidy)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidy(part)]))
}

/** Ids that more than one part uses. */
export function repeatedIds(cv: Cv): string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of idsIn(cv)) {
    if (seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  return [...repeated]
}

/** The ids of all parts, in order. */
export function idsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

/** An unused id that begins with this character: "l7". */
export function freshId(cv: Cv, letter: string, alsoTaken: Iterable<string> = []): string {
  const taken = new Set([...idsIn(cv), ...alsoTaken])
  for (let number = 1; ; number++) {
    const id = `${letter}${number}`
    if (!taken.has(id)) return id
  }
}
