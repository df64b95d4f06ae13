/**
 * Applies the filters of a query to the rows of one segment. Values are OR within a filter, AND between filters.
 * Rows are split into those that pass all filters and those that fail only one: each facet is counted without its own
 * filter, so the latter count for that facet.
 * A name that no job has filters everything out; it does not switch its filter off.
 */

import { ELIGIBILITY_CLASSES, USUAL_CHOICE } from '#core/eligibility/eligibility-choice.ts'
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { type JobQuery, LAST_VISIT, POSTED_HOURS, type PostedKey } from '#core/search/query.ts'
import { standardOffsetMinutes } from '#core/time/time-zone.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { ANY_SCORES, postingsOf, type TermExpansion } from '#search/query/term-postings.ts'
import { UNKNOWN } from '#search/ranking/match-scorer.ts'
import type { PreparedMatch } from '#search/ranking/person-matches.ts'
import {
  COMPLETE,
  categoryOfFlags,
  FROM_EMPLOYER,
  MEMBERS,
  NEVER_REPOSTED,
  NOT_REMOVED,
  PROFILES,
  REMOTE,
  VOCABULARY_FACETS,
} from '#search/segments/job-profile.ts'
import { createRows, isZero, type Rows, type Scratch } from '#search/segments/scratch.ts'
import { MAX_ROWS, type Segment } from '#search/segments/segment.ts'
import { findName, findTerm, foldName, type Tables, tagTerm } from '#search/segments/tables.ts'
import type { FactMarks } from './fact-marks.ts'
import type { LocationTexts } from './location-texts.ts'

/**
 * Facets that are counted without their own filter, each with a bit, in this order. One more bit is for all other
 * filters.
 */
export const OWN_FACETS = [
  ...VOCABULARY_FACETS,
  'tags',
  'locations',
  'salaryRange',
  'eligibility',
  'support',
  'languages',
  'years',
] as const
/** Those of what a job asks for and offers, each by the fields of the same name. */
export const ASKS_FACETS = ['support', 'languages', 'years'] as const
export type AsksFacet = (typeof ASKS_FACETS)[number]
export type OwnFacet = (typeof OWN_FACETS)[number]
const OTHERS = OWN_FACETS.length
const bitOf = (facet: OwnFacet) => 1 << OWN_FACETS.indexOf(facet)

/** Prepared filters; null or empty ones are not set. */
export type Filters = {
  /** The facets whose filter is set. */
  asked: Set<OwnFacet>
  /** The bits of the filters that each profile fails, and each combination of flags. */
  profileFails: Uint16Array | null
  flagFails: Uint16Array
  hasFlags: boolean
  tagExpansions: TermExpansion[] | null
  locations: Locations | null
  /** Indexed by number of eligibility: the class of each, and 1 for a match. */
  classes: Uint8Array | null
  eligibility: Uint8Array | null
  /** Indexed by number of eligibility: 1 for a match. */
  overlapping: Uint8Array | null
  /** Asked for together with `overlapping`. */
  statedHours: Uint8Array | null
  /** The bits of the filters that each number of asks fails. */
  asksFail: Uint16Array | null
  /** US dollars a year. */
  pay: PayRange | null
  company: number | null
  posted: Range | null
  firstSeen: Range | null
  newSince: Range | null
  /** The earliest allowed day of the last sighting. */
  seenFrom: number | null
}
/** A job matches if its places, its text or, as a remote job, its eligibility matches: 1 for a match. */
type Locations = { where: Uint8Array; text: Uint8Array; open: Uint8Array }
type Range = { from: number; before: number }
type PayRange = { least: number; most: number; isStated: boolean }

const HOUR_MS = 3_600_000

export type FilterMeans = {
  tables: Tables
  locationTexts: LocationTexts
  factMarks: FactMarks
  rates: ExchangeRates
}

export function prepareFilters(
  query: JobQuery,
  now: Date,
  { tables, locationTexts, factMarks, rates }: FilterMeans,
): Filters {
  const asked = new Set<OwnFacet>(VOCABULARY_FACETS.filter((facet) => query[facet].length > 0))
  const locations = splitLocations(query.location ?? '')
  const classes =
    query.eligibleFrom === null
      ? null
      : factMarks.classes({ home: query.eligibleFrom, mayWorkIn: query.mayWorkIn })
  if (query.tags.length > 0) asked.add('tags')
  if (locations.length > 0) asked.add('locations')
  if (classes) asked.add('eligibility')
  for (const facet of ASKS_FACETS) if (query[facet].length > 0) asked.add(facet)
  const pay = payRange(query, rates)
  if (pay) asked.add('salaryRange')
  const isProfileAsked = VOCABULARY_FACETS.some((facet) => asked.has(facet))
  return {
    asked,
    profileFails: isProfileAsked ? failsOfProfiles(query, asked) : null,
    flagFails: failsOfFlags(query),
    hasFlags:
      query.remote ||
      query.hideNoData ||
      query.neverReposted ||
      query.fromEmployer ||
      query.category !== null,
    tagExpansions: asked.has('tags') ? tagExpansions(query.tags, tables) : null,
    locations:
      locations.length === 0
        ? null
        : findLocations(query, locations, tables, locationTexts, factMarks),
    classes,
    eligibility: classes && matchingClasses(query, classes),
    ...hoursFilters(query, now, factMarks),
    asksFail: ASKS_FACETS.some((facet) => asked.has(facet)) ? failsOfAsks(query, factMarks) : null,
    pay,
    company: query.company === null ? null : findName(tables.companies, query.company),
    posted: query.posted === null ? null : rangeOf(query.posted, now),
    firstSeen: query.firstSeen === null ? null : rangeOf(query.firstSeen, now),
    newSince: sinceOf(query.newSince),
    seenFrom: query.confirmedDays === null ? null : dayOf(now.getTime()) - query.confirmedDays,
  }
}

/** Whether any row could fail. */
export const isAsked = (filters: Filters) =>
  filters.asked.size > 0 ||
  filters.overlapping !== null ||
  filters.hasFlags ||
  filters.company !== null ||
  filters.posted !== null ||
  filters.firstSeen !== null ||
  filters.newSince !== null ||
  filters.seenFrom !== null

/**
 * Rows that pass all filters and rows that fail only one facet's filter. `failing` has the removed rows when no filter
 * is set.
 */
export type Parts = {
  passing: Rows
  near: Map<OwnFacet, Uint16Array>
  failing: Uint16Array
  fails: Uint16Array
  room: Map<OwnFacet | 'failing', Uint16Array>
}

export const createParts = (): Parts => ({
  passing: createRows(),
  near: new Map(),
  failing: NO_ROWS,
  fails: new Uint16Array(MAX_ROWS),
  room: new Map(),
})

const NO_ROWS = new Uint16Array(0)

/** Splits rows by the filters they fail. The bits of each row are collected first, filter by filter. */
export function splitRows(
  segment: Segment,
  filters: Filters,
  found: Rows,
  scratch: Scratch,
  parts: Parts,
  match: PreparedMatch | null,
) {
  const { fails } = parts
  collectProfileFails(segment, filters, found, fails)
  if (filters.locations) failLocation(segment, filters.locations, found, fails)
  if (filters.eligibility) {
    failMarked(found, fails, segment.eligibility, filters.eligibility, bitOf('eligibility'))
  }
  if (filters.overlapping) {
    failMarked(found, fails, segment.eligibility, filters.overlapping, 1 << OTHERS)
  }
  if (filters.asksFail) failAsks(segment, filters.asksFail, found, fails)
  if (filters.tagExpansions) {
    markTagged(segment, filters.tagExpansions, scratch)
    failMarked(found, fails, scratch.every.rows, scratch.marks, bitOf('tags'))
    scratch.marks.fill(0, 0, segment.rows)
  }
  if (filters.pay) failPay(segment, filters.pay, found, fails)
  if (filters.company !== null) failCompany(segment, filters.company, found, fails)
  if (filters.posted) failRange(segment.publishedAt, filters.posted, found, fails)
  if (filters.firstSeen) failRange(segment.firstSeenAt, filters.firstSeen, found, fails)
  if (filters.newSince) failRange(segment.firstSeenAt, filters.newSince, found, fails)
  if (filters.seenFrom !== null) failBefore(segment.seenDay, filters.seenFrom, found, fails)

  if (match?.isFilter) failMatch(match, found, fails)

  takePassing(found, parts)
  parts.near.clear()
  for (const facet of filters.asked) {
    const rows = roomFor(parts, facet)
    parts.near.set(facet, rows.subarray(0, takeFailing(found, fails, bitOf(facet), rows)))
  }
  const isOnlyDead = !isAsked(filters) && !match?.isFilter
  const room = isOnlyDead ? roomFor(parts, 'failing') : NO_ROWS
  parts.failing = isOnlyDead
    ? room.subarray(0, takeFailing(found, fails, 1 << OTHERS, room))
    : NO_ROWS
}

function roomFor({ room }: Parts, what: OwnFacet | 'failing'): Uint16Array {
  const rows = room.get(what) ?? new Uint16Array(MAX_ROWS)
  room.set(what, rows)
  return rows
}

/** Writes every row and advances only past those that pass: an unpredictable branch would cost more. */
function takePassing({ rows, scores, count, isAscending }: Rows, { fails, passing }: Parts) {
  const { rows: to, scores: toScores } = passing
  let kept = 0
  if (isAscending) {
    // every row was taken, so there is no text and no score
    for (let at = 0; at < count; at++) {
      to[kept] = rows[at] as number
      kept += isZero(fails[at] as number)
    }
  } else {
    for (let at = 0; at < count; at++) {
      to[kept] = rows[at] as number
      toScores[kept] = scores[at] as number
      kept += isZero(fails[at] as number)
    }
  }
  passing.count = kept
  passing.isAscending = isAscending
}

/** Takes the rows that fail exactly this bit; returns their number. */
function takeFailing({ rows, count }: Rows, fails: Uint16Array, bit: number, to: Uint16Array) {
  let kept = 0
  for (let at = 0; at < count; at++) {
    to[kept] = rows[at] as number
    kept += isZero((fails[at] as number) ^ bit)
  }
  return kept
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

/** Fails rows whose value in the column is not marked. Marks are 0 or 1. */
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

function failLocation(
  { where, location, eligibility, flags }: Segment,
  { where: wheres, text, open }: Locations,
  { rows, count }: Rows,
  fails: Uint16Array,
) {
  const bit = bitOf('locations')
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const isRemote = ((flags[row] as number) & REMOTE) / REMOTE
    const mark =
      (wheres[where[row] as number] as number) |
      (text[location[row] as number] as number) |
      (isRemote & (open[eligibility[row] as number] as number))
    fails[at] = (fails[at] as number) | ((mark ^ 1) * bit)
  }
}

function failAsks(
  { asks }: Segment,
  asksFail: Uint16Array,
  { rows, count }: Rows,
  fails: Uint16Array,
) {
  for (let at = 0; at < count; at++) {
    fails[at] = (fails[at] as number) | (asksFail[asks[rows[at] as number] as number] as number)
  }
}

function failPay(
  { payMin, payMax }: Segment,
  { least, most, isStated }: PayRange,
  { rows, count }: Rows,
  fails: Uint16Array,
) {
  const bit = bitOf('salaryRange')
  // unknown pay is -Infinity, so any finite limit excludes it
  const lowest = isStated ? Math.max(least, -Number.MAX_VALUE) : least
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const low = payMin[row] as number
    const high = payMax[row] as number
    const isCompared = isStated || low !== Number.POSITIVE_INFINITY
    fails[at] = (fails[at] as number) | (isCompared && (high < lowest || low > most) ? bit : 0)
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

function failBefore(column: Uint16Array, least: number, { rows, count }: Rows, fails: Uint16Array) {
  for (let at = 0; at < count; at++) {
    const bit = (column[rows[at] as number] as number) >= least ? 0 : 1 << OTHERS
    fails[at] = (fails[at] as number) | bit
  }
}

/** A job of which too little is known is not a match. */
function failMatch({ scores, least }: PreparedMatch, { rows, count }: Rows, fails: Uint16Array) {
  for (let at = 0; at < count; at++) {
    const score = scores[rows[at] as number] as number
    fails[at] = (fails[at] as number) | (score >= least && score !== UNKNOWN ? 0 : 1 << OTHERS)
  }
}

/** Limits are converted like salaries, so an equal amount in the same currency is equal. */
function payRange(query: JobQuery, rates: ExchangeRates): PayRange | null {
  const { salaryMin, salaryMax, salaryStated, salaryCurrency } = query
  if (salaryMin === null && salaryMax === null && !salaryStated) return null
  const usd = rateOf(rates, salaryCurrency)?.usd ?? 1
  return {
    least: salaryMin === null ? Number.NEGATIVE_INFINITY : salaryMin * usd,
    most: salaryMax === null ? Number.POSITIVE_INFINITY : salaryMax * usd,
    isStated: salaryStated,
  }
}

/** Tags are in short fields only. */
function markTagged(segment: Segment, expansions: TermExpansion[], scratch: Scratch) {
  const { marks } = scratch
  for (const { short } of postingsOf(segment, expansions, scratch)) {
    for (let at = 0; at < short.length; at++) marks[short[at] as number] = 1
  }
}

function tagExpansions(tags: string[], { terms }: Tables): TermExpansion[] {
  return tags.flatMap((tag) => {
    const term = findTerm(terms, tagTerm(tag))
    return term < 0 ? [] : [{ terms: [term], scores: ANY_SCORES, onlyShort: true }]
  })
}

function findLocations(
  { withinKm, excludeRemote }: JobQuery,
  locations: string[],
  { facts, locations: texts }: Tables,
  locationTexts: LocationTexts,
  factMarks: FactMarks,
): Locations {
  const where = new Uint8Array(facts.wheres.size)
  const text = new Uint8Array(texts.size)
  const open = new Uint8Array(facts.eligibilities.size)
  for (const location of locations) {
    const inside = factMarks.inside(location, withinKm)
    if (inside) merge(where, inside)
    else merge(text, locationTexts.having(foldName(location)))
    const openFrom = excludeRemote ? null : factMarks.openFrom(location)
    if (openFrom) merge(open, openFrom)
  }
  return { where, text, open }
}

function merge(to: Uint8Array, marks: Uint8Array) {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) | (marks[at] as number)
}

function hoursFilters(
  { overlapHours, timeZone }: JobQuery,
  now: Date,
  factMarks: FactMarks,
): Pick<Filters, 'overlapping' | 'statedHours'> {
  if (overlapHours === null || timeZone === null) return { overlapping: null, statedHours: null }
  return {
    overlapping: factMarks.overlapping(standardOffsetMinutes(now, timeZone), overlapHours),
    statedHours: factMarks.statedHours(),
  }
}

function matchingClasses({ eligibility }: JobQuery, classes: Uint8Array): Uint8Array {
  const wanted: readonly string[] = eligibility.length > 0 ? eligibility : [USUAL_CHOICE]
  const isWanted = ELIGIBILITY_CLASSES.map((each) => Number(wanted.includes(each)))
  return classes.map((each) => isWanted[each] as number)
}

function failsOfAsks(query: JobQuery, factMarks: FactMarks): Uint16Array {
  return Uint16Array.from(factMarks.asks(), (asks) => {
    const isPassed = (facet: AsksFacet) => {
      const wanted: readonly string[] = query[facet]
      const stated: readonly string[] = facet === 'years' ? [asks.years] : asks[facet]
      return wanted.length === 0 || stated.some((each) => wanted.includes(each))
    }
    return ASKS_FACETS.reduce((bits, facet) => (isPassed(facet) ? bits : bits | bitOf(facet)), 0)
  })
}

function failsOfProfiles(query: JobQuery, asked: Set<OwnFacet>): Uint16Array {
  const fails = new Uint16Array(PROFILES)
  for (const facet of VOCABULARY_FACETS) {
    if (!asked.has(facet)) continue
    const members: readonly string[] = VOCABULARIES[facet]
    const wanted: readonly string[] = query[facet]
    // 0 is unknown, which is never asked for
    const isWanted = Uint8Array.from([0, ...members.map((it) => (wanted.includes(it) ? 1 : 0))])
    for (let profile = 0; profile < PROFILES; profile++) {
      if (isWanted[MEMBERS[facet][profile] as number]) continue
      fails[profile] = (fails[profile] as number) | bitOf(facet)
    }
  }
  return fails
}

function failsOfFlags(query: JobQuery): Uint16Array {
  const { remote, hideNoData, neverReposted, fromEmployer, category } = query
  const wanted = category === null ? 0 : CATEGORIES.indexOf(category) + 1
  return Uint16Array.from({ length: 256 }, (_, flags) => {
    const isPassing =
      flags & NOT_REMOVED &&
      (!remote || flags & REMOTE) &&
      (!hideNoData || flags & COMPLETE) &&
      (!neverReposted || flags & NEVER_REPOSTED) &&
      (!fromEmployer || flags & FROM_EMPLOYER) &&
      (wanted === 0 || categoryOfFlags(flags) === wanted)
    return isPassing ? 0 : 1 << OTHERS
  })
}

/** LAST_VISIT filters nothing: the caller replaces it with an instant if it knows the visit. */
const sinceOf = (newSince: string | null): Range | null =>
  newSince === null || newSince === LAST_VISIT
    ? null
    : { from: Date.parse(newSince), before: Number.POSITIVE_INFINITY }

/** `ua_gt1m` selects what is older than its limit; the others select what is newer. */
function rangeOf(key: PostedKey, now: Date): Range {
  const since = now.getTime() - POSTED_HOURS[key] * HOUR_MS
  return key === 'ua_gt1m'
    ? { from: Number.NEGATIVE_INFINITY, before: since }
    : { from: since, before: Number.POSITIVE_INFINITY }
}
