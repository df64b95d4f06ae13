/**
 * What is kept of a listing so that it can be held against others without its text: the keys of its addresses, its
 * company, title and places as read for comparison, its pay, and a sketch of the part of its text that tells it from
 * its employer's other jobs. About 1.5 KB as JSON. And the few keys under which listings that may be one job meet.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { companyStem } from '#core/company/company-alike.ts'
import { htmlToText } from '#core/html/html.ts'
import type { Listing } from '#core/job/listing.ts'
import { withPlainFields } from '#core/job/plain-fields.ts'
import { namesSeveral } from '#core/job/role-kind.ts'
import { salaryOf, yearly } from '#core/pay/salary.ts'
import { isOnlyLocation } from '#core/place/place.ts'
import { comparePlaces, type PlacesRead, readPlaces } from '#core/place/places-alike.ts'
import { canonicalAddress, systemKey } from './job-address.ts'
import { FORUM, whereNumbered } from './listing-system.ts'
import { headerOf, namesWork } from './post-header.ts'
import { tellingText } from './telling-text.ts'
import { sketchKeys, sketchOf, type TextSketch } from './text-sketch.ts'
import { readTitle, type TitleReading } from './title-reading.ts'

/** Raised when traces are made otherwise; those of another version are made anew before they are compared. */
export const TRACES_VERSION = 5

export type JobTraces = {
  version: number
  /** The system's id or the canonical address, of the listing's own addresses: "greenhouse 4195351009". */
  addresses: string[]
  /** The jobs that the text links: at applicant systems, or by their short addresses. */
  links: string[]
  /** Long numbers and ids in the addresses, each with its host: an employer's own page may carry the system's id. */
  numbers: string[]
  /** Where ids are given once: "greenhouse acme". null where the listing names no system. */
  system: string | null
  /** The source that handed it in. */
  source: string
  company: string
  title: TitleReading
  /** Whether the title names work at all: "Remote" and "https://acme.com" do not. */
  isTitled: boolean
  /** Whether the title names several roles. */
  isList: boolean
  places: PlacesRead
  /** The parts of the title that say where. */
  titlePlaces: PlacesRead
  /** Pay a year, in the currency named. */
  pay: { min: number | null; max: number | null; currency: string } | null
  postedAt: string | null
  sketch: TextSketch | null
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

/** More links than this are a page of jobs. */
const MAX_LINKS = 30

/** `text`: the plain text of description and requirements, where it is at hand. */
export function tracesOf(given: Comparable, text = plainText(given)): JobTraces {
  const listing = withPlainFields(given)
  const urls = [listing.url, listing.applyUrl].filter((url) => typeof url === 'string')
  const { source, system, addresses } = whereNumbered(listing, urls)
  const isPost = source === FORUM
  const header = headerOf(
    { title: listing.title, location: listing.location ?? null },
    text,
    isPost,
  )
  const title = readTitle(header.title, listing.company)
  const places = readPlaces([header.location])
  return {
    version: TRACES_VERSION,
    addresses,
    links: linksOf(listing.description ?? ''),
    numbers: [...new Set(urls.flatMap(numbersIn))],
    system,
    source,
    company: listing.company.trim(),
    title,
    isTitled:
      title.words.length > 0 && (isPost ? namesWork(header.title) : !isNoTitle(header.title)),
    isList: namesSeveral(header.title),
    places,
    titlePlaces: readPlaces(title.places.filter((part) => saysMore(part, places))),
    pay: payOf(listing.salary),
    postedAt: listing.postedAt ?? null,
    sketch: sketchOf(tellingText(text)),
  }
}

/**
 * Keys of which two listings that are one job share at least one: by address, by company and title, by the text. Look
 * candidates up under each; a key that very many listings share tells nothing and may be passed over.
 */
export function blockingKeys(traces: JobTraces): string[] {
  const { addresses, links, company, title, sketch } = traces
  const linked = links.length <= MAX_LINKS_LOOKED_UP ? links : []
  const stem = companyStem(company)
  return [
    ...[...addresses, ...linked].map((key) => `a ${key}`),
    ...titleKeys(title, traces.source === FORUM).map((key) => `t ${stem} ${key}`),
    ...(sketch ? sketchKeys(sketch).map((key) => `s ${key}`) : []),
  ]
}

/** A text that links more is a list of roles. */
const MAX_LINKS_LOOKED_UP = 3

/** Without grades and places, so that edits of these are still found. Posts of a forum are few and retitled often: found by company alone. */
function titleKeys({ words }: TitleReading, isPost: boolean) {
  return [...new Set([words.join(' ').slice(0, 120), ...(isPost ? [''] : [])])]
}

/** An address or a place, where nobody gave a title. */
const isNoTitle = (title: string) => /^\s*(?:https?:|www\.)/i.test(title) || isOnlyLocation(title)

/** A part of a title that says where, and more than the place of the listing: "London" in "London, Ontario" is no more. */
function saysMore(part: string, places: PlacesRead) {
  if (ONLY_REMOTE.test(part)) return false
  const read = readPlaces([part])
  const [only] = places.places.length === 1 ? places.places : []
  const isCity = only?.city && read.places.length > 0 && read.areas.length === 0
  if (isCity && read.places.every(({ city }) => city === only.city)) return false
  return comparePlaces(read, places) !== 'equal'
}

/** How one works, in brackets behind many titles; where is told elsewhere. */
const ONLY_REMOTE = /^\W*(?:100% |fully |full )?(?:remote|hybrid|on-?site|home ?office)\W*$/i

function plainText({ description, requirements }: Comparable) {
  return [description, requirements].map((html) => (html ? htmlToText(html) : '')).join('\n\n')
}

const LINK = /https?:(?:\/\/|&#x2f;&#x2f;)[^\s"'<>)\]]{8,300}/gi
/** Greenhouse's short addresses, one a job. */
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

/** "stripe.com 4921361". A board's own number is in all addresses of its host, so the host stands with it. */
function numbersIn(url: string) {
  const address = canonicalAddress(url) ?? ''
  const host = address.split('/')[0] ?? ''
  return [...address.matchAll(LONG_NUMBER)].map(([number]) => `${host} ${number}`)
}

const LONG_NUMBER = /(?<![\da-z])(?:\d{6,20}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\da-z])/g

function payOf(salary: Comparable['salary']): JobTraces['pay'] {
  const said = salaryOf({ salary: salary ?? null })
  const year = said && yearly(said)
  return year && said.currency !== null ? { ...year, currency: said.currency } : null
}
