/**
 * The filters of a query, prepared for looking up rows: values become marks by the numbers that rows have. Values are OR
 * within a filter. A name that no job has filters everything out; it does not switch its filter off.
 */

import { ELIGIBILITY_CLASSES, USUAL_CHOICE } from '#core/eligibility/eligibility-choice.ts'
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { splitLocations } from '#core/place/split-locations.ts'
import { type JobQuery, LAST_VISIT, POSTED_HOURS, type PostedKey } from '#core/search/query.ts'
import { standardOffsetMinutes } from '#core/time/time-zone.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { ANY_SCORES, type TermExpansion } from '#search/query/term-postings.ts'
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
  type VocabularyFacet,
} from '#search/segments/job-profile.ts'
import { findName, findTerm, foldName, type Tables, tagTerm } from '#search/segments/tables.ts'
import type { FactMarks } from './fact-marks.ts'
import type { LocationTexts } from './location-texts.ts'

/** Those of what a job asks for and offers, each by the fields of the same name. */
export const ASKS_FACETS = ['support', 'languages', 'years'] as const
export type AsksFacet = (typeof ASKS_FACETS)[number]
/** Facets by the filters that are narrowed together: those of all vocabularies are, because they are in one number. */
export const GROUPS = [
  'profiles',
  'tags',
  'locations',
  'salaryRange',
  'eligibility',
  ...ASKS_FACETS,
] as const
export type Group = (typeof GROUPS)[number]

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
export type Locations = { where: Uint8Array; text: Uint8Array | null; open: Uint8Array | null }
export type Range = { from: number; before: number }
export type PayRange = { least: number; most: number; isStated: boolean }

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
export const hasOthers = (filters: Filters) =>
  filters.overlapping !== null ||
  filters.hasFlags ||
  filters.company !== null ||
  filters.posted !== null ||
  filters.firstSeen !== null ||
  filters.newSince !== null ||
  filters.seenFrom !== null

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
