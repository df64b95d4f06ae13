/** Counts beside every filter: of the rows that pass all filters, and for each filter those that fail it alone. */
import type { Count, Facets } from '#core/query.ts'
import {
  addTotals,
  type Counters,
  countPlaces,
  countProfiles,
  countTags,
  createCounters,
  type Totals,
  widenPay,
} from './counters.ts'
import { type Filters, nearMisses, type Parts } from './filter.ts'
import {
  ALIVE,
  MEMBERS,
  PROFILES,
  VOCABULARIES,
  VOCABULARY_FACETS,
  type VocabularyFacet,
} from './profile.ts'
import type { Scratch } from './scratch.ts'
import { PLACE_SLOTS, type Segment, TAG_SLOTS } from './segment.ts'
import { type Names, shownName, type Tables } from './tables.ts'
import { createTop } from './top.ts'

const MAX_LOCATIONS = 20
const MAX_TAGS = 30

export type FacetCounts = {
  passing: Counters
  /** Of rows that fail the facet's own filter alone. */
  near: Map<VocabularyFacet, Int32Array> & Map<string, Int32Array>
  nearTags: Int32Array | null
  nearPlaces: Int32Array | null
}

export function createFacetCounts(tables: Tables, { asked }: Filters): FacetCounts {
  const empty = createCounters(tables)
  return {
    passing: empty,
    near: new Map(
      VOCABULARY_FACETS.filter((facet) => asked.has(facet)).map((facet) => [
        facet,
        new Int32Array(PROFILES),
      ]),
    ),
    nearTags: asked.has('tags') ? new Int32Array(empty.tags.length) : null,
    nearPlaces: asked.has('locations') ? new Int32Array(empty.places.length) : null,
  }
}

/** Where more than half of a segment passes, the others are counted and taken from its totals. */
export function countPassing(
  { passing }: FacetCounts,
  segment: Segment,
  rows: Uint16Array,
  totals: Totals | null,
  scratch: Scratch,
) {
  widenPay(passing.pay, segment, rows, scratch)
  if (!totals || rows.length * 2 < totals.open) {
    countProfiles(passing.profiles, segment, rows)
    countTags(passing.tags, segment, rows)
    countPlaces(passing.places, segment, rows)
    return
  }
  addTotals(passing, totals)
  if (rows.length === totals.open) return
  const others = othersOf(segment, rows, scratch)
  countProfiles(passing.profiles, segment, others, -1)
  countTags(passing.tags, segment, others, -1)
  countPlaces(passing.places, segment, others, -1)
}

export function countNearMisses(
  counts: FacetCounts,
  segment: Segment,
  parts: Parts,
  scratch: Scratch,
  filters: Filters,
) {
  for (const [facet, profiles] of counts.near) {
    countProfiles(profiles, segment, nearMisses(parts, facet as VocabularyFacet))
  }
  if (counts.nearTags) countTags(counts.nearTags, segment, nearMisses(parts, 'tags'))
  if (counts.nearPlaces) countPlaces(counts.nearPlaces, segment, nearMisses(parts, 'locations'))
  if (filters.asked.has('salaryRange')) {
    widenPay(counts.passing.pay, segment, nearMisses(parts, 'salaryRange'), scratch)
  }
}

/** Open rows that are not among these. */
function othersOf(segment: Segment, rows: Uint16Array, { marks, next }: Scratch): Uint16Array {
  const { flags } = segment
  for (let at = 0; at < rows.length; at++) marks[rows[at] as number] = 1
  let count = 0
  for (let row = 0; row < segment.rows; row++) {
    next.rows[count] = row
    count += (marks[row] as number) ^ (1 & (flags[row] as number) & ALIVE)
  }
  marks.fill(0, 0, segment.rows)
  return next.rows.subarray(0, count)
}

export function readFacets(
  { passing, near, nearTags, nearPlaces }: FacetCounts,
  tables: Tables,
): Facets {
  const vocabulary = <Facet extends VocabularyFacet>(facet: Facet) =>
    countMembers(facet, passing.profiles, near.get(facet) ?? null)
  const { low, high } = passing.pay
  return {
    workSettings: vocabulary('workSettings'),
    jobTypes: vocabulary('jobTypes'),
    levels: vocabulary('levels'),
    workTypes: vocabulary('workTypes'),
    sectors: vocabulary('sectors'),
    locations: topNames(tables.places, passing.places, nearPlaces, PLACE_SLOTS, MAX_LOCATIONS),
    tags: topNames(tables.tags, passing.tags, nearTags, TAG_SLOTS, MAX_TAGS),
    salaryRange: high < low ? null : { min: low, max: high },
  }
}

function countMembers<Facet extends VocabularyFacet>(
  facet: Facet,
  profiles: Int32Array,
  near: Int32Array | null,
): Count<(typeof VOCABULARIES)[Facet][number]>[] {
  const members = MEMBERS[facet]
  const counts = new Int32Array(VOCABULARIES[facet].length + 1)
  for (let profile = 0; profile < PROFILES; profile++) {
    const count = (profiles[profile] as number) + (near ? (near[profile] as number) : 0)
    const member = members[profile] as number
    counts[member] = (counts[member] as number) + count
  }
  return VOCABULARIES[facet].map((value, at) => ({ value, count: counts[at + 1] as number }))
}

/** The names with the highest counts; those with none are left out. Counts begin after so many fillers. */
function topNames(
  names: Names,
  counts: Int32Array,
  near: Int32Array | null,
  fillers: number,
  limit: number,
): Count[] {
  const countOf = (number: number) =>
    (counts[number + fillers] as number) + (near ? (near[number + fillers] as number) : 0)
  const top = createTop<{ number: number; count: number }>(
    limit,
    (a, b) =>
      a.count > b.count ||
      (a.count === b.count && shownName(names, a.number) < shownName(names, b.number)),
  )
  for (let number = 0; number < counts.length - fillers; number++) {
    const count = countOf(number)
    if (count > 0 && count >= (top.worst()?.count ?? 0)) top.offer({ number, count })
  }
  return top.items.map(({ number, count }) => ({ value: shownName(names, number), count }))
}
