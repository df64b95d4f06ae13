/** Counts beside every filter: of the rows that pass all filters, and for each filter of the rows that fail only it. */
import { VOCABULARIES } from '#core/job/job.ts'
import type { Count, Facets } from '#core/search/query.ts'
import {
  addCounts,
  type Counters,
  countPlaces,
  countProfiles,
  countTags,
  createCounters,
  type Totals,
  widenPay,
} from '#search/postings/counters.ts'
import { addStored } from '#search/postings/stored-counts.ts'
import {
  MEMBERS,
  NOT_REMOVED,
  PROFILES,
  VOCABULARY_FACETS,
  type VocabularyFacet,
} from '#search/segments/job-profile.ts'
import type { Scratch } from '#search/segments/scratch.ts'
import { PLACE_SLOTS, type Segment, TAG_SLOTS } from '#search/segments/segment.ts'
import { type Names, shownName, type Tables } from '#search/segments/tables.ts'
import { createTop } from '#search/structures/top-list.ts'
import type { Filters, OwnFacet, Parts } from './row-filter.ts'

export const MAX_LOCATIONS = 20
export const MAX_TAGS = 30

export type FacetCounts = {
  passing: Counters
  /** Facets whose own filter is set, counted over the rows that pass all other filters. */
  own: Map<VocabularyFacet, Int32Array>
}

export function createFacetCounts(tables: Tables, { asked }: Filters): FacetCounts {
  const own = VOCABULARY_FACETS.filter((facet) => asked.has(facet))
  return {
    passing: createCounters(tables),
    own: new Map(own.map((facet) => [facet, new Int32Array(PROFILES)])),
  }
}

/** What is counted of a segment: rows that pass, rows that fail only one filter, and the totals, if any. */
export type Counted = {
  segment: Segment
  passing: Uint16Array
  parts: Parts | null
  totals: Totals | null
}

export function countFacets({ passing, own }: FacetCounts, counted: Counted, scratch: Scratch) {
  const { segment, parts } = counted
  const near = (facet: OwnFacet) => parts?.near.get(facet) ?? NO_ROWS
  const all = othersOnce(counted, NO_ROWS, scratch)
  const over = (facet: OwnFacet) => {
    const rows = near(facet)
    return rows.length === 0 ? all : othersOnce(counted, rows, scratch)
  }
  widenPay(passing.pay, segment, counted.passing, scratch)
  widenPay(passing.pay, segment, near('salaryRange'), scratch)
  countOver('profiles', passing.profiles, all)
  for (const [facet, profiles] of own) countOver('profiles', profiles, over(facet))
  countOver('tags', passing.tags, over('tags'))
  countOver('places', passing.places, over('locations'))
}

/** Counts all rows of a stored term and others that match with it (`more`), without the removed rows among them. */
export function countStored(
  { passing }: FacetCounts,
  { segment, passing: rows }: Counted,
  stored: number,
  more: Uint16Array,
  removed: Uint16Array,
  scratch: Scratch,
) {
  widenPay(passing.pay, segment, rows, scratch)
  addStored(passing, segment, stored)
  for (const name of ['profiles', 'tags', 'places'] as const) {
    COUNT[name](passing[name], segment, more)
    COUNT[name](passing[name], segment, removed, -1)
  }
}

const NO_ROWS = new Uint16Array(0)
const COUNT = { profiles: countProfiles, tags: countTags, places: countPlaces }

/** Rows to count: `passing` and `more`. `others` are the open rows in neither. */
type Over = Counted & { more: Uint16Array; others: () => Uint16Array }

function othersOnce(counted: Counted, more: Uint16Array, scratch: Scratch): Over {
  let found: Uint16Array | null = null
  const others = () => {
    found ??= othersOf(counted.segment, counted.passing, more, scratch)
    return found
  }
  return { ...counted, more, others }
}

/** If these are at least half of the open rows, the others are counted instead and subtracted from the totals. */
function countOver(
  name: keyof typeof COUNT,
  counts: Int32Array,
  { segment, passing, more, totals, others }: Over,
) {
  const count = COUNT[name]
  const rows = passing.length + more.length
  if (!totals || rows * 2 < totals.open) {
    count(counts, segment, passing)
    count(counts, segment, more)
    return
  }
  addCounts(counts, totals.counters[name])
  if (rows < totals.open) count(counts, segment, others(), -1)
}

function othersOf(
  segment: Segment,
  rows: Uint16Array,
  more: Uint16Array,
  { marks }: Scratch,
): Uint16Array {
  const { flags } = segment
  const others = new Uint16Array(segment.rows)
  for (let at = 0; at < rows.length; at++) marks[rows[at] as number] = 1
  for (let at = 0; at < more.length; at++) marks[more[at] as number] = 1
  let count = 0
  for (let row = 0; row < segment.rows; row++) {
    others[count] = row
    count += ((marks[row] as number) ^ 1) & (flags[row] as number) & NOT_REMOVED
  }
  marks.fill(0, 0, segment.rows)
  return others.subarray(0, count)
}

export function readFacets({ passing, own }: FacetCounts, tables: Tables): Facets {
  const vocabulary = <Facet extends VocabularyFacet>(facet: Facet) =>
    countMembers(facet, own.get(facet) ?? passing.profiles)
  const { low, high } = passing.pay
  return {
    workSettings: vocabulary('workSettings'),
    jobTypes: vocabulary('jobTypes'),
    levels: vocabulary('levels'),
    workTypes: vocabulary('workTypes'),
    sectors: vocabulary('sectors'),
    locations: topNames(tables.places, passing.places, PLACE_SLOTS, MAX_LOCATIONS),
    tags: topNames(tables.tags, passing.tags, TAG_SLOTS, MAX_TAGS),
    salaryRange: high < low ? null : { min: Math.round(low), max: Math.round(high) },
  }
}

function countMembers<Facet extends VocabularyFacet>(
  facet: Facet,
  profiles: Int32Array,
): Count<(typeof VOCABULARIES)[Facet][number]>[] {
  const members = MEMBERS[facet]
  const counts = new Int32Array(VOCABULARIES[facet].length + 1)
  for (let profile = 0; profile < PROFILES; profile++) {
    const count = profiles[profile] as number
    if (count === 0) continue
    const member = members[profile] as number
    counts[member] = (counts[member] as number) + count
  }
  return VOCABULARIES[facet].map((value, at) => ({ value, count: counts[at + 1] as number }))
}

/** The names with the highest counts; names without any are left out. The first `fillers` counts are skipped. */
export function topNames(
  names: Names,
  counts: Int32Array,
  fillers: number,
  limit: number,
): Count[] {
  const top = createTop<{ number: number; count: number }>(
    limit,
    (a, b) =>
      a.count > b.count ||
      (a.count === b.count && shownName(names, a.number) < shownName(names, b.number)),
  )
  for (let number = 0; number < counts.length - fillers; number++) {
    const count = counts[number + fillers] as number
    if (count > 0 && count >= (top.worst()?.count ?? 0)) top.offer({ number, count })
  }
  return top.items.map(({ number, count }) => ({ value: shownName(names, number), count }))
}
