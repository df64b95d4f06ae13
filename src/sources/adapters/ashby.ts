/**
 * Ashby: the public job posting API (developers.ashbyhq.com). One answer has the whole board, including unlisted
 * jobs, which are skipped. `isRemote` is also true for hybrid jobs, so `workplaceType` takes precedence. The
 * company's name is not included.
 */
import { isOnlyLocation, parseLocation } from '#core/place/place.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getItems } from '#sources/read/get-json.ts'
import { type Band, readBand, toPay } from '#sources/read/pay.ts'
import { type Fields, fieldsOf, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

export const ashby: Source = {
  name: 'ashby',
  title: 'Ashby',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: {
    ...NO_CONDITIONS,
    url: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    leastMinutes: 60,
  },
  load: {
    // No limit is stated.
    hosts: ['api.ashbyhq.com'],
    ...USUAL_LOAD,
    boardsAtOnce: 2,
    cost: { requests: 1, kilobytes: 290 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://jobs.ashbyhq.com/${encodeURIComponent(token)}`,
  gather,
}

async function* gather(token: string, { get, employer }: GatherContext): AsyncGenerator<Found> {
  const board = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(token)}`
  const jobs = await getItems(get, { url: `${board}?includeCompensation=true` }, 'jobs')
  const company = employer ?? employerName(token, textsOf(jobs))
  yield* readEach(jobs, (job) => readJob(job, token, company))
}

function* textsOf(jobs: readonly unknown[]) {
  for (const job of jobs) {
    const text = field.inside(job, 'descriptionPlain')
    if (typeof text === 'string') yield text
  }
}

function readJob(job: Fields, token: string, company: string): Found | null {
  if (field.flag(job.isListed) === false) return null
  const id = field.requireId(job)
  const places = [job, ...field.listOfFields(job.secondaryLocations)]
  return {
    listing: {
      source: 'ashby',
      board: token,
      id,
      title: field.requireTitle(job.title, id),
      company,
      url: field.address(job.jobUrl) ?? `${ashby.page(token)}/${encodeURIComponent(id)}`,
      applyUrl: field.address(job.applyUrl),
      location: field.placesLine(
        places.map((place) => readPlace(field.line(place.location), place.address)),
      ),
      workplace: field.line(job.workplaceType, 60) ?? (field.flag(job.isRemote) ? 'Remote' : null),
      employmentType: field.line(job.employmentType, 200),
      description: field.html(job.descriptionHtml) ?? field.html(job.descriptionPlain),
      ...readPay(job),
      postedAt: instant(job.publishedAt),
    },
  }
}

/** The written location if it is a place ("North America"); the address if it is a name like "HQ". */
function readPlace(written: string | null, place: unknown): string | null {
  const postal = fieldsOf(field.inside(place, 'postalAddress')) ?? fieldsOf(place)
  const country = field.line(postal?.addressCountry)
  const full = field.placeLine(postal?.addressLocality, postal?.addressRegion, country)
  if (written === null || full === null) return written ?? full
  if (/^(?:fully )?remote$/i.test(written)) return country ? `${written}, ${country}` : written
  if (parseLocation(written).countries.length > 0 || isOnlyLocation(written)) return written
  return full
}

/** Salaries only; equity, bonus and commission are separate components. */
function readPay(job: Fields) {
  if (field.flag(job.shouldDisplayCompensationOnJobPostings) === false) return {}
  const { compensationTiers, summaryComponents, scrapeableCompensationSalarySummary } =
    fieldsOf(job.compensation) ?? {}
  const tiers = field
    .listOfFields(compensationTiers)
    .flatMap((tier) => salariesIn(tier.components, field.line(tier.title)))
  const bands = tiers.length > 0 ? tiers : salariesIn(summaryComponents, null)
  const pay = toPay(bands)
  return pay.salary ? pay : { salaryText: field.line(scrapeableCompensationSalarySummary) }
}

function salariesIn(components: unknown, title: string | null): Band[] {
  return field
    .listOfFields(components)
    .filter(({ compensationType }) => compensationType === 'Salary')
    .map(({ minValue: min, maxValue: max, currencyCode: currency, interval: period }) =>
      readBand({ min, max, currency, period, title }),
    )
}
