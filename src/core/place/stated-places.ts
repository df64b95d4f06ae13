/**
 * What a location text says about where people may be: where remote work is allowed, where people
 * attend, whom it excludes, and whose hours are kept. Places are countries (ISO 3166-1 alpha-2) and
 * ids of areas.ts. A place without a word of remote work means attendance there.
 */
import { remembered } from '#core/text/remembered.ts'
import { findArea } from './areas.ts'
import { draftPlaces } from './place-drafts.ts'
import { type Mark, readMarks } from './place-marks.ts'
import { HOURS, type Settled, settlePlaces } from './place-readings.ts'
import { isOffice, isOneOfOffices, isSeat, unsettledCodes } from './place-remote.ts'
import { Gap, tokenise } from './place-tokens.ts'

export type StatedPlaces = {
  /** Null when remote work isn't offered. `in` is empty without a limit. */
  remote: { in: string[]; anywhere: boolean } | null
  onSite: string[]
  except: string[]
  /** "EU preferred": a wish, no limit. */
  preferred: string[]
  /** Places whose hours are kept: "US time zones". */
  hours: string[]
}

const MAX_CHARACTERS = 2_000

const OR = /^(?:or|oder|ou|o|of|lub)$/i

/** Parts of companies rather than limits, when they follow a country: "Dublin, Ireland, EMEA". */
const CORPORATE = new Set(['emea', 'apac', 'americas', 'latam', 'north-america'])

/** The places between two separators, with what is said of them. */
type Item = {
  remote: boolean
  world: boolean
  /** the world is named after the places and apart from them: "Germany, remote (anywhere)" */
  isWorldLast: boolean
  unknown: boolean
  offices: string[]
  wide: string[]
  /** joined to the item before by "or" or a slash */
  isJoined: boolean
  isOr: boolean
}

export const readStatedPlaces: (text: string) => StatedPlaces = remembered(statedIn)

function statedIn(text: string): StatedPlaces {
  const marks = readMarks(tokenise(text.slice(0, MAX_CHARACTERS)))
  const settled = settlePlaces(draftPlaces(marks), marks)
  const items = readItems(marks, settled)
  const withRole = (role: Mark['role']) => [
    ...settled.flatMap((one) => (one.draft.role === role ? keysOf(one, role) : [])),
    ...marks.flatMap((mark) => (mark.role === role ? areaOf(mark) : [])),
  ]
  const remote = remoteOf(items)
  return {
    remote: remote === null ? null : { in: distinct(remote.in), anywhere: remote.anywhere },
    onSite: distinct(onSiteOf(items, remote)),
    except: distinct(withRole('except')),
    preferred: distinct(withRole('wish')),
    hours: distinct(withRole('hours')),
  }
}

export const distinct = (places: readonly string[]) => [...new Set(places)].sort()

/** "Except California" doesn't exclude the United States. */
function keysOf({ reading }: Settled, role: Mark['role']): string[] {
  if (reading.country === '') return []
  const isPart = reading.city !== null || reading.region !== null
  return role === 'except' && isPart && !isCityState(reading) ? [] : [reading.country]
}

const isCityState = ({ fills }: Settled['reading']) => fills === 1

function areaOf(mark: Mark): string[] {
  if (mark.kind !== 'area') return []
  const area = findArea(mark.raw)
  return area === null || area.offsets !== null ? [] : [area.id]
}

function readItems(marks: Mark[], settled: Settled[]): Item[] {
  const items = new Map<number, Item>()
  for (const [at, mark] of marks.entries()) {
    const item = itemOf(items, marks, at)
    if (mark.kind === 'remote') item.remote = true
    if (mark.kind === 'unknown') item.unknown = true
    if (mark.kind === 'world' && !isTravel(marks[at + 1])) {
      item.world = true
      item.isWorldLast = isWorldLast(marks, at)
    }
    if (mark.role !== null) continue
    if (!isCorporate(marks, at, settled) && !isSeattle(mark, settled)) {
      item.wide.push(...areaOf(mark))
    }
  }
  for (const mark of unsettledCodes(marks, settled)) {
    if (mark.role === null) items.get(mark.item)?.wide.push(...meaningsOf(mark))
  }
  const isRemoteOffered = marks.some(({ kind }) => kind === 'remote' || kind === 'world')
  const plain = settled.filter(({ draft }) => draft.role === null)
  for (const place of plain) {
    const { draft, reading } = place
    const item = items.get(draft.item)
    if (item === undefined || reading.country === '') continue
    if (isRemoteOffered && isSeat(draft.from, marks)) continue
    const isAmongOffices = isOneOfOffices(draft.item, marks, plain)
    const list = isOffice(draft.code, reading) && isAmongOffices ? 'offices' : 'wide'
    const isHome = list === 'wide' && isOffice(draft.code, reading) && !item.remote
    item[isHome ? 'offices' : list].push(reading.country)
  }
  return [...items.values()]
}

/** "Remote - CA" is California or Canada, "NA" North America; "ET" is hours. */
function meaningsOf(mark: Mark): string[] {
  if (mark.word === 'zone' || HOURS.has(mark.raw)) return []
  if (mark.word === 'area') return areaOf({ ...mark, kind: 'area' })
  return mark.codes.flatMap(({ local, country }) => (local ? [] : [country]))
}

/** "SF, NYC, SEA". */
function isSeattle(mark: Mark, settled: Settled[]): boolean {
  const isAmong = ({ draft, reading }: Settled) =>
    draft.item === mark.item && reading.country === 'US' && reading.city !== null
  return mark.raw === 'SEA' && settled.some(isAmong)
}

function itemOf(items: Map<number, Item>, marks: Mark[], at: number): Item {
  const mark = marks[at] as Mark
  const known = items.get(mark.item)
  if (known !== undefined) return known
  const item: Item = {
    remote: false,
    world: false,
    isWorldLast: false,
    unknown: false,
    offices: [],
    wide: [],
    isJoined: at > 0 && (mark.isAlternative || mark.kind === 'join'),
    isOr: at > 0 && OR.test(mark.raw),
  }
  items.set(mark.item, item)
  return item
}

/** "International travel" is no place to live. */
const isTravel = (next: Mark | undefined) => /^travel/i.test(next?.raw ?? '')

/** "Remote (anywhere)" beats the country before it; "Anywhere in the US" and "Ukraine anywhere" don't. */
function isWorldLast(marks: Mark[], at: number): boolean {
  const world = marks[at] as Mark
  const isPlace = (mark: Mark) => mark.kind === 'place' || mark.kind === 'area'
  const inItem = (mark: Mark) => mark.item === world.item && mark.role === null
  if (marks.slice(at + 1).some((mark) => inItem(mark) && isPlace(mark))) return false
  const first = marks.findIndex((mark) => inItem(mark) && isPlace(mark))
  if (first === -1 || first > at) return true
  const between = marks.slice(first, at)
  return (
    between.some((mark) => mark.kind === 'remote') ||
    world.depth > (marks[first]?.depth ?? 0) ||
    world.gap >= Gap.dash
  )
}

/** "Remote, Germany, EMEA" and "Europe, Germany, Berlin" name the wider area of one place. */
function isCorporate(marks: Mark[], at: number, settled: Settled[]): boolean {
  const mark = marks[at] as Mark
  if (mark.kind !== 'area' || mark.isAlternative) return false
  const area = findArea(mark.raw)
  if (area === null) return false
  const isRemote = marks.some(({ kind, item }) => kind === 'remote' && item === mark.item)
  if (isRemote && mark.depth > 0) return false
  return settled.some(({ draft, reading }) => {
    if (draft.item !== mark.item || draft.role !== null) return false
    if (isRemote && draft.depth > 0) return false
    if (!area.countries.includes(reading.country)) return false
    const between = marks.slice(Math.min(at, draft.to) + 1, Math.max(at, draft.to))
    if (between.some(({ kind }) => kind === 'join')) return false
    return !isRemote || CORPORATE.has(area.id) || (at < draft.from && reading.city !== null)
  })
}

type Remote = { in: string[]; anywhere: boolean; isFromOthers: boolean } | null

function remoteOf(items: Item[]): Remote {
  const offers = items.filter((item) => item.remote || (item.world && !item.unknown))
  if (offers.length === 0) return null
  const isFree = (item: Item) => item.world && (item.isWorldLast || item.wide.length === 0)
  if (offers.some(isFree)) return { in: [], anywhere: true, isFromOthers: false }
  const limits = offers.flatMap((item) => item.wide)
  if (limits.length > 0) {
    return { in: [...limits, ...joinedLimits(items)], anywhere: false, isFromOthers: false }
  }
  const others = items.flatMap((item, at) => (isOrRemote(items, at) ? [] : item.wide))
  return { in: others, anywhere: false, isFromOthers: true }
}

/** "UK or remote": the country is an alternative to remote work, not its limit. */
function isOrRemote(items: Item[], at: number): boolean {
  const next = items[at + 1]
  return next?.isOr === true && next.remote && next.wide.length === 0
}

/** "Remote US or Canada", "Germany/UK remote": wide places joined to the limited ones. */
function joinedLimits(items: Item[]): string[] {
  const isPlain = (item: Item | undefined) =>
    item !== undefined && !item.remote && item.wide.length > 0 && item.offices.length === 0
  const isChained = (at: number, step: 1 | -1): boolean => {
    const joined = step === 1 ? items[at + 1] : items[at]
    const next = items[at + step]
    if (next === undefined || !joined?.isJoined) return false
    if (next.remote) return next.wide.length > 0
    return isPlain(next) && isChained(at + step, step)
  }
  return items.flatMap((item, at) =>
    isPlain(item) && (isChained(at, 1) || isChained(at, -1)) ? item.wide : [],
  )
}

function onSiteOf(items: Item[], remote: Remote): string[] {
  if (remote === null) return items.flatMap(({ wide, offices }) => [...offices, ...wide])
  const joined = joinedLimits(items)
  return items.flatMap((item) => {
    if (item.remote) return item.offices
    if (remote.isFromOthers && remote.in.length > 0) return item.offices
    const wide = item.wide.filter((place) => !joined.includes(place) && !remote.in.includes(place))
    return item.world || remote.anywhere ? item.offices : [...item.offices, ...wide]
  })
}
