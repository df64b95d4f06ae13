/**
 * What two listings have in common and where they differ, fact by fact. same-job.ts draws the
 * conclusion.
 */
import { type CompaniesCompared, compareCompanies } from '#core/company/compare-companies.ts'
import { comparePlaces, hasNoPlace, type PlacesCompared } from '#core/place/compare-places.ts'
import type { DedupeFeatures } from './dedupe-features.ts'
import { FORUM } from './listing-system.ts'
import { estimateOverlap, withoutRuns } from './min-hash.ts'
import { compareTitles, type TitlesCompared, titlesShare } from './title-reading.ts'

/** Facts about a pair that only the collector knows. */
export type Known = {
  /**
   * Both were on the same board on the same day, so each belongs to its own opening. Null when not
   * observed.
   */
  together?: boolean | null
  /** Word runs shared by the company's listings, see `commonRuns`. */
  common?: ReadonlySet<number>
}

/** The facts about a pair of listings. */
export type Facts = {
  companies: CompaniesCompared
  titles: TitlesCompared | 'unknown'
  titleShare: number
  /** Both titles name several roles. */
  areLists: boolean
  places: PlacesCompared
  text: { all: number; shorter: number } | null
  /** A long number in the addresses of both, on different hosts. */
  number: string | null
  /** The address of one, if it is the only job the other links to. */
  link: string | null
  /** Share of common job links, relative to the listing with fewer links; null when either has none. */
  links: number | null
  /** Two listings of one board, distinguished by their ids or publication times. */
  isOtherId: boolean
  together: boolean | null
}

export function compareFacts(one: DedupeFeatures, other: DedupeFeatures, known: Known): Facts {
  const companies = companiesOf(one, other)
  const isTitled = one.isTitled && other.isTitled
  return {
    companies,
    titles: isTitled ? compareTitles(one.title, other.title) : 'unknown',
    titleShare: titlesShare(one.title, other.title),
    areLists: one.isList && other.isList,
    places: placesOf(one, other),
    text: shareOf(one, other, known.common),
    number: numberShared(one, other),
    link: linkBetween(one, other),
    links: linksShared(one, other),
    isOtherId: isOtherId(one, other),
    together: known.together ?? null,
  }
}

/** Compares display names and board names. Listings on the same board have the same employer. */
function companiesOf(one: DedupeFeatures, other: DedupeFeatures): CompaniesCompared {
  const [mine, yours] = [boardOf(one), boardOf(other)]
  if (mine !== null && one.system === other.system) return 'same'
  const compared = [
    compareCompanies(one.company, other.company),
    ...(mine === null ? [] : [compareCompanies(mine, other.company)]),
    ...(yours === null ? [] : [compareCompanies(one.company, yours)]),
  ]
  return (
    compared.find((how) => how === 'same') ??
    compared.find((how) => how === 'likely') ??
    'different'
  )
}

/** "acme" for "greenhouse acme" and "lever eu/acme". */
function boardOf({ system }: DedupeFeatures) {
  const board = system?.split(' ')[1] ?? ''
  return board === '' ? null : (board.split('/').at(board.startsWith('eu/') ? 1 : 0) ?? null)
}

/**
 * Compares the places in the location field and the title. If only one title names a place, the
 * other listing must have that place.
 */
function placesOf(one: DedupeFeatures, other: DedupeFeatures): PlacesCompared {
  const fields = comparePlaces(one.places, other.places)
  const [mine, yours] = [one.titlePlaces, other.titlePlaces]
  const isMine = !hasNoPlace(mine)
  const isYours = !hasNoPlace(yours)
  if (!isMine && !isYours) return fields
  const said =
    isMine && isYours
      ? comparePlaces(mine, yours)
      : isMine
        ? comparePlaces(mine, other.places)
        : comparePlaces(yours, one.places)
  if (said === 'apart') return 'apart'
  // "Sales Engineer, Munich" and "Sales Engineer", both in "Germany": the title's place counts.
  const isOneSided = isMine !== isYours && (fields === 'equal' || fields === 'within')
  if (isOneSided && (said === 'wider' || said === 'overlap')) return said
  return fields === 'unknown' && said !== 'unknown' ? said : fields
}

/** Both come from the same system and board, with different ids or publication times. */
function isOtherId(one: DedupeFeatures, other: DedupeFeatures) {
  if (!isOneSystem(one.system, other.system) || isPost(one)) return false
  if (one.addresses.length > 0 && other.addresses.length > 0) return true
  const [a, b] = [one.postedAt, other.postedAt]
  return isPrecise(a) && isPrecise(b) && Date.parse(a) !== Date.parse(b)
}

/**
 * "greenhouse acme" twice. "greenhouse" alone, as found on an employer's own page, may be the same
 * board.
 */
function isOneSystem(one: string | null, other: string | null) {
  if (one === null || other === null) return false
  const isOpen = one === other.split(' ')[0] || other === one.split(' ')[0]
  return one === other || isOpen
}

/** Precise to the second. Systems publish this and don't change it while a listing is open. */
export const isPrecise = (instant: string | null): instant is string =>
  instant !== null && /T\d\d:\d\d:(?!00(?:\.0+)?(?:Z|[+-]))/.test(instant)

/** A forum post: one text for one or more roles. */
export const isPost = ({ source }: DedupeFeatures) => source === FORUM

/** A number in the addresses of both, on different hosts. */
function numberShared({ numbers }: DedupeFeatures, other: DedupeFeatures) {
  for (const numbered of numbers) {
    const [host, number] = numbered.split(' ')
    const isOther = (entry: string) => entry.endsWith(` ${number}`) && !entry.startsWith(`${host} `)
    if (number !== undefined && other.numbers.some(isOther)) return number
  }
  return null
}

/** A text with a single job link is about that job. */
function linkBetween(one: DedupeFeatures, other: DedupeFeatures) {
  const linkOf = (from: DedupeFeatures, to: DedupeFeatures) => {
    const [link] = from.links
    return from.links.length === 1 && link !== undefined && to.addresses.includes(link)
      ? link
      : null
  }
  return linkOf(one, other) ?? linkOf(other, one)
}

function linksShared(one: DedupeFeatures, other: DedupeFeatures) {
  if (one.links.length === 0 || other.links.length === 0) return null
  const both = one.links.filter((link) => other.links.includes(link)).length
  return both / Math.min(one.links.length, other.links.length)
}

/** Fewer remaining runs than this, without the common ones, are too few to compare. */
const LEAST_RUNS = 10

function shareOf(
  one: DedupeFeatures,
  other: DedupeFeatures,
  common: ReadonlySet<number> = new Set(),
) {
  if (!one.sketch || !other.sketch) return null
  const [a, b] = [one.sketch, other.sketch].map((sketch) =>
    common.size === 0 ? sketch : withoutRuns(sketch, common),
  ) as [typeof one.sketch, typeof one.sketch]
  return Math.min(a.low.length, b.low.length) < LEAST_RUNS ? null : estimateOverlap(a, b)
}

/**
 * Word runs that occur in at least three of a company's differently titled jobs, and in at least a
 * fifth of them.
 */
export function commonRuns(jobs: readonly DedupeFeatures[]): Set<number> {
  const titles = new Map<number, Set<string>>()
  const all = new Set<string>()
  for (const { title, sketch } of jobs) {
    if (!sketch) continue
    const key = title.words.join(' ')
    all.add(key)
    for (const run of sketch.low) titles.set(run, (titles.get(run) ?? new Set()).add(key))
  }
  const least = Math.max(3, all.size / 5)
  return new Set([...titles].filter(([, held]) => held.size >= least).map(([run]) => run))
}

/** A short summary of the facts for people. */
export function describe({ companies, titles, places, text, links }: Facts) {
  return [
    `company ${companies}`,
    `title ${titles}`,
    `places ${places}`,
    text
      ? `text ${text.all.toFixed(2)}, of the shorter ${text.shorter.toFixed(2)}`
      : 'text missing',
    ...(links === null ? [] : [`links ${links.toFixed(2)}`]),
  ]
}
