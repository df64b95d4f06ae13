/**
 * Pairs of real listings labeled by eye: the same opening, another opening of the same role, or two jobs. The listings
 * lie beside the project and are named by their ids, never copied here: `source:board:id`, or the file of a recorded
 * answer and an id.
 */
import * as fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Listing } from '#core/job/listing.ts'
import type { Sameness } from '#core/merge/same-job.ts'

export type LabelledPair = {
  one: Listing
  other: Listing
  label: Sameness
  /** Whether rules were made while looking at it. */
  half: string
  /** Why it was looked at: "A-again" and so on. */
  found: string
  reason: string
  /** Whether both were seen on one board on the same day; null where this was not recorded. */
  together: boolean | null
}

const DATA = new URL('../../../shared/data/', import.meta.url)
const LISTINGS = new URL('jobs/listings.jsonl.gz', DATA)
const PRESENCE = new URL('jobs/radar_presence.jsonl.gz', DATA)

export const hasPairs = () => fs.existsSync(LISTINGS) && fs.existsSync(PRESENCE)

export function readListings(): Map<string, Listing> {
  const listings = readLines(LISTINGS).map((line) => Listing.parse(JSON.parse(line)))
  return new Map(listings.map((listing) => [keyOf(listing), listing]))
}

export function readPairs(listings: ReadonlyMap<string, Listing>): LabelledPair[] {
  const seen = readPresence()
  const rows = fs
    .readFileSync(new URL('labels.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return rows.slice(1).map((row) => {
    const [one = '', other = '', label = '', half = '', found = '', reason = ''] = row.split('\t')
    const pair = [one, other].map((key) => listings.get(key) ?? readFixture(key))
    if (!pair[0] || !pair[1]) throw new Error(`no such listing: ${one} or ${other}`)
    return {
      one: pair[0],
      other: pair[1],
      label: label as Sameness,
      half,
      found,
      reason,
      together: wereTogether(seen.get(one), seen.get(other)),
    }
  })
}

export const keyOf = ({ source, board, id }: Listing) => `${source}:${board}:${id}`

type Days = { first: string; last: string }

function wereTogether(one: Days | undefined, other: Days | undefined): boolean | null {
  if (!one || !other) return null
  return one.first <= other.last && other.first <= one.last
}

function readPresence(): Map<string, Days> {
  return new Map(
    readLines(PRESENCE).map((line) => {
      const { job_uid, first, last } = JSON.parse(line) as Days & { job_uid: string }
      return [job_uid, { first, last }]
    }),
  )
}

function readLines(file: URL) {
  return gunzipSync(fs.readFileSync(file)).toString().trim().split('\n')
}

type Recorded = {
  id: string | number
  title?: string
  text?: string
  company_name?: string
  location?: string | { name: string }
  categories?: { location: string }
  absolute_url?: string
  jobUrl?: string
  hostedUrl?: string
  content?: string
  descriptionHtml?: string
  description?: string
}

/** "fixture:radar/lever.json#ID": a listing as the recorded board showed it. */
function readFixture(key: string): Listing | null {
  const [, file, id] = /^fixture:(.+)#(.+)$/.exec(key) ?? []
  if (!file || !id) return null
  const answer = JSON.parse(fs.readFileSync(new URL(`fixtures/${file}`, DATA), 'utf8'))
  const found = findRecorded(answer, id)
  if (!found) return null
  const url = found.absolute_url ?? found.jobUrl ?? found.hostedUrl ?? ''
  const place = found.location ?? found.categories?.location ?? null
  return Listing.parse({
    source: file.replace(/^.*\/|\.json$/g, ''),
    id,
    url,
    title: found.title ?? found.text,
    company: found.company_name ?? url.split('/')[3],
    location: typeof place === 'object' ? (place?.name ?? null) : place,
    description: found.content ?? found.descriptionHtml ?? found.description ?? null,
  })
}

function findRecorded(value: unknown, id: string): Recorded | null {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findRecorded(item, id)
      if (found) return found
    }
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const item = value as Recorded
  if (String(item.id) === id && (item.title ?? item.text)) return item
  return findRecorded(Object.values(value), id)
}
