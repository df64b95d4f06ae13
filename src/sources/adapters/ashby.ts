/**
 * Ashby: the public job posting API (developers.ashbyhq.com). One answer holds the whole board, jobs that are not
 * listed included: those are left out. `isRemote` is also true of hybrid jobs, so `workplaceType` is believed first.
 * Nothing says what the company is called.
 */
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { type Band, readBand, toPay } from '#sources/read/pay.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
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
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

export const ashby: Source = {
  name: 'ashby',
  title: 'Ashby',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: {
    url: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    credit: null,
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://jobs.ashbyhq.com/${encodeURIComponent(token)}`,
  gather,
}

async function* gather(token: string, { get, employer }: GatherWorld): AsyncGenerator<Found> {
  const board = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(token)}`
  const answer = await get({ url: `${board}?includeCompensation=true`, accept: 'json' })
  const jobs = requireItems(readJson(answer), 'jobs')
  const company = employer ?? employerName(token, textsOf(jobs))
  yield* readEach(jobs, (job) => readJob(job, token, company))
}

function* textsOf(jobs: readonly unknown[]) {
  for (const job of jobs) {
    const text = inside(job, 'descriptionPlain')
    if (typeof text === 'string') yield text
  }
}

function readJob(job: Fields, token: string, company: string): Found | null {
  if (flag(job.isListed) === false) return null
  const id = requireId(job)
  const places = [job, ...listOfFields(job.secondaryLocations)]
  return {
    listing: {
      source: 'ashby',
      board: token,
      id,
      title: requireTitle(job.title, id),
      company,
      url: address(job.jobUrl) ?? `${ashby.page(token)}/${encodeURIComponent(id)}`,
      applyUrl: address(job.applyUrl),
      location: placesLine(places.map((place) => readPlace(line(place.location), place.address))),
      workplace: line(job.workplaceType, 60) ?? (flag(job.isRemote) ? 'Remote' : null),
      employmentType: line(job.employmentType, 200),
      description: html(job.descriptionHtml) ?? html(job.descriptionPlain),
      ...readPay(job),
      postedAt: instant(job.publishedAt),
    },
  }
}

/** What is written where it says a place ("North America"); the address where it is a name like "HQ". */
function readPlace(written: string | null, place: unknown): string | null {
  const postal = fieldsOf(inside(place, 'postalAddress')) ?? fieldsOf(place)
  const country = line(postal?.addressCountry)
  const full = placeLine(postal?.addressLocality, postal?.addressRegion, country)
  if (written === null || full === null) return written ?? full
  if (/^(?:fully )?remote$/i.test(written)) return country ? `${written}, ${country}` : written
  if (parseLocation(written).countries.length > 0 || isOnlyLocation(written)) return written
  return full
}

/** Only salaries: equity, bonus and commission are components beside them. */
function readPay(job: Fields) {
  if (flag(job.shouldDisplayCompensationOnJobPostings) === false) return {}
  const { compensationTiers, summaryComponents, scrapeableCompensationSalarySummary } =
    fieldsOf(job.compensation) ?? {}
  const tiers = listOfFields(compensationTiers).flatMap((tier) =>
    salariesIn(tier.components, line(tier.title)),
  )
  const bands = tiers.length > 0 ? tiers : salariesIn(summaryComponents, null)
  const pay = toPay(bands)
  return pay.salary ? pay : { salaryText: line(scrapeableCompensationSalarySummary) }
}

function salariesIn(components: unknown, title: string | null): Band[] {
  return listOfFields(components)
    .filter(({ compensationType }) => compensationType === 'Salary')
    .map(({ minValue: min, maxValue: max, currencyCode: currency, interval: period }) =>
      readBand({ min, max, currency, period, title }),
    )
}
