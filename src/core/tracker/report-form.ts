/**
 * The forms of the report that employment offices ask for, as data: headings, columns, words of results and methods,
 * dates. Each form is in the language of its offices.
 *
 * Germany: the columns of the "Nachweis der Eigenbemühungen" (Agentur für Arbeit). Switzerland: those of "Nachweis der
 * persönlichen Arbeitsbemühungen" (SECO, form 716.007), in German. United States: what state agencies ask for in work
 * search records (date, employer and how to reach it, contact, position, method, result).
 */
import type { ApplyMethod, Period, ReportResult, ReportRow } from './search-report.ts'

export const REPORT_FORMS = ['neutral', 'de', 'ch', 'us'] as const
export type ReportFormKind = (typeof REPORT_FORMS)[number]

/** What a cell contains. The employer's columns differ in how much of it is in one cell. */
type Cell =
  | 'date'
  | 'employer'
  | 'employerAndContact'
  | 'employerPlaceContact'
  | 'reach'
  | 'contact'
  | 'position'
  | 'workload'
  | 'method'
  | 'result'

export type ReportColumn = {
  cell: Cell
  label: string
  /** Its share of the width. */
  width: number
}

export type ReportForm = {
  /** BCP 47. */
  language: 'en' | 'de'
  region: 'US' | 'DE' | 'CH' | null
  paper: 'a4' | 'letter'
  title: string
  columns: readonly ReportColumn[]
  results: Readonly<Record<ReportResult, string>>
  methods: Readonly<Record<ApplyMethod, string>>
  /** A day, from yyyy-MM-dd. */
  day(on: string): string
  /** Before the person's name, the period, and the number under which the office knows the person. */
  labels: { name: string; period: string; number: string }
  /** Printed below the table, each with a line to write on. */
  signature: readonly string[]
  /** For a period without applications. */
  none: string
}

const ENGLISH_RESULTS: Record<ReportResult, string> = {
  open: 'No decision yet',
  interview: 'Interview',
  offer: 'Offer received',
  hired: 'Hired',
  withdrawn: 'Withdrawn or declined by me',
  rejected: 'Rejected',
  'no-reply': 'No reply',
}
const GERMAN_RESULTS: Record<ReportResult, string> = {
  open: 'offen',
  interview: 'Vorstellungsgespräch',
  offer: 'Stellenangebot erhalten',
  hired: 'Einstellung',
  withdrawn: 'von mir zurückgezogen oder abgelehnt',
  rejected: 'Absage',
  'no-reply': 'keine Antwort',
}
const ENGLISH_METHODS: Record<ApplyMethod, string> = {
  online: 'Online',
  email: 'Email',
  post: 'Mail',
  phone: 'Phone',
  'in-person': 'In person',
}
const GERMAN_METHODS: Record<ApplyMethod, string> = {
  online: 'online',
  email: 'per E-Mail',
  post: 'per Post',
  phone: 'telefonisch',
  'in-person': 'persönlich',
}

const isoDay = (on: string) => on
const germanDay = (on: string) => on.split('-').reverse().join('.')
const americanDay = (on: string) => `${on.slice(5, 7)}/${on.slice(8)}/${on.slice(0, 4)}`

export const FORMS: Readonly<Record<ReportFormKind, ReportForm>> = {
  neutral: {
    language: 'en',
    region: null,
    paper: 'a4',
    title: 'Proof of job search',
    columns: [
      { cell: 'date', label: 'Date', width: 12 },
      { cell: 'employer', label: 'Employer', width: 22 },
      { cell: 'contact', label: 'Contact', width: 20 },
      { cell: 'position', label: 'Position', width: 24 },
      { cell: 'method', label: 'How I applied', width: 14 },
      { cell: 'result', label: 'Result', width: 18 },
    ],
    results: ENGLISH_RESULTS,
    methods: ENGLISH_METHODS,
    day: isoDay,
    labels: { name: 'Name', period: 'Period', number: 'Reference number' },
    signature: ['Place and date', 'Signature'],
    none: 'No applications in this period.',
  },
  de: {
    language: 'de',
    region: 'DE',
    paper: 'a4',
    title: 'Nachweis der Eigenbemühungen',
    columns: [
      { cell: 'date', label: 'Datum', width: 12 },
      { cell: 'employerAndContact', label: 'Arbeitgeber / Ansprechpartner', width: 30 },
      { cell: 'position', label: 'Stelle', width: 26 },
      { cell: 'method', label: 'Art der Bewerbung', width: 16 },
      { cell: 'result', label: 'Ergebnis', width: 20 },
    ],
    results: GERMAN_RESULTS,
    methods: GERMAN_METHODS,
    day: germanDay,
    labels: { name: 'Name, Vorname', period: 'Zeitraum', number: 'Kundennummer' },
    signature: ['Ort, Datum', 'Unterschrift'],
    none: 'Keine Bewerbungen in diesem Zeitraum.',
  },
  ch: {
    language: 'de',
    region: 'CH',
    paper: 'a4',
    title: 'Nachweis der persönlichen Arbeitsbemühungen',
    columns: [
      { cell: 'date', label: 'Datum', width: 12 },
      { cell: 'employerPlaceContact', label: 'Unternehmen, Ort, Kontaktperson', width: 30 },
      { cell: 'position', label: 'Stelle', width: 24 },
      { cell: 'workload', label: 'Pensum', width: 10 },
      { cell: 'method', label: 'Art der Bewerbung', width: 16 },
      { cell: 'result', label: 'Ergebnis', width: 18 },
    ],
    // The form knows four results; an offer and silence are still open.
    results: {
      ...GERMAN_RESULTS,
      offer: 'offen (Stellenangebot)',
      hired: 'Anstellung',
      'no-reply': 'offen (keine Antwort)',
    },
    methods: GERMAN_METHODS,
    day: germanDay,
    labels: { name: 'Name, Vorname', period: 'Zeitraum', number: 'AHV-Nummer' },
    signature: ['Ort, Datum', 'Unterschrift'],
    none: 'Keine Bewerbungen in diesem Zeitraum.',
  },
  us: {
    language: 'en',
    region: 'US',
    paper: 'letter',
    title: 'Work search record',
    columns: [
      { cell: 'date', label: 'Date', width: 12 },
      { cell: 'employer', label: 'Employer', width: 18 },
      { cell: 'reach', label: 'Employer’s website, email or phone', width: 22 },
      { cell: 'contact', label: 'Person contacted', width: 16 },
      { cell: 'position', label: 'Position', width: 20 },
      { cell: 'method', label: 'Method', width: 11 },
      { cell: 'result', label: 'Result', width: 16 },
    ],
    results: ENGLISH_RESULTS,
    methods: ENGLISH_METHODS,
    day: americanDay,
    labels: { name: 'Name', period: 'Period', number: 'Claimant ID' },
    signature: ['Date', 'Signature'],
    none: 'No applications in this period.',
  },
}

/** The cells of a row in the order of the columns; what is unknown is empty. */
export const reportCells = (form: ReportForm, row: ReportRow): string[] =>
  form.columns.map(({ cell }) => CELLS[cell](row, form))

export const reportPeriod = ({ day }: ReportForm, { first, last }: Period): string =>
  `${day(first)} – ${day(last)}`

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

const CELLS: Readonly<Record<Cell, (row: ReportRow, form: ReportForm) => string>> = {
  date: ({ on }, { day }) => (on ? day(on) : ''),
  employer: ({ companyName }) => companyName ?? '',
  employerAndContact: ({ companyName, contact }) =>
    joined(companyName, contact?.name, contact?.email, contact?.phone),
  employerPlaceContact: ({ companyName, jobLocation, contact }) =>
    joined(companyName, jobLocation, contact?.name, contact?.email, contact?.phone),
  reach: ({ companyWebsite, contact }) => joined(companyWebsite, contact?.email, contact?.phone),
  contact: ({ contact }, { region }) =>
    region === 'US' ? joined(contact?.name) : joined(contact?.name, contact?.email, contact?.phone),
  position: ({ jobTitle }) => jobTitle,
  workload: ({ workload }) => workload ?? '',
  method: ({ method }, { methods }) => (method ? methods[method] : ''),
  result: ({ result, resultOn }, { results, day }) =>
    resultOn ? `${results[result]} (${day(resultOn)})` : results[result],
}
