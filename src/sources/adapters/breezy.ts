/**
 * Breezy: the JSON of its careers pages. One answer lists the board; a job whose advert is not in it is read from its
 * own page, where it stands as JSON-LD. Pay is text, and on trial boards nonsense ("$0.05 – $0.06 / hour"): the rules
 * for pay believe none of that.
 */
import { fingerprint } from '#core/text/fingerprint.ts'
import { ldBlocks } from '#sources/posting/ld-blocks.ts'
import { nodesOfType } from '#sources/posting/schema-node.ts'
import { employerName } from '#sources/read/employer-name.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  readText,
  requireItems,
} from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import {
  address,
  companyName,
  flag,
  html,
  inside,
  line,
  listOfFields,
  placeLine,
  placesLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source, SourceAnswer } from '#sources/source/source.ts'

/** Raise it when jobs are read in another way: those that did not change are then read anew. */
const READING = 1

export const breezy: Source = {
  name: 'breezy',
  title: 'Breezy HR',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: { url: null, credit: null, offBecause: null, leastMinutes: 120, delayHours: 0 },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://${encodeURIComponent(token)}.breezy.hr/`,
  gather,
}

async function* gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  const url = `${breezy.page(token)}json?verbose=true`
  const jobs = requireItems(readJson(await world.get({ url, accept: 'json' })))
  const listed: Listed<Fields>[] = []
  yield* readEach(jobs, (job) => {
    if (isPublished(job)) listed.push(toListed(job, token))
    return null
  })
  yield* readDetails(listed, world, (job, page) => readJob(job, page, token, world))
}

/** A board lists what is published; a job that says something else of itself is not. */
function isPublished({ state }: Fields): boolean {
  return typeof state !== 'string' || state === '' || state === 'published'
}

function toListed(job: Fields, token: string): Listed<Fields> {
  const id = requireId(job)
  requireTitle(job.name, id)
  const isWhole = html(job.description) !== null
  return {
    id,
    stamp: fingerprint([READING, job]),
    item: job,
    request: isWhole ? null : { url: pageOf(job, token), accept: 'html' },
  }
}

function pageOf(job: Fields, token: string): string {
  const name = line(job.friendly_id) ?? requireId(job)
  return address(job.url) ?? `${breezy.page(token)}p/${encodeURIComponent(name)}`
}

function readJob(
  job: Fields,
  page: SourceAnswer | null,
  token: string,
  { employer }: GatherWorld,
): Found {
  const id = requireId(job)
  const places = [job.location, ...listOfFields(job.locations)]
  return {
    listing: {
      source: 'breezy',
      board: token,
      id,
      title: requireTitle(job.name, id),
      company: companyName(inside(job.company, 'name'), employer ?? employerName(token, [])),
      url: pageOf(job, token),
      location: placesLine(places.map(placeOf)),
      workplace: places.some((place) => flag(inside(place, 'is_remote'))) ? 'remote' : null,
      employmentType: line(inside(job.type, 'name'), 200),
      description: html(job.description) ?? (page && advertOn(readText(page))),
      salaryText: line(job.salary),
      postedAt: instant(job.published_date),
    },
  }
}

function placeOf(place: unknown): string | null {
  const { city, state, country, name } = fieldsOf(place) ?? {}
  const nameOf = (value: unknown) => line(inside(value, 'name')) ?? line(value)
  return placeLine(city, nameOf(state), nameOf(country)) ?? line(name)
}

/** The advert of a JobPosting on the job's page; null where there is none. */
function advertOn(page: string): string | null {
  const adverts = nodesOfType(ldBlocks(page), 'JobPosting').map(({ description }) =>
    html(description),
  )
  return adverts.find((advert) => advert !== null) ?? null
}
