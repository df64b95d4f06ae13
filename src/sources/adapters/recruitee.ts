/**
 * Recruitee: the careers site API (docs.recruitee.com). One answer holds the whole board. A token with a dot is the
 * employer's own host, which serves the same. Amounts are text, instants are not ISO 8601, and what is not published
 * may be listed too.
 */
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
  companyName,
  distinct,
  flag,
  html,
  line,
  list,
  listOfFields,
  placeLine,
  placesLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

/** Raise it when jobs are read in another way: those that did not change are then read anew. */
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
    url: 'https://docs.recruitee.com/reference/intro-to-careers-site-api',
    credit: null,
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
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

async function* gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  const url = `https://${hostOf(token)}/api/offers/`
  const offers = requireItems(readJson(await world.get({ url, accept: 'json' })), 'offers')
  yield* readEach(offers, (offer) => readOffer(offer, token, world))
}

/** Offers of these states are over; those of any other but "published" are not for everyone. */
const ENDED = /^(?:closed|archived)$/

function readOffer(offer: Fields, token: string, { isKnown, employer }: GatherWorld): Found | null {
  const id = requireId(offer)
  const status = line(offer.status) ?? 'published'
  if (ENDED.test(status)) return { removed: id }
  if (status !== 'published') return null
  const { updated_at, close_at, title, salary } = offer
  const stamp = updated_at ? fingerprint([READING, updated_at, close_at, title, salary]) : null
  if (stamp && isKnown(id, stamp)) return { same: id }
  const page = address(offer.careers_url)
  return {
    ...(stamp && { stamp }),
    listing: {
      source: 'recruitee',
      board: token,
      id,
      title: requireTitle(title, id),
      company: companyName(offer.company_name, employer ?? employerName(token, [])),
      url: page ?? `${recruitee.page(token)}o/${encodeURIComponent(line(offer.slug) ?? id)}`,
      applyUrl: address(offer.careers_apply_url),
      location: readPlaces(offer),
      workplace: readWorkplace(offer),
      employmentType: line(offer.employment_type_code, 200),
      description: html(offer.description),
      requirements: html(offer.requirements),
      tags: readTags(offer.tags),
      ...readPay(salary),
      postedAt: instant(offer.published_at) ?? instant(offer.created_at),
      closedAt: endInstant(close_at),
      experienceLevel: line(offer.experience_code, 200),
    },
  }
}

/** Every place by its own fields: its name may be "Germany/Remote", and the offer's own place is only the first. */
function readPlaces(offer: Fields): string | null {
  const places = listOfFields(offer.locations).map(({ city, state, country, name }) => {
    return placeLine(city, state, country) ?? line(name)
  })
  const own = placeLine(offer.city, offer.state_name, offer.country) ?? line(offer.location)
  return placesLine(places.length > 0 ? places : [own])
}

/** Three flags, of which several may be set: "remote or hybrid". */
function readWorkplace({ remote, hybrid, on_site }: Fields): string | null {
  const said = [flag(remote) && 'remote', flag(hybrid) && 'hybrid', flag(on_site) && 'on site']
  return said.filter(Boolean).join(' or ') || null
}

function readTags(tags: unknown): string[] | null {
  const lines = distinct(list(tags).map((tag) => line(tag, 200))).slice(0, MAX_TAGS)
  return lines.length > 0 ? lines : null
}

function readPay(salary: unknown) {
  const { min, max, currency, period } = fieldsOf(salary) ?? {}
  return toPay([readBand({ min, max, currency, period })])
}
