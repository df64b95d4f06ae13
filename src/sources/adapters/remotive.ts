/**
 * Remotive: the public API of remote jobs (remotive.com/api-documentation). One answer, beginning with its legal
 * notice, has the newest jobs of each category; the API delays them by 24 hours. Times have no zone and are UTC. Its
 * terms require its name and a link back, and forbid passing its jobs on to other job sites.
 */

import { getItems } from '#sources/read/get-json.ts'
import { requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { searchAddress } from '#sources/read/search-address.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'

export const remotive: Source = {
  name: 'remotive',
  title: 'Remotive',
  kind: 'aggregator',
  lists: 'window',
  runsDays: USUAL_DAYS,
  isOneAnswer: true,
  terms: {
    url: 'https://remotive.com/api-documentation',
    credit: 'Remotive',
    offBecause: null,
    leastMinutes: 6 * 60, // four times a day, as the notice advises
    delayHours: 24,
  },
  load: {
    // More than two requests a minute are refused: remotive.com/api. It has about 1,500 jobs.
    hosts: ['remotive.com'],
    secondsBetween: 40,
    atOnce: 1,
    boardsAtOnce: 1,
    cost: { requests: 1, kilobytes: 9000 },
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://remotive.com/remote-jobs',
  gather,
}

async function* gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  const url = searchAddress('https://remotive.com/api/remote-jobs', token, {})
  const jobs = await getItems(get, { url }, 'jobs')
  yield* readEach(jobs, (job) => readJob(job, token))
}

function readJob(job: Fields, board: string): Found {
  const id = field.requireId(job)
  return {
    listing: {
      source: 'remotive',
      board,
      id,
      title: field.requireTitle(job.title, id),
      company: requireCompany(job.company_name, id),
      companyLogo: field.address(job.company_logo),
      url: field.address(job.url),
      location: field.line(job.candidate_required_location),
      workplace: 'remote',
      employmentType: field.line(job.job_type, 200),
      description: field.html(job.description),
      tags: tagsOf(job.tags),
      salaryText: field.line(job.salary),
      postedAt: instant(job.publication_date),
    },
  }
}
