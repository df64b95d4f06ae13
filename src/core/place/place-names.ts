/**
 * The dictionary of place names and location words, built once from the tables. A name may have
 * several readings ("Georgia": a state or a country); place-readings.ts chooses one in context.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { AREAS } from './areas.ts'
import { CITIES } from './cities.ts'
import { COUNTRIES } from './countries.ts'
import { US_CITIES } from './place-cities-us.ts'
import { FOREIGN_NAMES } from './place-names-foreign.ts'
import { REGIONS } from './place-regions.ts'
import { foldName } from './place-tokens.ts'
import { WORDS } from './place-words.ts'

export const Level = { country: 1, region: 2, city: 4 } as const

export type Reading = {
  /** the levels that this reading fills; a merged one fills several */
  fills: number
  country: string
  region: string | null
  /** the state of a metropolitan area; otherwise the region itself */
  state: string | null
  city: string | null
  /** less likely than an unmarked reading in another country */
  minor: boolean
  /** also an ordinary word: needs another place next to it */
  ordinary: boolean
  /** a metropolitan area: like a city, it can have an office, so it doesn't limit remote work */
  metro: boolean
}
export type WordKind = keyof typeof WORDS
export type Entry = { readings: Reading[]; word: WordKind | null; capitals: boolean }

/** `written`: the names with their marks. */
type RegionLine = {
  code: string
  names: string[]
  written: string[]
  metro: boolean
  state: string | null
}

/** A code that is recognized anywhere, or (`local`) only next to a place in its country. */
export type CodeReading = Reading & { local: boolean }

/** Countries whose state codes need no country: "Austin, TX", "Vancouver, BC", "Perth, WA". */
const STATE_CODE_COUNTRIES = new Set(['US', 'CA', 'AU'])
/** Places that are both a country and a city. */
const CITY_STATES = new Set(['SG', 'HK', 'MO', 'MC', 'GI'])
/** Codes of three letters that mostly mean something else: go to market, assembly, named entities. */
const ENGLISH_WORDS = new Set(
  'EST AND ARE PER COM IOT VAT NOR ATA GTM ASM DOM NER MAC GEO SWE'.split(' '),
)
/** Abbreviations that are also written in lower case. */
const SMALL_TOO = new Set('eu us uk usa uae ksa nyc sf atx bcn tlv emea apac latam'.split(' '))

/** Areas whose names are lists of countries ("US and Canada"), which are read as such. */
const LISTS = new Set(['us-canada', 'uki', 'anz'])

export const ENTRIES: ReadonlyMap<string, Entry> = buildEntries()
export const CODES: ReadonlyMap<string, CodeReading[]> = buildCodes()
/** For the first word of a name: the word count of the longest name that starts with it. */
export const LONGEST_BY_FIRST: ReadonlyMap<string, number> = buildLongest(ENTRIES)

function buildEntries(): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const add = (name: string, reading: Reading) => {
    const key = foldName(name)
    const entry = entries.get(key)
    if (entry === undefined) {
      const capitals = key.length <= 4 && name === name.toUpperCase() && !SMALL_TOO.has(key)
      entries.set(key, { readings: [reading], word: null, capitals })
    } else {
      const twin = entry.readings.find((r) => isSamePlace(r, reading))
      if (twin === undefined) entry.readings.push(reading)
      else if (!reading.minor) twin.minor = false
    }
  }
  for (const { code, name, aliases } of COUNTRIES.values()) {
    const city = CITY_STATES.has(code) ? name : null
    const foreign = entryOf(FOREIGN_NAMES, code)?.split('=') ?? []
    for (const alias of [name, ...aliases, ...foreign])
      add(alias, blank(code, Level.country, { city }))
  }
  for (const [country, table] of Object.entries(REGIONS)) {
    for (const line of readRegions(table)) {
      for (const name of line.written) {
        add(name.replace('~', ''), regionReading(country, line, name))
      }
    }
  }
  for (const [state, table] of Object.entries(US_CITIES)) {
    const region = regionName('US', state)
    for (const names of readList(table)) addCity(add, names, 'US', region, [state])
  }
  for (const [country, table] of Object.entries(CITIES)) {
    const hints = [country, COUNTRIES.get(country)?.name ?? country, ...hintsOf(country)]
    for (const names of readList(table)) addCity(add, names, country, null, hints)
  }
  addWords(entries)
  return entries
}

/**
 * "Lakewood CO" in a table means Lakewood; the state is added because the bare name is better known
 * elsewhere.
 */
function addCity(
  add: (name: string, reading: Reading) => void,
  names: string[],
  country: string,
  region: string | null,
  hints: string[],
): void {
  const plain = names.map((written) => {
    const ordinary = written.startsWith('?')
    const name = written.replace(/^[~?]/, '')
    const hint = hints.find((h) => name.endsWith(` ${h}`))
    return {
      name: hint === undefined ? name : name.slice(0, -hint.length - 1),
      minor: written.startsWith('~') || hint !== undefined,
      ordinary,
    }
  })
  const city = plain[0]?.name ?? null
  for (const { name, minor, ordinary } of plain)
    add(name, blank(country, Level.city, { region, city, minor, ordinary }))
}

function regionReading(country: string, line: RegionLine, name: string): Reading {
  const { metro, state } = line
  const region = line.names[0] ?? null
  return blank(country, Level.region, { region, metro, state, minor: name.startsWith('~') })
}

function hintsOf(country: string): string[] {
  const codes = readRegions(entryOf(REGIONS, country) ?? '').map((region) => region.code)
  return [...codes.filter((code) => code.length > 1), ...(country === 'GB' ? ['UK'] : [])]
}

function areaNames(): string {
  const wide = AREAS.filter(({ id, part, offsets }) => !part && !offsets && !LISTS.has(id))
  return wide.flatMap(({ names }) => names).join('|')
}

function addWords(entries: Map<string, Entry>): void {
  const words = { ...WORDS, area: `${WORDS.area} | ${areaNames()}` }
  for (const [word, table] of Object.entries(words) as [WordKind, string][]) {
    for (const phrase of table.split('|')) {
      const key = foldName(phrase)
      const entry = entries.get(key)
      const short = key.length <= 3 && !SMALL_TOO.has(key)
      const capitals = short && (word === 'area' || word === 'zone')
      if (entry === undefined) entries.set(key, { readings: [], word, capitals })
      else if (entry.readings.length === 0 && entry.word === 'join') continue
      else entry.word ??= word
    }
  }
}

function buildCodes(): Map<string, CodeReading[]> {
  const codes = new Map<string, CodeReading[]>()
  const add = (code: string, reading: CodeReading) => {
    const known = codes.get(code)
    if (known === undefined) codes.set(code, [reading])
    else if (!known.some((r) => isSamePlace(r, reading))) known.push(reading)
  }
  for (const [country, table] of Object.entries(REGIONS)) {
    for (const { code, names, metro } of readRegions(table)) {
      if (code === '-' || metro) continue
      const region = blank(country, Level.region, { region: names[0] ?? null })
      add(code, { ...region, local: !STATE_CODE_COUNTRIES.has(country) })
    }
  }
  for (const { code, alpha3 } of COUNTRIES.values()) {
    add(code, { ...blank(code, Level.country), local: false })
    if (!ENGLISH_WORDS.has(alpha3)) add(alpha3, { ...blank(code, Level.country), local: false })
  }
  return codes
}

function buildLongest(entries: ReadonlyMap<string, Entry>): Map<string, number> {
  const longest = new Map<string, number>()
  for (const key of entries.keys()) {
    const words = key.split(' ')
    const first = words[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
  return longest
}

function blank(country: string, fills: number, more: Partial<Reading> = {}): Reading {
  return {
    fills,
    country,
    region: null,
    state: more.region ?? null,
    city: null,
    minor: false,
    ordinary: false,
    metro: false,
    ...more,
  }
}

function isSamePlace(a: Reading, b: Reading): boolean {
  return (
    a.fills === b.fills && a.country === b.country && a.region === b.region && a.city === b.city
  )
}

/** 'California' for US and CA. */
export function regionName(country: string, code: string): string | null {
  const found = readRegions(entryOf(REGIONS, country) ?? '').find((region) => region.code === code)
  return found?.names[0] ?? null
}

/** `+`, or a second entry for a code, is a metropolitan area: `CA:Bay Area` after `CA:California`. */
function readRegions(table: string): RegionLine[] {
  const seen = new Map<string, string>()
  return table.split(', ').map((part) => {
    const at = part.indexOf(':')
    const code = part.slice(0, at)
    const written = part.slice(at + 1).split('=')
    const names = written.map((name) => name.replace('~', ''))
    const metro = code === '+' || (code !== '-' && seen.has(code))
    const state = metro ? (seen.get(code) ?? null) : (names[0] ?? null)
    if (!metro) seen.set(code, names[0] ?? code)
    return { code, names, written, metro, state }
  })
}

function readList(table: string): string[][] {
  return table.split(', ').map((part) => part.split('='))
}
