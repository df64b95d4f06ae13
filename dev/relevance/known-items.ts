/**
 * Searches for a known listing: what each class asks for, and which listings answer it.
 * A listing counts as right if the search fits it as well as the listing it was made from: it has the same title, and
 * the same company or city if the search names one (a title may name the city itself). Shuffled words also fit a title
 * with the same words in another order. An unfinished title fits every title that begins with it and has as many words,
 * and an abbreviated title fits those written in just that way. Two rare words count for the same title, and also need
 * the same company if one of them is not in the title, although other listings may have both words: that class asks the
 * engine to guess which listing is meant.
 */
import * as fs from 'node:fs'
import { readWords } from '#search/postings/terms.ts'
import type { JobDocument } from '#search/segments/document.ts'
import type { KeyedDocument } from './documents.ts'

export const CLASSES = [
  'exact title',
  'title words shuffled',
  'title and company',
  'title and city',
  'two rarest words',
  'one typo',
  'unfinished last word',
  'abbreviations either way',
] as const
export type KnownClass = (typeof CLASSES)[number]

/** By class: the typed query, and the key of the listing it was made from. */
export type KnownItems = Record<KnownClass, [query: string, key: string][]>

const FILE = new URL('../../test/relevance/known-items.json', import.meta.url)

export const readKnownItems = (): KnownItems => JSON.parse(fs.readFileSync(FILE, 'utf8'))

export function writeKnownItems(items: KnownItems): void {
  fs.writeFileSync(FILE, `${JSON.stringify(items, null, 2)}\n`)
}

/** The words of a text in order, as one text to compare by. */
export const joinedWords = (text: string) => readWords(text).words.join(' ')

/** The first city, if the place text names it; null if the text names only regions and countries. */
export function cityOf(document: Pick<JobDocument, 'places' | 'placeNames' | 'locationText'>) {
  const [city] = document.places
  if (city === undefined || document.placeNames.includes(city)) return null
  return has(document, city) ? city : null
}

/**
 * Returns a function from a class and one of its searches to the numbers of all listings that answer it as well as its
 * own.
 */
export function createAnswers(listings: readonly KeyedDocument[]) {
  const byKey = new Map(listings.map(({ key, document }) => [key, document]))
  const documents = listings.map(({ document }) => document)
  const byTitle = Map.groupBy(documents, ({ title }) => joinedWords(title))
  const byWords = Map.groupBy(documents, ({ title }) => sorted(joinedWords(title)))
  const byLength = Map.groupBy(documents, ({ title }) => lengthOf(joinedWords(title)))

  return (asked: KnownClass, query: string, key: string): Set<number> => {
    const own = byKey.get(key)
    if (!own) return new Set()
    const same = byTitle.get(joinedWords(own.title)) ?? []
    const city = cityOf(own)
    const right: Record<KnownClass, () => JobDocument[]> = {
      'exact title': () => same,
      'title words shuffled': () => [...same, ...(byWords.get(sorted(joinedWords(query))) ?? [])],
      'title and company': () =>
        same.filter(({ company }) => joinedWords(company) === joinedWords(own.company)),
      'title and city': () => [
        ...same.filter((document) => city === null || has(document, city)),
        ...(byTitle.get(joinedWords(query)) ?? []),
      ],
      'two rarest words': () => {
        const inTitle = joinedWords(query)
          .split(' ')
          .every((word) => hasWord(own.title, word))
        return same.filter(
          ({ company }) => inTitle || joinedWords(company) === joinedWords(own.company),
        )
      },
      'one typo': () => same,
      'unfinished last word': () => {
        const alike = byLength.get(lengthOf(joinedWords(query))) ?? []
        return [
          ...same,
          ...alike.filter(({ title }) => joinedWords(title).startsWith(joinedWords(query))),
        ]
      },
      'abbreviations either way': () => [...same, ...(byTitle.get(joinedWords(query)) ?? [])],
    }
    return new Set(right[asked]().map(({ id }) => id))
  }
}

const hasWord = (text: string, word: string) => ` ${joinedWords(text)} `.includes(` ${word} `)

const has = ({ locationText }: Pick<JobDocument, 'locationText'>, city: string) =>
  ` ${joinedWords(locationText ?? '')} `.includes(` ${joinedWords(city)} `)

const sorted = (words: string) => words.split(' ').sort().join(' ')

const lengthOf = (words: string) => words.split(' ').length
