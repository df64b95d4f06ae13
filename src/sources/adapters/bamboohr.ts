/**
 * BambooHR: what the careers pages of its customers load. The list has no texts: each opening is asked for by itself.
 * BambooHR documents none of it, so it is off unless the operator asks for it.
 */
import { countryName } from '#core/place/countries.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import {
  type Fields,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import {
  address,
  html,
  inside,
  line,
  placeLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source, SourceAnswer } from '#sources/source/source.ts'

/** Raise it when jobs are read in another way: those that did not change are then read anew. */
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
    offBecause: 'BambooHR documents no public interface for the jobs of its customers.',
    leastMinutes: 720,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: siteOf,
  gather,
}

/** By `locationType`. */
const WORKPLACES: Readonly<Record<string, string>> = { '0': 'onsite', '1': 'remote', '2': 'hybrid' }

async function* gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  const answer = readJson(await world.get({ url: `${siteOf(token)}/list`, accept: 'json' }))
  const listed: Listed<Fields>[] = []
  yield* readEach(requireItems(answer, 'result'), (row) => {
    listed.push(toListed(row, token))
    return null
  })
  const company = world.employer ?? employerName(token, [])
  yield* readDetails(listed, world, (row, detail) => readJob(row, detail, token, company))
}

function toListed(row: Fields, token: string): Listed<Fields> {
  const id = requireId(row)
  return {
    id,
    stamp: fingerprint([READING, row]),
    item: row,
    request: { url: `${siteOf(token)}/${encodeURIComponent(id)}/detail`, accept: 'json' },
  }
}

function readJob(row: Fields, answer: SourceAnswer | null, token: string, company: string): Found {
  const result = answer && requireFields(readJson(answer)).result
  const opening = requireFields(inside(result, 'jobOpening'))
  const id = requireId(row)
  return {
    listing: {
      source: 'bamboohr',
      board: token,
      id,
      url: address(opening.jobOpeningShareUrl) ?? `${siteOf(token)}/${encodeURIComponent(id)}`,
      title: requireTitle(opening.jobOpeningName ?? row.jobOpeningName, id),
      company,
      location: placeOf(row, opening),
      workplace: WORKPLACES[line(row.locationType ?? opening.locationType) ?? ''] ?? null,
      employmentType: line(row.employmentStatusLabel ?? opening.employmentStatusLabel, 200),
      description: html(opening.description),
      salaryText: line(opening.compensation),
      postedAt: instant(opening.datePosted),
      experienceLevel: line(opening.minimumExperience, 200),
    },
  }
}

/** The country stands only in the second of the two places that a row may have. */
function placeOf(row: Fields, opening: Fields): string | null {
  const places = [row.atsLocation, opening.atsLocation, row.location, opening.location]
  const first = (...keys: string[]) => {
    for (const place of places) {
      for (const key of keys) {
        const said = line(inside(place, key))
        if (said !== null) return said
      }
    }
    return null
  }
  const country = first('country', 'addressCountry')
  const named = country !== null && /^[A-Z]{2}$/.test(country) ? countryName(country) : null
  return placeLine(first('city'), first('state', 'province'), named ?? country)
}
