/**
 * What all segments refer to by number: terms, and names that many jobs share, with how many jobs have each.
 * Numbers are given for good: a name whose jobs are gone keeps its own until the index is built anew.
 */
import { fold } from '#core/text/fold-text.ts'
import { copyDemandTables, createDemandTables, type DemandTables } from './demand-columns.ts'
import { sharedArray, withSharedRoom } from './shared-arrays.ts'
import {
  appendText,
  createStringTable,
  createTextPool,
  findText,
  numberOf,
  type StringTable,
  type TextPool,
  textOf,
} from './string-table.ts'

/** Spellings that differ only in case and accents are one name, shown as it was first met. */
export type Names = {
  folded: StringTable
  shown: TextPool
  /** Open jobs that have the name. */
  jobs: Int32Array
}
export const NAME_KINDS = ['titles', 'employers', 'companies', 'tags', 'places'] as const
export type NameKind = (typeof NAME_KINDS)[number]

/**
 * Terms are words, pairs of neighbouring words ("data engineer"), and tags as wholes ("#c++").
 * The counts take in removed jobs until their segment is merged.
 */
export type Terms = {
  texts: StringTable
  /** Jobs that have the term in a short field, and that have it anywhere. */
  inShort: Int32Array
  anywhere: Int32Array
}

/** The words of each title as numbers of terms, in order. */
export type TitleWords = { starts: Uint32Array; words: Uint32Array }

export type Tables = Record<NameKind, Names> & {
  terms: Terms
  titleWords: TitleWords
  /** Everything a job's place may be asked by, folded, one text for jobs with the same. */
  locations: StringTable
  demands: DemandTables
}

export const createTables = (): Tables => ({
  terms: {
    texts: createStringTable(),
    inShort: sharedArray(Int32Array, 64),
    anywhere: sharedArray(Int32Array, 64),
  },
  titles: createNames(),
  employers: createNames(),
  companies: createNames(),
  tags: createNames(),
  places: createNames(),
  titleWords: { starts: sharedArray(Uint32Array, 64), words: sharedArray(Uint32Array, 64) },
  locations: createStringTable(),
  demands: createDemandTables(),
})

const createNames = (): Names => ({
  folded: createStringTable(),
  shown: createTextPool(),
  jobs: sharedArray(Int32Array, 64),
})

export const foldName = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

/** The number of this name, new or known. */
export function nameNumber(names: Names, text: string): number {
  const number = numberOf(names.folded, foldName(text))
  if (number === names.shown.size) {
    appendText(names.shown, text)
    names.jobs = withSharedRoom(names.jobs, Int32Array, number + 1)
  }
  return number
}

/** The number of a name that some open job has, or -1. */
export function findName(names: Names, text: string): number {
  const number = findText(names.folded, foldName(text))
  return number >= 0 && names.jobs[number] ? number : -1
}

export const shownName = (names: Names, number: number) => textOf(names.shown, number)

export function countName(names: Names, number: number, change: 1 | -1) {
  names.jobs[number] = (names.jobs[number] as number) + change
}

/** Names that some open job has. */
export function countInUse({ folded, jobs }: Names): number {
  let inUse = 0
  for (let number = 0; number < folded.size; number++) inUse += jobs[number] ? 1 : 0
  return inUse
}

export function termNumber(terms: Terms, text: string): number {
  const number = numberOf(terms.texts, text)
  if (number >= terms.inShort.length) {
    terms.inShort = withSharedRoom(terms.inShort, Int32Array, number + 1)
    terms.anywhere = withSharedRoom(terms.anywhere, Int32Array, number + 1)
  }
  return number
}

/** -1 for a term that no job ever had. */
export const findTerm = (terms: Terms, text: string) => findText(terms.texts, text)

/** The number of this title; `words` are asked for when it is new. */
export function titleNumber(
  { titles, titleWords }: Tables,
  title: string,
  words: () => number[],
): number {
  const known = titles.folded.size
  const number = nameNumber(titles, title)
  if (number < known) return number

  const start = titleWords.starts[number] as number
  const numbers = words()
  titleWords.words = withSharedRoom(titleWords.words, Uint32Array, start + numbers.length)
  titleWords.words.set(numbers, start)
  titleWords.starts = withSharedRoom(titleWords.starts, Uint32Array, number + 2)
  titleWords.starts[number + 1] = start + numbers.length
  return number
}

/** The term of two words that stand side by side, and of a tag as a whole. */
export const pairTerm = (left: string, right: string) => `${left} ${right}`
export const tagTerm = (tag: string) => `#${foldName(tag)}`
/** Words alone, without the pairs and tags. Neither space nor # can stand in a word's first or any place but c#. */
export const isWordTerm = (text: string) => !text.includes(' ') && text[0] !== '#'

/** The record as it is now: what is added later is not seen through it. The memory is the same. */
export const copyTables = (tables: Tables): Tables => ({
  terms: { ...tables.terms, texts: { ...tables.terms.texts } },
  titles: copyNames(tables.titles),
  employers: copyNames(tables.employers),
  companies: copyNames(tables.companies),
  tags: copyNames(tables.tags),
  places: copyNames(tables.places),
  titleWords: { ...tables.titleWords },
  locations: { ...tables.locations },
  demands: copyDemandTables(tables.demands),
})

const copyNames = (names: Names): Names => ({
  folded: { ...names.folded },
  shown: { ...names.shown },
  jobs: names.jobs,
})
