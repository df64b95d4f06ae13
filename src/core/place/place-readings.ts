/**
 * Decides what a name that exists in several countries means. The names next to it come first
 * (place-drafts.ts has joined them), then the usual meaning in job ads, then the other countries in
 * the text. If none of these decides, the country is null.
 */

import type { Draft } from './place-drafts.ts'
import type { Mark } from './place-marks.ts'
import { Level, type Reading } from './place-names.ts'
import { Gap } from './place-tokens.ts'
import {
  COUNTRY_BEFORE_STATE,
  PLAIN_CODES,
  UNDECIDED_CODES,
  WORDLIKE_CODES,
} from './place-words.ts'

/** Facts about the rest of the text, computed once. */
type Around = {
  marks: Mark[]
  /** "Oregon; Utah; Washington": in such a list, a name of both a state and a city is the state */
  isListOfStates: boolean
  statesOnly: Draft[]
  countriesOnly: Draft[]
  /** items that mention remote work, and items with unknown words */
  remote: Set<number>
  unread: Set<number>
  hours: number
}
export type Settled = { draft: Draft; reading: Reading }

/** Georgia may be the US state or the country, and neither is the usual meaning. */
const GEORGIA = ['US', 'GE']

/** Place codes that are also US time zones: Pacific, Eastern, Central, Mountain time. */
export const HOURS = new Set(['PT', 'ET', 'CT', 'MT'])
/** Country codes that are also departments. */
const ROLE_CODES = new Set(['IT', 'HR'])

export function settlePlaces(drafts: Draft[], marks: Mark[]): Settled[] {
  const around = lookAround(drafts, marks)
  const first = drafts.map((draft) => withTown(settle(draft, around), draft, around))
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

/** Null when it isn't a place; country '' when the context must decide the country. */
function settle(draft: Draft, around: Around): Reading | null {
  if (draft.code !== null && draft.marks === 1) return settleCode(draft, around)
  const named = draft.readings.filter((r) => !('local' in r))
  const readings = named.length > 0 ? named : draft.readings
  const isWord = draft.marks === 1 && readings.every((r) => r.ordinary)
  if (isWord && readings.every((r) => r.country === 'US')) return null
  if (isWord && around.unread.has(draft.item)) {
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

/** The reading on which all agree. If they differ within one country, what they have in common. */
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

/** "Plainville, Massachusetts, United States": an unknown town at the start of its item. */
function withTown(reading: Reading | null, draft: Draft, around: Around): Reading | null {
  if (reading === null || reading.city !== null || reading.metro || draft.code !== null) {
    return reading
  }
  if (around.marks[draft.from]?.gap !== Gap.comma || around.remote.has(draft.item)) return reading
  const town = unknownTown(draft, around.marks)
  const start = around.marks[draft.from - (town?.split(' ').length ?? 0)]
  if (town === null || start?.gap !== Gap.item) return reading
  return { ...reading, fills: reading.fills | Level.city, city: town }
}

/** The unknown capitalized words right before ", TX". */
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
  if (first === undefined) throw new Error('place has no readings')
  return readings.find((r) => r.fills === Level.city) ?? first
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text)
}
