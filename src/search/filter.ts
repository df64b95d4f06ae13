/**
 * The filters of a query on the rows of one segment. Lists are OR within a filter, AND between filters.
 * Rows are parted into those that pass all, those that fail one filter alone (each facet is counted without its
 * own filter, so these count for that facet) and the rest.
 * A name that no job has filters everything out; it does not switch its filter off.
 */
import { CATEGORIES } from '#core/job.ts'
import { type JobQuery, POSTED_HOURS, type PostedKey } from '#core/query.ts'
import type { LocationTexts } from './location-texts.ts'
import {
  ALIVE,
  COMPLETE,
  categoryOfFlags,
  MEMBERS,
  PROFILES,
  REMOTE,
  VOCABULARIES,
  VOCABULARY_FACETS,
} from './profile.ts'
import type { Rows, Scratch } from './scratch.ts'
import { MAX_ROWS, type Segment } from './segment.ts'
import { ANY_SCORES, sourcesOf, type Way } from './sources.ts'
import { findName, findTerm, foldName, type Tables, tagTerm } from './tables.ts'

/** Filters whose facet is counted without them, each a bit in the order given; then one bit for all others. */
export const OWN_FACETS = [...VOCABULARY_FACETS, 'tags', 'locations', 'salaryRange'] as const
export type OwnFacet = (typeof OWN_FACETS)[number]
const OTHERS = OWN_FACETS.length
const bitOf = (facet: OwnFacet) => 1 << OWN_FACETS.indexOf(facet)

/** Where a row goes by the filters it fails: 0 when none, 1 + facet when that alone, else the last. */
const PARTS = OWN_FACETS.length + 2
const PART_OF_FAILS = Uint8Array.from({ length: 1 << (OTHERS + 1) }, (_, fails) => {
  if (fails === 0) return 0
  const bit = Math.log2(fails)
  return Number.isInteger(bit) && bit < OTHERS ? bit + 1 : PARTS - 1
})

/** Filters made ready; what is null or empty is not asked. */
export type Filters = {
  /** The filters that are asked, by facet. */
  asked: Set<OwnFacet>
  /** Bits that each profile fails, and each combination of flags. */
  profileFails: Uint16Array | null
  flagFails: Uint16Array
  hasFlags: boolean
  tagWays: Way[] | null
  /** By number of location. */
  locations: Uint8Array | null
  pay: { least: number; most: number } | null
  company: number | null
  posted: Range | null
  firstSeen: Range | null
}
type Range = { from: number; before: number }

const HOUR_MS = 3_600_000

export function readyFilters(
  query: JobQuery,
  now: Date,
  tables: Tables,
  locationTexts: LocationTexts,
): Filters {
  const asked = new Set<OwnFacet>(VOCABULARY_FACETS.filter((facet) => query[facet].length > 0))
  const location = query.location === null ? '' : foldName(query.location)
  if (query.tags.length > 0) asked.add('tags')
  if (location !== '') asked.add('locations')
  if (query.salaryMin !== null || query.salaryMax !== null) asked.add('salaryRange')
  const isProfileAsked = VOCABULARY_FACETS.some((facet) => asked.has(facet))
  return {
    asked,
    profileFails: isProfileAsked ? failsOfProfiles(query, asked) : null,
    flagFails: failsOfFlags(query),
    hasFlags: query.remote || query.hideNoData || query.category !== null,
    tagWays: asked.has('tags') ? tagWays(query.tags, tables) : null,
    locations: location === '' ? null : locationTexts.having(location),
    pay: asked.has('salaryRange')
      ? {
          least: query.salaryMin ?? Number.NEGATIVE_INFINITY,
          most: query.salaryMax ?? Number.POSITIVE_INFINITY,
        }
      : null,
    company: query.company === null ? null : findName(tables.companies, query.company),
    posted: query.posted === null ? null : rangeOf(query.posted, now),
    firstSeen: query.firstSeen === null ? null : rangeOf(query.firstSeen, now),
  }
}

/** Whether any row could fail. */
export const isAsked = (filters: Filters) =>
  filters.asked.size > 0 ||
  filters.hasFlags ||
  filters.company !== null ||
  filters.posted !== null ||
  filters.firstSeen !== null

/** The rows of each part, one part after the other, each with room for all; scores of rows that pass. */
export type Parts = { rows: Uint16Array; counts: Int32Array; fails: Uint16Array; passing: Rows }

export const createParts = (): Parts => {
  const rows = new Uint16Array(PARTS * MAX_ROWS)
  const passing = { rows: rows.subarray(0, MAX_ROWS), scores: new Int32Array(MAX_ROWS), count: 0 }
  return { rows, counts: new Int32Array(PARTS), fails: new Uint16Array(MAX_ROWS), passing }
}

export function nearMisses({ rows, counts }: Parts, facet: OwnFacet): Uint16Array {
  const part = OWN_FACETS.indexOf(facet) + 1
  return rows.subarray(part * MAX_ROWS, part * MAX_ROWS + (counts[part] as number))
}

/** Parts the rows of `scratch.found` by the filters they fail. The bits of each row are collected first. */
export function partRows(segment: Segment, filters: Filters, scratch: Scratch, parts: Parts) {
  const { found } = scratch
  const { fails } = parts
  collectProfileFails(segment, filters, found, fails)
  if (filters.locations) {
    failMarked(found, fails, segment.location, filters.locations, bitOf('locations'))
  }
  if (filters.tagWays) {
    markTagged(segment, filters.tagWays, scratch)
    failMarked(found, fails, scratch.everyRow, scratch.marks, bitOf('tags'))
    scratch.marks.fill(0, 0, segment.rows)
  }
  if (filters.pay) failPay(segment, filters.pay, found, fails)
  if (filters.company !== null) failCompany(segment, filters.company, found, fails)
  if (filters.posted) failRange(segment.publishedAt, filters.posted, found, fails)
  if (filters.firstSeen) failRange(segment.firstSeenAt, filters.firstSeen, found, fails)
  divide(found, parts)
}

function collectProfileFails(
  { flags, profile }: Segment,
  { flagFails, profileFails }: Filters,
  { rows, count }: Rows,
  fails: Uint16Array,
) {
  if (!profileFails) {
    for (let at = 0; at < count; at++) {
      fails[at] = flagFails[flags[rows[at] as number] as number] as number
    }
    return
  }
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const ofFlags = flagFails[flags[row] as number] as number
    fails[at] = ofFlags | (profileFails[profile[row] as number] as number)
  }
}

/** Rows fail whose value in the column has no mark. Marks are 0 or 1. */
function failMarked(
  { rows, count }: Rows,
  fails: Uint16Array,
  column: Uint16Array | Uint32Array,
  marks: Uint8Array,
  bit: number,
) {
  for (let at = 0; at < count; at++) {
    const mark = marks[column[rows[at] as number] as number] as number
    fails[at] = (fails[at] as number) | ((mark ^ 1) * bit)
  }
}

function failPay(
  { payMin, payMax }: Segment,
  { least, most }: { least: number; most: number },
  { rows, count }: Rows,
  fails: Uint16Array,
) {
  const bit = bitOf('salaryRange')
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const low = payMin[row] as number
    const high = payMax[row] as number
    const isKnown = low !== Number.POSITIVE_INFINITY
    fails[at] = (fails[at] as number) | (isKnown && (high < least || low > most) ? bit : 0)
  }
}

function failCompany(
  { company }: Segment,
  wanted: number,
  { rows, count }: Rows,
  fails: Uint16Array,
) {
  for (let at = 0; at < count; at++) {
    const bit = company[rows[at] as number] === wanted ? 0 : 1 << OTHERS
    fails[at] = (fails[at] as number) | bit
  }
}

function failRange(
  column: Float64Array,
  { from, before }: Range,
  { rows, count }: Rows,
  fails: Uint16Array,
) {
  for (let at = 0; at < count; at++) {
    const instant = column[rows[at] as number] as number
    fails[at] = (fails[at] as number) | (instant >= from && instant < before ? 0 : 1 << OTHERS)
  }
}

function divide({ rows: found, scores, count }: Rows, { rows, counts, fails, passing }: Parts) {
  counts.fill(0)
  for (let at = 0; at < count; at++) {
    const part = PART_OF_FAILS[fails[at] as number] as number
    const place = counts[part] as number
    rows[part * MAX_ROWS + place] = found[at] as number
    if (part === 0) passing.scores[place] = scores[at] as number
    counts[part] = place + 1
  }
  passing.count = counts[0] as number
}

/** Tags are in short fields only. */
function markTagged(segment: Segment, ways: Way[], scratch: Scratch) {
  const { marks } = scratch
  for (const { short } of sourcesOf(segment, ways, scratch)) {
    for (let at = 0; at < short.length; at++) marks[short[at] as number] = 1
  }
}

function tagWays(tags: string[], { terms }: Tables): Way[] {
  return tags.flatMap((tag) => {
    const term = findTerm(terms, tagTerm(tag))
    return term < 0 ? [] : [{ terms: [term], scores: ANY_SCORES, onlyShort: true }]
  })
}

function failsOfProfiles(query: JobQuery, asked: Set<OwnFacet>): Uint16Array {
  const fails = new Uint16Array(PROFILES)
  for (const facet of VOCABULARY_FACETS) {
    if (!asked.has(facet)) continue
    const members: readonly string[] = VOCABULARIES[facet]
    const wanted: readonly string[] = query[facet]
    // 0 is unknown, which is never what was asked for
    const isWanted = Uint8Array.from([0, ...members.map((it) => (wanted.includes(it) ? 1 : 0))])
    for (let profile = 0; profile < PROFILES; profile++) {
      if (isWanted[MEMBERS[facet][profile] as number]) continue
      fails[profile] = (fails[profile] as number) | bitOf(facet)
    }
  }
  return fails
}

function failsOfFlags({ remote, hideNoData, category }: JobQuery): Uint16Array {
  const wanted = category === null ? 0 : CATEGORIES.indexOf(category) + 1
  return Uint16Array.from({ length: 256 }, (_, flags) => {
    const isPassing =
      flags & ALIVE &&
      (!remote || flags & REMOTE) &&
      (!hideNoData || flags & COMPLETE) &&
      (wanted === 0 || categoryOfFlags(flags) === wanted)
    return isPassing ? 0 : 1 << OTHERS
  })
}

/** `ua_gt1m` is what is older than its reach. */
function rangeOf(key: PostedKey, now: Date): Range {
  const since = now.getTime() - POSTED_HOURS[key] * HOUR_MS
  return key === 'ua_gt1m'
    ? { from: Number.NEGATIVE_INFINITY, before: since }
    : { from: since, before: Number.POSITIVE_INFINITY }
}
