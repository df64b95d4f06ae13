/**
 * Remote OK: its public API (remoteok.com/api). One list of the newest hundred jobs whose first element is the terms: its
 * name and a link that may be followed. Pay of 0 is no pay. Some items were decoded wrongly before they were sent, beside
 * others that were not. Each advert ends with a word to mention that holds the reader's own network address, made anew
 * for every answer: it is cut off.
 */
import { mendMojibake } from '#sources/read/mojibake.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { requireCompany, tagsOf } from '#sources/read/read-aggregated.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireItems,
} from '#sources/read/read-answer.ts'
import { address, html, line, requireId, requireTitle } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { type Found, type GatherWorld, type Source, Unreadable } from '#sources/source/source.ts'

export const remoteok: Source = {
  name: 'remoteok',
  title: 'Remote OK',
  kind: 'aggregator',
  lists: 'window',
  runsDays: 30, // as it sells them
  isOneAnswer: true,
  terms: {
    url: 'https://remoteok.com/api',
    credit: 'Remote OK',
    offBecause: null,
    leastMinutes: 2 * 60, // a hundred jobs are about two days
    delayHours: 0,
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://remoteok.com/',
  gather,
}

async function* gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  const items = requireItems(
    readJson(await get({ url: 'https://remoteok.com/api', accept: 'json' })),
  )
  // Without the notice it is not this source's answer, and an empty list is an outage.
  const jobs = items.filter((item) => !isNotice(item))
  if (jobs.length === items.length) throw new Unreadable('the answer has no legal notice')
  yield* readEach(jobs, (job) => readJob(mended(job), token))
}

const isNotice = (item: unknown) => {
  const fields = fieldsOf(item)
  return fields !== null && 'legal' in fields && !('position' in fields)
}

/** Texts are mended one by one: an answer holds both kinds. */
const mended = (job: Fields): Fields =>
  Object.fromEntries(Object.entries(job).map(([name, value]) => [name, mendedValue(value)]))

function mendedValue(value: unknown): unknown {
  if (typeof value === 'string') return mendMojibake(value)
  return Array.isArray(value) ? value.map(mendedValue) : value
}

function readJob(job: Fields, board: string): Found {
  const id = requireId(job)
  const url = address(job.url)
  return {
    listing: {
      source: 'remoteok',
      board,
      id,
      title: requireTitle(job.position, id),
      company: requireCompany(job.company, id),
      url,
      applyUrl: address(job.apply_url),
      location: line(job.location),
      workplace: 'remote',
      description: withoutWord(html(job.description)),
      tags: tagsOf(job.tags),
      salary: readPay(job),
      postedAt: instant(job.date) ?? instant(job.epoch || null),
    },
  }
}

/** "Please mention the word **CALM** and tag RMTI3… when applying to show you read … (#RMTI3…). This is … human." */
const WORD_TO_MENTION =
  /(?:<(?:br|p)[^<>]{0,20}>|\s){0,9}Please mention the word [\s\S]{0,400}?\(#R[\w+/=]{4,80}\)\.?(?: This is a (?:beta )?feature[^<]{0,300}?human\.?)?/

const withoutWord = (description: string | null) =>
  description?.replace(WORD_TO_MENTION, '') ?? null

/** Whole dollars a year. */
function readPay(job: Fields) {
  const { salary_min: min, salary_max: max } = job
  return toPay([readBand({ min, max, currency: 'USD', period: 'year' })]).salary ?? null
}
