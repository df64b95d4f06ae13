/**
 * Dedupe features: what we keep of a listing to compare it with others without its text. The keys
 * of its addresses; its company, title and places as read for comparison; its pay; and a signature
 * of the text that is specific to this job. About 1.5 KB as JSON. Also the blocking keys under
 * which potential duplicates meet.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { companyStem } from '#core/company/compare-companies.ts'
import { htmlToText } from '#core/html/html.ts'
import type { Listing } from '#core/job/listing.ts'
import { withPlainFields } from '#core/job/plain-fields.ts'
import { salaryOf, yearly } from '#core/pay/salary.ts'
import { comparePlaces, type PlacesRead, readPlaces } from '#core/place/compare-places.ts'
import { isOnlyLocation } from '#core/place/place.ts'
import { namesSeveralRoles } from '#core/title/several-roles.ts'
import { canonicalAddress, systemKey } from './job-address.ts'
import { jobSpecificText } from './job-specific-text.ts'
import { FORUM, readListingSystem } from './listing-system.ts'
import { type MinHashSignature, minHashBands, minHashOf } from './min-hash.ts'
import { headerOf, namesRole } from './post-header.ts'
import { readTitle, type TitleReading } from './title-reading.ts'

/**
 * Increase this when the features change. Features of another version are computed again before a
 * comparison.
 */
export const FEATURES_VERSION = 7

export type DedupeFeatures = {
  version: number
  /**
   * The system's id or the canonical address, from the listing's own addresses: "greenhouse
   * 4195351009".
   */
  addresses: string[]
  /** Jobs that the text links to: at applicant-tracking systems, or by their short addresses. */
  links: string[]
  /**
   * Long numbers and ids in the addresses, each with its host: an employer's own page may contain
   * the system's id.
   */
  numbers: string[]
  /** The scope in which ids are unique: "greenhouse acme". Null when the listing names no system. */
  system: string | null
  /** The source that provided it. */
  source: string
  company: string
  title: TitleReading
  /** Whether the title names a role at all: "Remote" and "https://acme.com" don't. */
  isTitled: boolean
  /** Whether the title names several roles. */
  isList: boolean
  places: PlacesRead
  /** The parts of the title that are places. */
  titlePlaces: PlacesRead
  /** Yearly pay, in the stated currency. */
  pay: { min: number | null; max: number | null; currency: string } | null
  postedAt: string | null
  sketch: MinHashSignature | null
}

export type Comparable = Pick<Listing, 'source' | 'id' | 'title' | 'company'> &
  Partial<
    Pick<
      Listing,
      | 'board'
      | 'url'
      | 'applyUrl'
      | 'location'
      | 'description'
      | 'requirements'
      | 'salary'
      | 'postedAt'
    >
  >

/** A text with more links than this is a page of jobs. */
const MAX_LINKS = 30

/** `text`: the plain text of description and requirements, if available. */
export function dedupeFeatures(given: Comparable, text = plainText(given)): DedupeFeatures {
  const listing = withPlainFields(given)
  const urls = [listing.url, listing.applyUrl].filter((url) => typeof url === 'string')
  const { source, system, addresses } = readListingSystem(listing, urls)
  const isPost = source === FORUM
  const header = headerOf(
    { title: listing.title, location: listing.location ?? null },
    text,
    isPost,
  )
  const title = readTitle(header.title, listing.company)
  const places = readPlaces([header.location])
  return {
    version: FEATURES_VERSION,
    addresses,
    links: linksOf(listing.description ?? ''),
    numbers: [...new Set(urls.flatMap(numbersIn))],
    system,
    source,
    company: listing.company.trim(),
    title,
    isTitled:
      title.words.length > 0 && (isPost ? namesRole(header.title) : !isNoTitle(header.title)),
    isList: namesSeveralRoles(header.title),
    places,
    titlePlaces: readPlaces(title.places.filter((part) => saysMore(part, places))),
    pay: payOf(listing.salary),
    postedAt: listing.postedAt ?? null,
    sketch: minHashOf(jobSpecificText(text)),
  }
}

/**
 * Two listings of the same job share at least one of these keys: by address, by company and title,
 * or by text. Look up candidates under each. A key shared by very many listings is not selective
 * and can be skipped.
 */
export function blockingKeys(traces: DedupeFeatures): string[] {
  const { addresses, links, company, title, sketch } = traces
  const linked = links.length <= MAX_LINKS_LOOKED_UP ? links : []
  const stem = companyStem(company)
  return [
    ...[...addresses, ...linked].map((key) => `a ${key}`),
    ...titleKeys(title, traces.source === FORUM).map((key) => `t ${stem} ${key}`),
    ...(sketch ? minHashBands(sketch).map((key) => `s ${key}`) : []),
  ]
}

/** A text with more links is a list of roles. */
const MAX_LINKS_LOOKED_UP = 3

/**
 * Without grades and places, so that edits to them still match. Forum posts are few and often
 * retitled, so the company alone is a key too.
 */
function titleKeys({ words }: TitleReading, isPost: boolean) {
  return [...new Set([words.join(' ').slice(0, 120), ...(isPost ? [''] : [])])]
}

/** The source put an address or a place where the title belongs. */
const isNoTitle = (title: string) => /^\s*(?:https?:|www\.)/i.test(title) || isOnlyLocation(title)

/**
 * Whether a part of a title is a place that adds to the listing's own: "London" adds nothing to
 * "London, Ontario".
 */
function saysMore(part: string, places: PlacesRead) {
  if (ONLY_REMOTE.test(part)) return false
  const read = readPlaces([part])
  const [only] = places.places.length === 1 ? places.places : []
  const isCity = only?.city && read.places.length > 0 && read.areas.length === 0
  if (isCity && read.places.every(({ city }) => city === only.city)) return false
  return comparePlaces(read, places) !== 'equal'
}

/** A work setting, in brackets after many titles. The location field already covers it. */
const ONLY_REMOTE = /^\W*(?:100% |fully |full )?(?:remote|hybrid|on-?site|home ?office)\W*$/i

function plainText({ description, requirements }: Comparable) {
  return [description, requirements].map((html) => (html ? htmlToText(html) : '')).join('\n\n')
}

const LINK = /https?:(?:\/\/|&#x2f;&#x2f;)[^\s"'<>)\]]{8,300}/gi
/** Greenhouse's short addresses, one per job. */
const SHORT_LINK = /^https?:\/\/grnh\.se\/([\da-z]+)/

function linksOf(html: string) {
  const keys = new Set<string>()
  for (const [found] of html.slice(0, 30_000).matchAll(LINK)) {
    const link = found.replace(/&#x2f;/gi, '/').replace(/&#x3d;/gi, '=')
    const short = SHORT_LINK.exec(link)?.[1]
    if (short) keys.add(`grnh.se ${short}`)
    const ats = link.endsWith('...') ? null : readAtsAddress(link)
    if (ats?.id && ats.source !== FORUM) keys.add(systemKey(ats.source, ats.board, ats.id))
  }
  return keys.size <= MAX_LINKS ? [...keys] : []
}

/** "stripe.com 4921361". A board's own number is in every address of its host, so the host is included. */
function numbersIn(url: string) {
  const address = canonicalAddress(url) ?? ''
  const host = address.split('/')[0] ?? ''
  return [...address.matchAll(LONG_NUMBER)].map(([number]) => `${host} ${number}`)
}

const LONG_NUMBER = /(?<![\da-z])(?:\d{6,20}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\da-z])/g

function payOf(salary: Comparable['salary']): DedupeFeatures['pay'] {
  const said = salaryOf({ salary: salary ?? null })
  const year = said && yearly(said)
  return year && said.currency !== null ? { ...year, currency: said.currency } : null
}
