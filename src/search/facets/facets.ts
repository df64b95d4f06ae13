/** Counts beside every filter: of the rows that pass all filters, and for each filter of the rows that fail only it. */

import { ELIGIBILITY_CLASSES, type EligibilityClass } from '#core/eligibility/eligibility-choice.ts'
import { VOCABULARIES } from '#core/job/job.ts'
import { countryName } from '#core/place/countries.ts'
import {
  type Count,
  type Facets,
  type MoreFacets,
  NONE_STATED,
  SUPPORT,
  YEARS_GROUPS,
} from '#core/search/query.ts'
import {
  addCounts,
  type Counters,
  countPlaces,
  countProfiles,
  countTags,
  createCounters,
  type Totals,
  widenByAll,
  widenPay,
} from '#search/postings/counters.ts'
import { addStored } from '#search/postings/stored-counts.ts'
import { MEMBERS, PROFILES, type VocabularyFacet } from '#search/segments/job-profile.ts'
import type { Scratch } from '#search/segments/scratch.ts'
import {
  bitmapWords,
  PLACE_SLOTS,
  removedCount,
  type Segment,
  TAG_SLOTS,
} from '#search/segments/segment.ts'
import { type Names, shownName, type Tables } from '#search/segments/tables.ts'
import { clearBits, fillBits, readBits } from '#search/structures/row-bits.ts'
import { createTop } from '#search/structures/top-list.ts'
import type { FactMarks } from './fact-marks.ts'
import { ASKS_FACETS, type AsksFacet, type Filters, type ProfileFilter } from './filters.ts'
import { type Parts, rowsWithout } from './row-filter.ts'

export const MAX_LOCATIONS = 20
export const MAX_TAGS = 30
export const MAX_LANGUAGES = 20

export type FacetCounts = {
  /**
   * Profiles of rows that pass all filters but those of the vocabularies, tags of rows that pass all filters but that
   * of the tags, and so on.
   */
  without: Counters
  more: MoreCounts | null
}

/** Rows by number of asks: those that pass all filters, and for each facet those without its filter. */
type MoreCounts = {
  asks: Record<AsksFacet, Int32Array>
  /** By number of eligibility. */
  eligibility: Int32Array | null
  classes: Uint8Array | null
  /** Rows that pass and state hours, by the marks; null unless hours are asked for. */
  hours: { stated: Uint8Array; count: number } | null
  /** By number of `wheres`. */
  where: Int32Array
}

export function createFacetCounts(
  tables: Tables,
  { classes, statedHours }: Filters,
  wantsMore = false,
): FacetCounts {
  const { asks, eligibilities, wheres } = tables.facts
  const ofAsks = () => new Int32Array(asks.size)
  return {
    without: createCounters(tables),
    more: wantsMore
      ? {
          asks: { support: ofAsks(), languages: ofAsks(), years: ofAsks() },
          eligibility: classes && new Int32Array(eligibilities.size),
          classes,
          hours: statedHours && { stated: statedHours, count: 0 },
          where: new Int32Array(wheres.size),
        }
      : null,
  }
}

/** What is counted of a segment: rows that pass, rows by the filters they fail, and the totals, if any. */
export type Counted = {
  segment: Segment
  passing: Uint16Array
  parts: Parts | null
  totals: Totals | null
}

export function countFacets(counts: FacetCounts, counted: Counted, scratch: Scratch) {
  const { without } = counts
  const { segment, passing, parts, totals } = counted
  countMore(counts, counted)
  const salaried = parts ? rowsWithout(parts, 'salaryRange') : passing
  if (salaried.length === totals?.open) widenByAll(without.pay, segment)
  else widenPay(without.pay, segment, salaried)
  let others: Others | null = null
  for (const [name, group] of GROUP_OF_COUNTS) {
    const rows = parts ? rowsWithout(parts, group) : passing
    // If these are at least half of the open rows, the others are counted instead and subtracted from the totals.
    if (!totals || rows.length * 2 < totals.open) {
      COUNT[name](without[name], segment, rows)
      continue
    }
    addCounts(without[name], totals.counters[name])
    if (rows.length === totals.open) continue
    if (others?.of !== rows) others = othersOf(segment, rows, scratch)
    COUNT[name](without[name], segment, others.rows, -1)
  }
}

/** Facets that few questions want have no stored totals. */
export function countMore({ more }: FacetCounts, { segment, passing, parts }: Counted) {
  if (!more) return
  const without = (facet: 'locations' | 'eligibility' | AsksFacet) =>
    parts ? rowsWithout(parts, facet) : passing
  for (const facet of ASKS_FACETS) countNumbers(more.asks[facet], segment.asks, without(facet))
  countNumbers(more.where, segment.where, without('locations'))
  if (more.hours) more.hours.count += countStated(more.hours.stated, segment, passing)
  if (more.eligibility) {
    countNumbers(more.eligibility, segment.eligibility, without('eligibility'))
  }
}

/** By row: 1 if the job states hours. Looked up once, because rows in order are read much faster than marks by number. */
const hoursOfSegments = new WeakMap<Segment, Uint8Array>()

function countStated(stated: Uint8Array, segment: Segment, rows: Uint16Array): number {
  let byRow = hoursOfSegments.get(segment)
  if (!byRow) {
    byRow = Uint8Array.from(segment.eligibility, (number) => stated[number] as number)
    hoursOfSegments.set(segment, byRow)
  }
  let count = 0
  for (let at = 0; at < rows.length; at++) count += byRow[rows[at] as number] as number
  return count
}

function countNumbers(counts: Int32Array, column: Uint32Array, rows: Uint16Array) {
  for (let at = 0; at < rows.length; at++) {
    const number = column[rows[at] as number] as number
    counts[number] = (counts[number] as number) + 1
  }
}

/** Counts all rows of a stored term and others that match with it (`more`), without the removed rows among them. */
export function countStored(
  { without }: FacetCounts,
  { segment, passing: rows }: Counted,
  stored: number,
  more: Uint16Array,
  removed: Uint16Array,
) {
  widenPay(without.pay, segment, rows)
  addStored(without, segment, stored)
  for (const name of ['profiles', 'tags', 'places'] as const) {
    COUNT[name](without[name], segment, more)
    COUNT[name](without[name], segment, removed, -1)
  }
}

const COUNT = { profiles: countProfiles, tags: countTags, places: countPlaces }

const GROUP_OF_COUNTS = [
  ['profiles', 'profiles'],
  ['tags', 'tags'],
  ['places', 'locations'],
] as const

/** The open rows of a segment that are not among these. */
type Others = { of: Uint16Array; rows: Uint16Array }

function othersOf(segment: Segment, rows: Uint16Array, { otherBits, next }: Scratch): Others {
  const bits = otherBits.subarray(0, bitmapWords(segment.rows))
  fillBits(bits, segment.rows)
  clearBits(bits, rows)
  clearBits(bits, segment.deadRows.subarray(0, removedCount(segment)))
  return { of: rows, rows: next.rows.subarray(0, readBits(bits, next.rows, 0)) }
}

export function readFacets(
  { without, more }: FacetCounts,
  { profiles }: Filters,
  tables: Tables,
  factMarks: FactMarks,
): Facets {
  const vocabulary = <Facet extends VocabularyFacet>(facet: Facet) =>
    countMembers(facet, without.profiles, profiles)
  const { low, high } = without.pay
  const locations = topNames(tables.places, without.places, PLACE_SLOTS, MAX_LOCATIONS)
  return {
    workSettings: vocabulary('workSettings'),
    jobTypes: vocabulary('jobTypes'),
    levels: vocabulary('levels'),
    workTypes: vocabulary('workTypes'),
    sectors: vocabulary('sectors'),
    locations,
    tags: topNames(tables.tags, without.tags, TAG_SLOTS, MAX_TAGS),
    salaryRange: high < low ? null : { min: Math.round(low), max: Math.round(high) },
    more: more && { ...readMore(more, factMarks), places: countInside(locations, more, factMarks) },
  }
}

function readMore(
  { asks: counts, eligibility, classes, hours }: MoreCounts,
  marks: FactMarks,
): Omit<MoreFacets, 'places'> {
  const asks = marks.asks()
  const counted = (facet: AsksFacet) => {
    const byValue = new Map<string, number>()
    for (const [number, rows] of counts[facet].entries()) {
      if (rows === 0) continue
      for (const value of [asks[number]?.[facet] ?? []].flat()) {
        byValue.set(value, (byValue.get(value) ?? 0) + rows)
      }
    }
    return byValue
  }
  const [support, languages, years] = [counted('support'), counted('languages'), counted('years')]
  const none = languages.get(NONE_STATED) ?? 0
  languages.delete(NONE_STATED)
  return {
    eligibility: eligibility && classes ? countClasses(eligibility, classes) : [],
    support: SUPPORT.map((value) => ({ value, count: support.get(value) ?? 0 })),
    languages: [
      ...[...languages]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
        .slice(0, MAX_LANGUAGES),
      { value: NONE_STATED, count: none },
    ],
    years: YEARS_GROUPS.map((value) => ({ value, count: years.get(value) ?? 0 })),
    statedHours: hours?.count ?? null,
  }
}

/** A job counts for every place that it is inside: for San Francisco, for California and for the United States. */
function countInside(named: readonly Count[], { where }: MoreCounts, marks: FactMarks): Count[] {
  const countries = named.flatMap(({ value }) =>
    marks.countriesOf(value).flatMap((code) => countryName(code) ?? []),
  )
  const names = new Set([...named.map(({ value }) => value), ...countries])
  return [...names]
    .flatMap((value) => {
      const inside = marks.inside(value, null)
      if (!inside) return named.find((each) => each.value === value) ?? []
      let count = 0
      for (let number = 0; number < where.length; number++) {
        count += (where[number] as number) * (inside[number] as number)
      }
      return count === 0 ? [] : [{ value, count }]
    })
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_LOCATIONS)
}

function countClasses(eligibility: Int32Array, classes: Uint8Array): Count<EligibilityClass>[] {
  const counts = ELIGIBILITY_CLASSES.map((value) => ({ value, count: 0 }))
  for (let number = 0; number < eligibility.length; number++) {
    const own = counts[classes[number] as number] as { count: number }
    own.count += eligibility[number] as number
  }
  return counts
}

function countMembers<Facet extends VocabularyFacet>(
  facet: Facet,
  profiles: Int32Array,
  filter: ProfileFilter | null,
): Count<(typeof VOCABULARIES)[Facet][number]>[] {
  const members = MEMBERS[facet]
  const isCounted = filter && (filter.without.get(facet) ?? filter.passing)
  const counts = new Int32Array(VOCABULARIES[facet].length + 1)
  for (let profile = 0; profile < PROFILES; profile++) {
    const count = profiles[profile] as number
    if (count === 0 || (isCounted && !isCounted[profile])) continue
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
