/**
 * USAJOBS: the search API of the United States' federal jobs (developer.usajobs.gov), up to 500 a page and 10,000 a
 * question. Amounts and dates are text; an interval of pay is a code. What it says is in the public domain.
 */
import { askedAddress } from '#sources/read/asked-address.ts'
import { joinedLine, requireCompany, requireKey } from '#sources/read/read-aggregated.ts'
import {
  type Fields,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
  amount,
  firstLine,
  flag,
  html,
  inside,
  joinHtml,
  line,
  list,
  listOfFields,
  placesLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import { type Found, type GatherWorld, type Source, Unreadable } from '#sources/source/source.ts'

const PAGE = 500
const MAX_PAGES = 20

export const usajobs: Source = {
  name: 'usajobs',
  title: 'USAJOBS',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://developer.usajobs.gov/guides/authentication',
    credit: null,
    offBecause: null,
    leastMinutes: 6 * 60,
    delayHours: 0,
  },
  needs: ['USAJOBS_EMAIL', 'USAJOBS_API_KEY'],
  onlyBoard: 'all',
  page: () => 'https://www.usajobs.gov/search/results/',
  gather,
}

function gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (page) => {
    // The address that a key was given to stands where a browser names itself.
    const headers = {
      'User-Agent': requireKey(world, 'USAJOBS_EMAIL'),
      'Authorization-Key': requireKey(world, 'USAJOBS_API_KEY'),
    }
    const ours = { ResultsPerPage: PAGE, Page: page }
    const url = askedAddress('https://data.usajobs.gov/api/Search', token, ours)
    const answer = requireFields(readJson(await world.get({ url, accept: 'json', headers })))
    const result = requireFields(answer.SearchResult)
    const items = requireItems(result, 'SearchResultItems')
    const total = line(result.SearchResultCountAll)
    if (total === null) throw new Unreadable('the answer has no SearchResultCountAll')
    return {
      found: readEach(items, (item) => readJob(item, token)),
      isLast: page * PAGE >= (amount(total) ?? 0),
    }
  })
}

function readJob(item: Fields, board: string): Found {
  const id = requireId(item, 'MatchedObjectId')
  const job = requireFields(item.MatchedObjectDescriptor)
  const details = inside(job.UserArea, 'Details')
  return {
    listing: {
      source: 'usajobs',
      board,
      id,
      title: requireTitle(job.PositionTitle, id),
      company: requireCompany(firstLine(job.OrganizationName, job.DepartmentName), id),
      url: readAddress(job.PositionURI),
      applyUrl: list(job.ApplyURI).map(readAddress).find(Boolean) ?? null,
      location: readPlaces(job),
      workplace: flag(inside(details, 'RemoteIndicator')) ? 'remote' : null,
      employmentType: joinedLine(
        [...namesOf(job.PositionSchedule), ...namesOf(job.PositionOfferingType)],
        200,
      ),
      description: readDuties(details),
      requirements: joinHtml(html(job.QualificationSummary), html(inside(details, 'Education'))),
      salary: readPay(job.PositionRemuneration),
      postedAt: instant(job.PublicationStartDate) ?? instant(job.PositionStartDate),
      closedAt: endInstant(job.ApplicationCloseDate),
    },
  }
}

/** Its links name the port that they have anyway. */
const readAddress = (value: unknown) =>
  address(value)?.replace(/^(https:\/\/[^/]+):443(?=\/)/, '$1') ?? null

/** "Multiple Locations" says nothing; the list does. */
function readPlaces(job: Fields): string | null {
  const places = listOfFields(job.PositionLocation).map((place) => line(place.LocationName))
  return placesLine(places) ?? line(job.PositionLocationDisplay)
}

const namesOf = (named: unknown) => listOfFields(named).map(({ Name }) => Name)

/** The summary, then each duty as an item; both are plain text for the most part. */
function readDuties(details: unknown): string | null {
  const duties = inside(details, 'MajorDuties')
  const items = (typeof duties === 'string' ? [duties] : list(duties)).map(html)
  const said = items.filter((item) => item !== null)
  return joinHtml(
    html(inside(details, 'JobSummary')),
    said.length > 0 ? '' : null,
    ...said.map(item),
  )
}

const item = (duty: string) => `- ${duty.trim()}`

/** What each code pays for. Two weeks have no word in a listing: 26 of them are a year. The rest is no wage by time. */
const INTERVALS: Readonly<Record<string, readonly [period: string, times: number]>> = {
  PA: ['year', 1],
  PH: ['hour', 1],
  PD: ['day', 1],
  PM: ['month', 1],
  BW: ['year', 26],
}

function readPay(remuneration: unknown) {
  for (const pay of listOfFields(remuneration)) {
    const [period, times] = INTERVALS[line(pay.RateIntervalCode)?.toUpperCase() ?? ''] ?? []
    const [min, max] = [amount(pay.MinimumRange), amount(pay.MaximumRange)]
    if (period === undefined || times === undefined || (min === null && max === null)) continue
    return { min: min && min * times, max: max && max * times, currency: 'USD', period }
  }
  return null
}
