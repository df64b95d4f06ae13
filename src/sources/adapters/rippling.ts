/**
 * Rippling: the job board API (developer.rippling.com/documentation/job-board-api). The list has a row for each place
 * of a job, under one uuid, and neither texts nor dates: each job is asked for by itself, every time.
 */
import { employerName } from '#sources/read/employer-name.ts'
import { type Band, readBand, toPay } from '#sources/read/pay.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import {
  address,
  firstLine,
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
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source, SourceAnswer } from '#sources/source/source.ts'

const API = 'https://api.rippling.com/platform/api/ats/v1/board'

export const rippling: Source = {
  name: 'rippling',
  title: 'Rippling',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://developer.rippling.com/documentation/job-board-api',
    credit: null,
    offBecause: null,
    leastMinutes: 360,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://ats.rippling.com/${encodeURIComponent(token)}/jobs`,
  gather,
}

async function* gather(token: string, { get, employer }: GatherWorld): AsyncGenerator<Found> {
  const url = `${API}/${encodeURIComponent(token)}/jobs`
  const rows = requireItems(readJson(await get({ url, accept: 'json' })))
  const jobs = new Map<string, Fields[]>()
  yield* readEach(rows, (row) => {
    const id = requireId(row, 'uuid')
    jobs.set(id, [...(jobs.get(id) ?? []), row])
    return null
  })
  const listed = [...jobs].map(
    ([id, places]): Listed<Job> => ({
      id: id.toLowerCase(),
      stamp: '',
      item: { rows: places },
      request: { url: `${url}/${encodeURIComponent(id)}`, accept: 'json' },
    }),
  )
  const otherwise = employer ?? employerName(token, [])
  const world = { get, isKnown: () => false }
  for await (const found of readDetails(listed, world, (job, answer) =>
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
  const id = requireId(job, 'uuid').toLowerCase()
  const places = [...list(job.workLocations), ...rows.map((row) => row.workLocation)]
  const type = job.employmentType
  return {
    listing: {
      source: 'rippling',
      board: token,
      id,
      url: address(job.url) ?? `${rippling.page(token)}/${encodeURIComponent(id)}`,
      title: requireTitle(job.name, id),
      company: line(job.companyName, 300) ?? otherwise,
      location: placesLine(places.map((place) => line(place) ?? line(inside(place, 'label')))),
      // The id is for people ("Salaried, full-time"), the label for programs ("SALARIED_FT").
      employmentType: firstLine(inside(type, 'id'), inside(type, 'label'))?.slice(0, 200) ?? null,
      description: readDescription(job.description),
      ...toPay(listOfFields(job.payRangeDetails).map(toBand)),
      postedAt: instant(job.createdOn),
    },
  }
}

/** What the job is comes before what the company is. */
function readDescription(description: unknown): string | null {
  const parts = fieldsOf(description)
  if (!parts) return html(description)
  const { role, company, ...others } = parts
  return joinHtml(...[role, company, ...Object.values(others)].map(html))
}

function toBand(range: Fields): Band {
  const { rangeStart: min, rangeEnd: max, currency, frequency: period, location } = range
  return readBand({ min, max, currency, period, title: inside(location, 'label') ?? location })
}
