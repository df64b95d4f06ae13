/**
 * Jobicy: the public API of remote jobs (jobi.cy/apidocs). One answer has the newest hundred. Titles contain
 * character references, places runs of spaces, and pay fields are absent if unknown.
 */

import { getItems } from '#sources/read/get-json.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { joinedLine, requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { searchAddress } from '#sources/read/search-address.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

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
      'Its terms forbid competing aggregators, and it’s unclear whether a job board is one.',
    leastMinutes: 60,
    delayHours: 3,
  },
  load: {
    // No limit is stated; once an hour is allowed.
    hosts: ['jobicy.com'],
    ...USUAL_LOAD,
    cost: { requests: 1, kilobytes: 600 },
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://jobicy.com/jobs',
  gather,
}

async function* gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  const url = searchAddress('https://jobicy.com/api/v2/remote-jobs', token, { count: 100 })
  const jobs = await getItems(get, { url }, 'jobs')
  yield* readEach(jobs, (job) => readJob(job, token))
}

function readJob(job: Fields, board: string): Found {
  const id = field.requireId(job)
  return {
    listing: {
      source: 'jobicy',
      board,
      id,
      title: field.requireTitle(job.jobTitle, id),
      company: requireCompany(job.companyName, id),
      companyLogo: field.address(job.companyLogo),
      url: field.address(job.url),
      location: field.line(job.jobGeo),
      workplace: 'remote',
      employmentType: joinedLine(job.jobType, 200),
      experienceLevel: field.line(job.jobLevel, 200),
      description: field.html(job.jobDescription) ?? field.html(job.jobExcerpt),
      tags: tagsOf(job.jobIndustry),
      salary: readPay(job),
      postedAt: instant(job.pubDate),
    },
  }
}

/** Two sets of fields: older ones for yearly pay, newer ones with a period. */
function readPay(job: Fields) {
  const currency = job.salaryCurrency
  const yearly = { min: job.annualSalaryMin, max: job.annualSalaryMax, currency, period: 'year' }
  const named = { min: job.salaryMin, max: job.salaryMax, currency, period: job.salaryPeriod }
  return toPay([readBand(yearly)]).salary ?? toPay([readBand(named)]).salary ?? null
}
