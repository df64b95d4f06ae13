/**
 * Working Nomads: the jobs on its front page (workingnomads.com/api/exposed_jobs), a bare list. There is no id but the
 * number in the link that leads on to the employer; tags are one text with commas.
 */
import { requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import {
  type Fields,
  OddItem,
  readEach,
  readJson,
  requireItems,
} from '#sources/read/read-answer.ts'
import { address, html, line, requireTitle } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

export const workingnomads: Source = {
  name: 'workingnomads',
  title: 'Working Nomads',
  kind: 'aggregator',
  lists: 'window',
  runsDays: USUAL_DAYS,
  isOneAnswer: true,
  terms: {
    url: 'https://www.workingnomads.com/terms',
    credit: 'Working Nomads',
    offBecause: null,
    leastMinutes: 3 * 60,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://www.workingnomads.com/jobs',
  gather,
}

async function* gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  const url = 'https://www.workingnomads.com/api/exposed_jobs/'
  const jobs = requireItems(readJson(await get({ url, accept: 'json' })))
  yield* readEach(jobs, (job) => readJob(job, token))
}

function readJob(job: Fields, board: string): Found {
  const url = address(job.url)
  const id = /\/job\/go\/(\d{1,18})(?:[/?]|$)/.exec(url ?? '')?.[1] ?? url
  if (id === null || id.length > 300) throw new OddItem('the item has no link to know it by')
  return {
    listing: {
      source: 'workingnomads',
      board,
      id,
      title: requireTitle(job.title, id),
      company: requireCompany(job.company_name, id),
      url,
      location: line(job.location),
      workplace: 'remote',
      description: html(job.description),
      tags: tagsOf(job.tags),
      postedAt: instant(job.pub_date),
    },
  }
}
