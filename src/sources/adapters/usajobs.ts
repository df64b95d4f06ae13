/**
 * USAJOBS: the search API of the United States' federal jobs (developer.usajobs.gov), up to 500 a page and 10,000 a
 * search. Amounts and dates are text; a pay interval is a code. Its content is in the public domain.
 */

import { entryOf } from '#core/text/entry-of.ts'
import { getFields } from '#sources/read/get-json.ts'
import { joinedLine, requireCompany, requireKey } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach, requireFields, requireItems } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import { searchAddress } from '#sources/read/search-address.ts'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

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
    ...NO_CONDITIONS,
    url: 'https://developer.usajobs.gov/guides/authentication',
    leastMinutes: 6 * 60,
  },
  load: {
    // No limit is stated. At most twenty pages of 500 are read.
    hosts: ['data.usajobs.gov'],
    ...USUAL_LOAD,
    cost: { requests: 20, kilobytes: 60000 },
  },
  needs: ['USAJOBS_EMAIL', 'USAJOBS_API_KEY'],
  onlyBoard: 'all',
  page: () => 'https://www.usajobs.gov/search/results/',
  gather,
}

function gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (page) => {
    // The User-Agent must be the email address that the key was issued to.
    const headers = {
      'User-Agent': requireKey(context, 'USAJOBS_EMAIL'),
      'Authorization-Key': requireKey(context, 'USAJOBS_API_KEY'),
    }
    const ours = { ResultsPerPage: PAGE, Page: page }
    const url = searchAddress('https://data.usajobs.gov/api/Search', token, ours)
    const answer = await getFields(context.get, { url, headers })
    const result = requireFields(answer.SearchResult)
    const items = requireItems(result, 'SearchResultItems')
    const total = field.line(result.SearchResultCountAll)
    if (total === null) throw new Unreadable('the answer has no SearchResultCountAll')
    return {
      found: readEach(items, (item) => readJob(item, token)),
      isLast: page * PAGE >= (field.amount(total) ?? 0),
    }
  })
}

function readJob(item: Fields, board: string): Found {
  const id = field.requireId(item, 'MatchedObjectId')
  const job = requireFields(item.MatchedObjectDescriptor)
  const details = field.inside(job.UserArea, 'Details')
  return {
    listing: {
      source: 'usajobs',
      board,
      id,
      title: field.requireTitle(job.PositionTitle, id),
      company: requireCompany(field.firstLine(job.OrganizationName, job.DepartmentName), id),
      url: readAddress(job.PositionURI),
      applyUrl: field.list(job.ApplyURI).map(readAddress).find(Boolean) ?? null,
      location: readPlaces(job),
      workplace: field.flag(field.inside(details, 'RemoteIndicator')) ? 'remote' : null,
      employmentType: joinedLine(
        [...namesOf(job.PositionSchedule), ...namesOf(job.PositionOfferingType)],
        200,
      ),
      description: readDuties(details),
      requirements: field.joinHtml(
        field.html(job.QualificationSummary),
        field.html(field.inside(details, 'Education')),
      ),
      salary: readPay(job.PositionRemuneration),
      postedAt: instant(job.PublicationStartDate) ?? instant(job.PositionStartDate),
      closedAt: endInstant(job.ApplicationCloseDate),
    },
  }
}

/** Removes the default port from its links. */
const readAddress = (value: unknown) =>
  field.address(value)?.replace(/^(https:\/\/[^/]+):443(?=\/)/, '$1') ?? null

/** Uses the list of places, since the display text may be "Multiple Locations". */
function readPlaces(job: Fields): string | null {
  const places = field
    .listOfFields(job.PositionLocation)
    .map((place) => field.line(place.LocationName))
  return field.placesLine(places) ?? field.line(job.PositionLocationDisplay)
}

const namesOf = (named: unknown) => field.listOfFields(named).map(({ Name }) => Name)

/** The summary, then each duty as an item; both are mostly plain text. */
function readDuties(details: unknown): string | null {
  const duties = field.inside(details, 'MajorDuties')
  const items = (typeof duties === 'string' ? [duties] : field.list(duties)).map(field.html)
  const filled = items.filter((item) => item !== null)
  return field.joinHtml(
    field.html(field.inside(details, 'JobSummary')),
    filled.length > 0 ? '' : null,
    ...filled.map(item),
  )
}

const item = (duty: string) => `- ${duty.trim()}`

/**
 * The period of each code. A listing has no word for two weeks, so 26 of them make a year. The other codes are not
 * pay by time.
 */
const INTERVALS: Readonly<Record<string, readonly [period: string, times: number]>> = {
  PA: ['year', 1],
  PH: ['hour', 1],
  PD: ['day', 1],
  PM: ['month', 1],
  BW: ['year', 26],
}

function readPay(remuneration: unknown) {
  for (const pay of field.listOfFields(remuneration)) {
    const [period, times] =
      entryOf(INTERVALS, field.line(pay.RateIntervalCode)?.toUpperCase() ?? '') ?? []
    const [min, max] = [field.amount(pay.MinimumRange), field.amount(pay.MaximumRange)]
    if (period === undefined || times === undefined || (min === null && max === null)) continue
    return { min: min && min * times, max: max && max * times, currency: 'USD', period }
  }
  return null
}
