/**
 * Adzuna: the search API (developer.adzuna.com), one country at a time. A board is a search:
 * "gb?what=software&where=leeds". The answer has only the beginning of each advert. Pay is yearly, in the country's
 * currency, and often Adzuna's own estimate (`salary_is_predicted`), which is ignored. Links contain the search that
 * found them, so they differ each time.
 */

import { getFields } from '#sources/read/get-json.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import {
  joinedLine,
  requireCompany,
  requireKey,
  USUAL_DAYS,
  withoutMarks,
} from '#sources/read/read-aggregated.ts'
import { type Fields, readEach, requireItems } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import { searchAddress } from '#sources/read/search-address.ts'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'

/** A thousand jobs. A free key allows 2,500 requests a month: four boards, once a day. */
const MAX_PAGES = 20
const PAGE = 50
/** In minutes. */
const DAY = 24 * 60

/** The countries with an edition, their currency and public address. */
const EDITIONS = new Map<string, readonly [currency: string, host: string]>(
  Object.entries({
    at: ['EUR', 'adzuna.at'],
    au: ['AUD', 'adzuna.com.au'],
    be: ['EUR', 'adzuna.be'],
    br: ['BRL', 'adzuna.com.br'],
    ca: ['CAD', 'adzuna.ca'],
    ch: ['CHF', 'adzuna.ch'],
    de: ['EUR', 'adzuna.de'],
    es: ['EUR', 'adzuna.es'],
    fr: ['EUR', 'adzuna.fr'],
    gb: ['GBP', 'adzuna.co.uk'],
    in: ['INR', 'adzuna.in'],
    it: ['EUR', 'adzuna.it'],
    mx: ['MXN', 'adzuna.com.mx'],
    nl: ['EUR', 'adzuna.nl'],
    nz: ['NZD', 'adzuna.co.nz'],
    pl: ['PLN', 'adzuna.pl'],
    sg: ['SGD', 'adzuna.sg'],
    us: ['USD', 'adzuna.com'],
    za: ['ZAR', 'adzuna.co.za'],
  }),
)

export const adzuna: Source = {
  name: 'adzuna',
  title: 'Adzuna',
  kind: 'aggregator',
  lists: 'window',
  runsDays: USUAL_DAYS,
  isOneAnswer: false,
  terms: {
    url: 'https://developer.adzuna.com/docs/terms_of_service',
    credit: 'Adzuna',
    offBecause: null,
    leastMinutes: DAY,
    delayHours: 0,
  },
  load: {
    // For a free key: developer.adzuna.com, API terms. At most twenty pages are read.
    hosts: ['api.adzuna.com'],
    secondsBetween: 5,
    ceilings: [
      { requests: 25, minutes: 1 },
      { requests: 250, minutes: DAY },
      { requests: 1_000, minutes: 7 * DAY },
      { requests: 2_500, minutes: 31 * DAY },
    ],
    atOnce: 1,
    boardsAtOnce: 1,
    cost: { requests: 20, kilobytes: 1000 },
  },
  needs: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  onlyBoard: null,
  page: (token) => `https://www.${EDITIONS.get(splitToken(token).country)?.[1] ?? 'adzuna.com'}/`,
  gather,
}

function gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const { country, query } = splitToken(token)
  return readPages(MAX_PAGES, async (page) => {
    const [currency] = EDITIONS.get(country) ?? []
    if (currency === undefined) throw new Unreadable(`Adzuna has no edition "${country}"`)
    const ours = {
      app_id: requireKey(context, 'ADZUNA_APP_ID'),
      app_key: requireKey(context, 'ADZUNA_APP_KEY'),
      results_per_page: PAGE,
      sort_by: 'date',
    }
    const base = `https://api.adzuna.com/v1/api/jobs/${country}/search/${page}`
    const url = searchAddress(base, query, ours)
    const answer = await getFields(context.get, { url })
    const jobs = requireItems(answer, 'results')
    return {
      found: readEach(jobs, (job) => readJob(job, token, currency)),
      isLast: page === MAX_PAGES || page * PAGE >= (field.amount(answer.count) ?? 0),
    }
  })
}

function splitToken(token: string) {
  const [, country = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(token) ?? []
  return { country: country.trim().toLowerCase(), query: query || 'all' }
}

function readJob(job: Fields, board: string, currency: string): Found {
  const id = field.requireId(job)
  return {
    listing: {
      source: 'adzuna',
      board,
      id,
      title: field.requireTitle(withoutMarks(job.title), id),
      company: requireCompany(field.inside(job.company, 'display_name'), id),
      url: withoutSearch(field.address(job.redirect_url)),
      location: readPlace(job.location),
      employmentType: joinedLine([job.contract_time, job.contract_type], 200),
      description: field.html(job.description),
      salary: readPay(job, currency),
      postedAt: instant(job.created),
    },
  }
}

/** "Leeds, West Yorkshire" abbreviates an area that begins with the country. */
function readPlace(location: unknown): string | null {
  const shown = field.line(field.inside(location, 'display_name'))
  const country = field.line(field.list(field.inside(location, 'area'))[0])
  if (shown === null || country === null || shown.includes(country)) return shown ?? country
  return field.line(`${shown}, ${country}`)
}

/** Removes `se`, which names the search, so that a job always has the same link. */
const withoutSearch = (url: string | null) =>
  url?.replace(/([?&])se=[^&#]*&?/, '$1').replace(/[?&]$/, '') ?? null

/** The ways Adzuna writes that pay is not an estimate. */
const STATED: readonly unknown[] = ['0', 0, false, null, undefined]

/** Yearly pay. Estimates are ignored: no employer stated them. */
function readPay(job: Fields, currency: string) {
  if (!STATED.includes(job.salary_is_predicted)) return null
  const { salary_min: min, salary_max: max } = job
  return toPay([readBand({ min, max, currency, period: 'year' })]).salary ?? null
}
