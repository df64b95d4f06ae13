/**
 * Workable: the widget of its careers pages. One answer holds the whole board with its adverts. A job that is open in
 * several countries has a row in each, all with one shortcode: together they are one listing with several places.
 * Places that the employer hides are left out. Pay is never stated.
 */
import { employerName } from '#sources/read/employer-name.ts'
import {
  type Fields,
  readEach,
  readJson,
  readOne,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
  companyName,
  flag,
  html,
  line,
  listOfFields,
  placeLine,
  placesLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

export const workable: Source = {
  name: 'workable',
  title: 'Workable',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: { url: null, credit: null, offBecause: null, leastMinutes: 120, delayHours: 0 },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://apply.workable.com/${encodeURIComponent(token)}/`,
  gather,
}

async function* gather(token: string, { get, employer }: GatherWorld): AsyncGenerator<Found> {
  const api = 'https://apply.workable.com/api/v1/widget/accounts'
  const url = `${api}/${encodeURIComponent(token)}?details=true`
  const envelope = requireFields(readJson(await get({ url, accept: 'json' })))
  const company = companyName(envelope.name, employer ?? employerName(token, []))
  const jobs = new Map<string, Fields[]>()
  yield* readEach(requireItems(envelope, 'jobs'), (row) => {
    const id = requireId(row, 'shortcode')
    requireTitle(row.title, id)
    const rows = jobs.get(id)
    if (rows) rows.push(row)
    else jobs.set(id, [row])
    return null
  })
  for (const [id, rows] of jobs) {
    const found = readOne(rows[0], (first) => readJob({ id, first, rows, token, company }))
    if (found) yield found
  }
}

type Job = { id: string; first: Fields; rows: readonly Fields[]; token: string; company: string }

function readJob({ id, first, rows, token, company }: Job): Found {
  const places = rows.flatMap(placesOf)
  return {
    listing: {
      source: 'workable',
      board: token,
      id,
      title: requireTitle(first.title, id),
      company,
      url:
        address(first.url) ??
        address(first.shortlink) ??
        `https://apply.workable.com/j/${encodeURIComponent(id)}`,
      applyUrl: address(first.application_url),
      location: placesLine(places),
      workplace: line(first.workplace, 60) ?? (flag(first.telecommuting) ? 'remote' : null),
      employmentType: line(first.employment_type, 200),
      description: html(first.description),
      requirements: html(first.requirements),
      postedAt: instant(first.published_on) ?? instant(first.created_at),
      experienceLevel: line(first.experience, 200),
      sector: line(first.industry, 200),
    },
  }
}

/** The row's own fields stand for the first place, which may be one of the hidden. */
function placesOf(row: Fields): (string | null)[] {
  const locations = listOfFields(row.locations)
  if (locations.length === 0) return [placeLine(row.city, row.state, row.country)]
  return locations
    .filter(({ hidden }) => flag(hidden) !== true)
    .map(({ city, region, country, countryCode }) =>
      placeLine(city, region, line(country) ?? countryCode),
    )
}
