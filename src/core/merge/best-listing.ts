/**
 * Which of a job's listings is shown, and the job's places when its listings name several. In order
 * of preference: the employer's own system before an aggregator, then a listing that was present
 * when its board was last read, then the one with the most text, then the oldest. A removed listing
 * is shown only when all are removed.
 */

import { isEmployersOwn } from '#core/boards/source-kind.ts'
import type { WorkSetting } from '#core/job/job.ts'
import type { Place, RemoteScope } from '#core/place/place.ts'

/** What a listing contributes to the job. */
export type ListingFacts = {
  locationText: string | null
  places: Place[]
  countries: string[]
  remote: RemoteScope
  workSetting: WorkSetting | null
  /** Characters of its texts. */
  length: number
}

export type ListingOfJob = {
  id: number
  source: string
  firstSeenAt: Date
  goneAt: Date | null
  /** The last read of its board failed or didn't include it, so its text may be outdated. */
  isDoubted: boolean
  shows: ListingFacts | null
}

/** Places named on a card; the job's page lists them all. */
const NAMED_PLACES = 5

export function bestListing<T extends ListingOfJob>(listings: readonly [T, ...T[]]): T {
  return [...listings].sort(byPreference)[0] as T
}

/**
 * The job's places, from all listings that are still open, `best` first, and its work setting: remote if one of them
 * is. Null when `best` has nothing to show.
 */
export function placesOf(
  best: ListingOfJob,
  listings: readonly ListingOfJob[],
): Omit<ListingFacts, 'length'> | null {
  const isOpen = listings.some(({ goneAt }) => goneAt === null)
  const others = listings
    .filter((listing) => listing !== best && (!isOpen || listing.goneAt === null))
    .toSorted(
      (one, other) => one.firstSeenAt.getTime() - other.firstSeenAt.getTime() || one.id - other.id,
    )
  const shown = [best, ...others].flatMap(({ shows }) => shows ?? [])
  const first = shown[0]
  if (!first || !best.shows) return null
  const texts = distinctBy(
    shown.flatMap(({ locationText }) => locationText ?? []),
    (text) => text.toLowerCase(),
  )
  return {
    locationText: textOf(texts),
    places: distinctBy(
      shown.flatMap(({ places }) => places),
      (place) => JSON.stringify(place),
    ),
    countries: [...new Set(shown.flatMap(({ countries }) => countries))],
    remote: shown.map(({ remote }) => remote).toSorted(byWidth)[0] ?? 'none',
    workSetting: shown.some(({ workSetting }) => workSetting === 'remote')
      ? 'remote'
      : first.workSetting,
  }
}

function byPreference(one: ListingOfJob, other: ListingOfJob) {
  return (
    Number(other.goneAt === null) - Number(one.goneAt === null) ||
    Number(isEmployersOwn(other.source)) - Number(isEmployersOwn(one.source)) ||
    Number(one.isDoubted) - Number(other.isDoubted) ||
    fullness(other) - fullness(one) ||
    one.firstSeenAt.getTime() - other.firstSeenAt.getTime() ||
    one.id - other.id
  )
}

/** In steps of a thousand characters: two copies of one text differ in their markup. */
const fullness = ({ shows }: ListingOfJob) => Math.round((shows?.length ?? 0) / 1_000)

const WIDTH: Record<RemoteScope, number> = { anywhere: 0, restricted: 1, none: 2 }
const byWidth = (one: RemoteScope, other: RemoteScope) => WIDTH[one] - WIDTH[other]

function textOf(texts: string[]) {
  if (texts.length === 0) return null
  const more = texts.length - NAMED_PLACES
  const named = texts.slice(0, NAMED_PLACES).join('; ')
  return more > 0 ? `${named} and ${more} more` : named
}

function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => seen.size < seen.add(key(item)).size)
}
