/**
 * Jooble: the search API (jooble.org/api/about), with a key for each country. A board is a search: "us?keywords=react",
 * "de?keywords=java&location=Berlin". It gathers what others published and answers with a part of each advert. Ids have
 * more digits than a number holds, and links name the search they were found by.
 */
import { askedPairs } from '#sources/read/asked-address.ts'
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
import { address, html, line, requireId, requireTitle } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import {
  type Found,
  type GatherWorld,
  type Source,
  type SourceAnswer,
  Unreadable,
} from '#sources/source/source.ts'

/** A key is good for few questions: five of a hundred a day. */
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
  needs: ['JOOBLE_API_KEY'],
  onlyBoard: null,
  page: (token) => `https://${hostOf(token) ?? 'jooble.org'}/`,
  gather,
}

function gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  return readPages(MAX_PAGES, async (page) => {
    const key = requireKey(world, 'JOOBLE_API_KEY')
    const host = hostOf(token)
    if (host === null) {
      throw new Unreadable(`"${token}" names no country, as in "us?keywords=react"`)
    }
    const asked = readQuestion(token)
    const json = { ...asked, page: String(page), ResultOnPage: String(PAGE) }
    const url = `https://${host}/api/${encodeURIComponent(key)}`
    const answer = requireFields(
      readJson(withTextIds(await world.get({ url, accept: 'json', json }))),
    )
    const jobs = requireItems(answer, 'jobs')
    if (typeof answer.totalCount !== 'number') throw new Unreadable('the answer has no totalCount')
    return {
      found: readEach(jobs, (job) => readJob(job, token)),
      isLast: page === MAX_PAGES || page * PAGE >= answer.totalCount,
    }
  })
}

/** Each country has a host of its own but the first, which is that of the United States. */
function hostOf(token: string): string | null {
  const country = token.split('?')[0]?.trim().toLowerCase() ?? ''
  if (!/^[a-z]{2}$/.test(country)) return null
  return country === 'us' ? 'jooble.org' : `${country}.jooble.org`
}

/** What is asked, as plain words: it travels in a body and not in an address. */
function readQuestion(token: string): Record<string, string> {
  const pairs = askedPairs(/\?(.*)$/s.exec(token)?.[1] ?? '')
  return Object.fromEntries(pairs.map(([name, value]) => [name, unescaped(value)]))
}

function unescaped(value: string): string {
  const words = value.replaceAll('+', ' ')
  // A sign that is no escape stands for itself: "100%".
  return words.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}

/** As numbers their last digits would be lost, and two jobs would be one. */
const withTextIds = (answer: SourceAnswer): SourceAnswer => ({
  ...answer,
  text: answer.text.replace(/"id"\s{0,9}:\s{0,9}(-?\d{15,40})(?=\s{0,9}[,}])/g, '"id":"$1"'),
})

function readJob(job: Fields, board: string): Found {
  const id = requireId(job)
  return {
    listing: {
      source: 'jooble',
      board,
      id,
      title: requireTitle(withoutMarks(job.title), id),
      company: requireCompany(job.company, id),
      url: withoutSearch(address(job.link)),
      location: line(job.location),
      employmentType: line(job.type, 200),
      description: html(job.snippet),
      salaryText: line(job.salary),
      postedAt: instant(job.updated),
    },
  }
}

/** Everything behind the job's own address tells of the search: its words, its page, its session. */
const withoutSearch = (url: string | null) => url?.replace(/[?#].*$/s, '') ?? null
