/** The interface of the compared engines: takes documents in once and answers a text with the ten best, by number. */
import type { JobDocument } from '#search/segments/document.ts'

export type Ranker = {
  name: string
  fill(documents: readonly JobDocument[]): Promise<void>
  best(query: string): Promise<number[]>
  close(): Promise<void>
}

/** Only the first page counts. */
export const SHOWN = 10

/** A document's texts by field, in the order in which all other engines get them. */
export function fieldsOf(document: JobDocument) {
  return {
    title: document.title,
    company: document.company,
    tags: document.tags.join(' '),
    place: [document.locationText, ...document.places, ...document.placeNames]
      .filter((name) => name !== null)
      .join(' '),
    description: document.descriptionText ?? '',
  }
}

/** The same weights as ours, so that no other engine loses for lack of them. */
export const WEIGHTS = { title: 6, company: 4, tags: 3, place: 2, description: 1 } as const

/** A query's words for engines with a query language, in which everything else would be a command. */
export const plainWords = (query: string): string[] =>
  query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a query has operators: "a phrase", a OR b, -without. */
export const hasOperators = (query: string) => /"| OR |(^|\s)-[\p{L}"]/u.test(query)
