/**
 * Arbeitnow: the job board API (arbeitnow.com/api/job-board-api), jobs in Germany for the most part, a hundred a page.
 * Adverts are HTML, at times escaped once more, which the rules for HTML see by themselves; the slug is the id; when a job was published is in seconds since 1970.
 */
import { decodeOnce } from '#core/html/html.ts'
import { joinedLine, requireCompany, tagsOf } from '#sources/read/read-aggregated.ts'
import {
  type Fields,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
  flag,
  html,
  inside,
  line,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

/** Twice what it has had; beyond it the pages go round in circles. */
const MAX_PAGES = 50

export const arbeitnow: Source = {
  name: 'arbeitnow',
  title: 'Arbeitnow',
  kind: 'aggregator',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://www.arbeitnow.com/blog/job-board-api',
    credit: 'Arbeitnow',
    offBecause: null,
    leastMinutes: 6 * 60, // at most fifty pages each time
    delayHours: 0,
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://www.arbeitnow.com/',
  gather,
}

function gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (page) => {
    const url = `https://www.arbeitnow.com/api/job-board-api?page=${page}`
    const answer = requireFields(readJson(await get({ url, accept: 'json' })))
    return {
      found: readEach(requireItems(answer, 'data'), (job) => readJob(job, token)),
      isLast: line(inside(answer.links, 'next')) === null,
    }
  })
}

function readJob(job: Fields, board: string): Found {
  const id = requireId(job, 'slug')
  return {
    listing: {
      source: 'arbeitnow',
      board,
      id,
      title: requireTitle(job.title, id),
      company: requireCompany(job.company_name, id),
      url: address(job.url) ?? `https://www.arbeitnow.com/view/${encodeURIComponent(id)}`,
      location: line(job.location),
      workplace: flag(job.remote) ? 'remote' : null,
      employmentType: joinedLine(job.job_types, 200),
      description: html(readAdvert(job.description)),
      tags: tagsOf(job.tags),
      postedAt: instant(job.created_at || null),
    },
  }
}

const readAdvert = (advert: unknown) => (typeof advert === 'string' ? decodeOnce(advert) : null)
