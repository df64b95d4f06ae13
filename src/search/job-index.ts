/**
 * Everything the engine holds, and how jobs enter and leave it.
 * A job is a row. Removing one only marks its row; changing one removes it and adds it again at the end.
 * When a third of the rows are marked, all is packed anew, so memory follows the number of open jobs.
 */
import { fold } from '#core/fold-text.ts'
import type { JobId } from '#core/job.ts'
import {
  addToColumns,
  type Columns,
  compactColumns,
  createColumns,
  vocabularyCode,
} from './columns.ts'
import { type JobDocument, publishedAt } from './document.ts'
import { withRoom } from './growing.ts'
import { compactLexicon, createLexicon, type Lexicon, wordNumber } from './lexicon.ts'
import { compactNames, countName, createNames, type Names, nameNumber } from './names.ts'
import { addEntry } from './postings.ts'
import { settleKeys } from './prefix-keys.ts'
import { descriptionWeight, FIELD_WEIGHTS, toImpact } from './relevance.ts'
import { addRow, compactRowLists, createRowLists, type RowLists, rowNumbers } from './row-lists.ts'
import { readWords, toPhrase } from './terms.ts'

export type JobIndex = {
  /** The row of each open job. */
  rowsById: Map<JobId, number>
  columns: Columns
  /** Each row's title as words, for phrases. */
  phrases: string[]
  tagsOf: RowLists
  placesOf: RowLists
  lexicon: Lexicon
  names: Record<NameKind, Names>
  /** Adds up one job's words while it enters, by word number; zero between jobs. */
  weights: Float64Array
}
type NameKind = 'title' | 'company' | 'employer' | 'location' | 'tag' | 'place'

/** Said by a title or a place, these make a job remote whatever its work setting says. */
const REMOTE_PHRASES = ['remote', 'anywhere', 'work from home']

/** Below this many marked rows packing is not worth its time. */
const MIN_DEAD_ROWS = 256

export const createJobIndex = (): JobIndex => ({
  rowsById: new Map(),
  columns: createColumns(),
  phrases: [],
  tagsOf: createRowLists(),
  placesOf: createRowLists(),
  lexicon: createLexicon(),
  names: {
    title: createNames(),
    company: createNames(),
    employer: createNames(),
    location: createNames(),
    tag: createNames(),
    place: createNames(),
  },
  weights: new Float64Array(1 << 12),
})

/** Adds a job, or replaces the one with its id. */
export function addJob(index: JobIndex, job: JobDocument) {
  removeJob(index, job.id)
  const { names } = index
  const tags = new Set(job.tags.map((tag) => nameNumber(names.tag, tag)))
  const places = new Set(job.places.map((place) => nameNumber(names.place, place)))
  const row = addToColumns(index.columns, {
    alive: 1,
    id: job.id,
    publishedAt: publishedAt(job),
    firstSeenAt: job.firstSeenAt,
    views: job.views,
    applications: job.applications,
    payMin: job.yearlyUsd?.min ?? job.yearlyUsd?.max ?? Number.POSITIVE_INFINITY,
    payMax: job.yearlyUsd?.max ?? job.yearlyUsd?.min ?? Number.NEGATIVE_INFINITY,
    workSetting: vocabularyCode('workSetting', job.workSetting),
    jobType: vocabularyCode('jobType', job.jobType),
    level: vocabularyCode('level', job.level),
    workType: vocabularyCode('workType', job.workType),
    sector: vocabularyCode('sector', job.sector),
    category: vocabularyCode('category', job.category),
    isRemote: isRemote(job) ? 1 : 0,
    isComplete: job.yearlyUsd && job.locationText && job.jobType ? 1 : 0,
    title: nameNumber(names.title, job.title),
    company: nameNumber(names.company, job.companySlug),
    employer: nameNumber(names.employer, job.company),
    location: nameNumber(names.location, locationNames(job).join(' · ')),
  })
  addRow(index.tagsOf, tags)
  addRow(index.placesOf, places)
  index.rowsById.set(job.id, row)
  index.phrases[row] = toPhrase(readWords(job.title).words)
  countNames(index, row, 1)
  addWords(index, row, job)
}

export function removeJob(index: JobIndex, id: JobId) {
  const row = index.rowsById.get(id)
  if (row === undefined) return
  index.rowsById.delete(id)
  index.columns.alive[row] = 0
  index.phrases[row] = ''
  countNames(index, row, -1)
}

/** To be called after each batch of changes. True when rows and names got new numbers. */
export function tidy(index: JobIndex): boolean {
  const { rows } = index.columns
  const dead = rows - index.rowsById.size
  const isDue = dead >= MIN_DEAD_ROWS && dead * 3 >= rows
  if (isDue) compact(index)
  settleKeys(index.lexicon.byPrefix)
  return isDue
}

function isRemote(job: JobDocument): boolean {
  if (job.workSetting === 'remote' || job.remote !== 'none') return true
  const text = fold(`${job.title} ${job.locationText ?? ''}`)
  return REMOTE_PHRASES.some((phrase) => text.includes(phrase))
}

const locationNames = (job: JobDocument) => [
  ...(job.locationText === null ? [] : [job.locationText]),
  ...job.places,
  ...job.placeNames,
]

function countNames(index: JobIndex, row: number, change: 1 | -1) {
  const { columns, names } = index
  for (const kind of ['title', 'company', 'employer', 'location'] as const) {
    countName(names[kind], columns[kind][row] as number, change)
  }
  for (const tag of rowNumbers(index.tagsOf, row)) countName(names.tag, tag, change)
  for (const place of rowNumbers(index.placesOf, row)) countName(names.place, place, change)
}

/**
 * Short fields count a word once, so that repeating it in a title gains nothing;
 * descriptions count every mention.
 */
function addWords(index: JobIndex, row: number, job: JobDocument) {
  const { lexicon } = index
  const said: number[] = []
  const add = (word: string, weight: number) => {
    const number = wordNumber(lexicon, word)
    index.weights = withRoom(index.weights, number + 1)
    if (index.weights[number] === 0) said.push(number)
    index.weights[number] = (index.weights[number] as number) + weight
  }

  for (const word of allWords(job.title)) add(word, FIELD_WEIGHTS.title)
  for (const word of allWords(job.company)) add(word, FIELD_WEIGHTS.company)
  for (const word of allWords(...job.tags)) add(word, FIELD_WEIGHTS.tags)
  for (const word of allWords(job.category ?? '')) add(word, FIELD_WEIGHTS.category)
  for (const word of allWords(...locationNames(job))) add(word, FIELD_WEIGHTS.place)
  if (job.descriptionText !== null) {
    const { words, forms } = readWords(job.descriptionText)
    const weight = descriptionWeight(words.length)
    for (const word of words) add(word, weight)
    for (const form of forms) add(form, weight)
  }

  for (const number of said) {
    addEntry(lexicon.postings, number, row, toImpact(index.weights[number] as number))
    index.weights[number] = 0
  }
}

function allWords(...texts: string[]): Set<string> {
  const readings = texts.map(readWords)
  return new Set(readings.flatMap(({ words, forms }) => [...words, ...forms]))
}

function compact(index: JobIndex) {
  const { columns, names } = index
  const kept: number[] = []
  const newRows = new Int32Array(columns.rows).fill(-1)
  for (let row = 0; row < columns.rows; row++) {
    if (!columns.alive[row]) continue
    newRows[row] = kept.length
    kept.push(row)
  }
  compactColumns(columns, kept)
  compactLexicon(index.lexicon, newRows)
  compactRowLists(index.tagsOf, kept, compactNames(names.tag))
  compactRowLists(index.placesOf, kept, compactNames(names.place))
  for (const kind of ['title', 'company', 'employer', 'location'] as const) {
    const renumbered = compactNames(names[kind])
    const column = columns[kind]
    for (let row = 0; row < kept.length; row++)
      column[row] = renumbered[column[row] as number] as number
  }
  index.phrases = kept.map((row) => index.phrases[row] as string)
  index.rowsById = new Map(kept.map((_, row) => [columns.id[row] as JobId, row]))
}
