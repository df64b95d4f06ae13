/**
 * Whether a board answers with somebody else's jobs: under load, Workable has answered with the data of another
 * account. A company that replaces all of its jobs keeps its name and its addresses, so it is not taken for another.
 */

import { readAtsAddress } from '#core/boards/ats-address.ts'
import { splitAddress } from '#core/boards/split-address.ts'
import { registeredDomain } from './company-site.ts'
import { compareCompanies } from './compare-companies.ts'

export type StatedJob = {
  company: string
  url?: string | null | undefined
  applyUrl?: string | null | undefined
}

/** How the jobs differ from the board's own: by their company's name, or only by where they are. */
export type Foreign = { by: 'company' | 'address'; company: string; place: string | null }

/** With fewer jobs, replacing all of them is ordinary. */
export const LEAST_KNOWN = 3

/**
 * `known`: the board's own jobs; `found`: what it lists now, none of which is known by its id. Null if these may be the
 * same company's, or if that is unknown.
 */
export function readForeign(
  known: readonly StatedJob[],
  found: readonly StatedJob[],
): Foreign | null {
  const [first] = found
  if (known.length < LEAST_KNOWN || !first) return null
  const knownPlaces = new Set(known.flatMap(placesOf))
  const places = [...new Set(found.flatMap(placesOf))]
  const [place = null] = places
  const names = new Set(known.map(({ company }) => company))
  const isNamed = [...new Set(found.map(({ company }) => company))].some((company) =>
    [...names].some((name) => compareCompanies(name, company) !== 'different'),
  )
  const { company } = first
  if (!isNamed) return { by: 'company', company, place }
  const isElsewhere =
    knownPlaces.size > 0 && places.length > 0 && places.every((one) => !knownPlaces.has(one))
  return isElsewhere ? { by: 'address', company, place } : null
}

/** "greenhouse/acme" for an address on a board, "acme.com" for one on a site. */
function placesOf({ url, applyUrl }: StatedJob): string[] {
  return [applyUrl, url].flatMap((address) => (address ? (placeOf(address) ?? []) : []))
}

function placeOf(address: string): string | null {
  const ats = readAtsAddress(address)
  if (ats?.board) return `${ats.source}/${ats.board}`.toLowerCase()
  const host = splitAddress(address)?.host
  return host ? (registeredDomain(host) ?? host) : null
}
