/**
 * Rewrites real listings as another source would carry them: the company by its display name, with a legal form, in
 * capitals or unchanged; the place in another spelling, with or without its country; the title with what sites add; the
 * text without markup, perhaps cut after 600 characters. Each listing gets a twin and, where there is one, the twin of
 * a neighbor that is another job: the same company with a similar title, or the same title at another place.
 */
import { displayCompanyName } from '#core/company/company-name.ts'
import { excerpt, htmlToText } from '#core/html/html.ts'
import type { Listing } from '#core/job/listing.ts'
import type { Sameness } from '#core/merge/same-job.ts'
import { compareTitles, readTitle, titlesShare } from '#core/merge/title-reading.ts'
import { comparePlaces, readPlaces } from '#core/place/compare-places.ts'
import { countryName } from '#core/place/countries.ts'
import { parseLocation } from '#core/place/place.ts'

export type Twin = { one: Listing; other: Listing; label: Sameness; reason: string }

/** A random number from 0 up to, but not including, 1. */
type Chance = () => number

export function makeTwins(listings: readonly Listing[], count: number, chance: Chance): Twin[] {
  const byCompany = Map.groupBy(listings, ({ company }) => company)
  const twins: Twin[] = []
  while (twins.length < count) {
    const one = pick(listings, chance)
    if (one.source === 'hackernews' && !/ \| /.test(one.description ?? '')) continue
    twins.push({ one, other: rewrite(one, chance), label: 'same', reason: 'a twin' })
    const neighbour = neighbourOf(one, byCompany.get(one.company) ?? [], chance)
    if (neighbour) twins.push({ ...neighbour, one, other: rewrite(neighbour.other, chance) })
  }
  return twins
}

function rewrite(listing: Listing, chance: Chance): Listing {
  const text = htmlToText(listing.description ?? '')
  const hasLink = chance() < 0.5
  const id = String(Math.floor(chance() * 1e7))
  return {
    ...listing,
    source: 'himalayas',
    board: null,
    id,
    url: `https://himalayas.app/companies/acme/jobs/${id}`,
    applyUrl:
      hasLink && listing.applyUrl
        ? `${listing.applyUrl}${listing.applyUrl.includes('?') ? '&' : '?'}utm_source=himalayas&ref=feed`
        : null,
    company: rewriteCompany(listing.company, chance),
    title: rewriteTitle(listing.title, listing, chance),
    location: rewritePlace(listing.location ?? null, chance),
    description: text === '' ? null : chance() < 0.4 ? excerpt(text, 600) : text,
    salary: chance() < 0.5 ? null : (listing.salary ?? null),
    postedAt: listing.postedAt
      ? new Date(Date.parse(listing.postedAt) + 86_400_000).toISOString()
      : null,
  }
}

function rewriteCompany(company: string, chance: Chance) {
  const shown = displayCompanyName(company)
  return pick([shown, `${shown}, Inc.`, `${shown} GmbH`, shown.toUpperCase(), company], chance)
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bSenior\b/, 'Sr.'],
  [/\bSr\.? /, 'Senior '],
  [/\bEngineer\b/, 'Eng'],
  [/\bManager\b/, 'Mgr'],
  [/\bBackend\b/, 'Back-End'],
  [/\bFull[- ]?stack\b/i, 'Full Stack'],
  [/\bMachine Learning\b/, 'ML'],
  [/ & /, ' and '],
  [/ II\b/, ' 2'],
  [/, /, ' - '],
  [/ - /, ', '],
]

function rewriteTitle(title: string, { location, company }: Listing, chance: Chance) {
  const spelled = SPELLINGS.reduce(
    (rest, [from, to]) => (chance() < 0.4 ? rest.replace(from, to) : rest),
    title.trim(),
  )
  const place = parseLocation(location ?? '').places[0]?.city
  const shown = displayCompanyName(company)
  return pick(
    [
      spelled,
      spelled,
      title.toUpperCase(),
      `${spelled} (m/f/d)`,
      `${spelled} (Remote)`,
      `${spelled} at ${shown}`,
      `${shown} - ${spelled}`,
      place ? `${spelled} - ${place}` : spelled,
      `${spelled} (Ref. 48${Math.floor(chance() * 1000)}1)`,
    ],
    chance,
  )
}

function rewritePlace(location: string | null, chance: Chance) {
  const { places, remote } = parseLocation(location ?? '')
  if (places.length === 0 || remote !== 'none') return chance() < 0.2 ? null : location
  const spelled = places.map(({ city, region, country }) => {
    const land = country && countryName(country)
    return pick(
      [[city, region, land], [city, land], [city, region], [city ?? region ?? land]].map(
        (parts) => parts.filter(Boolean).join(', ') || (land ?? ''),
      ),
      chance,
    )
  })
  const turned = chance() < 0.5 ? spelled : [...spelled].reverse()
  return pick([turned.join('; '), turned.join(' | '), turned.join(' or ')], chance)
}

/** A similar but different job of the same company. */
function neighbourOf(
  one: Listing,
  others: readonly Listing[],
  chance: Chance,
): Omit<Twin, 'one'> | null {
  const title = readTitle(one.title, one.company)
  const places = readPlaces([one.location, ...title.places])
  const near = others.flatMap((other): Omit<Twin, 'one'>[] => {
    if (other.id === one.id || one.source === 'hackernews') return []
    const read = readTitle(other.title, other.company)
    const compared = compareTitles(title, read)
    if (compared === 'equal') {
      const where = comparePlaces(places, readPlaces([other.location, ...read.places]))
      return where === 'apart' ? [{ other, label: 'opening', reason: 'another place' }] : []
    }
    return titlesShare(title, read) >= 0.5
      ? [{ other, label: 'other', reason: 'a similar title' }]
      : []
  })
  return near.length > 0 ? pick(near, chance) : null
}

function pick<T>(values: readonly T[], chance: Chance): T {
  return values[Math.floor(chance() * values.length)] as T
}
