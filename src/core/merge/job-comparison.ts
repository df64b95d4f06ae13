/**
 * What two listings have in common and where they differ, fact by fact; what follows from it is same-job.ts.
 */
import { type CompaniesCompared, compareCompanies } from '#core/company/company-alike.ts'
import { comparePlaces, isNowhere, type PlacesCompared } from '#core/place/places-alike.ts'
import type { JobTraces } from './job-traces.ts'
import { FORUM } from './listing-system.ts'
import { textsShare, withoutRuns } from './text-sketch.ts'
import { compareTitles, type TitlesCompared, titlesShare } from './title-reading.ts'

/** What only who gathers can know about a pair. */
export type Known = {
  /** Both were on the same board on the same day: one listing for each of two openings. null where nobody saw. */
  together?: boolean | null
  /** Runs of words that the company's adverts share, see `commonRuns`. */
  common?: ReadonlySet<number>
}

/** Of two listings. */
export type Facts = {
  companies: CompaniesCompared
  titles: TitlesCompared | 'untold'
  titleShare: number
  /** Both name several roles. */
  areLists: boolean
  places: PlacesCompared
  text: { all: number; shorter: number } | null
  /** A long number that the addresses of both carry, at two hosts. */
  number: string | null
  /** A job's address that one has and the other links, and links alone. */
  link: string | null
  /** Shared links to jobs, of the fewer that one of them has; null where one links none. */
  links: number | null
  /** Two listings of one board, by its ids or by when it published them. */
  isOtherId: boolean
  together: boolean | null
}

export function compareFacts(one: JobTraces, other: JobTraces, known: Known): Facts {
  const companies = companiesOf(one, other)
  const isTitled = one.isTitled && other.isTitled
  return {
    companies,
    titles: isTitled ? compareTitles(one.title, other.title) : 'untold',
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

/** By the names shown and the names of the boards; one board is one employer. */
function companiesOf(one: JobTraces, other: JobTraces): CompaniesCompared {
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

/** "acme" of "greenhouse acme" and "lever eu/acme". */
function boardOf({ system }: JobTraces) {
  const board = system?.split(' ')[1] ?? ''
  return board === '' ? null : (board.split('/').at(board.startsWith('eu/') ? 1 : 0) ?? null)
}

/** Where the field and the title say that it is. A place in one title alone must be a place of the other listing. */
function placesOf(one: JobTraces, other: JobTraces): PlacesCompared {
  const fields = comparePlaces(one.places, other.places)
  const [mine, yours] = [one.titlePlaces, other.titlePlaces]
  const isMine = !isNowhere(mine)
  const isYours = !isNowhere(yours)
  if (!isMine && !isYours) return fields
  const said =
    isMine && isYours
      ? comparePlaces(mine, yours)
      : isMine
        ? comparePlaces(mine, other.places)
        : comparePlaces(yours, one.places)
  if (said === 'apart') return 'apart'
  return fields === 'unknown' && said !== 'unknown' ? said : fields
}

/** Both listings are read at one system and board, and it numbers them differently, or published them at two instants. */
function isOtherId(one: JobTraces, other: JobTraces) {
  if (!isOneSystem(one.system, other.system) || isPost(one)) return false
  if (one.addresses.length > 0 && other.addresses.length > 0) return true
  const [a, b] = [one.postedAt, other.postedAt]
  return isPrecise(a) && isPrecise(b) && Date.parse(a) !== Date.parse(b)
}

/** "greenhouse acme" twice; "greenhouse", as an employer's own page tells it, may be that board too. */
function isOneSystem(one: string | null, other: string | null) {
  if (one === null || other === null) return false
  const isOpen = one === other.split(' ')[0] || other === one.split(' ')[0]
  return one === other || isOpen
}

/** Told to the second. Systems do, and keep it as long as a listing stands. */
export const isPrecise = (instant: string | null): instant is string =>
  instant !== null && /T\d\d:\d\d:(?!00(?:\.0+)?(?:Z|[+-]))/.test(instant)

/** A post of a forum: one text for a role or many. */
export const isPost = ({ source }: JobTraces) => source === FORUM

/** A number that the addresses of both carry, at two hosts. */
function numberShared({ numbers }: JobTraces, other: JobTraces) {
  for (const told of numbers) {
    const [host, number] = told.split(' ')
    const isOther = (entry: string) => entry.endsWith(` ${number}`) && !entry.startsWith(`${host} `)
    if (number !== undefined && other.numbers.some(isOther)) return number
  }
  return null
}

/** A text that links one job is about that job. */
function linkBetween(one: JobTraces, other: JobTraces) {
  const linkOf = (from: JobTraces, to: JobTraces) => {
    const [link] = from.links
    return from.links.length === 1 && link !== undefined && to.addresses.includes(link)
      ? link
      : null
  }
  return linkOf(one, other) ?? linkOf(other, one)
}

function linksShared(one: JobTraces, other: JobTraces) {
  if (one.links.length === 0 || other.links.length === 0) return null
  const both = one.links.filter((link) => other.links.includes(link)).length
  return both / Math.min(one.links.length, other.links.length)
}

/** Fewer runs than this after what is common was taken out say nothing. */
const LEAST_RUNS = 10

function shareOf(one: JobTraces, other: JobTraces, common: ReadonlySet<number> = new Set()) {
  if (!one.sketch || !other.sketch) return null
  const [a, b] = [one.sketch, other.sketch].map((sketch) =>
    common.size === 0 ? sketch : withoutRuns(sketch, common),
  ) as [typeof one.sketch, typeof one.sketch]
  return Math.min(a.low.length, b.low.length) < LEAST_RUNS ? null : textsShare(a, b)
}

/** Runs of words in the adverts of at least three differently titled jobs of one company, and in a fifth of them. */
export function commonRuns(jobs: readonly JobTraces[]): Set<number> {
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

/** The facts in short, for people. */
export function describe({ companies, titles, places, text, links }: Facts) {
  return [
    `company ${companies}`,
    `title ${titles}`,
    `places ${places}`,
    text
      ? `text ${text.all.toFixed(2)}, of the shorter ${text.shorter.toFixed(2)}`
      : 'no two texts',
    ...(links === null ? [] : [`links ${links.toFixed(2)}`]),
  ]
}
