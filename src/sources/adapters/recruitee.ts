/**
 * Recruitee: the careers site API (docs.recruitee.com). One answer has the whole board. A token with a dot is the
 * employer's own host, which serves the same API. Amounts are text, timestamps are not ISO 8601, and unpublished
 * offers may be listed too.
 */
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getItems } from '#sources/read/get-json.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { type Fields, fieldsOf, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

/** Increase this when parsing changes, so that unchanged jobs are read again. */
const READING = 1

const MAX_TAGS = 200

export const recruitee: Source = {
  name: 'recruitee',
  title: 'Recruitee',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: {
    ...NO_CONDITIONS,
    url: 'https://docs.recruitee.com/reference/intro-to-careers-site-api',
    leastMinutes: 60,
  },
  load: {
    // No limit is stated. Each employer has a host of its own, asked once a second at most.
    hosts: ['recruitee.com'],
    secondsBetween: 0.5,
    atOnce: 2,
    boardsAtOnce: 2,
    cost: { requests: 1, kilobytes: 500 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://${hostOf(token)}/`,
  gather,
}

function hostOf(token: string): string {
  const host = encodeURIComponent(token)
  return token.includes('.') ? host : `${host}.recruitee.com`
}

async function* gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const url = `https://${hostOf(token)}/api/offers/`
  const offers = await getItems(context.get, { url }, 'offers')
  yield* readEach(offers, (offer) => readOffer(offer, token, context))
}

/** Offers in these states have ended; those in any other state but "published" are not public. */
const ENDED = /^(?:closed|archived)$/

function readOffer(
  offer: Fields,
  token: string,
  { isKnown, employer }: GatherContext,
): Found | null {
  const id = field.requireId(offer)
  const status = field.line(offer.status) ?? 'published'
  if (ENDED.test(status)) return { removed: id }
  if (status !== 'published') return null
  const { updated_at, close_at, title, salary } = offer
  const stamp = updated_at ? fingerprint([READING, updated_at, close_at, title, salary]) : null
  if (stamp && isKnown(id, stamp)) return { same: id }
  const page = field.address(offer.careers_url)
  return {
    ...(stamp && { stamp }),
    listing: {
      source: 'recruitee',
      board: token,
      id,
      title: field.requireTitle(title, id),
      company: field.companyName(offer.company_name, employer ?? employerName(token, [])),
      url: page ?? `${recruitee.page(token)}o/${encodeURIComponent(field.line(offer.slug) ?? id)}`,
      applyUrl: field.address(offer.careers_apply_url),
      location: readPlaces(offer),
      workplace: readWorkplace(offer),
      employmentType: field.line(offer.employment_type_code, 200),
      description: field.html(offer.description),
      requirements: field.html(offer.requirements),
      tags: readTags(offer.tags),
      ...readPay(salary),
      postedAt: instant(offer.published_at) ?? instant(offer.created_at),
      closedAt: endInstant(close_at),
      experienceLevel: field.line(offer.experience_code, 200),
    },
  }
}

/** Every place from its own fields: its name may be "Germany/Remote", and the offer's own place is only the first. */
function readPlaces(offer: Fields): string | null {
  const places = field.listOfFields(offer.locations).map(({ city, state, country, name }) => {
    return field.placeLine(city, state, country) ?? field.line(name)
  })
  const own =
    field.placeLine(offer.city, offer.state_name, offer.country) ?? field.line(offer.location)
  return field.placesLine(places.length > 0 ? places : [own])
}

/** Three flags, of which several may be set: "remote or hybrid". */
function readWorkplace({ remote, hybrid, on_site }: Fields): string | null {
  const options = [
    field.flag(remote) && 'remote',
    field.flag(hybrid) && 'hybrid',
    field.flag(on_site) && 'on site',
  ]
  return options.filter(Boolean).join(' or ') || null
}

function readTags(tags: unknown): string[] | null {
  const lines = field
    .distinct(field.list(tags).map((tag) => field.line(tag, 200)))
    .slice(0, MAX_TAGS)
  return lines.length > 0 ? lines : null
}

function readPay(salary: unknown) {
  const { min, max, currency, period } = fieldsOf(salary) ?? {}
  return toPay([readBand({ min, max, currency, period })])
}
