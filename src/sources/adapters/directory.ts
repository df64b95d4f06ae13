/**
 * A directory of files with one listing per line (`.jsonl`, `.jsonl.gz`), in the format of `npm run import`,
 * including rows of the specification's `jobsdb` table. The board's token is the path: "/srv/jobs". Sources have no
 * file access, so this one makes requests like every other: `file:///srv/jobs/` returns the file names as a JSON
 * list, `file:///srv/jobs/a.jsonl` the unpacked file. All files together are the board. A listing that appears in two
 * of them is read from the file whose name sorts last; within a file, the last line counts.
 */
import type { ZodError } from 'zod'
import { fromJobsdbRow, isJobsdbRow } from '#core/job/jobsdb-row.ts'
import { Listing } from '#core/job/listing.ts'
import { getItems } from '#sources/read/get-json.ts'
import {
  type Fields,
  fieldsOf,
  InvalidItem,
  readText,
  toProblem,
} from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { newOnes } from '#sources/read/read-pages.ts'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

export const directory: Source = {
  name: 'directory',
  title: 'Files of listings',
  kind: 'aggregator',
  lists: 'whole',
  takenWhole: 'always', // the operator put them there
  runsDays: null,
  isOneAnswer: false,
  terms: { ...NO_CONDITIONS, url: null, leastMinutes: 5 },
  load: {
    // Files of this machine.
    hosts: [],
    ...USUAL_LOAD,
    secondsBetween: 0,
    cost: { requests: 2, kilobytes: 1000 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => addressOf(token, ''),
  gather,
}

const FILE = /^[^./\\][^/\\]*\.jsonl(?:\.gz)?$/

async function* gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  if (!token.startsWith('/')) throw new Unreadable(`"${token}" is not the full path of a directory`)
  const listed = await getItems(get, { url: addressOf(token, '') })
  const files = listed.filter((name) => typeof name === 'string' && FILE.test(name)).sort()
  // A disk that is not mounted looks like an empty directory.
  if (files.length === 0) throw new Unreadable('the directory has no .jsonl or .jsonl.gz files')
  const ids = new Set<string>()
  for (const file of files.reverse()) {
    const answer = await get({ url: addressOf(token, String(file)), accept: 'text' })
    // Programs write a single line break when they found nothing.
    if (answer.text === '\n') continue
    yield* newOnes(readLines(readText(answer), token), ids)
  }
}

function addressOf(path: string, file: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  return `file:///${[...parts, file].map(encodeURIComponent).join('/')}`
}

/** Every line, the last one first. Throws for a file that is still being written, and for any other kind of file. */
function readLines(text: string, board: string): Found[] {
  const lines = text.split('\n').filter((written) => written.trim() !== '')
  if (!text.endsWith('\n') && parseLine(lines.at(-1) ?? '') === undefined) {
    throw new Unreadable('the last line is cut off')
  }
  const found = lines.reverse().map((written) => readLine(written, board))
  if (found.some((one) => 'listing' in one)) return found
  throw new Unreadable('no line is a listing')
}

function readLine(written: string, board: string): Found {
  try {
    const value = parseLine(written)
    if (value === undefined) throw new InvalidItem('the line is not valid JSON')
    const fields = fieldsOf(value)
    if (!fields) throw new InvalidItem('the line is not an object')
    return { listing: readListing(fields, board) }
  } catch (error) {
    return toProblem(error, written)
  }
}

/**
 * The listing's own source and board become part of the id, since two sources may use the same number for two jobs.
 */
function readListing(fields: Fields, board: string): Listing {
  const row = isJobsdbRow(fields) ? fromJobsdbRow(fields) : { listing: fields }
  if ('error' in row) throw new InvalidItem(formatIssue(row.error))
  const parsed = Listing.safeParse(row.listing)
  if (!parsed.success) throw new InvalidItem(formatIssue(parsed.error), idOf(row.listing))
  const id = idOf(parsed.data)
  if (id === null) throw new InvalidItem('the id is too long')
  return { ...parsed.data, source: 'directory', board, id }
}

/** The limit of `Listing`. */
const MAX_ID = 300

/** Null if it is unknown or too long. */
function idOf({ source, board, id }: Partial<Record<'source' | 'board' | 'id', unknown>>) {
  const parts = [field.line(source), field.line(board), field.line(id)]
  const whole = parts.filter(Boolean).join(':')
  return parts[0] && parts[2] && whole.length <= MAX_ID ? whole : null
}

function formatIssue({ issues: [issue] }: ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'the line is not a listing'
}

function parseLine(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
