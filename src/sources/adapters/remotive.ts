/**
 * Remotive: the public API of remote jobs (remotive.com/api-documentation). One answer, beginning with its legal notice,
 * holds the newest jobs of each category; the API itself holds them back for 24 hours. Times come without a zone and are
 * UTC. Its terms ask for its name and a link back, and forbid handing its jobs on to other job sites.
 */
import { askedAddress } from '#sources/read/asked-address.ts'
import { requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach, readJson, requireItems } from '#sources/read/read-answer.ts'
import { address, html, line, requireId, requireTitle } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

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
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://remotive.com/remote-jobs',
  gather,
}

async function* gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  const url = askedAddress('https://remotive.com/api/remote-jobs', token, {})
  const jobs = requireItems(readJson(await get({ url, accept: 'json' })), 'jobs')
  yield* readEach(jobs, (job) => readJob(job, token))
}

function readJob(job: Fields, board: string): Found {
  const id = requireId(job)
  return {
    listing: {
      source: 'remotive',
      board,
      id,
      title: requireTitle(job.title, id),
      company: requireCompany(job.company_name, id),
      url: address(job.url),
      location: line(job.candidate_required_location),
      workplace: 'remote',
      employmentType: line(job.job_type, 200),
      description: html(job.description),
      tags: tagsOf(job.tags),
      salaryText: line(job.salary),
      postedAt: instant(job.publication_date),
    },
  }
}
