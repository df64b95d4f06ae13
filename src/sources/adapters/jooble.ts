/**
 * Jooble: the search API (jooble.org/api/about), with a key per country. A board is a search: "us?keywords=react",
 * "de?keywords=java&location=Berlin". Jooble collects what others published and returns a part of each advert. Ids
 * have more digits than a number can hold, and links name the search that found them.
 */

import {
  requireCompany,
  requireKey,
  USUAL_DAYS,
  withoutMarks,
} from '#sources/read/read-aggregated.ts'
import {
  type Fields,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import { searchParamsOf } from '#sources/read/search-address.ts'
import {
  type Found,
  type GatherContext,
  type Source,
  type SourceAnswer,
  Unreadable,
} from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

/** A key allows few requests: five of a hundred jobs a day. */
const MAX_PAGES = 5
const PAGE = 100

export const jooble: Source = {
  name: 'jooble',
  title: 'Jooble',
  kind: 'aggregator',
  lists: 'window',
  runsDays: USUAL_DAYS,
  isOneAnswer: false,
  terms: {
    url: 'https://jooble.org/api/about',
    credit: 'Jooble',
    offBecause: null,
    leastMinutes: 24 * 60,
    delayHours: 0,
  },
  load: {
    // No limit is stated. At most five pages are read.
    hosts: ['jooble.org'],
    ...USUAL_LOAD,
    cost: { requests: 5, kilobytes: 100 },
  },
  needs: ['JOOBLE_API_KEY'],
  onlyBoard: null,
  page: (token) => `https://${hostOf(token) ?? 'jooble.org'}/`,
  gather,
}

function gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (page) => {
    const key = requireKey(context, 'JOOBLE_API_KEY')
    const host = hostOf(token)
    if (host === null) {
      throw new Unreadable(`"${token}" does not begin with a country, as in "us?keywords=react"`)
    }
    const asked = readQuestion(token)
    const json = { ...asked, page: String(page), ResultOnPage: String(PAGE) }
    const url = `https://${host}/api/${encodeURIComponent(key)}`
    const answer = requireFields(
      readJson(withTextIds(await context.get({ url, accept: 'json', json }))),
    )
    const jobs = requireItems(answer, 'jobs')
    if (typeof answer.totalCount !== 'number') throw new Unreadable('the answer has no totalCount')
    return {
      found: readEach(jobs, (job) => readJob(job, token)),
      isLast: page === MAX_PAGES || page * PAGE >= answer.totalCount,
    }
  })
}

/** Each country has its own host, except that jooble.org is the United States. */
function hostOf(token: string): string | null {
  const country = token.split('?')[0]?.trim().toLowerCase() ?? ''
  if (!/^[a-z]{2}$/.test(country)) return null
  return country === 'us' ? 'jooble.org' : `${country}.jooble.org`
}

/** The search as plain text, since it is sent in a body rather than in an address. */
function readQuestion(token: string): Record<string, string> {
  const pairs = searchParamsOf(/\?(.*)$/s.exec(token)?.[1] ?? '')
  return Object.fromEntries(pairs.map(([name, value]) => [name, unescaped(value)]))
}

function unescaped(value: string): string {
  const words = value.replaceAll('+', ' ')
  // An invalid escape is kept as it is: "100%".
  return words.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}

/** As numbers, ids would lose their last digits, and two jobs would become one. */
const withTextIds = (answer: SourceAnswer): SourceAnswer => ({
  ...answer,
  text: answer.text.replace(/"id"\s{0,9}:\s{0,9}(-?\d{15,40})(?=\s{0,9}[,}])/g, '"id":"$1"'),
})

function readJob(job: Fields, board: string): Found {
  const id = field.requireId(job)
  return {
    listing: {
      source: 'jooble',
      board,
      id,
      title: field.requireTitle(withoutMarks(job.title), id),
      company: requireCompany(job.company, id),
      url: withoutSearch(field.address(job.link)),
      location: field.line(job.location),
      employmentType: field.line(job.type, 200),
      description: field.html(job.snippet),
      salaryText: field.line(job.salary),
      postedAt: instant(job.updated),
    },
  }
}

/** Everything after the job's own address belongs to the search: its words, page and session. */
const withoutSearch = (url: string | null) => url?.replace(/[?#].*$/s, '') ?? null
