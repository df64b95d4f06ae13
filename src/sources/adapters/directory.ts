/**
 * A directory of files with one listing a line (`.jsonl`, `.jsonl.gz`), as `npm run import` reads them; rows of the
 * specification's `jobsdb` table too. The operator names it as the board: "/srv/jobs". A source has no files of its own,
 * so it asks as every other does: `file:///srv/jobs/` answers with a JSON list of the names in it, `file:///srv/jobs/a.jsonl`
 * with the file, unpacked. All files together are the board. What stands in two of them is read from the one whose name
 * sorts last, and in one file from its last line.
 */
import type { ZodError } from 'zod'
import { fromJobsdbRow, isJobsdbRow } from '#core/job/jobsdb-row.ts'
import { Listing } from '#core/job/listing.ts'
import {
  type Fields,
  fieldsOf,
  OddItem,
  readJson,
  readText,
  requireItems,
  toProblem,
} from '#sources/read/read-answer.ts'
import { line } from '#sources/read/read-field.ts'
import { newOnes } from '#sources/read/read-pages.ts'
import { type Found, type GatherWorld, type Source, Unreadable } from '#sources/source/source.ts'

export const directory: Source = {
  name: 'directory',
  title: 'Files of listings',
  kind: 'aggregator',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: { url: null, credit: null, offBecause: null, leastMinutes: 5, delayHours: 0 },
  needs: [],
  onlyBoard: null,
  page: (token) => addressOf(token, ''),
  gather,
}

const FILE = /^[^./\\][^/\\]*\.jsonl(?:\.gz)?$/

async function* gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  if (!token.startsWith('/'))
    throw new Unreadable(`"${token}" is not the whole path of a directory`)
  const listed = requireItems(readJson(await get({ url: addressOf(token, ''), accept: 'json' })))
  const files = listed.filter((name) => typeof name === 'string' && FILE.test(name)).sort()
  // A disk that is not there looks like an empty directory.
  if (files.length === 0) throw new Unreadable('no file in it is called .jsonl or .jsonl.gz')
  const ids = new Set<string>()
  for (const file of files.reverse()) {
    const answer = await get({ url: addressOf(token, String(file)), accept: 'text' })
    // One line end and nothing else is how programs write that they found nothing.
    if (answer.text === '\n') continue
    yield* newOnes(readLines(readText(answer), token), ids)
  }
}

function addressOf(path: string, file: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  return `file:///${[...parts, file].map(encodeURIComponent).join('/')}`
}

/** Every line, the last one first. Throws for a file that is still being written, and for one of something else. */
function readLines(text: string, board: string): Found[] {
  const lines = text.split('\n').filter((written) => written.trim() !== '')
  if (!text.endsWith('\n') && parseLine(lines.at(-1) ?? '') === undefined) {
    throw new Unreadable('the last line is cut off')
  }
  const found = lines.reverse().map((written) => readLine(written, board))
  if (found.some((one) => 'listing' in one)) return found
  throw new Unreadable('not one line is a listing')
}

function readLine(written: string, board: string): Found {
  try {
    const value = parseLine(written)
    if (value === undefined) throw new OddItem('the line is no JSON')
    const fields = fieldsOf(value)
    if (!fields) throw new OddItem('the line is no object')
    return { listing: readListing(fields, board) }
  } catch (error) {
    return toProblem(error, written)
  }
}

/** Its own source and board are kept in the id: two sources may know two jobs by one number. */
function readListing(fields: Fields, board: string): Listing {
  const row = isJobsdbRow(fields) ? fromJobsdbRow(fields) : { listing: fields }
  if ('error' in row) throw new OddItem(said(row.error))
  const parsed = Listing.safeParse(row.listing)
  if (!parsed.success) throw new OddItem(said(parsed.error), idOf(row.listing))
  const id = idOf(parsed.data)
  if (id === null) throw new OddItem('the id is too long')
  return { ...parsed.data, source: 'directory', board, id }
}

/** What `Listing` takes. */
const MAX_ID = 300

/** Null where it cannot be told, or would be too long. */
function idOf({ source, board, id }: Partial<Record<'source' | 'board' | 'id', unknown>>) {
  const parts = [line(source), line(board), line(id)]
  const whole = parts.filter(Boolean).join(':')
  return parts[0] && parts[2] && whole.length <= MAX_ID ? whole : null
}

function said({ issues: [issue] }: ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'the line is no listing'
}

function parseLine(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
