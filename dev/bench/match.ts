/**
 * `npm run bench -- match` measures how fast the best matches of invented people are found among generated listings
 * with our engine on one core. `--rows N`, `--rounds N`. Listings have no description here: what they ask for is in
 * their titles and skills.
 */
import { demandsOf } from '#core/match/match-demands.ts'
import { type MatchPerson, personOf } from '#core/match/match-person.ts'
import { parseLocation } from '#core/place/place.ts'
import { BEST_MATCH, EMPTY_QUERY, type JobQuery } from '#core/search/query.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { readCv } from '#dev/match/pairs.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { createEngine } from '#test/search/engine.ts'
import {
  type Figure,
  formatNumber,
  formatTimes,
  optionsOr,
  percentiles,
  writeFigures,
} from './figures.ts'
import { BENCH_NOW, createListings } from './generated-listings.ts'
import { stayOnOneCore } from './measured-process.ts'

/** Listings added at once while building. */
const CHUNK = 16_384
/** Files of dev/match/cvs. */
const CVS =
  'frontend-react-london, backend-python-berlin, data-engineer-bangalore, sre-warsaw, product-manager-nyc, ' +
  'ml-engineer-sf, late-android-nyc, java-sao-paulo'

const ASKS: readonly [what: string, Partial<JobQuery>][] = [
  ['first 100', {}],
  ['first 100 with a score of 70 or more', { matchMin: 70 }],
  ['first 100, remote', { remote: true }],
  ['first 100 with “engineer” in their text', { text: 'engineer' }],
  ['jobs 901 to 1,000', { page: 10 }],
]

const { rows, rounds } = optionsOr({ rows: 1_000_000, rounds: 10 })
stayOnOneCore()
const engine = createEngine({ phrases: SKILL_PHRASES })
const demands = build()
const people = await Promise.all(CVS.split(', ').map(readPerson))
const first = people.map((person) => timeOf(person, {}))
const format = (times: number[]) => formatTimes(percentiles(times), 'p50', 'p95', 'max')
writeFigures([
  ['Open jobs, and skills that each asks for', `${formatNumber(rows)}, ${demands.toFixed(1)}`],
  ['A person’s first search: first 100', format(first)],
  ...ASKS.map(([what, query]): Figure => [`Best match: ${what}`, format(timesOf(query))]),
])

/** Fills the engine; returns how many skills a listing asks for on average. */
function build(): number {
  const listings = createListings()
  let skills = 0
  for (let from = 1; from <= rows; from += CHUNK) {
    const count = Math.min(CHUNK, rows - from + 1)
    const jobs = Array.from({ length: count }, (_, at) => withDemands(listings.at(from + at)))
    for (const job of jobs) skills += job.demands?.skills.length ?? 0
    engine.put(jobs)
  }
  while (engine.merge());
  return skills / rows
}

function withDemands(listing: JobDocument): JobDocument {
  const { min = null, max = null } = listing.yearlyUsd ?? {}
  const { eligibility: _read, ...stated } = listing
  const demands = demandsOf({
    ...stated,
    location: parseLocation(listing.locationText ?? ''),
    years: listing.id % 3 === 0 ? { min: listing.id % 9, max: null } : null,
    salary: min === null ? null : { min, max, currency: 'USD', period: 'year' },
    descriptionText: null,
  })
  return { ...listing, descriptionText: null, demands }
}

async function readPerson(name: string): Promise<MatchPerson> {
  return personOf({ ...(await readCv(name)), today: BENCH_NOW.toISOString().slice(0, 10) })
}

/** The first round is a warm-up. */
function timesOf(query: Partial<JobQuery>): number[] {
  const askAll = () => people.map((person) => timeOf(person, query))
  askAll()
  return Array.from({ length: rounds }, askAll).flat()
}

function timeOf(person: MatchPerson, query: Partial<JobQuery>): number {
  const asked = { ...EMPTY_QUERY, sort: BEST_MATCH, perPage: 100, ...query, person } as const
  const began = performance.now()
  const { ids } = engine.search(asked, BENCH_NOW)
  const ms = performance.now() - began
  if (ids.length === 0) throw new Error('No jobs were found, so there is nothing to measure')
  return ms
}
