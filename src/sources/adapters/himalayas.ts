/**
 * Himalayas: the public API of remote jobs (himalayas.app/docs/remote-jobs-api), twenty a page behind a cursor, the newest
 * first. It holds some hundred thousand, most of them listed again from employers' own systems, so only the newest are
 * read; each says when it expires. Pay has a field for its period; places are the countries one may live in.
 */
import { readBand, toPay } from '#sources/read/pay.ts'
import { joinedLine, requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import {
  type Fields,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
  html,
  inside,
  line,
  list,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

/** The newest thousand. Each page is a request, and what is older was read before. */
const MAX_PAGES = 50
const PAGE = 20

export const himalayas: Source = {
  name: 'himalayas',
  title: 'Himalayas',
  kind: 'aggregator',
  lists: 'window',
  runsDays: USUAL_DAYS, // where one does not say when it expires
  isOneAnswer: false,
  terms: {
    url: 'https://himalayas.app/api',
    credit: 'Himalayas',
    offBecause: null,
    leastMinutes: 6 * 60, // fifty requests each time
    delayHours: 0,
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://himalayas.app/jobs',
  gather,
}

function gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  let cursor: string | null = null
  return readPages(MAX_PAGES, async (page) => {
    const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const url = `https://himalayas.app/jobs/api?limit=${PAGE}${from}`
    const answer = requireFields(readJson(await get({ url, accept: 'json' })))
    cursor = line(answer.nextCursor)
    return {
      found: readEach(requireItems(answer, 'jobs'), (job) => readJob(job, token)),
      isLast: cursor === null || page === MAX_PAGES,
    }
  })
}

function readJob(job: Fields, board: string): Found {
  const id = requireId(job, 'guid')
  return {
    listing: {
      source: 'himalayas',
      board,
      id,
      title: requireTitle(job.title, id),
      company: requireCompany(job.companyName, id),
      url: address(job.guid) ?? address(job.applicationLink),
      applyUrl: address(job.applicationLink),
      location: readPlaces(job.locationRestrictions),
      workplace: 'remote',
      employmentType: joinedLine(job.employmentType, 200),
      experienceLevel: joinedLine(job.seniority, 200),
      description: html(job.description),
      tags: tagsOf(list(job.categories).map(spaced)),
      salary: readPay(job),
      postedAt: instant(job.pubDate || null),
      closedAt: instant(job.expiryDate || null),
    },
  }
}

/** Countries as names, or as objects that have one; none at all means the whole world. */
function readPlaces(places: unknown): string | null {
  const names = list(places).map((place) => inside(place, 'name') ?? place)
  return names.length === 0 && Array.isArray(places) ? 'Worldwide' : joinedLine(names, 2_000)
}

/** "Backend-Engineering" is how it writes a subject. */
const spaced = (category: unknown) =>
  typeof category === 'string' ? category.replaceAll('-', ' ') : category

function readPay(job: Fields) {
  const { minSalary: min, maxSalary: max, currency, salaryPeriod: period } = job
  return toPay([readBand({ min, max, currency, period: line(period) ?? 'year' })]).salary ?? null
}
