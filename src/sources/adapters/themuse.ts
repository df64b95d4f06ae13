/**
 * The Muse: the public API of jobs (themuse.com/developers/api/v2), twenty a page, counted from 0. Only the first
 * hundred pages of a longer list are available, so a board should be narrower ("category=Software Engineering"). No
 * pay.
 */

import { getFields } from '#sources/read/get-json.ts'
import { joinedLine, requireCompany, requireKey, tagsOf } from '#sources/read/read-aggregated.ts'
import { type Fields, readEach, requireItems } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import { searchAddress } from '#sources/read/search-address.ts'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

/** Pages 0 to 98; later ones are refused. */
const MAX_PAGES = 99

export const themuse: Source = {
  name: 'themuse',
  title: 'The Muse',
  kind: 'aggregator',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://www.themuse.com/developers/api/v2/terms',
    credit: 'The Muse',
    offBecause: null,
    leastMinutes: 12 * 60, // up to 99 requests each time
    delayHours: 0,
  },
  load: {
    // Its hourly limit is in its answers only. At most 99 pages are read.
    hosts: ['www.themuse.com'],
    ...USUAL_LOAD,
    cost: { requests: 99, kilobytes: 12000 },
  },
  needs: ['THEMUSE_API_KEY'],
  onlyBoard: 'all',
  page: () => 'https://www.themuse.com/search',
  gather,
}

function gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (number) => {
    const api_key = requireKey(context, 'THEMUSE_API_KEY')
    const ours = { page: number - 1, descending: 'true', api_key }
    const url = searchAddress('https://www.themuse.com/api/public/jobs', token, ours)
    const answer = await getFields(context.get, { url })
    const results = requireItems(answer, 'results')
    if (typeof answer.page_count !== 'number') throw new Unreadable('the answer has no page_count')
    return {
      found: readEach(results, (job) => readJob(job, token)),
      isLast: number >= answer.page_count,
    }
  })
}

function readJob(job: Fields, board: string): Found {
  const id = field.requireId(job)
  const places = field.listOfFields(job.locations).map((place) => field.line(place.name))
  return {
    listing: {
      source: 'themuse',
      board,
      id,
      title: field.requireTitle(job.name, id),
      company: requireCompany(field.inside(job.company, 'name'), id),
      url: field.address(field.inside(job.refs, 'landing_page')),
      location: field.placesLine(places),
      workplace: places.length > 0 && places.every(isRemote) ? 'remote' : null,
      experienceLevel: joinedLine(namesOf(job.levels), 200),
      description: field.html(job.contents),
      tags: tagsOf(namesOf(job.tags)),
      postedAt: instant(job.publication_date),
    },
  }
}

const namesOf = (list: unknown) => field.listOfFields(list).map(({ name }) => name)

/** "Flexible / Remote" is listed among the places. */
const isRemote = (place: string | null) => /\bremote\b/i.test(place ?? '')
