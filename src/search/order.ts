/**
 * The order of a page: a key for each row, highest first, and the higher id first among equals.
 * That order is total, so paging neither repeats nor skips a job while the jobs stay the same.
 */
import type { JobId } from '#core/job.ts'
import type { Sort } from '#core/query.ts'
import type { Asked } from './asked-text.ts'
import type { Columns } from './columns.ts'
import type { JobIndex } from './job-index.ts'
import { freshness, titleBonus } from './relevance.ts'
import type { Scratch } from './scratch.ts'
import { toPhrase } from './terms.ts'

type KeyColumn = 'publishedAt' | 'views' | 'applications' | 'payMin' | 'payMax'

/** Columns to sort by; `most_relevant` is none of them. Unknown pay is last in both directions. */
const COLUMN_SORTS: Partial<Record<Sort, { column: KeyColumn; isAscending: boolean }>> = {
  newest: { column: 'publishedAt', isAscending: false },
  oldest: { column: 'publishedAt', isAscending: true },
  most_viewed: { column: 'views', isAscending: false },
  most_applied: { column: 'applications', isAscending: false },
  salary_high_to_low: { column: 'payMax', isAscending: false },
  salary_low_to_high: { column: 'payMin', isAscending: true },
}
const NEWEST = { column: 'publishedAt', isAscending: false } as const

/** The key of each row among the matches. Without words there is no relevance but newness. */
export function orderKeys(
  index: JobIndex,
  scratch: Scratch,
  matches: Int32Array,
  { sort, asked, now }: { sort: Sort; asked: Asked | null; now: Date },
): Float64Array {
  const columnSort = COLUMN_SORTS[sort]
  if (columnSort === undefined && asked !== null) {
    return relevanceKeys(index, scratch, matches, asked, now)
  }
  const { column, isAscending } = columnSort ?? NEWEST
  return isAscending ? negatedKeys(index.columns[column], scratch, matches) : index.columns[column]
}

/** The ids at places `from` to `to` of the whole order. Moves the matches about. */
export function pageOf(
  { id }: Columns,
  key: Float64Array,
  matches: Int32Array,
  { from, to }: { from: number; to: number },
): JobId[] {
  const before = (a: number, b: number) => {
    const keyA = key[a] as number
    const keyB = key[b] as number
    return keyA > keyB || (keyA === keyB && (id[a] as number) > (id[b] as number))
  }
  const end = Math.min(to, matches.length)
  if (from >= end) return []
  bringForward(matches, from, before)
  bringForward(matches.subarray(from), end - from, before)
  return Array.from(matches.subarray(from, end))
    .sort((a, b) => (before(a, b) ? -1 : 1))
    .map((row) => id[row] as JobId)
}

function negatedKeys(column: Float64Array, { key }: Scratch, matches: Int32Array): Float64Array {
  for (let at = 0; at < matches.length; at++) {
    const row = matches[at] as number
    key[row] = -(column[row] as number)
  }
  return key
}

function relevanceKeys(
  { columns: { publishedAt }, phrases }: JobIndex,
  { score, key }: Scratch,
  matches: Int32Array,
  asked: Asked,
  now: Date,
): Float64Array {
  const exact = toPhrase(asked.words)
  const within = asked.isTyping ? exact.slice(0, -1) : exact
  const nowMs = now.getTime()
  for (let at = 0; at < matches.length; at++) {
    const row = matches[at] as number
    const bonus = titleBonus(phrases[row] as string, exact, within)
    key[row] = (score[row] as number) * bonus * freshness(publishedAt[row] as number, nowMs)
  }
  return key
}

/**
 * Partitions so that the first `count` rows are those that come before all others (Hoare's selection):
 * time is proportional to the matches, however deep the page.
 */
function bringForward(rows: Int32Array, count: number, before: (a: number, b: number) => boolean) {
  if (count === 0 || count === rows.length) return
  const last = count - 1
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const pivot = rows[(low + high) >>> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while (before(rows[left] as number, pivot)) left++
      while (before(pivot, rows[right] as number)) right--
      if (left > right) break
      const row = rows[left] as number
      rows[left++] = rows[right] as number
      rows[right--] = row
    }
    if (last <= right) high = right
    else if (last >= left) low = left
    else return
  }
}
