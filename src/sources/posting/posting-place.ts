/**
 * Where the work of a schema.org JobPosting is done, as a line that our rules for places read: "Madrid, Spain;
 * Copenhagen, Denmark", "Remote (United States; Canada)".
 */
import { countryName } from '#core/place/countries.ts'
import { type Fields, fieldsOf } from '#sources/read/read-answer.ts'
import { distinct } from '#sources/read/read-field.ts'
import { listOf, saidText } from './schema-node.ts'

/** Some systems write the part of the world where the region belongs. */
const CONTINENT =
  /^(?:europe|asia|africa|(?:north|south|latin|central) america|americas|oceania|emea|apac|latam|middle east)$/i

/** More than a card, a search or a reader has a use for. */
const MAX_PLACES = 40

export type PostingPlace = { location: string | null; workplace: string | null }

export function placeOf(posting: Fields): PostingPlace {
  const places = linesOf(posting.jobLocation)
  const isRemote = listOf(posting.jobLocationType).some(
    (type) => typeof type === 'string' && /telecommute|remote/i.test(type),
  )
  if (!isRemote) return { location: places.join('; ') || null, workplace: null }
  const limits = linesOf(posting.applicantLocationRequirements)
  const from = limits.length > 0 ? limits : places
  return {
    location: from.length > 0 ? `Remote (${from.join('; ')})` : 'Remote',
    workplace: 'remote',
  }
}

function linesOf(value: unknown): string[] {
  return distinct(listOf(value).slice(0, MAX_PLACES).map(lineOf))
}

function lineOf(place: unknown): string | null {
  const node = fieldsOf(place)
  if (!node) return countryOr(saidText(place))
  const address = fieldsOf(listOf(node.address)[0])
  if (address) return addressLine(address) ?? countryOr(saidText(node.name))
  if ('addressCountry' in node || 'addressLocality' in node) return addressLine(node)
  return countryOr(saidText(node.address) ?? saidText(node.name))
}

function addressLine(address: Fields): string | null {
  const region = saidText(address.addressRegion)
  const parts = [
    saidText(address.addressLocality),
    region !== null && CONTINENT.test(region) ? null : region,
    countryOr(saidText(address.addressCountry)),
  ]
  return distinct(parts).join(', ') || saidText(address.streetAddress)
}

/** "ES" alone reads as a country only to those who know that it is one. */
function countryOr(written: string | null): string | null {
  return written !== null && /^[A-Z]{2}$/.test(written)
    ? (countryName(written) ?? written)
    : written
}
