/**
 * The Muse: the public API of jobs (themuse.com/developers/api/v2), twenty a page, counted from 0. Of a longer list only
 * the first hundred pages can be had, so a board should ask for less than everything ("category=Software Engineering").
 * No pay.
 */
import { askedAddress } from '#sources/read/asked-address.ts'
import { joinedLine, requireCompany, requireKey, tagsOf } from '#sources/read/read-aggregated.ts'
import {
  type Fields,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
  html,
  inside,
  line,
  listOfFields,
  placesLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import { type Found, type GatherWorld, type Source, Unreadable } from '#sources/source/source.ts'

/** Pages 0 to 98; those behind are refused. */
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
  needs: ['THEMUSE_API_KEY'],
  onlyBoard: 'all',
  page: () => 'https://www.themuse.com/search',
  gather,
}

function gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (number) => {
    const api_key = requireKey(world, 'THEMUSE_API_KEY')
    const ours = { page: number - 1, descending: 'true', api_key }
    const url = askedAddress('https://www.themuse.com/api/public/jobs', token, ours)
    const answer = requireFields(readJson(await world.get({ url, accept: 'json' })))
    const results = requireItems(answer, 'results')
    if (typeof answer.page_count !== 'number') throw new Unreadable('the answer has no page_count')
    return {
      found: readEach(results, (job) => readJob(job, token)),
      isLast: number >= answer.page_count,
    }
  })
}

function readJob(job: Fields, board: string): Found {
  const id = requireId(job)
  const places = listOfFields(job.locations).map((place) => line(place.name))
  return {
    listing: {
      source: 'themuse',
      board,
      id,
      title: requireTitle(job.name, id),
      company: requireCompany(inside(job.company, 'name'), id),
      url: address(inside(job.refs, 'landing_page')),
      location: placesLine(places),
      workplace: places.length > 0 && places.every(isRemote) ? 'remote' : null,
      experienceLevel: joinedLine(namesOf(job.levels), 200),
      description: html(job.contents),
      tags: tagsOf(namesOf(job.tags)),
      postedAt: instant(job.publication_date),
    },
  }
}

const namesOf = (list: unknown) => listOfFields(list).map(({ name }) => name)

/** "Flexible / Remote" stands among the places. */
const isRemote = (place: string | null) => /\bremote\b/i.test(place ?? '')
