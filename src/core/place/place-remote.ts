/**
 * Whether a location text offers remote work, and whether it limits where the person may be.
 * Evaluated per item ("London; Remote" has two): a limit counts in the item that mentions remote
 * work.
 */
import type { RemoteScope } from './place.ts'
import type { Mark } from './place-marks.ts'
import { Level } from './place-names.ts'
import type { Settled } from './place-readings.ts'
import { Gap } from './place-tokens.ts'
import { CITY_CODES, FIELD_CODES } from './place-words.ts'

/**
 * "London; Remote", "NYC or Remote": remote is an item of its own next to offices. It states no
 * limit and the offices are alternatives to it, so it reads as remote from anywhere. Change that
 * here.
 */
const REMOTE_BESIDE_OFFICES: RemoteScope = 'anywhere'

type Item = {
  remote: boolean
  world: boolean
  limited: boolean
  /** limited by more than an office: a country, an area, time zones */
  wide: boolean
  unknown: boolean
}

const PLAIN_WORDS = new Set<Mark['kind']>(['unknown', 'noise', 'wish'])

export function remoteScope(marks: Mark[], places: Settled[]): RemoteScope {
  if (!marks.some((mark) => mark.kind === 'remote' || mark.kind === 'world')) return 'none'
  const items = readItems(marks, places)
  const offers = items.filter((item) => item.remote || (item.world && !item.unknown))
  if (offers.length === 0) return 'none'
  if (offers.some((item) => item.world && !item.limited)) return 'anywhere'
  if (offers.some((item) => item.limited)) return 'restricted'
  if (items.some((item) => item.wide)) return 'restricted'
  return places.length > 0 ? REMOTE_BESIDE_OFFICES : 'anywhere'
}

function readItems(marks: Mark[], places: Settled[]): Item[] {
  const items = new Map<number, Item>()
  const itemOf = (at: number): Item => {
    const known = items.get(at)
    if (known !== undefined) return known
    const item = { remote: false, world: false, limited: false, wide: false, unknown: false }
    items.set(at, item)
    return item
  }
  for (const mark of marks) {
    const item = itemOf(mark.item)
    if (mark.kind === 'remote') item.remote = true
    if (mark.kind === 'world') item.world = true
    if (mark.kind === 'unknown') item.unknown = true
    if (mark.role !== null && mark.role !== 'wish') item.limited = item.wide = true
    if (mark.kind === 'area' || mark.kind === 'zone') item.limited = item.wide = true
    if (mark.word === 'zone' && mark.completing) item.limited = item.wide = true
  }
  for (const mark of unsettledCodes(marks, places)) itemOf(mark.item).limited = true
  for (const { draft, reading } of places) {
    if (draft.role === 'except' || draft.role === 'hours') continue
    const item = itemOf(draft.item)
    if (isSeat(draft.from, marks)) continue
    const isWide = !isOffice(draft.code, reading)
    if (isWide) item.wide = true
    if (isWide || !isOneOfOffices(draft.item, marks, places)) item.limited = true
  }
  return [...items.values()]
}

/** "Remote - CA" is limited, no matter if it means California or Canada. */
export function unsettledCodes(marks: Mark[], places: Settled[]): Mark[] {
  const read = new Set<number>()
  for (const { draft } of places) for (let at = draft.from; at <= draft.to; at++) read.add(at)
  return marks.filter((mark, at) => {
    const isUnread = mark.readings.length === 0 && !mark.completing && !read.has(at)
    return isUnread && mark.codes.length > 0 && !FIELD_CODES.has(mark.raw)
  })
}

/** "HQ in Columbus" states where the company is, not where the person may be. */
export function isSeat(from: number, marks: Mark[]): boolean {
  const before = marks[from - 1]
  return before?.kind === 'seat' && before.depth === marks[from]?.depth
}

/** "London, Paris, Remote": two or more cities, with "Remote" separated by commas. */
export function isOneOfOffices(item: number, marks: Mark[], places: Settled[]): boolean {
  const offices = places.filter((place) => place.draft.item === item)
  if (offices.length < 2) return false
  if (!offices.every(({ draft, reading }) => isOffice(draft.code, reading))) return false
  return marks.every((mark, at) => {
    if (mark.item !== item || mark.kind !== 'remote') return true
    const opens = mark.gap >= Gap.comma && mark.depth === 0
    return opens && endsThere(at, marks)
  })
}

/** Only words like "possible" precede the next comma. */
function endsThere(at: number, marks: Mark[]): boolean {
  for (let next = at + 1; next < marks.length; next++) {
    const mark = marks[next] as Mark
    if (mark.depth === 0 && mark.gap >= Gap.comma) return true
    if (mark.depth > 0 || !PLAIN_WORDS.has(mark.kind)) return false
  }
  return true
}

/** A city, or an area used like one. A country, a state or a wider area is too large for an office. */
export function isOffice(code: string | null, { fills, metro }: Settled['reading']): boolean {
  return (fills & Level.city) !== 0 || metro || (code !== null && CITY_CODES.has(code))
}
