/**
 * From marks to places: joins a city with the region and country written beside it, and decides what
 * a name that exists in several countries means. Company first, then the plain meaning in adverts,
 * then the other countries of the text; when none decides, the country is null.
 */

import type { Mark } from './place-marks.ts'
import { Level, type Reading } from './place-names.ts'
import { Gap } from './place-tokens.ts'
import {
  COUNTRY_BEFORE_STATE,
  PLAIN_CODES,
  UNDECIDED_CODES,
  WORDLIKE_CODES,
} from './place-words.ts'

/** A place still to be decided, and where in the text it stands. */
export type Draft = {
  readings: Reading[]
  raw: string
  /** index of its first and last mark */
  from: number
  to: number
  item: number
  depth: number
  /** made of codes only: "CA", "US-CA" */
  code: string | null
  marks: number
}
/** What the rest of the text says, looked up once. */
type Around = {
  marks: Mark[]
  /** "Oregon; Utah; Washington": here a name of both a state and a city is the state */
  isListOfStates: boolean
  statesOnly: Draft[]
  countriesOnly: Draft[]
  /** items that say remote, and items with words that no table knows */
  remote: Set<number>
  unread: Set<number>
  hours: number
}
export type Settled = { draft: Draft; reading: Reading }

/** Georgia the state or Georgia the country: never plain by itself. */
const GEORGIA = ['US', 'GE']

/** Codes of places that are American hours as well: Pacific, Eastern, Central, Mountain time. */
const HOURS = new Set(['PT', 'ET', 'CT', 'MT'])
/** Codes of countries that are departments as well. */
const ROLE_CODES = new Set(['IT', 'HR'])

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

export function settlePlaces(drafts: Draft[], marks: Mark[]): Settled[] {
  const around = lookAround(drafts, marks)
  const first = drafts.map((draft) => settle(draft, around))
  const sure = first.filter((reading) => reading !== null && reading.country !== '')
  const countries = new Set(sure.map((reading) => reading?.country))
  return drafts.flatMap((draft, i) => {
    const reading = first[i] ?? null
    if (reading === null) return []
    return [
      { draft, reading: reading.country === '' ? byContext(draft, reading, countries) : reading },
    ]
  })
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
  }
}

/** Adds the mark to the place before it, if any reading of both agrees. */
function extend(draft: Draft, mark: Mark, at: number, gap: number, marks: Mark[]): boolean {
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

/** "Pittsburgh, Remote (US)": the bracket belongs to remote, not to the city. */
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
    metro: false,
  }
}

/** "Berlin, Berlin, Germany"; "Oakland, CA, California". */
function isRepeated(a: Reading, b: Reading): boolean {
  if (b.fills === Level.city) return a.city === b.city && b.city !== null
  if (b.fills === Level.region) return a.region === b.region && a.fills !== Level.region
  return b.fills === Level.country && a.fills !== Level.country
}

/** "Paris, TX": a namesake in a state that the table of cities does not know. */
function sameNameInState(draft: Draft, mark: Mark, at: number, gap: number): Reading[] {
  if (gap !== Gap.comma || draft.to !== at - 1 || draft.marks > 1) return []
  if (draft.readings.some((r) => r.fills !== Level.city || r.country === 'US')) return []
  const isName = mark.readings.length > 0
  if (!isName && UNDECIDED_CODES.has(mark.raw)) return []
  if (!isName && COUNTRY_BEFORE_STATE.has(mark.raw)) return []
  const all = isName ? mark.readings : mark.codes
  const state = all.find((r) => r.country === 'US' && r.fills === Level.region && !r.metro)
  if (state === undefined || (isName && all.length > 1)) return []
  const city = draft.readings[0]?.city ?? draft.raw
  return [{ ...state, fills: Level.city | Level.region, city }]
}

/** null: no place after all; country '' : a place whose country the context must tell. */
function settle(draft: Draft, around: Around): Reading | null {
  if (draft.code !== null && draft.marks === 1) return settleCode(draft, around)
  const named = draft.readings.filter((r) => !('local' in r))
  const readings = named.length > 0 ? named : draft.readings
  if (draft.marks === 1 && readings.every((r) => r.ordinary) && around.unread.has(draft.item)) {
    return null
  }
  const states = draft.marks === 1 ? readings.filter((r) => r.fills === Level.region) : []
  if (states.length > 0 && around.isListOfStates) return oneCountry(states)
  const whole = oneCountry(readings)
  if (whole !== null) return whole
  if (draft.marks === 1 && isGeorgia(readings)) return { ...firstOf(readings), country: '' }
  const exact = oneCountry(readings.filter((r) => (r.city ?? r.region) === draft.raw))
  if (exact !== null && !isAscii(draft.raw)) return exact
  const plain = oneCountry(readings.filter((r) => !r.minor))
  if (plain !== null) return plain
  const wide = around.remote.has(draft.item) ? readings.filter((r) => !(r.fills & Level.city)) : []
  const first = firstOf(readings)
  return (
    oneCountry(wide) ?? { ...first, region: first.city === null ? first.region : null, country: '' }
  )
}

function lookAround(drafts: Draft[], marks: Mark[]): Around {
  const isState = (d: Draft) => d.readings.some((r) => r.fills === Level.region)
  const isPlain = (d: Draft) =>
    d.readings.every((r) => r.country === 'US' && !(r.fills & Level.city))
  const itemsOf = (kind: Mark['kind']) => marks.filter((m) => m.kind === kind).map((m) => m.item)
  return {
    marks,
    isListOfStates: drafts.length > 1 && drafts.every(isState) && drafts.some(isPlain),
    statesOnly: drafts.filter(isStateOnly),
    countriesOnly: drafts.filter(isCountryOnly),
    remote: new Set(itemsOf('remote')),
    unread: new Set(itemsOf('unknown')),
    hours: marks.filter(isHour).length,
  }
}

/** The reading all agree on; where they differ inside one country, what they share. */
function oneCountry(readings: Reading[]): Reading | null {
  const isMinor = readings.every((r) => r.minor)
  const top = readings.filter((r) => r.minor === isMinor)
  const best = top.find((r) => (r.fills & Level.city) !== 0) ?? top[0]
  if (best === undefined || readings.some((r) => r.country !== best.country)) return null
  const rivals = readings.filter((r) => r.minor === best.minor && r.fills === best.fills)
  const sameRegion = rivals.every((r) => r.region === best.region)
  return sameRegion ? best : { ...best, region: null }
}

function byContext(draft: Draft, reading: Reading, countries: Set<string | undefined>): Reading {
  const fitting = draft.readings.filter((r) => countries.has(r.country))
  const chosen = oneCountry(fitting)
  if (chosen !== null) return chosen
  if (isGeorgia(draft.readings) && countries.size > 0 && !countries.has('US')) {
    return draft.readings.find((r) => r.country === 'GE') ?? reading
  }
  return reading
}

function settleCode(draft: Draft, around: Around): Reading | null {
  const readings = draft.readings.filter((r) => !('local' in r && r.local === true))
  const state = readings.find((r) => r.country === 'US' && r.fills === Level.region)
  const other = readings.find((r) => r.country !== 'US' && r.fills === Level.region)
  const country = readings.find((r) => r.fills === Level.country)
  const region = state ?? other ?? null
  if (HOURS.has(draft.raw) && around.hours > 1) return null
  const town = unknownTown(draft, around.marks)
  if (town !== null) {
    if (region !== null) return { ...region, fills: Level.city | Level.region, city: town }
    return country !== undefined && PLAIN_CODES.has(draft.raw) ? country : null
  }
  const isRemote = around.remote.has(draft.item)
  if (!isRemote && (around.unread.has(draft.item) || ROLE_CODES.has(draft.raw))) return null
  if (country === undefined) return region
  if (state !== undefined && around.statesOnly.some((d) => d !== draft)) return state
  if (draft.raw.length === 3) return country
  const isPlain = PLAIN_CODES.has(draft.raw)
  const isAmidCountries = around.countriesOnly.some((d) => d !== draft && d.item === draft.item)
  if (region === null || isAmidCountries) return isPlain ? country : region
  if (COUNTRY_BEFORE_STATE.has(draft.raw)) return country
  return UNDECIDED_CODES.has(draft.raw) ? null : region
}

/** The capitalised words right before ", TX" that no table knows. */
function unknownTown(draft: Draft, marks: Mark[]): string | null {
  const own = marks[draft.from]
  if (own === undefined || own.gap > Gap.comma) return null
  if (own.gap === Gap.space && WORDLIKE_CODES.has(own.raw)) return null
  const words: string[] = []
  for (let at = draft.from - 1; at >= 0 && words.length < 4; at--) {
    const mark = marks[at]
    if (mark?.kind !== 'unknown' || mark.depth !== own.depth) break
    if (!/^\p{Lu}\p{L}/u.test(mark.raw)) break
    words.unshift(mark.raw)
    if (mark.gap > Gap.hyphen) break
  }
  return words.length > 0 && words.length < 4 ? words.join(' ') : null
}

function isStateOnly(draft: Draft): boolean {
  const codes = draft.readings.filter((r) => !('local' in r && r.local === true))
  if (codes.length === 0 || draft.readings.some((r) => r.fills === Level.city)) return false
  return codes.every((r) => r.country === 'US' && r.fills === Level.region)
}

function isCountryOnly(draft: Draft): boolean {
  if (draft.code !== null && !PLAIN_CODES.has(draft.code)) return false
  const codes = draft.readings.filter((r) => !('local' in r && r.local === true))
  return codes.length > 0 && codes.every((r) => r.fills === Level.country)
}

function isHour(mark: Mark): boolean {
  return mark.kind === 'zone' || HOURS.has(mark.raw)
}

function isGeorgia(readings: Reading[]): boolean {
  return readings.length > 1 && readings.every((r) => GEORGIA.includes(r.country) && !r.city)
}

function firstOf(readings: Reading[]): Reading {
  const [first] = readings
  if (first === undefined) throw new Error('a place without a reading')
  return readings.find((r) => r.fills === Level.city) ?? first
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
