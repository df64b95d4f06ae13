/** A listing as a source without links would send it: no address, no id of a system, no link within the text. */
import type { Listing } from '#core/job/listing.ts'

const LINK = /https?:(?:\/\/|&#x2f;&#x2f;)[^\s"'<>)\]]+/gi

export function withoutAddresses(listing: Listing, number: number): Listing {
  return {
    ...listing,
    id: String(number),
    url: null,
    applyUrl: null,
    description: listing.description?.replace(LINK, '') ?? null,
  }
}
