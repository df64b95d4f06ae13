/**
 * Jobicy: the public API of remote jobs (jobi.cy/apidocs). One answer holds the newest hundred. Titles carry character
 * references, places runs of spaces, and fields for pay are missing where it is unknown.
 */
import { askedAddress } from '#sources/read/asked-address.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { joinedLine, requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach, readJson, requireItems } from '#sources/read/read-answer.ts'
import { address, html, line, requireId, requireTitle } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

export const jobicy: Source = {
  name: 'jobicy',
  title: 'Jobicy',
  kind: 'aggregator',
  lists: 'window',
  runsDays: USUAL_DAYS,
  isOneAnswer: true,
  terms: {
    url: 'https://jobicy.com/jobs-rss-feed',
    credit: 'Jobicy',
    offBecause:
      'Its terms forbid aggregators that compete with it, and whether a job board is one is not settled.',
    leastMinutes: 60,
    delayHours: 3,
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://jobicy.com/jobs',
  gather,
}

async function* gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  const url = askedAddress('https://jobicy.com/api/v2/remote-jobs', token, { count: 100 })
  const jobs = requireItems(readJson(await get({ url, accept: 'json' })), 'jobs')
  yield* readEach(jobs, (job) => readJob(job, token))
}

function readJob(job: Fields, board: string): Found {
  const id = requireId(job)
  return {
    listing: {
      source: 'jobicy',
      board,
      id,
      title: requireTitle(job.jobTitle, id),
      company: requireCompany(job.companyName, id),
      url: address(job.url),
      location: line(job.jobGeo),
      workplace: 'remote',
      employmentType: joinedLine(job.jobType, 200),
      experienceLevel: line(job.jobLevel, 200),
      description: html(job.jobDescription) ?? html(job.jobExcerpt),
      tags: tagsOf(job.jobIndustry),
      salary: readPay(job),
      postedAt: instant(job.pubDate),
    },
  }
}

/** Fields of two names: a year's pay has its own, and the newer ones name their period. */
function readPay(job: Fields) {
  const currency = job.salaryCurrency
  const yearly = { min: job.annualSalaryMin, max: job.annualSalaryMax, currency, period: 'year' }
  const named = { min: job.salaryMin, max: job.salaryMax, currency, period: job.salaryPeriod }
  return toPay([readBand(yearly)]).salary ?? toPay([readBand(named)]).salary ?? null
}
