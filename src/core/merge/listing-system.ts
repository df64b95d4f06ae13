/**
 * Where a listing has its number: the applicant system and board that gave it, told by the source that read it there or
 * by its addresses, and the keys of all its addresses.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { readOtherAts } from '#core/boards/other-ats-address.ts'
import { splitAddress } from '#core/boards/split-address.ts'
import type { Listing } from '#core/job/listing.ts'
import { addressKey, canonicalAddress, systemKey } from './job-address.ts'

type Numbered = Pick<Listing, 'source' | 'id'> & Partial<Pick<Listing, 'board'>>

type WhereNumbered = {
  /** The source that handed it in, under its own name. */
  source: string
  /** "greenhouse acme"; null where the listing names no system. */
  system: string | null
  /** "greenhouse 4195351009" */
  addresses: string[]
}

/** Its listings are posts: one text for a role or many, of which the title is a guess. */
export const FORUM = 'hn-hiring'

/** Sources whose ids are those of an applicant system. */
const SYSTEMS = new Set(
  `greenhouse lever ashby smartrecruiters workable recruitee personio teamtailor breezy rippling pinpoint bamboohr
  workday hn-hiring`.split(/\s+/),
)

/** Other names under which listings of a source were imported. */
const SOURCE_NAMES: Readonly<Record<string, string>> = { hackernews: 'hn-hiring', hn: 'hn-hiring' }

/** What the ids of each system look like; an id that does not is somebody's own numbering. */
const IDS: Readonly<Record<string, RegExp>> = {
  greenhouse: /^\d{5,}$/,
  lever: /^[\da-f-]{36}$/i,
  ashby: /^[\da-f-]{36}$/i,
  rippling: /^[\da-f-]{36}$/i,
  smartrecruiters: /^(?:\d{9,}|[\da-f-]{36})$/i,
  workable: /^[\dA-F]{8,12}$/i,
  breezy: /^[\da-f]{10,}$/i,
  'hn-hiring': /^\d{6,}$/,
}

function ownKey(source: string, { board, id }: Numbered) {
  if (!SYSTEMS.has(source) || !(IDS[source]?.test(id) ?? board)) return null
  return systemKey(source, board ?? null, id)
}

export function whereNumbered(listing: Numbered, urls: readonly string[]): WhereNumbered {
  const source = SOURCE_NAMES[listing.source] ?? listing.source
  const ats = urls.map(readJobAddress).find((address) => address !== null) ?? null
  const told = urls.filter((url) => !isOfBoard(url, listing.board ?? ''))
  const keys = new Set([ownKey(source, listing), ...told.map((url) => addressKey(url))])
  return {
    source,
    system: systemOf(source, listing.board ?? null, ats),
    addresses: [...keys].filter((key) => key !== null),
  }
}

/** A page that lists several jobs is the address of each that has none of its own, and tells none of them. */
function isOfBoard(url: string, board: string) {
  const page = canonicalAddress(board)
  return page !== null && page === canonicalAddress(url) && !readJobAddress(url)
}

/** The system and the id of a job, of those that are gathered and of others. */
function readJobAddress(url: string) {
  const ats = readAtsAddress(url)
  if (ats) return ats.id === null ? null : ats
  const parts = splitAddress(url)
  return parts && readOtherAts(parts)
}

function systemOf(
  source: string,
  board: string | null,
  ats: { source: string; board: string | null } | null,
): string | null {
  const name = ats?.source ?? (SYSTEMS.has(source) ? source : null)
  if (name === null || name === FORUM) return name
  return `${name} ${(ats?.board ?? board ?? '').toLowerCase()}`.trim()
}
