/**
 * Which applicant-tracking system and board a listing's id comes from, based on its source or its
 * addresses, and the keys of all its addresses.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { readOtherAts } from '#core/boards/other-ats-address.ts'
import { splitAddress } from '#core/boards/split-address.ts'
import type { Listing } from '#core/job/listing.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { addressKey, canonicalAddress, systemKey } from './job-address.ts'

type Numbered = Pick<Listing, 'source' | 'id'> & Partial<Pick<Listing, 'board'>>

type WhereNumbered = {
  /** The source that provided it, under its canonical name. */
  source: string
  /** "greenhouse acme"; null when the listing names no system. */
  system: string | null
  /** "greenhouse 4195351009" */
  addresses: string[]
}

/** Its listings are posts: one text for one or more roles, with a guessed title. */
export const FORUM = 'hn-hiring'

/** Sources whose ids are those of an applicant-tracking system. */
const SYSTEMS = new Set(
  `greenhouse lever ashby smartrecruiters workable recruitee personio teamtailor breezy rippling pinpoint bamboohr
  workday hn-hiring`.split(/\s+/),
)

/** Other names under which a source's listings were imported. */
const SOURCE_NAMES: Readonly<Record<string, string>> = { hackernews: 'hn-hiring', hn: 'hn-hiring' }

/** The format of each system's ids; an id in another format is someone else's numbering. */
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
  if (!SYSTEMS.has(source) || !(entryOf(IDS, source)?.test(id) ?? board)) return null
  return systemKey(source, board ?? null, id)
}

export function readListingSystem(listing: Numbered, urls: readonly string[]): WhereNumbered {
  const source = entryOf(SOURCE_NAMES, listing.source) ?? listing.source
  const ats = urls.map(readJobAddress).find((address) => address !== null) ?? null
  const ownUrls = urls.filter((url) => !isOfBoard(url, listing.board ?? ''))
  const keys = new Set([ownKey(source, listing), ...ownUrls.map((url) => addressKey(url))])
  return {
    source,
    system: systemOf(source, listing.board ?? null, ats),
    addresses: [...keys].filter((key) => key !== null),
  }
}

/**
 * A page that lists several jobs is the address of every job without its own page, so it identifies
 * none of them.
 */
function isOfBoard(url: string, board: string) {
  const page = canonicalAddress(board)
  return page !== null && page === canonicalAddress(url) && !readJobAddress(url)
}

/** The system and id in a job's address, including systems that we don't collect from. */
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
