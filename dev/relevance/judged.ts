/**
 * Searches judged by eye: which listings deserve to be first (3), are good (2), or may be on the page (1). Listings
 * with the same kind of title were judged together. A listing that is not named does not belong among the best ten, or
 * there are ten better ones.
 */
import * as fs from 'node:fs'
import type { KeyedDocument } from './documents.ts'

export type Judged = { query: string; grades: Record<string, number> }

const FILE = new URL('../../test/relevance/judged.json', import.meta.url)

export const readJudged = (): Judged[] => JSON.parse(fs.readFileSync(FILE, 'utf8'))

/** The grades by the listing's number. */
export function gradesByNumber({ grades }: Judged, listings: readonly KeyedDocument[]) {
  const graded = listings.filter(({ key }) => Object.hasOwn(grades, key))
  return new Map(graded.map(({ key, document }) => [document.id as number, grades[key] ?? 0]))
}
