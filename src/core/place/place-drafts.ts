/**
 * Joins the marks of one place: a city with the region and country next to it, in any order. A
 * draft keeps every reading on which its marks agree; place-readings.ts decides between them.
 */

import { entryOf } from '#core/text/entry-of.ts'
import type { Mark, MarkRole } from './place-marks.ts'
import { Level, type Reading } from './place-names.ts'
import { Gap } from './place-tokens.ts'
import { COUNTRY_BEFORE_STATE, UNDECIDED_CODES } from './place-words.ts'

/** A place not yet decided, and its position in the text. */
export type Draft = {
  readings: Reading[]
  raw: string
  /** index of its first and last mark */
  from: number
  to: number
  item: number
  depth: number
  /** made only of codes: "CA", "US-CA" */
  code: string | null
  marks: number
  role: MarkRole | null
}

/** Territories that are often written as part of another country: "Hong Kong, China". */
const WITHIN: Record<string, string> = { HK: 'CN', MO: 'CN', PR: 'US', GU: 'US', VI: 'US' }

export function draftPlaces(marks: Mark[]): Draft[] {
  const drafts: Draft[] = []
  let gap: number = Gap.item
  for (const [at, mark] of marks.entries()) {
    gap = Math.max(
      gap,
      mark.kind === 'join' || opensOwnList(mark, marks[at + 1]) ? Gap.item : mark.gap,
    )
    if (mark.kind !== 'place' || isStreet(mark, marks[at + 1])) continue
    const current = drafts.at(-1)
    if (current === undefined || gap === Gap.item || !extend(current, mark, at, gap, marks)) {
      if (!mark.completing || mark.readings.length > 0) drafts.push(startDraft(mark, at))
      else continue
    }
    gap = Gap.space
  }
  return drafts
}

function startDraft(mark: Mark, at: number): Draft {
  const codes = mark.completing ? [] : mark.codes
  return {
    readings: [...mark.readings, ...codes],
    raw: mark.raw,
    from: at,
    to: at,
    item: mark.item,
    depth: mark.depth,
    code: mark.readings.length === 0 ? mark.raw : null,
    marks: 1,
    role: mark.role,
  }
}

/** Adds the mark to the place before it if they have a reading in common. */
function extend(draft: Draft, mark: Mark, at: number, gap: number, marks: Mark[]): boolean {
  if (draft.role !== mark.role) return false
  if (draft.depth > mark.depth || isListOfCountries(draft, mark, gap, marks)) return false
  const common = mergeAll(draft.readings, [...mark.readings, ...mark.codes.filter((c) => !c.local)])
  const isCodePair = draft.code !== null && mark.readings.length === 0 && gap !== Gap.hyphen
  const merged = common.length > 0 || isCodePair ? common : mergeAll(draft.readings, mark.codes)
  const fitting = merged.length > 0 ? merged : sameNameInState(draft, mark, at, gap)
  if (fitting.length === 0) return false
  draft.readings = fitting
  draft.code = draft.code !== null && mark.readings.length === 0 ? draft.code + mark.raw : null
  draft.to = at
  draft.marks++
  return true
}

/** "900 Quebec Avenue, Corcoran". */
function isStreet(mark: Mark, next: Mark | undefined): boolean {
  return next?.kind === 'street' && next.gap <= Gap.hyphen && next.depth === mark.depth
}

/** "Pittsburgh, Remote (US)": the bracket belongs to "Remote", not to the city. */
function opensOwnList(mark: Mark, next: Mark | undefined): boolean {
  const isOwn = mark.kind === 'remote' && mark.gap >= Gap.comma && mark.depth === 0
  return isOwn && next !== undefined && next.depth > 0
}

function mergeAll(left: Reading[], right: Reading[]): Reading[] {
  const merged: Reading[] = []
  for (const a of left) for (const b of right) pushMerged(merged, a, b)
  return merged
}

/** "Remote (US, CA)" lists countries; "US, CA, Santa Clara" names a state. */
function isListOfCountries(draft: Draft, mark: Mark, gap: number, marks: Mark[]): boolean {
  if (gap !== Gap.comma || mark.depth === 0 || draft.depth === 0 || draft.marks > 1) return false
  const isCode = mark.readings.length === 0 || draft.code !== null
  const hasCountry = [...draft.readings, ...mark.readings].some((r) => r.fills === Level.country)
  if (!isCode || !hasCountry) return false
  const hasCity = [...draft.readings, ...mark.readings].some((r) => r.fills === Level.city)
  return !hasCity && marks.some((m) => m.kind === 'remote' && m.item === mark.item)
}

function pushMerged(merged: Reading[], a: Reading, b: Reading): void {
  const reading = merge(a, b)
  if (reading === null) return
  const twin = merged.some(
    (r) => r.country === reading.country && r.region === reading.region && r.city === reading.city,
  )
  if (!twin) merged.push(reading)
}

function merge(a: Reading, b: Reading): Reading | null {
  if (b.fills === Level.country && entryOf(WITHIN, a.country) === b.country) return a
  if (a.country !== b.country) return null
  if ((a.fills & b.fills) !== 0) return isRepeated(a, b) ? a : null
  if (a.state !== null && b.state !== null && a.state !== b.state) return null
  return {
    fills: a.fills | b.fills,
    country: a.country,
    region: (a.metro ? b.region : a.region) ?? a.region ?? b.region,
    state: a.state ?? b.state,
    city: a.fills & Level.city ? a.city : b.fills & Level.city ? b.city : (a.city ?? b.city),
    minor: a.minor && b.minor,
    ordinary: false,
    metro: a.metro || b.metro,
  }
}

/** "Berlin, Berlin, Germany"; "Oakland, CA, California"; "Bay Area, CA". */
function isRepeated(a: Reading, b: Reading): boolean {
  if (b.fills === Level.city) return a.city === b.city && b.city !== null
  if (b.fills === Level.region) {
    return a.metro ? a.state === b.region : a.region === b.region && a.fills !== Level.region
  }
  return b.fills === Level.country && a.fills !== Level.country
}

/** "Dublin, OH", "Paris (KY)": a city named like one abroad, in a state where our table doesn't list it. */
function sameNameInState(draft: Draft, mark: Mark, at: number, gap: number): Reading[] {
  if (draft.to !== at - 1 || draft.marks > 1) return []
  if (gap !== Gap.comma && mark.depth <= draft.depth) return []
  if (draft.readings.some((r) => (r.fills & Level.city) === 0)) return []
  if (draft.readings.every((r) => r.country === 'US')) return []
  const isName = mark.readings.length > 0
  if (!isName && UNDECIDED_CODES.has(mark.raw)) return []
  if (!isName && COUNTRY_BEFORE_STATE.has(mark.raw)) return []
  const all = isName ? mark.readings : mark.codes
  const state = all.find((r) => r.country === 'US' && r.fills === Level.region && !r.metro)
  if (state === undefined || (isName && all.length > 1)) return []
  const city = draft.readings[0]?.city ?? draft.raw
  return [{ ...state, fills: Level.city | Level.region, city }]
}
