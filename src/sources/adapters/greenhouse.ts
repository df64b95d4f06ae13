/**
 * Greenhouse: the Job Board API (developers.greenhouse.io/job-board.html). One answer holds the whole board, those of
 * European boards too. What is changed in bulk every night (`updated_at`) is only a mark of change: a job was
 * published at `first_published`. Texts arrive escaped once more, pay in cents and without a period.
 */

import { parseSalary } from '#core/pay/salary.ts'
import { parseLocation } from '#core/place/place.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { type Band, periodOf, periodSaidIn, toPay } from '#sources/read/pay.ts'
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
  companyName,
  html,
  inside,
  line,
  listOfFields,
  placesLine,
  requireId,
  requireTitle,
  unescapeOnce,
} from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

const API = 'https://boards-api.greenhouse.io/v1/boards'

/** Raise it when jobs are read in another way: those that did not change are then read anew. */
const READING = 1

export const greenhouse: Source = {
  name: 'greenhouse',
  title: 'Greenhouse',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: {
    url: 'https://developers.greenhouse.io/job-board.html',
    credit: null,
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://job-boards.greenhouse.io/${encodeURIComponent(token)}`,
  gather,
}

async function* gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
  const url = `${API}/${encodeURIComponent(token)}/jobs?content=true&pay_transparency=true`
  const envelope = requireFields(readJson(await world.get({ url, accept: 'json' })))
  const jobs = requireItems(envelope, 'jobs')
  const otherwise = world.employer ?? employerName(token, [])
  yield* readEach(jobs, (job) => readJob(job, token, otherwise, world))
  const total = inside(envelope.meta, 'total')
  if (typeof total === 'number' && total > jobs.length) {
    yield { capped: `${jobs.length} of ${total} jobs were sent` }
  }
}

function readJob(job: Fields, token: string, otherwise: string, { isKnown }: GatherWorld): Found {
  const id = requireId(job)
  const written = line(inside(job.location, 'name'))
  // Not by `updated_at` alone: pay, places and the closing day come from other objects of theirs.
  const { updated_at, title, pay_input_ranges, application_deadline } = job
  const said = [updated_at, title, written, pay_input_ranges, application_deadline]
  const stamp = fingerprint([READING, ...said])
  if (isKnown(id, stamp)) return { same: id }
  const description = readContent(job.content)
  return {
    stamp,
    listing: {
      source: 'greenhouse',
      board: token,
      id,
      groupId: line(job.internal_job_id, 300),
      title: requireTitle(job.title, id),
      company: companyName(job.company_name, otherwise),
      url: address(job.absolute_url) ?? `${greenhouse.page(token)}/jobs/${encodeURIComponent(id)}`,
      location: readPlaces(written, listOfFields(job.offices)),
      ...readMetadata(job.metadata),
      description,
      ...readPay(job.pay_input_ranges, description),
      postedAt: instant(job.first_published),
      closedAt: endInstant(job.application_deadline),
    },
  }
}

function readContent(content: unknown): string | null {
  return typeof content === 'string' ? html(unescapeOnce(content)) : null
}

/** "SF Office" says little; the office of that name knows where it is. */
function readPlaces(written: string | null, offices: readonly Fields[]): string | null {
  const lines = offices.map((office) => [line(office.name), line(office.location)] as const)
  if (written === null) return placesLine(lines.map(([name, place]) => place ?? name))
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

/** Fields that employers made up for themselves; a few of them are about the same things. */
function readMetadata(metadata: unknown) {
  const read: { employmentType?: string; workplace?: string } = {}
  for (const { name, value } of listOfFields(metadata)) {
    const field = FIELDS_OF_EMPLOYERS.find(([, names]) => names.test(line(name) ?? ''))
    const said = field && typeof value === 'string' ? line(value, field[2]) : null
    if (field && said) read[field[0]] ??= said
  }
  return read
}

/** Pay as its own field has it; else as the advert shows it, in a box of its own. */
function readPay(ranges: unknown, description: string | null) {
  const stated = listOfFields(ranges).map(toBand)
  return toPay(stated.some(({ min, max }) => min ?? max) ? stated : bandsShownIn(description ?? ''))
}

function toBand(range: Fields): Band {
  const said = {
    title: line(range.title),
    min: unitsOf(range.min_cents),
    max: unitsOf(range.max_cents),
    currency: line(range.currency_type, 8),
  }
  return { ...said, period: periodOf(said) }
}

const unitsOf = (cents: unknown) => {
  const known = amount(cents)
  return known === null ? null : known / 100
}

/** The title stands in its own element before the amounts; both are short. */
const PAY_BOX =
  /(?:<div class="title">([^<]{0,200})<\/div>\s{0,20})?<div class="pay-range">((?:<span[^<>]{0,60}>[^<]{0,60}<\/span>\s{0,20}){1,4})<\/div>/g

function bandsShownIn(description: string): Band[] {
  if (!description.includes('class="pay-range"')) return []
  return [...description.matchAll(PAY_BOX)].flatMap(([, heading, spans = '']) => {
    const title = line(heading)
    const shown = line(spans.replace(/<[^<>]*>/g, ' ')) ?? ''
    const read = parseSalary(`Salary: ${shown}`)
    if (!read) return []
    const { min, max, currency } = read
    const said = { title, min, max, currency }
    return [{ ...said, period: periodSaidIn(title) ?? read.period ?? periodOf(said) }]
  })
}
