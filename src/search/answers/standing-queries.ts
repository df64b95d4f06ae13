/**
 * Search turned round: which of many standing queries find one of a few jobs. The answer is that of a literal search for
 * each query. Every query is filed under what few jobs have: its company, its location, the words of one needed part, or
 * its skills. So a job is compared only with queries that it may meet.
 */
import type { JobId } from '#core/job/job.ts'
import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import { COMBINED_FILTERS, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import type { FactMarks } from '#search/facets/fact-marks.ts'
import { prepareFilters } from '#search/facets/filters.ts'
import type { LocationTexts } from '#search/facets/location-texts.ts'
import { createParts, splitRows } from '#search/facets/row-filter.ts'
import { literalPlan } from '#search/query/literal-plan.ts'
import type { Aliases } from '#search/query/plan.ts'
import { placeOf } from '#search/segments/find-row.ts'
import { createRows, type Scratch } from '#search/segments/scratch.ts'
import type { Segment } from '#search/segments/segment.ts'
import { foldName, type Tables, tagTerm } from '#search/segments/tables.ts'
import { createAnswerMemo } from '#search/structures/answer-memo.ts'
import { textOf } from '#search/structures/string-table.ts'
import { locationReader, type StandingLocation, standingLocation } from './standing-locations.ts'
import { createStandingWords } from './standing-words.ts'

/** For each query that finds one of the jobs: its number, and the jobs. */
export type Matches = Map<number, JobId[]>

export type StandingQueries = {
  /** Which queries find which of these jobs. Jobs that are not open are found by none. */
  match(ids: readonly JobId[], given: Given): Matches
}

type Given = {
  segments: readonly Segment[]
  tables: Tables
  locationTexts: LocationTexts
  factMarks: FactMarks
  rates: ExchangeRates
  scratch: Scratch
  now: Date
}

/** A job needs a word of each part, and none of `without`. Words are numbers, see standing-words.ts. */
type Text = { parts: number[][]; without: number[] }

/** A query by the numbers of its text and of its set of filters, which many queries share. */
type Compiled = { text: number; filterSet: number }

type Rows = { segment: Segment; rows: number[]; ids: JobId[] }

/** What is not a filter of its own: a literal search has no order, and a match needs the person. */
const NO_FILTERS = new Set(['text', 'sort', 'page', 'perPage', 'matchMin', 'salaryCurrency'])
/** These mean something else in another currency. */
const IN_CURRENCY = new Set(['salaryMin', 'salaryMax'])

/** A query that is null finds nothing, and keeps the numbers of the others as they are. */
export function createStandingQueries(
  queries: readonly (JobQuery | null)[],
  aliases: Aliases,
): StandingQueries {
  const words = createStandingWords()
  const filters = createFilters()
  const texts = createNumbered<Text>()
  const filterSets = createNumbered<number[]>()
  const byWord = new Map<number, number[]>()
  const byCompany = new Map<string, number[]>()
  const byLocation = new Map<string, { location: StandingLocation; numbers: number[] }>()
  const others: number[] = []
  const compiled = queries.map((query): Compiled | null => {
    if (!query) return null
    const own = filters.numbersOf(query)
    return {
      text: texts.numberOf(query.text ?? '', () => compileText(query.text)),
      filterSet: filterSets.numberOf(own.join(), () => own),
    }
  })
  for (const [number, query] of queries.entries()) if (query) file(number, query)
  words.file([...byWord.keys()])
  const isTextMet = createAnswerMemo(texts.items.length)
  const isSetPassed = createAnswerMemo(filterSets.items.length)

  function compileText(text: string | null): Text {
    const plan = literalPlan(text, aliases)
    const needed = (plan?.clauses ?? []).filter(({ isNeeded }) => isNeeded)
    return {
      parts: needed.map(({ alternatives }) => alternatives.map(words.numberOf)),
      without: (plan?.without ?? []).map((phrase) =>
        words.numberOf({ words: phrase, onlyShort: false }),
      ),
    }
  }

  function file(number: number, query: JobQuery) {
    const { company, tags } = query
    const location = standingLocation(query)
    const { text } = compiled[number] as Compiled
    const { parts } = texts.items[text] as Text
    // Long words are usually rare.
    const lengthOf = (part: readonly number[]) => Math.min(...part.map(words.lengthOf))
    const rarest = parts.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
    if (company !== null) put(byCompany, foldName(company), number)
    else if (location) {
      const key = JSON.stringify([query.location, query.withinKm, query.excludeRemote])
      const filed = byLocation.get(key) ?? { location, numbers: [] }
      filed.numbers.push(number)
      byLocation.set(key, filed)
    } else if (rarest) for (const word of new Set(rarest)) put(byWord, word, number)
    else if (tags.length > 0) {
      const terms = tags.map((tag) => words.numberOf({ words: [tagTerm(tag)], onlyShort: true }))
      for (const word of new Set(terms)) put(byWord, word, number)
    } else others.push(number)
  }

  /** When each query was last a candidate; a query may be filed under several words of one job. */
  const seenAt = new Uint32Array(queries.length)
  let turn = 0

  /** Calls `visit` once with each query that the row may meet. */
  function forEachCandidate(
    segment: Segment,
    row: number,
    has: Has,
    {
      tables,
      factMarks,
      visit,
    }: Pick<Given, 'tables' | 'factMarks'> & {
      visit: (number: number) => void
    },
  ) {
    turn++
    const visitAll = (numbers: readonly number[] = []) => {
      for (const number of numbers) {
        if (seenAt[number] === turn) continue
        seenAt[number] = turn
        visit(number)
      }
    }
    visitAll(others)
    visitAll(byCompany.get(textOf(tables.companies.folded, segment.company[row] as number)))
    const isIn = locationReader(segment, row, { tables, factMarks })
    for (const { location, numbers } of byLocation.values()) if (isIn(location)) visitAll(numbers)
    for (const word of words.filedIn(segment)) if (has(word)) visitAll(byWord.get(word))
  }

  return {
    match(ids, given) {
      const found: Matches = new Map()
      const { tables } = given
      words.follow(tables.terms)
      for (const place of bySegment(ids, given.segments)) {
        const { segment, rows } = place
        const reader = words.reader(segment, given.scratch)
        const passes = filters.reader(place, given)
        for (const [at, row] of rows.entries()) {
          const has = reader(row)
          isTextMet.forget()
          isSetPassed.forget()
          const meets = (number: number) => {
            const { parts, without } = texts.items[number] as Text
            return parts.every((part) => part.some(has)) && !without.some(has)
          }
          const passesAll = (number: number) =>
            (filterSets.items[number] as number[]).every((filter) => passes(filter, at))
          const visit = (number: number) => {
            const { text, filterSet } = compiled[number] as Compiled
            if (!isTextMet.read(text, meets) || !isSetPassed.read(filterSet, passesAll)) return
            put(found, number, place.ids[at] as JobId)
          }
          forEachCandidate(segment, row, has, { tables, factMarks: given.factMarks, visit })
        }
      }
      return found
    },
  }
}

/** Whether a row has a word. */
type Has = (word: number) => boolean

/**
 * The filters of all queries, each a query with that filter alone: a row that passes each of a query's filters passes
 * the query. They are applied by the search itself, so a new filter is one here too.
 */
function createFilters() {
  const { items: alone, numberOf } = createNumbered<JobQuery>()
  const parts = createParts()
  const found = createRows()

  return {
    numbersOf: (query: JobQuery): number[] => {
      const names = Object.keys(query).filter((name) => !IN_COMBINED.has(name))
      return [...names.map((name) => [name]), ...COMBINED_FILTERS].flatMap((group) => {
        const own = group.map((name) => [name, query[name as keyof JobQuery]] as const)
        if (!own.some(([name, value]) => isSet(name, value))) return []
        const isPay = group.some((name) => IN_CURRENCY.has(name))
        const currency = isPay ? query.salaryCurrency : EMPTY_QUERY.salaryCurrency
        const only = () => ({
          ...EMPTY_QUERY,
          ...Object.fromEntries(own),
          salaryCurrency: currency,
        })
        return [numberOf(JSON.stringify([own, currency]), only)]
      })
    },
    /** Whether the row at this position passes. A removed row passes no filter, but is not asked about. */
    reader({ segment, rows }: Rows, { scratch, now, ...means }: Given) {
      const passing: (boolean[] | undefined)[] = []
      return (number: number, at: number): boolean => {
        let own = passing[number]
        const location = own ? null : standingLocation(alone[number] as JobQuery)
        if (location) {
          own = rows.map((row) => locationReader(segment, row, means)(location))
          passing[number] = own
        }
        if (!own) {
          found.rows.set(rows)
          found.count = rows.length
          const filters = prepareFilters(alone[number] as JobQuery, now, means)
          splitRows(segment, filters, found, scratch, parts, null)
          const passed = new Set(parts.passed)
          own = rows.map((row) => passed.has(row))
          passing[number] = own
        }
        return own[at] as boolean
      }
    },
  }
}

const IN_COMBINED: ReadonlySet<string> = new Set(COMBINED_FILTERS.flat())

function isSet(name: string, value: unknown): boolean {
  const usual: unknown = EMPTY_QUERY[name as keyof JobQuery]
  return !NO_FILTERS.has(name) && (Array.isArray(value) ? value.length > 0 : value !== usual)
}

/** Items by key, numbered as they come. */
function createNumbered<Item>() {
  const numbers = new Map<string, number>()
  const items: Item[] = []
  return {
    items: items as readonly Item[],
    numberOf(key: string, make: () => Item): number {
      const number = numbers.get(key) ?? items.push(make()) - 1
      numbers.set(key, number)
      return number
    },
  }
}

function bySegment(ids: readonly JobId[], segments: readonly Segment[]): Rows[] {
  const found = new Map<Segment, Rows>()
  for (const id of ids) {
    const place = placeOf(segments, id)
    if (!place) continue
    const own = found.get(place.segment) ?? { segment: place.segment, rows: [], ids: [] }
    own.rows.push(place.row)
    own.ids.push(id)
    found.set(place.segment, own)
  }
  return [...found.values()]
}

function put<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item) {
  const items = map.get(key)
  if (items) items.push(item)
  else map.set(key, [item])
}
