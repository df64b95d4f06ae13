/**
 * Adzuna: the search API (developer.adzuna.com), a country at a time. A board is a search: "gb?what=software&where=leeds".
 * It answers with the beginning of each advert only, and with pay by the year in the country's money, which is often
 * its own estimate (`salary_is_predicted`): an estimate is no pay. Links carry the search they were found by, which is
 * another one each time.
 */
import { askedAddress } from '#sources/read/asked-address.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import {
  joinedLine,
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
import {
  address,
  amount,
  html,
  inside,
  line,
  list,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { readPages } from '#sources/read/read-pages.ts'
import { type Found, type GatherWorld, type Source, Unreadable } from '#sources/source/source.ts'

/** A thousand jobs. A free key may ask 250 times a day, which is six boards twice. */
const MAX_PAGES = 20
const PAGE = 50

/** The countries that have an edition, their money and the address that people see. */
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
    leastMinutes: 12 * 60,
    delayHours: 0,
  },
  needs: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  onlyBoard: null,
  page: (token) => `https://www.${EDITIONS.get(splitToken(token).country)?.[1] ?? 'adzuna.com'}/`,
  gather,
}

function gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  const { country, query } = splitToken(token)
  return readPages(MAX_PAGES, async (page) => {
    const [currency] = EDITIONS.get(country) ?? []
    if (currency === undefined) throw new Unreadable(`Adzuna has no edition "${country}"`)
    const ours = {
      app_id: requireKey(world, 'ADZUNA_APP_ID'),
      app_key: requireKey(world, 'ADZUNA_APP_KEY'),
      results_per_page: PAGE,
      sort_by: 'date',
    }
    const base = `https://api.adzuna.com/v1/api/jobs/${country}/search/${page}`
    const url = askedAddress(base, query, ours)
    const answer = requireFields(readJson(await world.get({ url, accept: 'json' })))
    const jobs = requireItems(answer, 'results')
    return {
      found: readEach(jobs, (job) => readJob(job, token, currency)),
      isLast: page === MAX_PAGES || page * PAGE >= (amount(answer.count) ?? 0),
    }
  })
}

function splitToken(token: string) {
  const [, country = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(token) ?? []
  return { country: country.trim().toLowerCase(), query: query || 'all' }
}

function readJob(job: Fields, board: string, currency: string): Found {
  const id = requireId(job)
  return {
    listing: {
      source: 'adzuna',
      board,
      id,
      title: requireTitle(withoutMarks(job.title), id),
      company: requireCompany(inside(job.company, 'display_name'), id),
      url: withoutSearch(address(job.redirect_url)),
      location: readPlace(job.location),
      employmentType: joinedLine([job.contract_time, job.contract_type], 200),
      description: html(job.description),
      salary: readPay(job, currency),
      postedAt: instant(job.created),
    },
  }
}

/** "Leeds, West Yorkshire" is short for an area that begins with the country. */
function readPlace(location: unknown): string | null {
  const shown = line(inside(location, 'display_name'))
  const country = line(list(inside(location, 'area'))[0])
  if (shown === null || country === null || shown.includes(country)) return shown ?? country
  return line(`${shown}, ${country}`)
}

/** `se` names the search; without it the same job has the same link each time. */
const withoutSearch = (url: string | null) =>
  url?.replace(/([?&])se=[^&#]*&?/, '$1').replace(/[?&]$/, '') ?? null

/** How it writes that pay is no estimate. */
const STATED: readonly unknown[] = ['0', 0, false, null, undefined]

/** By the year. What is predicted was said by nobody. */
function readPay(job: Fields, currency: string) {
  if (!STATED.includes(job.salary_is_predicted)) return null
  const { salary_min: min, salary_max: max } = job
  return toPay([readBand({ min, max, currency, period: 'year' })]).salary ?? null
}
