/**
 * Breezy: the JSON of its careers pages. One answer lists the board; if it lacks a job's advert, that is read from
 * the JSON-LD of the job's own page. Pay is text, and nonsense on trial boards ("$0.05 – $0.06 / hour"), which the
 * pay rules reject.
 */
import { fingerprint } from '#core/text/fingerprint.ts'
import { ldBlocks } from '#sources/posting/ld-blocks.ts'
import { nodesOfType } from '#sources/posting/schema-node.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getItems } from '#sources/read/get-json.ts'
import { type Fields, fieldsOf, readEach, readText } from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source, SourceAnswer } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

/** Increase this when parsing changes, so that unchanged jobs are read again. */
const READING = 1

export const breezy: Source = {
  name: 'breezy',
  title: 'Breezy HR',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: { ...NO_CONDITIONS, url: null, leastMinutes: 120 },
  load: {
    // No limit is stated. Each employer has a host of its own, asked once a second at most.
    hosts: ['breezy.hr'],
    secondsBetween: 0.25,
    atOnce: 4,
    boardsAtOnce: 4,
    cost: { requests: 25, kilobytes: 750 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://${encodeURIComponent(token)}.breezy.hr/`,
  gather,
}

async function* gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const url = `${breezy.page(token)}json?verbose=true`
  const jobs = await getItems(context.get, { url })
  const listed: Listed<Fields>[] = []
  yield* readEach(jobs, (job) => {
    if (isPublished(job)) listed.push(toListed(job, token))
    return null
  })
  yield* readDetails(listed, context, (job, page) => readJob(job, page, token, context))
}

/** Boards list published jobs; a job with any other state is not published. */
function isPublished({ state }: Fields): boolean {
  return typeof state !== 'string' || state === '' || state === 'published'
}

function toListed(job: Fields, token: string): Listed<Fields> {
  const id = field.requireId(job)
  const title = field.requireTitle(job.name, id)
  const isWhole = field.html(job.description) !== null
  return {
    id,
    title,
    stamp: fingerprint([READING, job]),
    item: job,
    request: isWhole ? null : { url: pageOf(job, token), accept: 'html' },
  }
}

function pageOf(job: Fields, token: string): string {
  const name = field.line(job.friendly_id) ?? field.requireId(job)
  return field.address(job.url) ?? `${breezy.page(token)}p/${encodeURIComponent(name)}`
}

function readJob(
  job: Fields,
  page: SourceAnswer | null,
  token: string,
  { employer }: GatherContext,
): Found {
  const id = field.requireId(job)
  const places = [job.location, ...field.listOfFields(job.locations)]
  return {
    listing: {
      source: 'breezy',
      board: token,
      id,
      title: field.requireTitle(job.name, id),
      company: field.companyName(
        field.inside(job.company, 'name'),
        employer ?? employerName(token, []),
      ),
      url: pageOf(job, token),
      location: field.placesLine(places.map(placeOf)),
      workplace: places.some((place) => field.flag(field.inside(place, 'is_remote')))
        ? 'remote'
        : null,
      employmentType: field.line(field.inside(job.type, 'name'), 200),
      description: field.html(job.description) ?? (page && advertOn(readText(page))),
      salaryText: field.line(job.salary),
      postedAt: instant(job.published_date),
    },
  }
}

function placeOf(place: unknown): string | null {
  const { city, state, country, name } = fieldsOf(place) ?? {}
  const nameOf = (value: unknown) => field.line(field.inside(value, 'name')) ?? field.line(value)
  return field.placeLine(city, nameOf(state), nameOf(country)) ?? field.line(name)
}

/** The advert in the JobPosting on the job's page; null if there is none. */
function advertOn(page: string): string | null {
  const adverts = nodesOfType(ldBlocks(page), 'JobPosting').map(({ description }) =>
    field.html(description),
  )
  return adverts.find((advert) => advert !== null) ?? null
}
