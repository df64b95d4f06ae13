/**
 * Workable: the widget of its careers pages. One answer has the whole board with its adverts. A job open in several
 * countries has a row for each, all with one shortcode: together they become one listing with several places. Hidden
 * places are left out. Pay is never stated.
 */
import { employerName } from '#sources/read/employer-name.ts'
import { getFields } from '#sources/read/get-json.ts'
import { type Fields, readEach, readOne, requireItems } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

export const workable: Source = {
  name: 'workable',
  title: 'Workable',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: { ...NO_CONDITIONS, url: null, leastMinutes: 120 },
  load: {
    // It often refuses, and under load it has answered with another account's jobs.
    hosts: ['apply.workable.com'],
    secondsBetween: 1,
    atOnce: 1,
    boardsAtOnce: 1,
    cost: { requests: 1, kilobytes: 150 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://apply.workable.com/${encodeURIComponent(token)}/`,
  gather,
}

async function* gather(token: string, { get, employer }: GatherContext): AsyncGenerator<Found> {
  const api = 'https://apply.workable.com/api/v1/widget/accounts'
  const url = `${api}/${encodeURIComponent(token)}?details=true`
  const envelope = await getFields(get, { url })
  const company = field.companyName(envelope.name, employer ?? employerName(token, []))
  const jobs = new Map<string, Fields[]>()
  yield* readEach(requireItems(envelope, 'jobs'), (row) => {
    const id = field.requireId(row, 'shortcode')
    field.requireTitle(row.title, id)
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
      title: field.requireTitle(first.title, id),
      company,
      url:
        field.address(first.url) ??
        field.address(first.shortlink) ??
        `https://apply.workable.com/j/${encodeURIComponent(id)}`,
      applyUrl: field.address(first.application_url),
      location: field.placesLine(places),
      workplace:
        field.line(first.workplace, 60) ?? (field.flag(first.telecommuting) ? 'remote' : null),
      employmentType: field.line(first.employment_type, 200),
      description: field.html(first.description),
      requirements: field.html(first.requirements),
      postedAt: instant(first.published_on) ?? instant(first.created_at),
      experienceLevel: field.line(first.experience, 200),
      sector: field.line(first.industry, 200),
    },
  }
}

/** The row's own fields repeat the first place, which may be a hidden one. */
function placesOf(row: Fields): (string | null)[] {
  const locations = field.listOfFields(row.locations)
  if (locations.length === 0) return [field.placeLine(row.city, row.state, row.country)]
  return locations
    .filter(({ hidden }) => field.flag(hidden) !== true)
    .map(({ city, region, country, countryCode }) =>
      field.placeLine(city, region, field.line(country) ?? countryCode),
    )
}
