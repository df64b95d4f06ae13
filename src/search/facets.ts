/**
 * How many of the matches have each value of each filter, in one pass over them.
 * Closed vocabularies list every value in their own order; tags and places the most frequent, then by name.
 */
import type { Count, Facets } from '#core/query.ts'
import { VOCABULARIES, type VocabularyColumn } from './columns.ts'
import type { JobIndex } from './job-index.ts'
import type { Names } from './names.ts'
import type { RowLists } from './row-lists.ts'
import { createTop } from './top.ts'

const MAX_TAGS = 30
const MAX_LOCATIONS = 20

/** US dollars a year. Larger figures are other currencies and slips, and would stretch the range for everyone. */
const MAX_BELIEVED_PAY = 1_000_000

/** `matches` holds only the rows to be counted. */
export function countFacets(index: JobIndex, matches: Int32Array): Facets {
  const { columns, names, tagsOf, placesOf } = index
  return {
    workSettings: countVocabulary(index, 'workSetting', matches),
    jobTypes: countVocabulary(index, 'jobType', matches),
    levels: countVocabulary(index, 'level', matches),
    workTypes: countVocabulary(index, 'workType', matches),
    sectors: countVocabulary(index, 'sector', matches),
    locations: topNames(names.place, countLists(placesOf, names.place, matches), MAX_LOCATIONS),
    tags: topNames(names.tag, countLists(tagsOf, names.tag, matches), MAX_TAGS),
    salaryRange: salaryRange(columns.payMin, columns.payMax, matches),
  }
}

export function countVocabulary<Name extends VocabularyColumn>(
  { columns }: JobIndex,
  name: Name,
  matches: Int32Array,
): Count<(typeof VOCABULARIES)[Name][number]>[] {
  const column = columns[name]
  const counts = new Int32Array(VOCABULARIES[name].length + 1)
  for (let at = 0; at < matches.length; at++) {
    const code = column[matches[at] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
  return VOCABULARIES[name].map((value, at) => ({ value, count: counts[at + 1] as number }))
}

/** The names with the highest counts; those with none are left out. */
export function topNames(names: Names, counts: ArrayLike<number>, limit: number): Count[] {
  const top = createTop<number>(limit, (a, b) => {
    const difference = (counts[a] as number) - (counts[b] as number)
    return (
      difference > 0 ||
      (difference === 0 && (names.texts[a] as string) < (names.texts[b] as string))
    )
  })
  for (let number = 0; number < counts.length; number++) if (counts[number]) top.offer(number)
  return top.items.map((number) => ({
    value: names.texts[number] as string,
    count: counts[number] as number,
  }))
}

function countLists({ starts, pool }: RowLists, names: Names, matches: Int32Array): Int32Array {
  const counts = new Int32Array(names.texts.length)
  for (let match = 0; match < matches.length; match++) {
    const row = matches[match] as number
    const end = starts[row + 1] as number
    for (let at = starts[row] as number; at < end; at++) {
      const number = pool[at] as number
      counts[number] = (counts[number] as number) + 1
    }
  }
  return counts
}

function salaryRange(payMin: Float64Array, payMax: Float64Array, matches: Int32Array) {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let at = 0; at < matches.length; at++) {
    const row = matches[at] as number
    const low = payMin[row] as number
    const high = payMax[row] as number
    if (low < MAX_BELIEVED_PAY) {
      min = Math.min(min, low)
      max = Math.max(max, low)
    }
    if (high < MAX_BELIEVED_PAY && high !== Number.NEGATIVE_INFINITY) {
      min = Math.min(min, high)
      max = Math.max(max, high)
    }
  }
  return max < min ? null : { min, max }
}
