/** Finds the parts of a CV by id, and creates new empty ones. */
import type { Cv } from './cv.ts'
import { CV_LISTS, type CvList, ENTRY_FIELDS, LINE_LISTS } from './cv-fields.ts'

export type Part = Record<string, unknown> & { id: string }

export type Found = {
  part: Part
  /** The list that contains the part. */
  list: Part[]
  at: number
  /** The part that owns the list; null for an entry of the CV itself. */
  parent: Part | null
  root: CvList
}

export const emptyRole = (id: string): Part => ({
  id,
  title: '',
  start: null,
  end: null,
  place: null,
  summary: null,
  highlights: [],
})

/** An entry with every field empty, as its type requires. */
export function emptyEntry(list: CvList, id: string): Part {
  if (list === 'summary') return { id, text: '' }
  const part: Part = { id }
  for (const { name, type, isMain } of ENTRY_FIELDS[list]) {
    part[name] = type === 'words' ? [] : isMain ? '' : null
  }
  if (list === 'work') part.roles = [emptyRole(`${id}r1`)]
  else for (const { name } of LINE_LISTS[list] ?? []) part[name] = []
  return part
}

export function findPart(draft: Cv, id: string): Found | null {
  for (const root of CV_LISTS) {
    const found = findIn(draft[root] as unknown as Part[], id, null, root)
    if (found) return found
  }
  return null
}

function findIn(list: Part[], id: string, parent: Part | null, root: CvList): Found | null {
  for (const [at, part] of list.entries()) {
    if (part.id === id) return { part, list, at, parent, root }
    for (const inner of Object.values(part)) {
      if (!Array.isArray(inner) || typeof inner[0] !== 'object') continue
      const found = findIn(inner as Part[], id, part, root)
      if (found) return found
    }
  }
  return null
}
