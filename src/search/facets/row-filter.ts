/**
 * Applies the filters of a query to the rows of one segment. Values are OR within a filter, AND between filters.
 * Rows are split into those that pass all filters and those that fail only one: each facet is counted without its own
 * filter, so the latter count for that facet. Each filter narrows a bitmap with a bit for each position in the list of
 * rows, so that filters are combined 32 rows at a time.
 * A name that no job has filters everything out; it does not switch its filter off.
 */

import { ELIGIBILITY_CLASSES, USUAL_CHOICE } from '#core/eligibility/eligibility-choice.ts'
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { type JobQuery, LAST_VISIT, POSTED_HOURS, type PostedKey } from '#core/search/query.ts'
import { standardOffsetMinutes } from '#core/time/time-zone.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { readBits } from '#search/postings/postings.ts'
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
  REMOTE_BIT,
  VOCABULARY_FACETS,
  type VocabularyFacet,
} from '#search/segments/job-profile.ts'
import { createRows, type Rows, type Scratch } from '#search/segments/scratch.ts'
import { bitmapWords, MAX_ROWS, removedCount, type Segment } from '#search/segments/segment.ts'
import { findName, findTerm, foldName, type Tables, tagTerm } from '#search/segments/tables.ts'
import type { FactMarks } from './fact-marks.ts'
import type { LocationTexts } from './location-texts.ts'

/** Those of what a job asks for and offers, each by the fields of the same name. */
export const ASKS_FACETS = ['support', 'languages', 'years'] as const
export type AsksFacet = (typeof ASKS_FACETS)[number]
/** Facets that are counted without their own filter. */
export type OwnFacet = VocabularyFacet | Exclude<Group, 'profiles'>

/** Prepared filters; null or empty ones are not set. Marks are 1 for a match. */
export type Filters = {
  /** The facets whose filter is set. */
  asked: Set<OwnFacet>
  profiles: ProfileFilter | null
  /** Marks by combination of flags; removed jobs have none. Whether any other is wanted. */
  flags: Uint8Array
  hasFlags: boolean
  tagExpansions: TermExpansion[] | null
  locations: Locations | null
  /** By number of eligibility: the class of each, and marks. */
  classes: Uint8Array | null
  eligibility: Uint8Array | null
  /** Marks by number of eligibility. */
  overlapping: Uint8Array | null
  /** Asked for together with `overlapping`. */
  statedHours: Uint8Array | null
  /** Marks by number of asks. */
  asks: Map<AsksFacet, Uint8Array>
  /** US dollars a year. */
  pay: PayRange | null
  company: number | null
  posted: Range | null
  firstSeen: Range | null
  newSince: Range | null
  /** The earliest allowed day of the last sighting. */
  seenFrom: number | null
}
/** By profile: whether it passes all filters of the vocabularies, and all of them but the one of each facet asked. */
export type ProfileFilter = { passing: Uint8Array; without: Map<VocabularyFacet, Uint8Array> }
/**
 * A job matches if its places, its text or, as a remote job, its eligibility matches. Marks by their numbers; null if
 * none is marked.
 */
type Locations = { where: Uint8Array; text: Uint8Array | null; open: Uint8Array | null }
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
  const vocabularies = VOCABULARY_FACETS.filter((facet) => asked.has(facet))
  return {
    asked,
    profiles: vocabularies.length > 0 ? profileFilter(query, vocabularies) : null,
    flags: markFlags(query),
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
    asks: markAsks(query, asked, factMarks),
    pay,
    company: query.company === null ? null : findName(tables.companies, query.company),
    posted: query.posted === null ? null : rangeOf(query.posted, now),
    firstSeen: query.firstSeen === null ? null : rangeOf(query.firstSeen, now),
    newSince: sinceOf(query.newSince),
    seenFrom: query.confirmedDays === null ? null : dayOf(now.getTime()) - query.confirmedDays,
  }
}

/** Whether any row could fail. */
export const isAsked = (filters: Filters) => filters.asked.size > 0 || hasOthers(filters)

/** Whether a filter without a facet is set. */
const hasOthers = (filters: Filters) =>
  filters.overlapping !== null ||
  filters.hasFlags ||
  filters.company !== null ||
  filters.posted !== null ||
  filters.firstSeen !== null ||
  filters.newSince !== null ||
  filters.seenFrom !== null

/** Rows by the filters they fail. Valid until the next rows are split. */
export type Parts = {
  passing: Rows
  /** The list of the passing rows. */
  passed: Uint16Array
  /** The removed rows, if no filter is set. */
  failing: Uint16Array
  /** The rows that pass every filter without a facet, and by position in them: which pass each group's filter. */
  open: Rows
  passes: Map<Group, Uint32Array>
  /** Which fail none of these, and which exactly one. */
  none: Uint32Array
  one: Uint32Array
  room: Room
}

/** Buffers for selected rows and for bitmaps, by use. */
type Room = { rows: Map<string, Rows>; bits: Map<string, Uint32Array> }

export const createParts = (): Parts => ({
  passing: createRows(),
  passed: NO_ROWS,
  failing: NO_ROWS,
  open: createRows(),
  passes: new Map(),
  none: NO_BITS,
  one: NO_BITS,
  room: { rows: new Map(), bits: new Map() },
})

const NO_ROWS = new Uint16Array(0)
const NO_BITS = new Uint32Array(0)

/** Splits rows by the filters they fail. Rows that fail a filter without a facet count nowhere, so they go first. */
export function splitRows(
  segment: Segment,
  filters: Filters,
  found: Rows,
  scratch: Scratch,
  parts: Parts,
  match: PreparedMatch | null,
) {
  const { passes, room } = parts
  passes.clear()
  parts.failing = NO_ROWS
  const open = takeOpen(segment, filters, found, parts, match)
  parts.open = open
  parts.passing = open
  parts.passed = listed(open)
  if (filters.asked.size === 0) return
  for (const group of GROUPS) {
    if (!isGroupAsked(filters, group)) continue
    const bits = fullBits(room, group, open.count)
    narrow(group, { segment, filters, open, scratch, room }, bits)
    passes.set(group, bits)
  }
  countFails(parts, open.count)
  parts.passing = takeRows(open, parts.none, roomFor(room, 'passing'))
  parts.passed = listed(parts.passing)
}

/** The rows that pass all filters, or fail only this group's. */
export function rowsWithout(
  { passed, open, passes, none, one, room }: Parts,
  group: Group,
): Uint16Array {
  const own = passes.get(group)
  if (!own) return passed
  if (passes.size === 1) return listed(open)
  const bits = bitsFor(room, 'without', open.count)
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (none[word] as number) | ((one[word] as number) & ~(own[word] as number))
  }
  return listed(takeRows(open, bits, roomFor(room, `without ${group}`)))
}

/** Facets by the filters that are narrowed together: those of all vocabularies are, because they are in one number. */
const GROUPS = [
  'profiles',
  'tags',
  'locations',
  'salaryRange',
  'eligibility',
  ...ASKS_FACETS,
] as const
type Group = (typeof GROUPS)[number]

const isGroupAsked = ({ asked, profiles }: Filters, group: Group) =>
  group === 'profiles' ? profiles !== null : asked.has(group)

/** The rows that pass every filter without a facet. */
function takeOpen(
  segment: Segment,
  filters: Filters,
  found: Rows,
  parts: Parts,
  match: PreparedMatch | null,
): Rows {
  const { room } = parts
  let open = found
  if (hasOthers(filters) || removedCount(segment) > 0) {
    const bits = fullBits(room, 'others', found.count)
    narrowOthers(segment, filters, found, bits)
    open = takeRows(found, bits, roomFor(room, 'open'))
    if (!isAsked(filters) && !match?.isFilter) {
      for (let word = 0; word < bits.length; word++) bits[word] = ~(bits[word] as number)
      parts.failing = listed(takeRows(found, bits, roomFor(room, 'failing')))
    }
  }
  if (!match?.isFilter) return open
  match.score(segment, open)
  const bits = fullBits(room, 'match', open.count)
  keepMatches(match, open, bits)
  return takeRows(open, bits, roomFor(room, 'match'))
}

const listed = ({ rows, count }: Rows) => rows.subarray(0, count)

function roomFor({ rows }: Room, use: string): Rows {
  const own = rows.get(use) ?? createRows()
  rows.set(use, own)
  return own
}

/** A bitmap for these many positions, all set. */
function fullBits(room: Room, use: string, count: number): Uint32Array {
  return bitsFor(room, use, count).fill(0xffff_ffff)
}

function bitsFor({ bits }: Room, use: string, count: number): Uint32Array {
  const own = bits.get(use) ?? new Uint32Array(bitmapWords(MAX_ROWS))
  bits.set(use, own)
  return own.subarray(0, bitmapWords(count))
}

function countFails(parts: Parts, count: number) {
  const { passes, room } = parts
  const none = fullBits(room, 'none', count)
  const one = bitsFor(room, 'one', count).fill(0)
  for (const bits of passes.values()) {
    for (let word = 0; word < bits.length; word++) {
      const own = bits[word] as number
      const before = none[word] as number
      one[word] = ((one[word] as number) & own) | (before & ~own)
      none[word] = before & own
    }
  }
  parts.none = none
  parts.one = one
}

/** Copies the rows at the set bits, with their scores. Clears bits beyond the last row. */
function takeRows({ rows, scores, count, isAscending }: Rows, bits: Uint32Array, to: Rows): Rows {
  if (count % 32 > 0) {
    const last = bits.length - 1
    bits[last] = (bits[last] as number) & ((1 << (count % 32)) - 1)
  }
  const { rows: toRows, scores: toScores } = to
  to.count = readBits(bits, toRows, 0)
  to.isAscending = isAscending
  // if every row was taken, there is no text and no score
  if (!isAscending) {
    for (let at = 0; at < to.count; at++) toScores[at] = scores[toRows[at] as number] as number
  }
  for (let at = 0; at < to.count; at++) toRows[at] = rows[toRows[at] as number] as number
  return to
}

function narrowOthers(segment: Segment, filters: Filters, found: Rows, bits: Uint32Array) {
  const { publishedAt, firstSeenAt, seenDay } = segment
  keepFlags(segment, filters.flags, found, bits)
  if (filters.overlapping) keepMarked(segment.eligibility, filters.overlapping, found, bits)
  if (filters.company !== null) keepCompany(segment, filters.company, found, bits)
  if (filters.posted) keepRange(publishedAt, filters.posted, found, bits)
  if (filters.firstSeen) keepRange(firstSeenAt, filters.firstSeen, found, bits)
  if (filters.newSince) keepRange(firstSeenAt, filters.newSince, found, bits)
  if (filters.seenFrom !== null) keepSeen(seenDay, filters.seenFrom, found, bits)
}

type Narrowed = {
  segment: Segment
  filters: Filters
  open: Rows
  scratch: Scratch
  room: Room
}

function narrow(
  group: Group,
  { segment, filters, open, scratch, room }: Narrowed,
  bits: Uint32Array,
) {
  const { profiles, eligibility, locations, tagExpansions, pay, asks } = filters
  if (group === 'profiles') {
    if (profiles) keepProfiles(segment, profiles.passing, open, bits)
  } else if (group === 'tags') {
    if (tagExpansions) keepTagged(segment, tagExpansions, open, bits, scratch)
  } else if (group === 'locations') {
    if (locations) keepLocated(segment, locations, open, bits, room)
  } else if (group === 'salaryRange') {
    if (pay) keepPaid(segment, pay, open, bits)
  } else if (group === 'eligibility') {
    if (eligibility) keepMarked(segment.eligibility, eligibility, open, bits)
  } else {
    const marks = asks.get(group)
    if (marks) keepMarked(segment.asks, marks, open, bits)
  }
}

// Each of these clears the bits of the rows that fail. A shift by a position is one by its place in a word.

function keepFlags(
  { flags }: Segment,
  marks: Uint8Array,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[flags[rows[at] as number] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepProfiles(
  { profile }: Segment,
  marks: Uint8Array,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[profile[rows[at] as number] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepMarked(
  numbers: Uint32Array,
  marks: Uint8Array,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[numbers[rows[at] as number] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

/** Tags are in short fields only. */
function keepTagged(
  segment: Segment,
  expansions: TermExpansion[],
  { rows, count }: Rows,
  bits: Uint32Array,
  scratch: Scratch,
) {
  const { marks } = scratch
  for (const { short } of postingsOf(segment, expansions, scratch)) {
    for (let at = 0; at < short.length; at++) marks[short[at] as number] = 1
  }
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= (marks[rows[at] as number] as number) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
  marks.fill(0, 0, segment.rows)
}

function keepLocated(
  segment: Segment,
  { where, text, open }: Locations,
  found: Rows,
  bits: Uint32Array,
  room: Room,
) {
  const { rows, count } = found
  keepMarked(segment.where, where, found, bits)
  const more = bitsFor(room, 'more', count)
  const add = () => {
    for (let word = 0; word < bits.length; word++) {
      bits[word] = (bits[word] as number) | (more[word] as number)
    }
  }
  if (text) {
    more.fill(0xffff_ffff)
    keepMarked(segment.location, text, found, more)
    add()
  }
  if (open) {
    const { flags } = segment
    for (let at = 0; at < count; ) {
      const word = at >>> 5
      let kept = 0
      for (const end = Math.min(count, at + 32); at < end; at++) {
        kept |= (((flags[rows[at] as number] as number) & REMOTE) >>> REMOTE_BIT) << at
      }
      more[word] = kept
    }
    keepMarked(segment.eligibility, open, found, more)
    add()
  }
}

function keepPaid(
  { payMin, payMax }: Segment,
  { least, most, isStated }: PayRange,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  // unknown pay is Infinity to -Infinity, so any finite limit excludes it
  const lowest = isStated ? Math.max(least, -Number.MAX_VALUE) : least
  const unknown = isStated ? Number.NaN : Number.POSITIVE_INFINITY
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const row = rows[at] as number
      const low = payMin[row] as number
      const isWithin = Number((payMax[row] as number) >= lowest) & Number(low <= most)
      kept |= (isWithin | Number(low === unknown)) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepCompany(
  { company }: Segment,
  wanted: number,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= Number(company[rows[at] as number] === wanted) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepRange(
  instants: Float64Array,
  { from, before }: Range,
  { rows, count }: Rows,
  bits: Uint32Array,
) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const instant = instants[rows[at] as number] as number
      kept |= (Number(instant >= from) & Number(instant < before)) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

function keepSeen(days: Uint16Array, least: number, { rows, count }: Rows, bits: Uint32Array) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      kept |= Number((days[rows[at] as number] as number) >= least) << at
    }
    bits[word] = (bits[word] as number) & kept
  }
}

/** A job of which too little is known is not a match. */
function keepMatches({ scores, least }: PreparedMatch, { rows, count }: Rows, bits: Uint32Array) {
  for (let at = 0; at < count; ) {
    const word = at >>> 5
    let kept = 0
    for (const end = Math.min(count, at + 32); at < end; at++) {
      const score = scores[rows[at] as number] as number
      kept |= (Number(score >= least) & Number(score !== UNKNOWN)) << at
    }
    bits[word] = (bits[word] as number) & kept
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
  let text: Uint8Array | null = null
  let open: Uint8Array | null = null
  for (const location of locations) {
    const inside = factMarks.inside(location, withinKm)
    if (inside) merge(where, inside)
    else {
      text ??= new Uint8Array(texts.size)
      merge(text, locationTexts.having(foldName(location)))
    }
    const openFrom = excludeRemote ? null : factMarks.openFrom(location)
    if (openFrom) {
      open ??= new Uint8Array(facts.eligibilities.size)
      merge(open, openFrom)
    }
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

function markAsks(
  query: JobQuery,
  asked: Set<OwnFacet>,
  factMarks: FactMarks,
): Map<AsksFacet, Uint8Array> {
  const facets = ASKS_FACETS.filter((facet) => asked.has(facet))
  return new Map(
    facets.map((facet) => {
      const wanted: readonly string[] = query[facet]
      const marks = Uint8Array.from(factMarks.asks(), (asks) =>
        Number([asks[facet]].flat().some((each) => wanted.includes(each))),
      )
      return [facet, marks]
    }),
  )
}

function profileFilter(query: JobQuery, facets: VocabularyFacet[]): ProfileFilter {
  const marks = new Map(facets.map((facet) => [facet, markProfiles(facet, query[facet])]))
  const allBut = (left: VocabularyFacet | null) => {
    const all = new Uint8Array(PROFILES).fill(1)
    for (const [facet, own] of marks) if (facet !== left) keepBoth(all, own)
    return all
  }
  return { passing: allBut(null), without: new Map(facets.map((own) => [own, allBut(own)])) }
}

function keepBoth(all: Uint8Array, own: Uint8Array) {
  for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) & (own[at] as number)
}

function markProfiles(facet: VocabularyFacet, wanted: readonly string[]): Uint8Array {
  const members: readonly string[] = VOCABULARIES[facet]
  // 0 is unknown, which is never asked for
  const isWanted = Uint8Array.from([0, ...members.map((it) => (wanted.includes(it) ? 1 : 0))])
  const memberOf = MEMBERS[facet]
  const marks = new Uint8Array(PROFILES)
  for (let at = 0; at < PROFILES; at++) marks[at] = isWanted[memberOf[at] as number] as number
  return marks
}

function markFlags(query: JobQuery): Uint8Array {
  const { remote, hideNoData, neverReposted, fromEmployer, category } = query
  const wanted = category === null ? 0 : CATEGORIES.indexOf(category) + 1
  return Uint8Array.from({ length: 256 }, (_, flags) => {
    const isPassing =
      flags & NOT_REMOVED &&
      (!remote || flags & REMOTE) &&
      (!hideNoData || flags & COMPLETE) &&
      (!neverReposted || flags & NEVER_REPOSTED) &&
      (!fromEmployer || flags & FROM_EMPLOYER) &&
      (wanted === 0 || categoryOfFlags(flags) === wanted)
    return isPassing ? 1 : 0
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
