/**
 * Whether two listings are one job. 'same': one opening, published twice: at another source, on another board, again
 * under a new id, with an edited title or place. 'opening': the same role offered at another place, or once more, as a
 * listing of its own; both belong on one card. 'other': two jobs. Every verdict says why.
 *
 * Addresses are asked first, then company, title and place together, with the text as a witness. In doubt they are two
 * jobs: a job shown twice is a nuisance, a job that is hidden behind another is lost.
 */
import { type CompaniesCompared, compareCompanies } from './company-alike.ts'
import { type Comparable, type JobTraces, tracesOf } from './job-traces.ts'
import { comparePlaces, isNowhere, type PlacesCompared } from './places-alike.ts'
import { textsShare, withoutRuns } from './text-sketch.ts'
import { compareTitles, type TitlesCompared, titlesShare } from './title-reading.ts'

export type Sameness = 'same' | 'opening' | 'other'

export type SamenessTold = {
  verdict: Sameness
  /** Short sentences, the deciding one first. */
  reasons: string[]
}

/** What only who gathers can know about a pair. */
export type Known = {
  /** Both were on the same board on the same day: one listing for each of two openings. null where nobody saw. */
  together?: boolean | null
  /** Runs of words that the company's adverts share, see `commonRuns`. */
  common?: ReadonlySet<number>
}

export function sameJob(one: Comparable, other: Comparable, known: Known = {}): SamenessTold {
  return compareTraces(tracesOf(one), tracesOf(other), known)
}

export function compareTraces(one: JobTraces, other: JobTraces, known: Known = {}): SamenessTold {
  const shared = one.addresses.find((key) => other.addresses.includes(key))
  if (shared !== undefined) return { verdict: 'same', reasons: [`same address: ${shared}`] }
  const facts = compareFacts(one, other, known)
  const [verdict, because] = decide(facts, one, other)
  return { verdict, reasons: [because, ...describe(facts)] }
}

type Facts = {
  companies: CompaniesCompared
  titles: TitlesCompared | 'untold'
  titleShare: number
  /** Both name several roles. */
  areLists: boolean
  places: PlacesCompared
  text: { all: number; shorter: number } | null
  /** Shared links to jobs, of the fewer that one of them has; null where one links none. */
  links: number | null
  /** Two ids of one board. */
  isOtherId: boolean
  together: boolean | null
}

type Verdict = readonly [Sameness, because: string]

function compareFacts(one: JobTraces, other: JobTraces, known: Known): Facts {
  const companies = companiesOf(one, other)
  const isTitled = one.isTitled && other.isTitled
  return {
    companies,
    titles: isTitled ? compareTitles(one.title, other.title) : 'untold',
    titleShare: titlesShare(one.title, other.title),
    areLists: one.isList && other.isList,
    places: placesOf(one, other),
    text: shareOf(one, other, known.common),
    links: linksShared(one, other),
    isOtherId: isOtherId(one, other),
    together: known.together ?? null,
  }
}

function decide(facts: Facts, one: JobTraces, other: JobTraces): Verdict {
  if (facts.companies === 'different') return decideForeign(facts)
  const number = numberShared(one, other)
  if (number !== null) return ['same', `both addresses carry ${number}`]
  const link = linkBetween(one, other)
  if (link !== null) return ['same', `one links the other: ${link}`]
  if (isForum(one) && isForum(other)) return decidePosts(facts)
  if (isSameMoment(facts, one, other)) return ['same', 'published at the same moment']
  if (facts.titles === 'untold') return decideUntitled(facts)
  if (facts.titles !== 'equal') return decideRetitled(facts)
  if (facts.companies === 'likely' && !isTelling(facts, one))
    return ['other', 'perhaps two companies']
  if (isAnotherText(facts)) return ['other', 'two texts under one title']
  return facts.isOtherId ? decideTwoIds(facts, one, other) : decideByPlace(facts, one, other)
}

/** Sister boards and agencies show one advert under several names. */
function decideForeign({ text, titles, places }: Facts): Verdict {
  const isSister = text !== null && text.all >= 0.8 && titles === 'equal' && places !== 'apart'
  return isSister ? ['same', 'the same text under another name'] : ['other', 'two companies']
}

/** An address made of a name is believed for a title that not everybody has. */
function isTelling({ places, text }: Facts, { title }: JobTraces) {
  if (text !== null) return text.all >= 0.5
  return title.words.length >= 3 && (places === 'equal' || places === 'within')
}

/**
 * Posts of a forum are one text for one role or for many, written anew each month. The role in the header decides, where
 * there is one; else the text.
 */
function decidePosts({ titles, titleShare, areLists, text, links, places }: Facts): Verdict {
  const all = text?.all ?? 0
  if (links === 0 && titles !== 'equal') return ['other', 'other openings are linked']
  if (titles === 'equal') {
    return places === 'apart' && all < 0.5
      ? ['opening', 'the same role at another place']
      : ['same', 'posted again']
  }
  if (links !== null && links >= 0.5 && all >= 0.15)
    return ['same', 'posted again with the same links']
  if (titles === 'untold') {
    return all >= 0.15 && places !== 'apart' ? ['same', 'posted again'] : ['other', 'two texts']
  }
  const isEdited = all >= 0.6 && titleShare >= 0.5 && titles !== 'different'
  const isListEdited =
    areLists &&
    ((all >= 0.15 && titleShare >= 0.6 && places === 'equal') || (all >= 0.5 && titleShare >= 0.4))
  const isRepeated = all >= 0.85 && titleShare >= 0.25
  return isEdited || isListEdited || isRepeated
    ? ['same', 'posted again under an edited title']
    : ['other', 'two roles']
}

/**
 * Boards tell to the second when a listing was published, and keep that when its title is edited. Of 8,313 listings of
 * 250 boards five pairs of two jobs with like titles at one place share their second by chance.
 */
function isSameMoment(facts: Facts, { postedAt }: JobTraces, other: JobTraces) {
  if (facts.isOtherId || facts.together || facts.places === 'apart') return false
  const isPrecise = postedAt !== null && !/:00(?:\.0+)?(?:Z|[+-])/.test(postedAt)
  const isSame = isPrecise && Date.parse(postedAt) === Date.parse(other.postedAt ?? '')
  return isSame && facts.titleShare >= 0.4
}

function decideUntitled({ text, places }: Facts): Verdict {
  return text !== null && text.all >= 0.8 && places !== 'apart'
    ? ['same', 'the same text']
    : ['other', 'one names no work']
}

function decideRetitled({ titles, text, places, titleShare }: Facts): Verdict {
  if (titles === 'grade') return ['other', 'another grade']
  const isEdited = text !== null && text.all >= 0.85 && titleShare >= 0.5 && places !== 'apart'
  return isEdited ? ['same', 'the same text under an edited title'] : ['other', 'two titles']
}

function isAnotherText({ text }: Facts) {
  return text !== null && text.all < 0.1 && text.shorter < 0.25
}

/** Two ids of one board: the same opening only if it was published again. */
function decideTwoIds(facts: Facts, one: JobTraces, other: JobTraces): Verdict {
  if (facts.together) return ['opening', 'both stood on one board at once']
  const isPlace =
    facts.places === 'equal' || (facts.together === false && facts.places === 'within')
  if (!isPlace) return ['opening', 'the same role at another place']
  if (facts.text !== null && facts.text.all < 0.7)
    return ['opening', 'the same role in other words']
  if (facts.together === false) return ['same', 'published again']
  if (isOtherPay(one, other)) return ['opening', 'the same role for other pay']
  if (daysBetween(one, other) < 1) return ['opening', 'published side by side']
  return ['same', 'published again under a new id']
}

function decideByPlace(facts: Facts, one: JobTraces, other: JobTraces): Verdict {
  const { places, text } = facts
  if (facts.together) return ['opening', 'both stood on one board at once']
  if (places === 'equal' || places === 'within') return ['same', 'same company, title and place']
  if (places === 'apart') return ['opening', 'the same role at another place']
  if (text !== null && text.all >= 0.7 && places !== 'unknown')
    return ['same', 'same company, title and text']
  // On one board a place is written in one way; two sources write it more and less exactly.
  const isOneBoard = one.source === other.source
  if (places === 'unknown') {
    const isSilent = isNowhere(one.places) || isNowhere(other.places)
    return isSilent
      ? ['same', 'same company and title']
      : ['opening', 'the same role, perhaps elsewhere']
  }
  return places === 'wider' && !isOneBoard
    ? ['same', 'same company and title, the place told less exactly']
    : ['opening', 'the same role, in part at other places']
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

/** Both listings are read at one system and board, and it numbers them differently. */
function isOtherId(one: JobTraces, other: JobTraces) {
  if (one.system === null || one.system !== other.system || isForum(one)) return false
  return one.addresses.length > 0 && other.addresses.length > 0
}

const isForum = ({ source }: JobTraces) => source === 'hn-hiring'

function isOtherPay({ pay }: JobTraces, { pay: other }: JobTraces) {
  return (
    pay !== null &&
    other !== null &&
    pay.currency === other.currency &&
    (pay.min !== other.min || pay.max !== other.max)
  )
}

const DAY_MS = 86_400_000

function daysBetween(one: JobTraces, other: JobTraces) {
  if (one.postedAt === null || other.postedAt === null) return Number.POSITIVE_INFINITY
  return Math.abs(Date.parse(one.postedAt) - Date.parse(other.postedAt)) / DAY_MS
}

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

function describe({ companies, titles, places, text, links }: Facts) {
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
