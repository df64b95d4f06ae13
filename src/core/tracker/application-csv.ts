/**
 * Rows of somebody's table, read as applications. A row is refused only when it names no job; a value that cannot be
 * read is left out with a remark. Two things are asked instead of guessed: what "03/04/2026" means, and which stage an
 * unknown word is. Cells come as text; taking the file apart is left to others.
 */

import { fold } from '#core/text/fold-text.ts'
import { chooseDay, type DayOrder, dayOrderOf, parseWrittenDate } from '#core/time/written-date.ts'
import { DEFAULT_STAGE, type Stage } from './application.ts'
import { MAX_NOTES, NewByHand } from './application-input.ts'
import { companyMatchKey } from './application-match.ts'
import type { CsvColumns, CsvField } from './csv-columns.ts'
import { plainWord, stageOf } from './csv-stages.ts'

/** `line` is where the row begins in the file, from 1. */
export type CsvRow = { line: number; cells: readonly string[] }

export type CsvDraft = {
  line: number
  application: NewByHand & { stage: Stage }
  /** Null where the row names nobody. */
  contact: { name: string; email: string | null; phone: string | null } | null
  /** Notes too long for the field for notes, for the timeline; null for none. */
  longNote: string | null
  /** What could not be kept of this row, each a sentence. */
  remarks: string[]
}

export type CsvAnswers = {
  columns: CsvColumns
  dayOrder: DayOrder | null
  /** By `plainWord`; what the table of words does not know. */
  stages: ReadonlyMap<string, Stage>
}

export type CsvReading = {
  drafts: CsvDraft[]
  problems: { line: number; reason: string }[]
  /** A text with two readings, when nothing else tells which is meant. */
  dateQuestion: { text: string; dayFirst: string; monthFirst: string } | null
  /** Each word for a stage that we do not know, once, as it was first written. */
  unknownStages: string[]
}

/** Contacts and long notes have limits of their own; what is longer is cut with a remark. */
const MAX_CONTACT = 200
const MAX_LONG_NOTE = 5_000

const DAYS: readonly CsvField[] = ['appliedOn', 'followUpOn']

export function readCsvRows(rows: readonly CsvRow[], answers: CsvAnswers): CsvReading {
  const said = rows.map(({ cells }) => valuesOf(cells, answers.columns))
  const writtenDays = said.flatMap((values) => DAYS.map((field) => values[field] ?? ''))
  const order = dayOrderOf(writtenDays) ?? answers.dayOrder
  const reading: CsvReading = { drafts: [], problems: [], dateQuestion: null, unknownStages: [] }
  if (!answers.columns.includes('title')) return reading // nothing can be told of a row without
  if (order === null) reading.dateQuestion = questionAbout(writtenDays)
  const asked = new Set<string>()

  rows.forEach(({ line }, index) => {
    const values = said[index] as Values
    if (Object.values(values).every((value) => value === '')) return
    if (!values.title) {
      reading.problems.push({ line, reason: 'names no job title' })
      return
    }
    const word = values.stage ?? ''
    const isUnknown = word !== '' && !stageOf(word)
    if (isUnknown && !asked.has(plainWord(word))) {
      asked.add(plainWord(word))
      reading.unknownStages.push(word)
    }
    const draft = readDraft(line, values, { order, stages: answers.stages })
    if ('reason' in draft) reading.problems.push(draft)
    else reading.drafts.push(draft)
  })
  return reading
}

/** Equal in one of them: two texts about the same job. */
export function sameJobKeys(it: {
  jobTitle: string
  companyName?: string | null | undefined
  jobUrl?: string | null | undefined
}): string[] {
  const company = it.companyName ? companyMatchKey(it.companyName) : null
  return [
    ...(it.jobUrl ? [`url ${it.jobUrl}`] : []),
    ...(company ? [`job ${company}\n${fold(it.jobTitle)}`] : []),
  ]
}

type Values = Partial<Record<CsvField, string>>

function valuesOf(cells: readonly string[], columns: CsvColumns): Values {
  const values: Values = {}
  columns.forEach((field, index) => {
    if (field) values[field] = (cells[index] ?? '').trim()
  })
  return values
}

function questionAbout(texts: readonly string[]): CsvReading['dateQuestion'] {
  for (const text of texts) {
    const date = parseWrittenDate(text)
    if (date && 'dayFirst' in date) return { text, ...date }
  }
  return null
}

function readDraft(
  line: number,
  values: Values,
  known: { order: DayOrder | null; stages: ReadonlyMap<string, Stage> },
): CsvDraft | { line: number; reason: string } {
  const remarks: string[] = []
  const day = (field: 'appliedOn' | 'followUpOn') => {
    const text = values[field] ?? ''
    if (text === '' || isNothing(text)) return null
    const date = parseWrittenDate(text)
    const on = date && chooseDay(date, known.order)
    if (!date) remarks.push(`“${short(text)}” is no day that we can read, so it is left out.`)
    return on
  }
  const address = (field: 'url' | 'website') => {
    const text = values[field] ?? ''
    if (text === '' || isNothing(text)) return null
    const found = webAddress(text)
    if (!found) remarks.push(`“${short(text)}” is no web address, so it is left out.`)
    return found
  }
  const notes = values.notes || null
  const isLong = notes !== null && notes.length > MAX_NOTES
  if (isLong) remarks.push('The notes are long: they become a note in the timeline.')
  const appliedOn = day('appliedOn')

  const read = NewByHand.safeParse({
    jobTitle: values.title,
    companyName: values.company || null,
    companyWebsite: address('website'),
    jobLocation: values.location || null,
    jobUrl: address('url'),
    jobDescription: values.description || null,
    salaryRange: values.salary || null,
    stage: stageFor(values.stage ?? '', appliedOn, known.stages),
    appliedOn,
    followUpOn: day('followUpOn'),
    notes: isLong ? null : notes,
  })
  if (!read.success) {
    const [issue] = read.error.issues
    return { line, reason: `${FIELD_NAMES[String(issue?.path[0])] ?? 'a value'} ${issue?.message}` }
  }
  return {
    line,
    application: read.data as CsvDraft['application'],
    contact: contactOf(values),
    longNote: isLong ? notes.slice(0, MAX_LONG_NOTE) : null,
    remarks,
  }
}

/** Without a word of its own an application that was sent is Applied. */
function stageFor(word: string, appliedOn: string | null, stages: ReadonlyMap<string, Stage>) {
  const known = stageOf(word) ?? stages.get(plainWord(word))
  return known ?? (word === '' && appliedOn ? 'Applied' : DEFAULT_STAGE)
}

function contactOf(values: Values): CsvDraft['contact'] {
  const { contactName = '', contactEmail = '', contactPhone = '' } = values
  const name = contactName || contactEmail || contactPhone
  if (!name || isNothing(name)) return null
  const email = /[^\s<>,;"]{1,64}@[^\s<>,;"@]{1,190}\.[a-z]{2,24}\b/i.exec(
    (contactEmail || contactName).slice(0, MAX_CONTACT),
  )
  return {
    name: name.slice(0, MAX_CONTACT),
    email: email?.[0] ?? null,
    phone: contactPhone.slice(0, 60) || null,
  }
}

/** What people write into a cell that has nothing to say. */
const isNothing = (text: string) => /^(?:-+|–|—|n\/?a|none|null|tbd|\?+|unknown)$/i.test(text)

/** "acme.com/jobs" gets its scheme; null for what is no address. */
function webAddress(text: string): string | null {
  if (/^https?:\/\/\S+$/i.test(text)) return text
  return /^(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?:[/?#]\S*)?$/i.test(text)
    ? `https://${text}`
    : null
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const FIELD_NAMES: Record<string, string> = {
  jobTitle: 'the job title',
  companyName: 'the company',
  companyWebsite: 'the company’s website',
  jobLocation: 'the location',
  jobUrl: 'the link to the job',
  jobDescription: 'the text of the listing',
  salaryRange: 'the salary',
}
