/**
 * What all segments refer to by number: terms, and names that many jobs share, with the number of jobs of each. Numbers
 * are permanent: a name without jobs keeps its number until the index is rebuilt.
 */
import { fold } from '#core/text/fold-text.ts'
import { sharedArray, withSharedRoom } from '#search/structures/shared-arrays.ts'
import {
  appendText,
  createStringTable,
  createTextPool,
  findText,
  numberOf,
  numberOfUnits,
  type StringTable,
  type TextPool,
  textOf,
  type UnitRange,
} from '#search/structures/string-table.ts'
import { copyDemandTables, createDemandTables, type DemandTables } from './demand-columns.ts'
import { copyFactTables, createFactTables, type FactTables } from './fact-columns.ts'

/** Spellings that differ only in case and accents are one name, shown in its first spelling. */
export type Names = {
  folded: StringTable
  shown: TextPool
  /** The number of open jobs with the name. */
  jobs: Int32Array
}
export const NAME_KINDS = ['titles', 'employers', 'companies', 'tags', 'places'] as const
export type NameKind = (typeof NAME_KINDS)[number]

/**
 * Terms are words, pairs of neighboring words ("data engineer") and complete tags ("#c++"). Counts include removed jobs
 * until their segment is merged.
 */
export type Terms = {
  texts: StringTable
  /** The number of jobs that have the term in a short field, and anywhere. */
  inShort: Int32Array
  anywhere: Int32Array
}

/** The words of each title as term numbers, in order. */
export type TitleWords = { starts: Uint32Array; words: Uint32Array }

export type Tables = Record<NameKind, Names> & {
  terms: Terms
  titleWords: TitleWords
  /** All texts by which a job's place can be searched, folded, as one text that jobs may share. */
  locations: StringTable
  demands: DemandTables
  facts: FactTables
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
  facts: createFactTables(),
})

const createNames = (): Names => ({
  folded: createStringTable(),
  shown: createTextPool(),
  jobs: sharedArray(Int32Array, 64),
})

/** Few names have them, and looking for them takes less time than writing every name again. */
const STRAY_SPACE = /^\s|\s$|\s\s|[^\S ]/

export function foldName(text: string): string {
  const folded = fold(text)
  return STRAY_SPACE.test(folded) ? folded.replace(/\s+/g, ' ').trim() : folded
}

/** The number of this name, which is added if it is new. */
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

/** The number of names that some open job has. */
export function countInUse({ folded, jobs }: Names): number {
  let inUse = 0
  for (let number = 0; number < folded.size; number++) inUse += jobs[number] ? 1 : 0
  return inUse
}

export const termNumber = (terms: Terms, text: string): number =>
  countedTerm(terms, numberOf(terms.texts, text))

export const termNumberOfUnits = (terms: Terms, range: UnitRange): number =>
  countedTerm(terms, numberOfUnits(terms.texts, range))

/** Makes room for the counts of a term. */
function countedTerm(terms: Terms, number: number): number {
  if (number >= terms.inShort.length) {
    terms.inShort = withSharedRoom(terms.inShort, Int32Array, number + 1)
    terms.anywhere = withSharedRoom(terms.anywhere, Int32Array, number + 1)
  }
  return number
}

/** -1 for a term that no job ever had. */
export const findTerm = (terms: Terms, text: string) => findText(terms.texts, text)

/** The number of this title; `words` is called only if it is new. */
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

/** The term of two adjacent words, and of a complete tag. */
export const pairTerm = (left: string, right: string) => `${left} ${right}`
export const tagTerm = (tag: string) => `#${foldName(tag)}`
/** Whether it is a word: pairs contain a space, tags begin with #, and words do neither. */
export const isWordTerm = (text: string) => !text.includes(' ') && text[0] !== '#'

/** A copy of the record as it is now, which does not show later additions. The memory is shared. */
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
  facts: copyFactTables(tables.facts),
})

const copyNames = (names: Names): Names => ({
  folded: { ...names.folded },
  shown: { ...names.shown },
  jobs: names.jobs,
})
