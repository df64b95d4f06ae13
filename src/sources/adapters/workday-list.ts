/**
 * The list of a Workday site, page by page. Its traps all answer with 200: a page has at most 20 rows, and none if
 * more are requested; `total` is right only on the first page; beyond row 2,000, the first page is repeated. A list
 * that long is read in parts, one for each value of a facet.
 */
import { getFields } from '#sources/read/get-json.ts'
import {
  type Fields,
  fieldsOf,
  InvalidItem,
  requireItems,
  toProblem,
} from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { type Found, type Get, Unreadable } from '#sources/source/source.ts'

const PAGE_ROWS = 20
const MOST_ROWS = 2_000
/** Nesting of facets; two levels are enough for 100,000 jobs. */
const MAX_DEPTH = 3

/** One job of the list; its path leads to its details. */
export type Row = { path: string; id: string; item: Fields }

type Facets = Readonly<Record<string, readonly string[]>>
type Part = { parameter: string; values: readonly { id: string; count: number }[] }

/** The address that is read, and the paths already seen. */
type Reading = { url: string; get: Get; seen: Set<string> }

export async function* readRows(url: string, get: Get): AsyncGenerator<Row | Found> {
  yield* readPart({ url, get, seen: new Set() }, {}, 0)
}

async function* readPart(
  reading: Reading,
  facets: Facets,
  depth: number,
): AsyncGenerator<Row | Found> {
  const first = await ask(reading, facets, 0)
  const { total } = first
  if (typeof total !== 'number') throw new Unreadable('the answer has no total')
  if (total < MOST_ROWS) {
    yield* readPages(reading, facets, first, total)
    return
  }
  const part = depth < MAX_DEPTH ? partOf(first, facets) : null
  if (part === null) {
    yield* readPages(reading, facets, first, MOST_ROWS)
    yield { capped: `the first ${MOST_ROWS} of a list were read` }
    return
  }
  const before = reading.seen.size
  for (const { id } of part.values) {
    yield* readPart(reading, { ...facets, [part.parameter]: [id] }, depth + 1)
  }
  const read = reading.seen.size - before
  const counted = Math.max(total, sum(part))
  if (read < counted) yield { capped: `${read} of about ${counted} jobs were read` }
}

async function* readPages(
  { url, get, seen }: Reading,
  facets: Facets,
  first: Fields,
  total: number,
): AsyncGenerator<Row | Found> {
  const here = new Set<string>()
  let odd = 0
  let page = first
  for (let offset = 0; ; ) {
    const rows = requireItems(page, 'jobPostings').map(toRow)
    const isNew = (row: Row | Found) => 'path' in row && !here.has(row.path)
    // A page with nothing new is the first one repeated.
    if (offset > 0 && !rows.some(isNew)) break
    for (const row of rows) {
      if (!('path' in row)) odd++
      else if (here.has(row.path)) continue
      else here.add(row.path)
      if ('path' in row && seen.has(row.path)) continue
      if ('path' in row) seen.add(row.path)
      yield row
    }
    offset += PAGE_ROWS
    if (rows.length === 0 || offset >= Math.min(total, MOST_ROWS)) break
    page = await ask({ url, get, seen }, facets, offset)
  }
  const read = here.size + odd
  if (read < total) yield { capped: `the source listed ${read} of ${total} jobs` }
}

async function ask({ url, get }: Reading, facets: Facets, offset: number): Promise<Fields> {
  const json = { appliedFacets: facets, limit: PAGE_ROWS, offset, searchText: '' }
  const page = await getFields(get, { url, json })
  requireItems(page, 'jobPostings')
  return page
}

/** "/job/Berlin/Engineer_R-17-1" is job R-17-1. */
function toRow(item: unknown): Row | Found {
  const fields = fieldsOf(item)
  const path = field.line(fields?.externalPath)
  if (!fields || !path?.startsWith('/'))
    return toProblem(new InvalidItem('the item has no path'), item)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const id = name.includes('_') ? name.slice(name.lastIndexOf('_') + 1) : path
  return { path, id: id.slice(0, 300) || path.slice(0, 300), item: fields }
}

/**
 * The facet that splits best: one that covers everything with no value too long to read, otherwise the one that
 * covers most.
 */
function partOf(page: Fields, facets: Facets): Part | null {
  const parts = partsIn(field.list(page.facets)).filter(
    ({ parameter, values }) => !(parameter in facets) && values.length > 1,
  )
  const longest = (part: Part) => Math.max(...part.values.map(({ count }) => count))
  const isWhole = (part: Part) => longest(part) < MOST_ROWS && sum(part) >= MOST_ROWS
  const [best] = parts.sort(
    (a, b) => Number(isWhole(b)) - Number(isWhole(a)) || sum(b) - sum(a) || longest(a) - longest(b),
  )
  return best ?? null
}

/** Groups of facets contain facets ("locationMainGroup" contains "locations"). */
function partsIn(facets: readonly unknown[], depth = 0): Part[] {
  return field.listOfFields(facets).flatMap((facet) => {
    const parameter = field.line(facet.facetParameter)
    const values = field.listOfFields(facet.values)
    const own = values.flatMap((value) => {
      const id = field.line(value.id)
      const count = field.inside(value, 'count')
      return id && typeof count === 'number' && count > 0 ? [{ id, count }] : []
    })
    const inner = depth < MAX_DEPTH ? partsIn(values, depth + 1) : []
    return parameter && own.length > 0 ? [{ parameter, values: own }, ...inner] : inner
  })
}

const sum = ({ values }: Part) => values.reduce((total, { count }) => total + count, 0)
