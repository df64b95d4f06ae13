/**
 * Working Nomads: the jobs on its front page (workingnomads.com/api/exposed_jobs), as a bare list. The only id is the
 * number in the link that forwards to the employer; tags are one text with commas.
 */

import { getItems } from '#sources/read/get-json.ts'
import { requireCompany, tagsOf, USUAL_DAYS } from '#sources/read/read-aggregated.ts'
import { type Fields, InvalidItem, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

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
  load: {
    // No limit is stated.
    hosts: ['www.workingnomads.com'],
    ...USUAL_LOAD,
    cost: { requests: 1, kilobytes: 200 },
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://www.workingnomads.com/jobs',
  gather,
}

async function* gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  const url = 'https://www.workingnomads.com/api/exposed_jobs/'
  const jobs = await getItems(get, { url })
  yield* readEach(jobs, (job) => readJob(job, token))
}

function readJob(job: Fields, board: string): Found {
  const url = field.address(job.url)
  const id = /\/job\/go\/(\d{1,18})(?:[/?]|$)/.exec(url ?? '')?.[1] ?? url
  if (id === null || id.length > 300) throw new InvalidItem('the item has no usable link')
  return {
    listing: {
      source: 'workingnomads',
      board,
      id,
      title: field.requireTitle(job.title, id),
      company: requireCompany(job.company_name, id),
      url,
      location: field.line(job.location),
      workplace: 'remote',
      description: field.html(job.description),
      tags: tagsOf(job.tags),
      postedAt: instant(job.pub_date),
    },
  }
}
