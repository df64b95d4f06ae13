/**
 * The real listings beside the project as documents of the engine, read by the same rules as an import but without a
 * database. A listing's key is `source/board/id`, which no import ever changes.
 */
import * as fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { htmlToText } from '#core/html/html.ts'
import type { JobId } from '#core/job/job.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import { comparableYearlyUsd } from '#core/pay/salary.ts'
import { countryName } from '#core/place/countries.ts'
import type { Place } from '#core/place/place.ts'
import { areasIn } from '#core/place/place-area.ts'
import { dayOf } from '#core/time/utc-day.ts'
import type { JobDocument } from '#search/segments/document.ts'

export type KeyedDocument = { key: string; document: JobDocument }

export const LISTINGS = new URL('../../../shared/data/jobs/listings.jsonl.gz', import.meta.url)

/** The listings were gathered until August 2026; ages count from this day. */
export const TODAY = new Date('2026-09-01T12:00:00Z')

export const hasListings = () => fs.existsSync(LISTINGS)

/** In the order of the file, numbered from 1. Lines that an import would refuse are left out. */
export function readDocuments(): KeyedDocument[] {
  const lines = gunzipSync(fs.readFileSync(LISTINGS)).toString().trim().split('\n')
  return lines.flatMap((line, index) => {
    const parsed = Listing.safeParse(JSON.parse(line))
    if (!parsed.success) return []
    const { source, board, id } = parsed.data
    const key = `${source}/${board ?? ''}/${id}`
    return [{ key, document: toDocument(parsed.data, (index + 1) as JobId) }]
  })
}

function toDocument(listing: Listing, id: JobId): JobDocument {
  const facts = jobFacts(listing)
  const usd = facts.salary && comparableYearlyUsd(facts.salary)
  const low = usd?.min ?? usd?.max ?? null
  const high = usd?.max ?? usd?.min ?? null
  const requirements = facts.requirementsHtml && htmlToText(facts.requirementsHtml)
  const { places, remote } = facts.location
  return {
    id,
    title: facts.title,
    company: facts.company,
    companySlug: facts.companySlug,
    locationText: facts.locationText,
    places: distinct(places.map(nameOf)),
    placeNames: distinct(
      places.flatMap(({ region, country }) => [region, country && countryName(country)]),
    ),
    at: places,
    areas: areasIn(facts.locationText ?? ''),
    remote,
    eligibility: facts.eligibility.facts,
    years: facts.years?.min ?? null,
    languages: facts.languages,
    support: [],
    workSetting: facts.workSetting,
    jobType: facts.jobType,
    level: facts.level,
    workType: facts.workType,
    sector: facts.sector,
    category: facts.category,
    tags: facts.tags,
    yearlyUsd: low === null || high === null ? null : { min: low, max: high },
    payCurrency: facts.salary?.currency ?? null,
    descriptionText: [facts.descriptionText, requirements].filter(Boolean).join('\n') || null,
    postedAt: listing.postedAt ? Date.parse(listing.postedAt) : null,
    firstSeenAt: TODAY.getTime(),
    seenDay: dayOf(TODAY.getTime()),
    isReposted: false,
    isFromEmployer: true,
    views: 0,
    applications: 0,
    demands: null,
  }
}

const nameOf = ({ city, region, country }: Place) =>
  city ?? region ?? (country && countryName(country))

const distinct = (names: (string | null)[]) => [...new Set(names.filter((name) => name !== null))]
