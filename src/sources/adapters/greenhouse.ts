/**
 * Greenhouse: the Job Board API (developers.greenhouse.io/job-board.html). One answer has the whole board, European
 * boards included. `updated_at` changes in bulk every night, so it only hints at a change; `first_published` is the
 * publication date. Texts are escaped twice, pay is in cents and without a period.
 */

import { parseSalary } from '#core/pay/salary.ts'
import { parseLocation } from '#core/place/place.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getFields } from '#sources/read/get-json.ts'
import { type Band, periodInTitle, periodOf, toPay } from '#sources/read/pay.ts'
import { type Fields, readEach, requireItems } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

const API = 'https://boards-api.greenhouse.io/v1/boards'

/** Increase this when parsing changes, so that unchanged jobs are read again. */
const READING = 1

export const greenhouse: Source = {
  name: 'greenhouse',
  title: 'Greenhouse',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: {
    ...NO_CONDITIONS,
    url: 'https://developers.greenhouse.io/job-board.html',
    leastMinutes: 60,
  },
  load: {
    // Made to be called by career pages for every visitor: developers.greenhouse.io, "Job Board API".
    hosts: ['boards-api.greenhouse.io'],
    secondsBetween: 0.25,
    atOnce: 4,
    boardsAtOnce: 3,
    cost: { requests: 1, kilobytes: 420 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://job-boards.greenhouse.io/${encodeURIComponent(token)}`,
  gather,
}

async function* gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const url = `${API}/${encodeURIComponent(token)}/jobs?content=true&pay_transparency=true`
  const envelope = await getFields(context.get, { url })
  const jobs = requireItems(envelope, 'jobs')
  const otherwise = context.employer ?? employerName(token, [])
  yield* readEach(jobs, (job) => readJob(job, token, otherwise, context))
  const total = field.inside(envelope.meta, 'total')
  if (typeof total === 'number' && total > jobs.length) {
    yield { capped: `the source sent ${jobs.length} of ${total} jobs` }
  }
}

function readJob(job: Fields, token: string, otherwise: string, { isKnown }: GatherContext): Found {
  const id = field.requireId(job)
  const written = field.line(field.inside(job.location, 'name'))
  // `updated_at` is not enough: pay, places and the closing day belong to other objects there.
  const { updated_at, title, pay_input_ranges, application_deadline } = job
  const changing = [updated_at, title, written, pay_input_ranges, application_deadline]
  const stamp = fingerprint([READING, ...changing])
  if (isKnown(id, stamp)) return { same: id }
  const description = readContent(job.content)
  return {
    stamp,
    listing: {
      source: 'greenhouse',
      board: token,
      id,
      groupId: field.line(job.internal_job_id, 300),
      title: field.requireTitle(job.title, id),
      company: field.companyName(job.company_name, otherwise),
      url:
        field.address(job.absolute_url) ??
        `${greenhouse.page(token)}/jobs/${encodeURIComponent(id)}`,
      location: readPlaces(written, field.listOfFields(job.offices)),
      ...readMetadata(job.metadata),
      description,
      ...readPay(job.pay_input_ranges, description),
      postedAt: instant(job.first_published),
      closedAt: endInstant(job.application_deadline),
    },
  }
}

function readContent(content: unknown): string | null {
  return typeof content === 'string' ? field.html(field.unescapeOnce(content)) : null
}

/** "SF Office" says little, but the office with that name has a location. */
function readPlaces(written: string | null, offices: readonly Fields[]): string | null {
  const lines = offices.map(
    (office) => [field.line(office.name), field.line(office.location)] as const,
  )
  if (written === null) return field.placesLine(lines.map(([name, place]) => place ?? name))
  const [, place = null] = lines.find(([name]) => name === written) ?? []
  if (place === null || place === written) return written
  const { places, remote } = parseLocation(written)
  return places.length === 0 && remote === 'none' ? place : written
}

const FIELDS_OF_EMPLOYERS = [
  [
    'employmentType',
    /^(?:(?:employment|job|contract|position|worker?|time) ?type|commitment)$/i,
    200,
  ],
  [
    'workplace',
    /^(?:work ?(?:place|location|force)?|remote|location) ?(?:type|model|setting|style|status)$/i,
    60,
  ],
] as const

/** Employers' custom fields; some of them are about type and workplace. */
function readMetadata(metadata: unknown) {
  const read: { employmentType?: string; workplace?: string } = {}
  for (const { name, value } of field.listOfFields(metadata)) {
    const known = FIELDS_OF_EMPLOYERS.find(([, names]) => names.test(field.line(name) ?? ''))
    const text = known && typeof value === 'string' ? field.line(value, known[2]) : null
    if (known && text) read[known[0]] ??= text
  }
  return read
}

/** Pay from its own field; otherwise from the pay box in the advert. */
function readPay(ranges: unknown, description: string | null) {
  const stated = field.listOfFields(ranges).map(toBand)
  return toPay(stated.some(({ min, max }) => min ?? max) ? stated : bandsShownIn(description ?? ''))
}

function toBand(range: Fields): Band {
  const stated = {
    title: field.line(range.title),
    min: unitsOf(range.min_cents),
    max: unitsOf(range.max_cents),
    currency: field.line(range.currency_type, 8),
  }
  return { ...stated, period: periodOf(stated) }
}

const unitsOf = (cents: unknown) => {
  const known = field.amount(cents)
  return known === null ? null : known / 100
}

/** The title is a separate element before the amounts; both are short. */
const PAY_BOX =
  /(?:<div class="title">([^<]{0,200})<\/div>\s{0,20})?<div class="pay-range">((?:<span[^<>]{0,60}>[^<]{0,60}<\/span>\s{0,20}){1,4})<\/div>/g

function bandsShownIn(description: string): Band[] {
  if (!description.includes('class="pay-range"')) return []
  return [...description.matchAll(PAY_BOX)].flatMap(([, heading, spans = '']) => {
    const title = field.line(heading)
    const shown = field.line(spans.replace(/<[^<>]*>/g, ' ')) ?? ''
    const read = parseSalary(`Salary: ${shown}`)
    if (!read) return []
    const { min, max, currency } = read
    const stated = { title, min, max, currency }
    return [{ ...stated, period: periodInTitle(title) ?? read.period ?? periodOf(stated) }]
  })
}
