/**
 * For measurements of matching: generated listings with what they ask for, and invented people. The listings have no
 * description: what they ask for is in their titles and skills.
 */
import { demandsOf } from '#core/match/match-demands.ts'
import { type MatchPerson, personOf } from '#core/match/match-person.ts'
import { parseLocation } from '#core/place/place.ts'
import { readCv } from '#dev/match/pairs.ts'
import type { JobDocument } from '#search/segments/document.ts'
import type { Engine } from '#test/search/engine.ts'
import { BENCH_NOW, createListings } from './generated-listings.ts'

/** Listings added at once while building. */
const CHUNK = 16_384
/** Files of dev/match/cvs. */
const CVS =
  'frontend-react-london, backend-python-berlin, data-engineer-bangalore, sre-warsaw, product-manager-nyc, ' +
  'ml-engineer-sf, late-android-nyc, java-sao-paulo'

/**
 * Fills the engine; returns how many skills a listing asks for on average. Every listing whose number is a multiple of
 * `severalEach` has the opening of the one before it, too.
 */
export function fillWithMatched(
  engine: Engine,
  rows: number,
  severalEach = Number.POSITIVE_INFINITY,
): number {
  const listings = createListings()
  let skills = 0
  for (let from = 1; from <= rows; from += CHUNK) {
    const count = Math.min(CHUNK, rows - from + 1)
    const jobs = Array.from({ length: count }, (_, at) => withDemands(listings.at(from + at)))
    for (const [at, { id, demands }] of jobs.entries()) {
      const before = jobs[at - 1]?.demands
      if (id % severalEach === 0 && demands && before) {
        const { skills, kinds, level, years } = before
        demands.others = [{ skills, kinds, level, years }]
      }
    }
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

export const readBenchPeople = (): Promise<MatchPerson[]> =>
  Promise.all(
    CVS.split(', ').map(async (name) =>
      personOf({ ...(await readCv(name)), today: BENCH_NOW.toISOString().slice(0, 10) }),
    ),
  )
