/**
 * `npm run bench -- reading [--companies 30 --jobs 50 --rounds 4]` measures the CPU time that the rules take to read a
 * listing, in one thread: adverts of the fake internet and the sample jobs. The first round compiles the rules; the
 * best of the others is what a long run has.
 */
import type { Listing } from '#core/job/listing.ts'
import { demoListings } from '#demo/listings.ts'
import { fullText, madeText } from '#dev/fake-internet/advert-text.ts'
import { makeWorld } from '#dev/fake-internet/fake-world.ts'
import { EMPLOYER_SYSTEMS } from '#dev/fake-internet/systems.ts'
import { readFacts } from '#work/import/read-listing.ts'
import { type Figure, formatNumber, optionsOr, writeFigures } from './figures.ts'

const { companies, jobs, rounds } = optionsOr({ companies: 30, jobs: 50, rounds: 4 })
const MICROSECONDS_A_MS = 1_000
const NOW = new Date('2026-03-02T09:00:00Z')

const figures: Figure[] = []
measure('adverts of the fake internet', fakeListings())
measure('sample jobs', demoListings(NOW))
writeFigures(figures)

function measure(what: string, listings: readonly Listing[]): void {
  const chars = listings.reduce((sum, { description }) => sum + (description?.length ?? 0), 0)
  const [first = 0, ...others] = Array.from({ length: rounds }, () => {
    const began = process.cpuUsage()
    for (const listing of listings) readFacts(listing)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / MICROSECONDS_A_MS / listings.length
  })
  figures.push([
    `CPU time to read one of ${formatNumber(listings.length)} ${what}, with markup ${formatNumber(chars / listings.length)} characters: first round, best of the others`,
    `${first.toFixed(2)} ms, ${Math.min(...others).toFixed(2)} ms`,
  ])
}

function fakeListings(): Listing[] {
  const world = makeWorld({
    seed: '1',
    companies,
    jobsEach: jobs,
    systems: EMPLOYER_SYSTEMS,
    isLively: false,
    hasTroubles: false,
    firstDay: NOW,
  })
  return world.boards.flatMap(({ source, token, adverts }) =>
    adverts.map(({ number, job, place }) => ({
      source,
      board: token,
      id: `${number}`,
      title: job.title,
      company: job.company,
      location: `${place.city}, ${place.country}`,
      description: fullText(madeText(job, 0)),
    })),
  )
}
