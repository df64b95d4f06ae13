/**
 * BambooHR: what its customers' careers pages load. The list has no texts, so each opening takes one more request.
 * BambooHR does not document this API, so it is off unless the operator turns it on.
 */
import { countryName } from '#core/place/countries.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getItems } from '#sources/read/get-json.ts'
import { type Fields, readEach, readJson, requireFields } from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source, SourceAnswer } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

/** Increase this when parsing changes, so that unchanged jobs are read again. */
const READING = 1

const siteOf = (token: string) => `https://${encodeURIComponent(token)}.bamboohr.com/careers`

export const bamboohr: Source = {
  name: 'bamboohr',
  title: 'BambooHR',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://www.bamboohr.com/legal/terms-of-service',
    credit: null,
    offBecause: 'BambooHR does not document a public API for its customers’ jobs.',
    leastMinutes: 720,
    delayHours: 0,
  },
  load: {
    // No limit is stated.
    hosts: ['bamboohr.com'],
    ...USUAL_LOAD,
    cost: { requests: 25, kilobytes: 150 },
  },
  needs: [],
  onlyBoard: null,
  page: siteOf,
  gather,
}

/** By `locationType`. */
const WORKPLACES: Readonly<Record<string, string>> = { '0': 'onsite', '1': 'remote', '2': 'hybrid' }

async function* gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const rows = await getItems(context.get, { url: `${siteOf(token)}/list` }, 'result')
  const listed: Listed<Fields>[] = []
  yield* readEach(rows, (row) => {
    listed.push(toListed(row, token))
    return null
  })
  const company = context.employer ?? employerName(token, [])
  yield* readDetails(listed, context, (row, detail) => readJob(row, detail, token, company))
}

function toListed(row: Fields, token: string): Listed<Fields> {
  const id = field.requireId(row)
  return {
    id,
    title: field.line(row.jobOpeningName),
    stamp: fingerprint([READING, row]),
    item: row,
    request: { url: `${siteOf(token)}/${encodeURIComponent(id)}/detail`, accept: 'json' },
  }
}

function readJob(row: Fields, answer: SourceAnswer | null, token: string, company: string): Found {
  const result = answer && requireFields(readJson(answer)).result
  const opening = requireFields(field.inside(result, 'jobOpening'))
  const id = field.requireId(row)
  return {
    listing: {
      source: 'bamboohr',
      board: token,
      id,
      url:
        field.address(opening.jobOpeningShareUrl) ?? `${siteOf(token)}/${encodeURIComponent(id)}`,
      title: field.requireTitle(opening.jobOpeningName ?? row.jobOpeningName, id),
      company,
      location: placeOf(row, opening),
      workplace:
        entryOf(WORKPLACES, field.line(row.locationType ?? opening.locationType) ?? '') ?? null,
      employmentType: field.line(row.employmentStatusLabel ?? opening.employmentStatusLabel, 200),
      description: field.html(opening.description),
      salaryText: field.line(opening.compensation),
      postedAt: instant(opening.datePosted),
      experienceLevel: field.line(opening.minimumExperience, 200),
    },
  }
}

/** Only the second of a row's two places has the country. */
function placeOf(row: Fields, opening: Fields): string | null {
  const places = [row.atsLocation, opening.atsLocation, row.location, opening.location]
  const first = (...keys: string[]) => {
    for (const place of places) {
      for (const key of keys) {
        const text = field.line(field.inside(place, key))
        if (text !== null) return text
      }
    }
    return null
  }
  const country = first('country', 'addressCountry')
  const named = country !== null && /^[A-Z]{2}$/.test(country) ? countryName(country) : null
  return field.placeLine(first('city'), first('state', 'province'), named ?? country)
}
