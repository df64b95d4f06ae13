/**
 * The hours of work that a text names: "UTC-3 to UTC+3", "CET ±2", "EU time zones", "4 hours of
 * overlap with EST". They exclude nobody. Hours are in standard time, east of UTC.
 */
import { areaById, findArea } from '#core/place/areas.ts'
import { offsetsOf } from '#core/place/country-offsets.ts'
import { entryOf } from '#core/text/entry-of.ts'

export type WorkHours = { from: number; to: number; shared: number | null }

const MAX_CHARACTERS = 600
/** A stated band of zones is one to be in, and not only to share some hours with. */
const WHOLE_DAY = 8
const [WEST, EAST] = [-12, 14]
/** "UTC-3 to UTC+3" */
const OFFSET_RANGE =
  /(?:UTC|GMT)?\s{0,2}[+\-−–]\s{0,2}\d{1,2}(?::\d\d)?\s{0,2}(?:to|and|through|–|-|bis)\s{0,2}(?:UTC|GMT)?\s{0,2}[+\-−–]\s{0,2}\d|(?:UTC|GMT)\s?(?:±|\+\s?\/?\s?-)/i

/** "UTC+5:30", "GMT -3", "UTC±0", and the second of "UTC-5 to +2". */
const OFFSET =
  /\b(?:UTC|GMT)\s{0,2}(?:(\+\s?\/?\s?-|[+\-−–±])\s{0,2}(\d{1,2})(?::(\d\d))?)?(?:\s{0,2}(?:to|and|through|\/|–|-|bis|à|a)\s{0,2}([+\-−–])\s{0,2}(\d{1,2})(?::(\d\d))?(?!\d))?/gi

/** Capitals only: "est" and "et" are words. */
const ZONE =
  /\b(?:EST|EDT|ET|CST|CDT|CT|MST|MDT|MT|PST|PDT|PT|CET|CEST|MEZ|MESZ|EET|EEST|WET|BST|IST|SGT|HKT|JST|KST|AEST|AEDT|NZST|NZDT|MSK|BRT|ART)\b/g
const SHORT: Readonly<Record<string, string>> = {
  ET: 'EST',
  CT: 'CST',
  MT: 'MST',
  PT: 'PST',
  BST: 'UTC',
}
const NAMED =
  /\b(eastern|pacific|central european|eastern european|central|mountain|moscow)\s+(?:standard |daylight )?(?:time|timezone|time zone|hours|business hours)/gi

/** "±3", "+/- 4 hours", "within 2-3 hrs of". */
const TOLERANCE =
  /(?:±|\+\s?\/?\s?-|\bwithin|\bplus or minus|\bno more than|\bup to|\bmax(?:imum)?)\s{0,2}(\d{1,2})(?:\s?[/–-]\s?(\d))?\s{0,2}(?:h\b|hrs?\b|hours?\b|timezones?\b|time zones?\b)/i
const PLUS_MINUS = /(?<!\b(?:UTC|GMT)\s?)(?:±|\+\s?\/?\s?-)\s{0,2}(\d{1,2})\b(?!:)/
const SHARED =
  /\b(\d)\+?(?:\s?[–-]\s?\d)?\s{0,2}(?:h|hrs?|hours?)\s(?:of\s)?(?:\w+\s){0,3}?(?:overlap|shared|in common)|overlap[^.;]{0,40}?\b(\d)\+?\s{0,2}(?:h|hrs?|hours?)\b/i

/** `places`: those whose hours the text names ("US hours"), as read by stated-places.ts. */
export function readWorkHours(text: string, places: readonly string[] = []): WorkHours | null {
  const read = text.slice(0, MAX_CHARACTERS)
  const bands = [...offsetBands(read), ...zoneBands(read), ...places.flatMap(placeBand)]
  if (bands.length === 0) return null
  const wide = toleranceOf(read)
  const shared = SHARED.exec(read)
  const from = Math.min(...bands.map(([west]) => west)) - wide
  const to = Math.max(...bands.map(([, east]) => east)) + wide
  const isBand = wide > 0 || OFFSET_RANGE.test(read)
  return {
    from: /\b(?:further|farther) east than\b/i.test(read) ? WEST : from,
    to: /\b(?:further|farther) west than\b/i.test(read) ? EAST : to,
    shared: shared === null ? (isBand ? WHOLE_DAY : null) : Number(shared[1] ?? shared[2]),
  }
}

type Band = readonly [from: number, to: number]

function offsetBands(text: string): Band[] {
  return [...text.matchAll(OFFSET)].flatMap((found): Band[] => {
    const [, sign = '', hours, minutes, sign2 = '', hours2, minutes2] = found
    if (hours === undefined && hours2 === undefined) {
      return /\b(?:UTC|GMT)\b(?!\s?[±+-])/.test(found[0]) ? [[0, 0]] : []
    }
    const first = hours === undefined ? 0 : offset(sign, hours, minutes)
    if (sign === '±' || sign.length > 1) return [[-first, first]]
    const second = hours2 === undefined ? first : offset(sign2, hours2, minutes2)
    return [[Math.min(first, second), Math.max(first, second)]]
  })
}

function offset(sign: string, hours: string, minutes: string | undefined): number {
  const value = Number(hours) + Number(minutes ?? 0) / 60
  return /[+±]/.test(sign) ? value : -value
}

function zoneBands(text: string): Band[] {
  const short = [...text.matchAll(ZONE)].map(([name]) => entryOf(SHORT, name) ?? name)
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => `${name} time`)
  return [...short, ...named].flatMap((name) => {
    const offsets = findArea(name)?.offsets ?? null
    return offsets === null ? [] : [offsets]
  })
}

function placeBand(place: string): Band[] {
  if (place === 'europe' || place === 'eu' || place === 'eea') return [[0, 2]]
  const bands = (areaById(place)?.countries ?? [place]).flatMap((country) => {
    const offsets = offsetsOf(country)
    return offsets === null ? [] : [offsets]
  })
  if (bands.length === 0) return []
  return [[Math.min(...bands.map(([from]) => from)), Math.max(...bands.map(([, to]) => to))]]
}

function toleranceOf(text: string): number {
  const found = TOLERANCE.exec(text)
  if (found !== null) return Number(found[2] ?? found[1])
  return Number(PLUS_MINUS.exec(text)?.[1] ?? 0)
}
