/**
 * Arbeitnow: the job board API (arbeitnow.com/api/job-board-api), mostly jobs in Germany, a hundred a page. Adverts
 * are HTML, sometimes escaped twice, which the HTML rules detect. The slug is the id; publication times are seconds
 * since 1970.
 */
import { decodeOnce } from '#core/html/html.ts'
import { getFields } from '#sources/read/get-json.ts'
import { joinedLine, requireCompany, tagsOf } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach, requireItems } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

/** Twice its highest page count so far; beyond the end, pages repeat. */
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
  load: {
    // No limit is stated. At most fifty pages are read.
    hosts: ['www.arbeitnow.com'],
    ...USUAL_LOAD,
    cost: { requests: 50, kilobytes: 30000 },
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://www.arbeitnow.com/',
  gather,
}

function gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (page) => {
    const url = `https://www.arbeitnow.com/api/job-board-api?page=${page}`
    const answer = await getFields(get, { url })
    return {
      found: readEach(requireItems(answer, 'data'), (job) => readJob(job, token)),
      isLast: field.line(field.inside(answer.links, 'next')) === null,
    }
  })
}

function readJob(job: Fields, board: string): Found {
  const id = field.requireId(job, 'slug')
  return {
    listing: {
      source: 'arbeitnow',
      board,
      id,
      title: field.requireTitle(job.title, id),
      company: requireCompany(job.company_name, id),
      url: field.address(job.url) ?? `https://www.arbeitnow.com/view/${encodeURIComponent(id)}`,
      location: field.line(job.location),
      workplace: field.flag(job.remote) ? 'remote' : null,
      employmentType: joinedLine(job.job_types, 200),
      description: field.html(readAdvert(job.description)),
      tags: tagsOf(job.tags),
      postedAt: instant(job.created_at || null),
    },
  }
}

const readAdvert = (advert: unknown) => (typeof advert === 'string' ? decodeOnce(advert) : null)
