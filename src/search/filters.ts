/**
 * The filters of a query as one question about a row. Lists are OR within a filter, AND between filters.
 * A name that no job has filters everything out; it does not switch its filter off.
 */
import { type JobQuery, POSTED_HOURS, type PostedKey } from '#core/query.ts'
import { VOCABULARIES, type VocabularyColumn, vocabularyCode } from './columns.ts'
import type { JobIndex } from './job-index.ts'
import { findName, foldName } from './names.ts'

export type RowTest = (row: number) => boolean

const HOUR_MS = 3_600_000

/** Null when the query has no filter. Asks nothing about whether the row is alive. */
export function createRowTest(index: JobIndex, query: JobQuery, now: Date): RowTest | null {
  const tests = [
    vocabularyTest(index, 'workSetting', query.workSettings),
    vocabularyTest(index, 'jobType', query.jobTypes),
    vocabularyTest(index, 'level', query.levels),
    vocabularyTest(index, 'workType', query.workTypes),
    vocabularyTest(index, 'sector', query.sectors),
    vocabularyTest(index, 'category', query.category === null ? [] : [query.category]),
    query.remote ? flagTest(index.columns.isRemote) : null,
    query.hideNoData ? flagTest(index.columns.isComplete) : null,
    query.company === null ? null : companyTest(index, query.company),
    query.posted === null ? null : postedTest(index, query.posted, now),
    payTest(index, query),
    query.tags.length === 0 ? null : tagTest(index, query.tags),
    query.location === null ? null : locationTest(index, query.location),
  ].filter((test) => test !== null)

  if (tests.length === 0) return null
  return (row) => {
    for (const test of tests) if (!test(row)) return false
    return true
  }
}

function vocabularyTest(
  { columns }: JobIndex,
  name: VocabularyColumn,
  wanted: readonly string[],
): RowTest | null {
  if (wanted.length === 0) return null
  const column = columns[name]
  const allowed = new Uint8Array(VOCABULARIES[name].length + 1)
  for (const value of wanted) allowed[vocabularyCode(name, value)] = 1
  allowed[0] = 0 // unknown is never what was asked for
  return (row) => allowed[column[row] as number] === 1
}

const flagTest =
  (column: Uint8Array): RowTest =>
  (row) =>
    column[row] === 1

function companyTest({ columns, names }: JobIndex, slug: string): RowTest {
  const company = findName(names.company, slug)
  return (row) => columns.company[row] === company
}

function postedTest({ columns: { publishedAt } }: JobIndex, key: PostedKey, now: Date): RowTest {
  const since = now.getTime() - POSTED_HOURS[key] * HOUR_MS
  return key === 'ua_gt1m'
    ? (row) => (publishedAt[row] as number) < since
    : (row) => (publishedAt[row] as number) >= since
}

function payTest({ columns }: JobIndex, { salaryMin, salaryMax }: JobQuery): RowTest | null {
  if (salaryMin === null && salaryMax === null) return null
  const { payMin, payMax } = columns
  const least = salaryMin ?? Number.NEGATIVE_INFINITY
  const most = salaryMax ?? Number.POSITIVE_INFINITY
  return (row) => {
    const isKnown = payMin[row] !== Number.POSITIVE_INFINITY
    return !isKnown || ((payMax[row] as number) >= least && (payMin[row] as number) <= most)
  }
}

function tagTest({ names, tagsOf }: JobIndex, tags: string[]): RowTest {
  const wanted = new Uint8Array(names.tag.texts.length)
  for (const tag of tags) {
    const number = findName(names.tag, tag)
    if (number !== null) wanted[number] = 1
  }
  const { starts, pool } = tagsOf
  return (row) => {
    const end = starts[row + 1] as number
    for (let at = starts[row] as number; at < end; at++) if (wanted[pool[at] as number]) return true
    return false
  }
}

/** Looks through the distinct places, of which there are far fewer than jobs. */
function locationTest({ columns, names }: JobIndex, location: string): RowTest | null {
  const text = foldName(location)
  if (text === '') return null
  const hasText = Uint8Array.from(names.location.folded, (name) => (name.includes(text) ? 1 : 0))
  return (row) => hasText[columns.location[row] as number] === 1
}
