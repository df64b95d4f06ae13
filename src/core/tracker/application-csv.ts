/**
 * Reads table rows as applications. A row is rejected only when it names no job title or a value exceeds its limit;
 * an unreadable value is left out with a remark. Two things are asked rather than guessed: the order in dates like
 * "03/04/2026", and the stage for an unknown word. Cells are text; parsing the file happens elsewhere.
 */

import { entryOf } from '#core/text/entry-of.ts'
import { fold } from '#core/text/fold-text.ts'
import { chooseDay, type DayOrder, dayOrderOf, parseWrittenDate } from '#core/time/written-date.ts'
import { DEFAULT_STAGE, type Stage } from './application.ts'
import { MAX_NOTES, NewByHand } from './application-input.ts'
import { companyMatchKey } from './application-match.ts'
import type { CsvColumns, CsvField } from './csv-columns.ts'
import { plainWord, stageOf } from './csv-stages.ts'

/** `line` is the line of the file where the row begins, from 1. */
export type CsvRow = { line: number; cells: readonly string[] }

export type CsvDraft = {
  line: number
  application: NewByHand & { stage: Stage }
  /** Null when the row names no contact. */
  contact: { name: string; email: string | null; phone: string | null } | null
  /** Notes too long for the notes field, for the timeline; null for none. */
  longNote: string | null
  /** What could not be kept of this row, one sentence each. */
  remarks: string[]
}

export type CsvAnswers = {
  columns: CsvColumns
  dayOrder: DayOrder | null
  /** Keyed by `plainWord`: words that the table of stage words does not contain. */
  stages: ReadonlyMap<string, Stage>
}

export type CsvReading = {
  drafts: CsvDraft[]
  problems: { line: number; reason: string }[]
  /** An ambiguous date, when no other row settles the order. */
  dateQuestion: { text: string; dayFirst: string; monthFirst: string } | null
  /** Each unknown stage word once, as first written. */
  unknownStages: string[]
}

/** Contacts and long notes have limits of their own; longer ones are truncated. */
const MAX_CONTACT = 200
const MAX_LONG_NOTE = 5_000

const DAYS: readonly CsvField[] = ['appliedOn', 'followUpOn']

export function readCsvRows(rows: readonly CsvRow[], answers: CsvAnswers): CsvReading {
  const rowValues = rows.map(({ cells }) => valuesOf(cells, answers.columns))
  const writtenDays = rowValues.flatMap((values) => DAYS.map((field) => values[field] ?? ''))
  const order = dayOrderOf(writtenDays) ?? answers.dayOrder
  const reading: CsvReading = { drafts: [], problems: [], dateQuestion: null, unknownStages: [] }
  if (!answers.columns.includes('title')) return reading // a row without a title cannot be read
  if (order === null) reading.dateQuestion = questionAbout(writtenDays)
  const asked = new Set<string>()

  rows.forEach(({ line }, index) => {
    const values = rowValues[index] as Values
    if (Object.values(values).every((value) => value === '')) return
    if (!values.title) {
      reading.problems.push({ line, reason: 'has no job title' })
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

/** Two rows that share a key are about the same job. */
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
    if (!date) remarks.push(`We can’t read “${short(text)}” as a date, so it’s left out.`)
    return on
  }
  const address = (field: 'url' | 'website') => {
    const text = values[field] ?? ''
    if (text === '' || isNothing(text)) return null
    const found = webAddress(text)
    if (!found) remarks.push(`“${short(text)}” isn’t a web address, so it’s left out.`)
    return found
  }
  const notes = values.notes || null
  const isLong = notes !== null && notes.length > MAX_NOTES
  if (isLong)
    remarks.push('The notes are too long for the notes field, so they go to the timeline.')
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
    return {
      line,
      reason: `${entryOf(FIELD_NAMES, String(issue?.path[0])) ?? 'a value'} ${issue?.message}`,
    }
  }
  return {
    line,
    application: read.data as CsvDraft['application'],
    contact: contactOf(values),
    longNote: isLong ? notes.slice(0, MAX_LONG_NOTE) : null,
    remarks,
  }
}

/** Without a stage word, an application with an applied date is Applied. */
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

/** What people write into a cell to leave it blank. */
const isNothing = (text: string) => /^(?:-+|–|—|n\/?a|none|null|tbd|\?+|unknown)$/i.test(text)

/** "acme.com/jobs" gets a scheme; null for text that is not an address. */
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
