/**
 * Rippling: the job board API (developer.rippling.com/documentation/job-board-api). The list has a row for each place
 * of a job, all with one uuid, but no texts or dates: each job takes one more request, every time.
 */
import { employerName } from '#sources/read/employer-name.ts'
import { getItems } from '#sources/read/get-json.ts'
import { type Band, readBand, toPay } from '#sources/read/pay.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireFields,
} from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source, SourceAnswer } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

const API = 'https://api.rippling.com/platform/api/ats/v1/board'

export const rippling: Source = {
  name: 'rippling',
  title: 'Rippling',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    ...NO_CONDITIONS,
    url: 'https://developer.rippling.com/documentation/job-board-api',
    leastMinutes: 360,
  },
  load: {
    // No limit is stated.
    hosts: ['api.rippling.com'],
    ...USUAL_LOAD,
    boardsAtOnce: 2,
    cost: { requests: 25, kilobytes: 150 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://ats.rippling.com/${encodeURIComponent(token)}/jobs`,
  gather,
}

async function* gather(
  token: string,
  { get, employer, isWanted }: GatherContext,
): AsyncGenerator<Found> {
  const url = `${API}/${encodeURIComponent(token)}/jobs`
  const rows = await getItems(get, { url })
  const jobs = new Map<string, Fields[]>()
  yield* readEach(rows, (row) => {
    const id = field.requireId(row, 'uuid')
    jobs.set(id, [...(jobs.get(id) ?? []), row])
    return null
  })
  const listed = [...jobs].map(
    ([id, places]): Listed<Job> => ({
      id: id.toLowerCase(),
      title: field.line(places[0]?.name),
      stamp: '',
      item: { rows: places },
      request: { url: `${url}/${encodeURIComponent(id)}`, accept: 'json' },
    }),
  )
  const otherwise = employer ?? employerName(token, [])
  const context = { get, isKnown: () => false, ...(isWanted && { isWanted }) }
  for await (const found of readDetails(listed, context, (job, answer) =>
    readJob(job, answer, token, otherwise),
  )) {
    yield 'listing' in found ? { listing: found.listing } : found
  }
}

/** The rows of one job. */
type Job = { rows: readonly Fields[] }

function readJob(
  { rows }: Job,
  answer: SourceAnswer | null,
  token: string,
  otherwise: string,
): Found {
  const job = { ...rows[0], ...(answer && requireFields(readJson(answer))) }
  const id = field.requireId(job, 'uuid').toLowerCase()
  const places = [...field.list(job.workLocations), ...rows.map((row) => row.workLocation)]
  const type = job.employmentType
  return {
    listing: {
      source: 'rippling',
      board: token,
      id,
      url: field.address(job.url) ?? `${rippling.page(token)}/${encodeURIComponent(id)}`,
      title: field.requireTitle(job.name, id),
      company: field.line(job.companyName, 300) ?? otherwise,
      location: field.placesLine(
        places.map((place) => field.line(place) ?? field.line(field.inside(place, 'label'))),
      ),
      // The id is for people ("Salaried, full-time"), the label for programs ("SALARIED_FT").
      employmentType:
        field.firstLine(field.inside(type, 'id'), field.inside(type, 'label'))?.slice(0, 200) ??
        null,
      description: readDescription(job.description),
      ...toPay(field.listOfFields(job.payRangeDetails).map(toBand)),
      postedAt: instant(job.createdOn),
    },
  }
}

/** Puts the role before the company. */
function readDescription(description: unknown): string | null {
  const parts = fieldsOf(description)
  if (!parts) return field.html(description)
  const { role, company, ...others } = parts
  return field.joinHtml(...[role, company, ...Object.values(others)].map(field.html))
}

function toBand(range: Fields): Band {
  const { rangeStart: min, rangeEnd: max, currency, frequency: period, location } = range
  return readBand({
    min,
    max,
    currency,
    period,
    title: field.inside(location, 'label') ?? location,
  })
}
