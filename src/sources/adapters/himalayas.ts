/**
 * Himalayas: the public API of remote jobs (himalayas.app/docs/remote-jobs-api), twenty a page with a cursor, newest
 * first. It has several hundred thousand jobs, most copied from employers' own systems, so only the newest are read.
 * Each has an expiry date. Pay includes its period; places are the countries where one may live.
 */

import { getFields } from '#sources/read/get-json.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { joinedLine, requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach, requireItems } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

/** The newest thousand. Each page is a request, and older jobs were read before. */
const MAX_PAGES = 50
const PAGE = 20

export const himalayas: Source = {
  name: 'himalayas',
  title: 'Himalayas',
  kind: 'aggregator',
  lists: 'window',
  runsDays: USUAL_DAYS, // for a job without an expiry date
  isOneAnswer: false,
  terms: {
    url: 'https://himalayas.app/api',
    credit: 'Himalayas',
    offBecause: null,
    leastMinutes: 6 * 60, // fifty requests each time
    delayHours: 0,
  },
  load: {
    // No limit is stated. At most fifty pages are read.
    hosts: ['himalayas.app'],
    ...USUAL_LOAD,
    cost: { requests: 50, kilobytes: 6000 },
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://himalayas.app/jobs',
  gather,
}

function gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  let cursor: string | null = null
  return readPages(MAX_PAGES, async (page) => {
    const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const url = `https://himalayas.app/jobs/api?limit=${PAGE}${from}`
    const answer = await getFields(get, { url })
    cursor = field.line(answer.nextCursor)
    return {
      found: readEach(requireItems(answer, 'jobs'), (job) => readJob(job, token)),
      isLast: cursor === null || page === MAX_PAGES,
    }
  })
}

function readJob(job: Fields, board: string): Found {
  const id = field.requireId(job, 'guid')
  return {
    listing: {
      source: 'himalayas',
      board,
      id,
      title: field.requireTitle(job.title, id),
      company: requireCompany(job.companyName, id),
      url: field.address(job.guid) ?? field.address(job.applicationLink),
      applyUrl: field.address(job.applicationLink),
      location: readPlaces(job.locationRestrictions),
      workplace: 'remote',
      employmentType: joinedLine(job.employmentType, 200),
      experienceLevel: joinedLine(job.seniority, 200),
      description: field.html(job.description),
      tags: tagsOf(field.list(job.categories).map(spaced)),
      salary: readPay(job),
      postedAt: instant(job.pubDate || null),
      closedAt: instant(job.expiryDate || null),
    },
  }
}

/** Countries as names or as objects with a name; an empty list means worldwide. */
function readPlaces(places: unknown): string | null {
  const names = field.list(places).map((place) => field.inside(place, 'name') ?? place)
  return names.length === 0 && Array.isArray(places) ? 'Worldwide' : joinedLine(names, 2_000)
}

/** Categories are written like "Backend-Engineering". */
const spaced = (category: unknown) =>
  typeof category === 'string' ? category.replaceAll('-', ' ') : category

function readPay(job: Fields) {
  const { minSalary: min, maxSalary: max, currency, salaryPeriod: period } = job
  return (
    toPay([readBand({ min, max, currency, period: field.line(period) ?? 'year' })]).salary ?? null
  )
}
