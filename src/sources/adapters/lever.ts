/**
 * Lever: the Postings API (github.com/lever/postings-api). The answer lists the whole board. There are two instances,
 * and one name may mean two companies: a token "eu/acme" belongs to the European one. The only date is the job's
 * creation, which may be long before publication. The company's name is not included.
 */
import { countryName } from '#core/place/countries.ts'
import { parseLocation } from '#core/place/place.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getItems } from '#sources/read/get-json.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { type Fields, fieldsOf, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

export const lever: Source = {
  name: 'lever',
  title: 'Lever',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: { ...NO_CONDITIONS, url: 'https://github.com/lever/postings-api', leastMinutes: 60 },
  load: {
    // Its robots.txt asks for a second between two requests.
    hosts: ['api.lever.co', 'api.eu.lever.co'],
    hostOf: (token) => (token.startsWith('eu/') ? 'api.eu.lever.co' : 'api.lever.co'),
    secondsBetween: 1,
    atOnce: 1,
    boardsAtOnce: 1,
    cost: { requests: 1, kilobytes: 280 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://jobs.${siteOf(token)}`,
  gather,
}

/** The end of its addresses: "lever.co/acme" or "eu.lever.co/acme". */
function siteOf(token: string): string {
  const [, eu = '', site = ''] = /^(eu\/)?(.*)$/s.exec(token) ?? []
  return `${eu ? 'eu.' : ''}lever.co/${encodeURIComponent(site)}`
}

async function* gather(token: string, { get, employer }: GatherContext): AsyncGenerator<Found> {
  const site = siteOf(token).replace('lever.co/', 'lever.co/v0/postings/')
  const jobs = await getItems(get, { url: `https://api.${site}?mode=json` })
  const company = employer ?? employerName(token, textsOf(jobs))
  yield* readEach(jobs, (job) => readJob(job, token, company))
}

function* textsOf(jobs: readonly unknown[]) {
  for (const job of jobs) {
    const text = field.inside(job, 'descriptionPlain')
    if (typeof text === 'string') yield text
  }
}

function readJob(job: Fields, token: string, company: string): Found {
  const id = field.requireId(job)
  const workplace = field.line(job.workplaceType, 60)
  return {
    listing: {
      source: 'lever',
      board: token,
      id,
      title: field.requireTitle(job.text, id),
      company,
      url: field.address(job.hostedUrl) ?? `${lever.page(token)}/${encodeURIComponent(id)}`,
      applyUrl: field.address(job.applyUrl),
      location: readPlaces(job),
      workplace: workplace === 'unspecified' ? null : workplace,
      employmentType: field.line(field.inside(job.categories, 'commitment'), 200),
      description: readAdvert(job),
      ...readPay(job.salaryRange),
      postedAt: instant(job.createdAt),
    },
  }
}

/** All places, the main one first, plus the country if none of them names it. */
function readPlaces({ categories, country }: Fields): string | null {
  const all = field.list(field.inside(categories, 'allLocations')).map((place) => field.line(place))
  const written = field.placesLine([field.line(field.inside(categories, 'location')), ...all])
  const name = countryName(field.line(country)?.toUpperCase() ?? '')
  if (name === null || name === undefined) return written
  if (written === null) return name
  const { countries, remote } = parseLocation(written)
  return countries.length > 0 || remote === 'restricted' ? written : `${written}, ${name}`
}

/** `description` is `opening` plus `descriptionBody`; lists are items without their `<ul>`. */
function readAdvert(job: Fields): string | null {
  const lists = field.listOfFields(job.lists).map(({ text, content }) => {
    const items = field.html(content)
    return items && field.joinHtml(field.heading(text), `<ul>${items}</ul>`)
  })
  const beginning =
    field.html(job.description) ??
    field.joinHtml(field.html(job.opening), field.html(job.descriptionBody)) ??
    field.html(job.descriptionPlain)
  const end = field.html(job.additional) ?? field.html(job.additionalPlain)
  return field.joinHtml(beginning, ...lists, end, field.html(job.salaryDescription))
}

/** An interval is "per-year-salary" or "per-hour-wage"; a "one-time-payment" has no period. */
function readPay(range: unknown) {
  const { min, max, currency, interval: period } = fieldsOf(range) ?? {}
  return toPay([readBand({ min, max, currency, period })])
}
