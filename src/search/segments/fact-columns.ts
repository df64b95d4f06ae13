/**
 * What a job states about where and from where it can be done, and what it asks for and offers, in columns of a segment.
 * Many jobs state the same, so each distinct value is kept once as a text, and rows have its number: a filter decides
 * once for each value and then looks up rows. Numbers are permanent and shared by all segments.
 */
import type { EligibilityFacts } from '#core/eligibility/eligibility.ts'
import type { Place } from '#core/place/place.ts'
import {
  NONE_STATED,
  SUPPORT,
  type Support,
  YEARS_GROUPS,
  type YearsGroup,
} from '#core/search/query.ts'
import {
  createStringTable,
  numberOf,
  type StringTable,
  textOf,
} from '#search/structures/string-table.ts'
import type { JobDocument } from './document.ts'

export type FactTables = {
  /** Single places and areas, see `spotText`. */
  spots: StringTable
  /** Sets of them: two code units for the number of each. */
  wheres: StringTable
  /** Facts as JSON; '' for a job that no rule has read yet. */
  eligibilities: StringTable
  /** What a job asks for and offers, see `asksText`. */
  asks: StringTable
}

export const createFactTables = (): FactTables => ({
  spots: createStringTable(),
  wheres: createStringTable(),
  eligibilities: createStringTable(),
  asks: createStringTable(),
})

/** A copy of the record as it is now; see `copyTables`. */
export const copyFactTables = (tables: FactTables): FactTables => ({
  spots: { ...tables.spots },
  wheres: { ...tables.wheres },
  eligibilities: { ...tables.eligibilities },
  asks: { ...tables.asks },
})

export const whereNumber = (
  { spots, wheres }: FactTables,
  job: Pick<JobDocument, 'at' | 'areas'>,
): number => {
  const texts = [...job.at.map(placeText), ...job.areas.map((area) => AREA + area)]
  const numbers = texts.map((text) => numberOf(spots, text))
  const units = numbers.flatMap((number) => [number >>> 16, number & 0xffff])
  return numberOf(wheres, String.fromCharCode(...units))
}

export const eligibilityNumber = (
  { eligibilities }: FactTables,
  job: Pick<JobDocument, 'eligibility'>,
): number =>
  numberOf(eligibilities, job.eligibility === null ? '' : JSON.stringify(job.eligibility))

export const asksNumber = ({ asks }: FactTables, job: JobDocument): number =>
  numberOf(asks, JSON.stringify(asksOf(job)))

/** Calls `visit` with the number of each spot of a set. */
export function eachSpot(
  { starts, units }: StringTable,
  number: number,
  visit: (spot: number) => void,
) {
  const end = starts[number + 1] as number
  for (let at = starts[number] as number; at < end; at += 2) {
    visit((units[at] as number) * 2 ** 16 + (units[at + 1] as number))
  }
}

/** A place, or the id of an area. */
export type Spot = { place: Place } | { area: string }

// Only this file writes these texts.
export function spotAt({ spots }: FactTables, number: number): Spot {
  const text = textOf(spots, number)
  if (text.startsWith(AREA)) return { area: text.slice(AREA.length) }
  const [country = '', region = '', city = ''] = text.split(SEPARATOR)
  return { place: { country: country || null, region: region || null, city: city || null } }
}

export function eligibilityAt({ eligibilities }: FactTables, number: number) {
  const text = textOf(eligibilities, number)
  return text === '' ? null : (JSON.parse(text) as EligibilityFacts)
}

export const asksAt = ({ asks }: FactTables, number: number) =>
  JSON.parse(textOf(asks, number)) as Asks

export type Asks = { years: YearsGroup; languages: string[]; support: Support[] }

/** A job without languages asks for NONE_STATED. */
export function asksOf({ years, languages, support }: JobDocument): Asks {
  return {
    years: yearsGroup(years),
    languages: languages.length === 0 ? [NONE_STATED] : [...languages].sort(),
    support: SUPPORT.filter((each) => support.includes(each)),
  }
}

export function yearsGroup(years: number | null): YearsGroup {
  if (years === null) return NONE_STATED
  return YEARS_GROUPS.findLast((group) => Number.parseInt(group, 10) <= years) ?? '0-1'
}

const SEPARATOR = '|'
const AREA = '~'

const placeText = ({ country, region, city }: Place) =>
  [country, region, city].map((name) => name?.replaceAll(SEPARATOR, '/') ?? '').join(SEPARATOR)
