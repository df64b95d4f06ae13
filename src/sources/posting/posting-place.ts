/**
 * The places of a schema.org JobPosting, as a line that our place rules read: "Madrid, Spain; Copenhagen, Denmark",
 * "Remote (United States; Canada)".
 */
import { countryName } from '#core/place/countries.ts'
import { type Fields, fieldsOf } from '#sources/read/read-answer.ts'
import { distinct } from '#sources/read/read-field.ts'
import { listOf, nodeText } from './schema-node.ts'

/** Some systems write the continent where the region belongs. */
const CONTINENT =
  /^(?:europe|asia|africa|(?:north|south|latin|central) america|americas|oceania|emea|apac|latam|middle east)$/i

/** More than a card, a search or a reader can use. */
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
  if (!node) return countryOr(nodeText(place))
  const address = fieldsOf(listOf(node.address)[0])
  if (address) return addressLine(address) ?? countryOr(nodeText(node.name))
  if ('addressCountry' in node || 'addressLocality' in node) return addressLine(node)
  return countryOr(nodeText(node.address) ?? nodeText(node.name))
}

function addressLine(address: Fields): string | null {
  const region = nodeText(address.addressRegion)
  const parts = [
    nodeText(address.addressLocality),
    region !== null && CONTINENT.test(region) ? null : region,
    countryOr(nodeText(address.addressCountry)),
  ]
  return distinct(parts).join(', ') || nodeText(address.streetAddress)
}

/** A code like "ES" alone is replaced by the country's name. */
function countryOr(written: string | null): string | null {
  return written !== null && /^[A-Z]{2}$/.test(written)
    ? (countryName(written) ?? written)
    : written
}
