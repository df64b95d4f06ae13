/**
 * What is kept of a listing so that it can be held against others without its text: the keys of its addresses, its
 * company, title and places as read for comparison, its pay, and a sketch of the part of its text that tells it from
 * its employer's other jobs. About 1.5 KB as JSON. And the few keys under which listings that may be one job meet.
 */
import { readAtsAddress } from './ats-address.ts'
import { companyStem } from './company-alike.ts'
import { htmlToText } from './html.ts'
import { addressKey, canonicalAddress, systemKey } from './job-address.ts'
import type { Listing } from './listing.ts'
import { type PlacesRead, readPlaces } from './places-alike.ts'
import { salaryOf, yearly } from './salary.ts'
import { tellingText } from './telling-text.ts'
import { sketchKeys, sketchOf, type TextSketch } from './text-sketch.ts'
import { readTitle, type TitleReading } from './title-reading.ts'

/** Raised when traces are made otherwise; those of another version are made anew before they are compared. */
export const TRACES_VERSION = 1

export type JobTraces = {
  version: number
  /** The system's id or the canonical address, of the listing's own addresses: "greenhouse 4195351009". */
  addresses: string[]
  /** The jobs at applicant systems that the text links, where it links one or a few. */
  links: string[]
  /** Long numbers and ids in the addresses, which other addresses of the job may carry as well. */
  numbers: string[]
  /** Where ids are given once: "greenhouse acme". null where the listing names no system. */
  system: string | null
  /** The source that handed it in. */
  source: string
  company: string
  title: TitleReading
  places: PlacesRead
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

/** More links than this are a list of roles. */
const MAX_LINKS = 3

/** `text`: the plain text of description and requirements, where it is at hand. */
export function tracesOf(listing: Comparable, text = plainText(listing)): JobTraces {
  const urls = [listing.url, listing.applyUrl].filter((url) => typeof url === 'string')
  const ats = urls.map(readAtsAddress).find((address) => address?.id) ?? null
  const source = SOURCE_NAMES[listing.source] ?? listing.source
  const own = SYSTEMS.has(source) ? systemKey(source, listing.board ?? null, listing.id) : null
  const title = readTitle(listing.title, listing.company)
  const links = linksOf(listing.description ?? '')
  return {
    version: TRACES_VERSION,
    addresses: [...new Set([own, ...urls.map(addressKey)].filter((key) => key !== null))],
    links: links.length <= MAX_LINKS ? links : [],
    numbers: [...new Set(urls.flatMap(numbersIn))],
    system: systemOf(source, listing.board ?? null, ats),
    source,
    company: listing.company.trim(),
    title,
    places: readPlaces([listing.location, ...title.places]),
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
  const stem = companyStem(company)
  return [
    ...[...addresses, ...links].map((key) => `a ${key}`),
    ...titleKeys(title).map((key) => `t ${stem} ${key}`),
    ...(sketch ? sketchKeys(sketch).map((key) => `s ${key}`) : []),
  ]
}

/** All words, and without grades, so that an edited grade is still found by address and text alone. */
function titleKeys({ words }: TitleReading) {
  return [words.join(' ').slice(0, 120)]
}

/** Sources whose ids are those of an applicant system. */
const SYSTEMS = new Set(
  `greenhouse lever ashby smartrecruiters workable recruitee personio teamtailor breezy rippling pinpoint bamboohr
  workday hn-hiring`.split(/\s+/),
)

/** Other names under which listings of a source were imported. */
const SOURCE_NAMES: Readonly<Record<string, string>> = { hackernews: 'hn-hiring', hn: 'hn-hiring' }

function systemOf(
  source: string,
  board: string | null,
  ats: { source: string; board: string | null } | null,
): string | null {
  const name = ats?.source ?? (SYSTEMS.has(source) ? source : null)
  if (name === null || name === 'hn-hiring') return name
  return `${name} ${(ats?.board ?? board ?? '').toLowerCase()}`.trim()
}

function plainText({ description, requirements }: Comparable) {
  return [description, requirements].map((html) => (html ? htmlToText(html) : '')).join('\n\n')
}

const LINK = /https?:(?:\/\/|&#x2f;&#x2f;)[^\s"'<>)\]]{8,300}/gi

function linksOf(html: string) {
  const keys = new Set<string>()
  for (const [link] of html.slice(0, 30_000).matchAll(LINK)) {
    const ats = readAtsAddress(link.replace(/&#x2f;/gi, '/').replace(/&#x3d;/gi, '='))
    if (!ats?.id || ats.source === 'hn-hiring' || link.endsWith('...')) continue
    keys.add(systemKey(ats.source, ats.board, ats.id))
  }
  return [...keys]
}

function numbersIn(url: string) {
  const address = canonicalAddress(url) ?? ''
  return [
    ...address.matchAll(
      /(?<![\da-z])(?:\d{6,20}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\da-z])/g,
    ),
  ].map(([number]) => number)
}

function payOf(salary: Comparable['salary']): JobTraces['pay'] {
  const said = salaryOf({ salary: salary ?? null })
  const year = said && yearly(said)
  return year && said.currency !== null ? { ...year, currency: said.currency } : null
}
