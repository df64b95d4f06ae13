/**
 * Searches for a listing that one has in mind: what each class asks, and which listings answer it.
 * A listing counts as right when the search is as true of it as of the one it was made from: it has the same title,
 * and the same company or city where the search names one (a title may name the city itself). Shuffled words are also
 * as true of a title with the same words in another order, an unfinished title of every title it is the beginning of
 * and that has as many words, and an abbreviated one of titles that are written just so. Two rare words count for the
 * same title, and for the same company where one of them is not in the title, although others may have both words:
 * that class asks to guess which is meant.
 */
import * as fs from 'node:fs'
import type { JobDocument } from '#search/document.ts'
import { readWords } from '#search/terms.ts'
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

/** By class: what is typed, and the key of the listing it was made from. */
export type KnownItems = Record<KnownClass, [query: string, key: string][]>

const FILE = new URL('../../test/relevance/known-items.json', import.meta.url)

export const readKnownItems = (): KnownItems => JSON.parse(fs.readFileSync(FILE, 'utf8'))

export function writeKnownItems(items: KnownItems): void {
  fs.writeFileSync(FILE, `${JSON.stringify(items, null, 2)}\n`)
}

/** The words of a text in order, as one text to compare by. */
export const said = (text: string) => readWords(text).words.join(' ')

/** The first city of a place text that names it; null where it names only regions and countries. */
export function cityOf(document: Pick<JobDocument, 'places' | 'placeNames' | 'locationText'>) {
  const [city] = document.places
  if (city === undefined || document.placeNames.includes(city)) return null
  return has(document, city) ? city : null
}

/** From a class and one of its searches to the numbers of all listings that answer it as well as its own. */
export function createAnswers(listings: readonly KeyedDocument[]) {
  const byKey = new Map(listings.map(({ key, document }) => [key, document]))
  const documents = listings.map(({ document }) => document)
  const byTitle = Map.groupBy(documents, ({ title }) => said(title))
  const byWords = Map.groupBy(documents, ({ title }) => sorted(said(title)))
  const byLength = Map.groupBy(documents, ({ title }) => lengthOf(said(title)))

  return (asked: KnownClass, query: string, key: string): Set<number> => {
    const own = byKey.get(key)
    if (!own) return new Set()
    const same = byTitle.get(said(own.title)) ?? []
    const city = cityOf(own)
    const right: Record<KnownClass, () => JobDocument[]> = {
      'exact title': () => same,
      'title words shuffled': () => [...same, ...(byWords.get(sorted(said(query))) ?? [])],
      'title and company': () => same.filter(({ company }) => said(company) === said(own.company)),
      'title and city': () => [
        ...same.filter((document) => city === null || has(document, city)),
        ...(byTitle.get(said(query)) ?? []),
      ],
      'two rarest words': () => {
        const inTitle = said(query)
          .split(' ')
          .every((word) => saysWord(own.title, word))
        return same.filter(({ company }) => inTitle || said(company) === said(own.company))
      },
      'one typo': () => same,
      'unfinished last word': () => {
        const alike = byLength.get(lengthOf(said(query))) ?? []
        return [...same, ...alike.filter(({ title }) => said(title).startsWith(said(query)))]
      },
      'abbreviations either way': () => [...same, ...(byTitle.get(said(query)) ?? [])],
    }
    return new Set(right[asked]().map(({ id }) => id))
  }
}

const saysWord = (text: string, word: string) => ` ${said(text)} `.includes(` ${word} `)

const has = ({ locationText }: Pick<JobDocument, 'locationText'>, city: string) =>
  ` ${said(locationText ?? '')} `.includes(` ${said(city)} `)

const sorted = (words: string) => words.split(' ').sort().join(' ')

const lengthOf = (words: string) => words.split(' ').length
