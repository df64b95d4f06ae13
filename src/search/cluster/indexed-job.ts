/** A job as the cluster stores it: our terms with their codes, and a field for each filter, facet and order. */
import { CURRENCY_CODES } from '#core/pay/currency.ts'
import { readTitle } from '#core/title/read-title.ts'
import {
  createDocumentReader,
  createReadTerms,
  placeTexts,
} from '#search/postings/read-document.ts'
import { readWords } from '#search/postings/terms.ts'
import { believedHigh, believedLow } from '#search/segments/believed-pay.ts'
import { isRemote, payOf } from '#search/segments/derived-facts.ts'
import { type JobDocument, publishedAt } from '#search/segments/document.ts'
import { asksOf } from '#search/segments/fact-columns.ts'
import { createTables, foldName, isWordTerm } from '#search/segments/tables.ts'
import { textOf } from '#search/structures/string-table.ts'
import { CODE_DELIMITER } from './index-definition.ts'
import { valueKey } from './value-key.ts'

/** Longer values would be refused by the cluster, and the job with them. */
const MAX_VALUE = 8_000
/** Jobs read with one table of terms: it only grows. */
const JOBS_A_TABLE = 5_000

export type IndexedJob = Record<string, unknown> & { job: StoredJob }
/** What can be read again from the cluster. */
export type StoredJob = Omit<JobDocument, 'descriptionText'>

/** A distinct fact that jobs refer to: a place or area, or who may do a job from where. */
export type FactValue = { kind: 'spot' | 'eligibility'; key: string; text: string }

export type JobReader = (job: JobDocument) => { indexed: IndexedJob; values: FactValue[] }

/** `phrases` can also be found in descriptions. */
export function createJobReader(phrases: Iterable<string>): JobReader {
  const known = [...phrases]
  let tables = createTables()
  let read = createDocumentReader(tables, known)
  let jobs = 0

  function termsOf(job: JobDocument) {
    if (++jobs % JOBS_A_TABLE === 0) {
      tables = createTables()
      read = createDocumentReader(tables, known)
    }
    const into = createReadTerms()
    read(job, into)
    const short: string[] = []
    const long: string[] = []
    const words: string[] = []
    for (let at = 0; at < into.used; at++) {
      const term = clip(textOf(tables.terms.texts, into.terms[at] as number))
      const code = into.codes[at] as number
      if (code === 0) long.push(term)
      else {
        short.push(term.replaceAll(CODE_DELIMITER, ' ') + CODE_DELIMITER + code)
        if (isWordTerm(term)) words.push(term)
      }
    }
    return { short, long, words }
  }

  return (job) => {
    const values = [...spotValues(job), eligibilityValue(job)]
    return { indexed: { ...termsOf(job), ...fieldsOf(job, values) }, values }
  }
}

function fieldsOf(job: JobDocument, values: FactValue[]): IndexedJob {
  const { descriptionText: _, ...stored } = job
  const title = readWords(job.title).words
  const { min, max } = payOf(job)
  const asks = asksOf(job)
  return {
    job: stored,
    id: job.id,
    title: clip(job.title),
    titleWords: [...new Set(title)],
    titleStart: title.slice(0, 2).join(' '),
    employer: clip(job.company),
    location: clip(foldName(placeTexts(job).join(' · '))),
    company: clip(foldName(job.companySlug)),
    tags: namesOf(job.tags),
    places: namesOf(job.places),
    spots: values.filter(({ kind }) => kind === 'spot').map(({ key }) => key),
    eligibility: values.find(({ kind }) => kind === 'eligibility')?.key,
    ...asks,
    workSettings: job.workSetting,
    jobTypes: job.jobType,
    levels: job.level,
    workTypes: job.workType,
    sectors: job.sector,
    category: job.category,
    remote: isRemote(job),
    isComplete: job.yearlyUsd !== null && job.locationText !== null && job.jobType !== null,
    isReposted: job.isReposted,
    isFromEmployer: job.isFromEmployer,
    publishedAt: publishedAt(job),
    firstSeenAt: job.firstSeenAt,
    seenDay: job.seenDay,
    views: job.views,
    applications: job.applications,
    payMin: finite(min),
    payMax: finite(max),
    believedLow: finite(believedLow(min, max)),
    believedHigh: finite(believedHigh(min, max)),
    family: readTitle({ title: job.title }).family,
    payCurrency: CURRENCY_CODES.find((code) => code === job.payCurrency) ?? null,
    ...demandsOf(job),
  }
}

/** What candidates for a person's matches are chosen by. */
function demandsOf({ demands }: JobDocument) {
  if (demands === null) return {}
  const openings = [demands, ...(demands.others ?? [])]
  return {
    skills: distinct(openings.flatMap(({ skills }) => skills.map(({ skill }) => skill))),
    kinds: distinct(openings.flatMap(({ kinds }) => kinds)),
  }
}

const spotValues = ({ at, areas }: JobDocument): FactValue[] => {
  const texts = [...at.map((place) => JSON.stringify({ place })), ...areas.map(areaText)]
  return distinct(texts).map((text) => ({ kind: 'spot', key: valueKey(text), text }))
}
const areaText = (area: string) => JSON.stringify({ area })

function eligibilityValue({ eligibility }: JobDocument): FactValue {
  const text = JSON.stringify(eligibility)
  return { kind: 'eligibility', key: valueKey(text), text }
}

/** Spellings that differ only in case and accents are one name. */
function namesOf(names: readonly string[]): string[] {
  const byFolded = new Map(names.toReversed().map((name) => [foldName(name), clip(name)]))
  return [...byFolded.values()].reverse()
}

/** Unknown ends of pay are left out, so that they are last in both orders. */
const finite = (amount: number) => (Number.isFinite(amount) ? amount : null)
const distinct = <Value>(values: readonly Value[]) => [...new Set(values)]
const clip = (text: string) => (text.length > MAX_VALUE ? text.slice(0, MAX_VALUE) : text)
