/**
 * Remote OK: its public API (remoteok.com/api). One list of the newest hundred jobs; the first element is the terms,
 * which require its name and a followed link. Pay of 0 means none. Some items were decoded with the wrong charset
 * before they were sent, others were not. Each advert ends with a word to mention that encodes the reader's own IP
 * address and is different in every answer; it is removed.
 */

import { getItems } from '#sources/read/get-json.ts'
import { repairMojibake } from '#sources/read/mojibake.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { requireCompany, tagsOf } from '#sources/read/read-aggregated.ts'
import { type Fields, fieldsOf, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

export const remoteok: Source = {
  name: 'remoteok',
  title: 'Remote OK',
  kind: 'aggregator',
  lists: 'window',
  runsDays: 30, // the period it sells
  isOneAnswer: true,
  terms: {
    url: 'https://remoteok.com/api',
    credit: 'Remote OK',
    offBecause: null,
    leastMinutes: 2 * 60, // a hundred jobs cover about two days
    delayHours: 0,
  },
  load: {
    // No limit is stated. It lists a hundred jobs.
    hosts: ['remoteok.com'],
    ...USUAL_LOAD,
    cost: { requests: 1, kilobytes: 600 },
  },
  needs: [],
  onlyBoard: 'all',
  page: () => 'https://remoteok.com/',
  gather,
}

async function* gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  const items = await getItems(get, { url: 'https://remoteok.com/api' })
  // A list without the notice is not from this source, and an empty list is an outage.
  const jobs = items.filter((item) => !isNotice(item))
  if (jobs.length === items.length) throw new Unreadable('the answer has no legal notice')
  yield* readEach(jobs, (job) => readJob(repaired(job), token))
}

const isNotice = (item: unknown) => {
  const fields = fieldsOf(item)
  return fields !== null && 'legal' in fields && !('position' in fields)
}

/** Repaired one text at a time, because an answer has both kinds. */
const repaired = (job: Fields): Fields =>
  Object.fromEntries(Object.entries(job).map(([name, value]) => [name, repairedValue(value)]))

function repairedValue(value: unknown): unknown {
  if (typeof value === 'string') return repairMojibake(value)
  return Array.isArray(value) ? value.map(repairedValue) : value
}

function readJob(job: Fields, board: string): Found {
  const id = field.requireId(job)
  const url = field.address(job.url)
  return {
    listing: {
      source: 'remoteok',
      board,
      id,
      title: field.requireTitle(job.position, id),
      company: requireCompany(job.company, id),
      companyLogo: field.address(job.company_logo),
      url,
      applyUrl: field.address(job.apply_url),
      location: field.line(job.location),
      workplace: 'remote',
      description: withoutWord(field.html(job.description)),
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

/** In whole dollars a year. */
function readPay(job: Fields) {
  const { salary_min: min, salary_max: max } = job
  return toPay([readBand({ min, max, currency: 'USD', period: 'year' })]).salary ?? null
}
