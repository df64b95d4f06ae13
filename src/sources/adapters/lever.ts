/**
 * Lever: the Postings API (github.com/lever/postings-api). The answer is the list of the whole board. There are two
 * instances, and one name may be two companies: a token "eu/acme" is of the European one. The only date is when the
 * job was made, which may be long before it was published. Nothing says what the company is called.
 */
import { countryName } from '#core/place/countries.ts'
import { parseLocation } from '#core/place/place.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireItems,
} from '#sources/read/read-answer.ts'
import {
  address,
  heading,
  html,
  inside,
  joinHtml,
  line,
  list,
  listOfFields,
  placesLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

export const lever: Source = {
  name: 'lever',
  title: 'Lever',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: {
    url: 'https://github.com/lever/postings-api',
    credit: null,
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
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

async function* gather(token: string, { get, employer }: GatherWorld): AsyncGenerator<Found> {
  const site = siteOf(token).replace('lever.co/', 'lever.co/v0/postings/')
  const jobs = requireItems(
    readJson(await get({ url: `https://api.${site}?mode=json`, accept: 'json' })),
  )
  const company = employer ?? employerName(token, textsOf(jobs))
  yield* readEach(jobs, (job) => readJob(job, token, company))
}

function* textsOf(jobs: readonly unknown[]) {
  for (const job of jobs) {
    const text = inside(job, 'descriptionPlain')
    if (typeof text === 'string') yield text
  }
}

function readJob(job: Fields, token: string, company: string): Found {
  const id = requireId(job)
  const workplace = line(job.workplaceType, 60)
  return {
    listing: {
      source: 'lever',
      board: token,
      id,
      title: requireTitle(job.text, id),
      company,
      url: address(job.hostedUrl) ?? `${lever.page(token)}/${encodeURIComponent(id)}`,
      applyUrl: address(job.applyUrl),
      location: readPlaces(job),
      workplace: workplace === 'unspecified' ? null : workplace,
      employmentType: line(inside(job.categories, 'commitment'), 200),
      description: readAdvert(job),
      ...readPay(job.salaryRange),
      postedAt: instant(job.createdAt),
    },
  }
}

/** All places, the first one first; with the country where none of them says it. */
function readPlaces({ categories, country }: Fields): string | null {
  const all = list(inside(categories, 'allLocations')).map((place) => line(place))
  const written = placesLine([line(inside(categories, 'location')), ...all])
  const name = countryName(line(country)?.toUpperCase() ?? '')
  if (name === null || name === undefined) return written
  if (written === null) return name
  const { countries, remote } = parseLocation(written)
  return countries.length > 0 || remote === 'restricted' ? written : `${written}, ${name}`
}

/** `description` is `opening` and `descriptionBody`; lists are bare items without their `<ul>`. */
function readAdvert(job: Fields): string | null {
  const lists = listOfFields(job.lists).map(({ text, content }) => {
    const items = html(content)
    return items && joinHtml(heading(text), `<ul>${items}</ul>`)
  })
  const beginning =
    html(job.description) ??
    joinHtml(html(job.opening), html(job.descriptionBody)) ??
    html(job.descriptionPlain)
  const end = html(job.additional) ?? html(job.additionalPlain)
  return joinHtml(beginning, ...lists, end, html(job.salaryDescription))
}

/** An interval is "per-year-salary" or "per-hour-wage"; a "one-time-payment" has no period. */
function readPay(range: unknown) {
  const { min, max, currency, interval: period } = fieldsOf(range) ?? {}
  return toPay([readBand({ min, max, currency, period })])
}
