/** A person's proof of search: its rows for the page, and the same rows as CSV and as tagged PDF. */
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { hasOnlyCommonCharacters } from '#core/documents/common-characters.ts'
import type { ReportSheet } from '#core/documents/report-sheet.ts'
import { dayAt } from '#core/time/time-zone.ts'
import { FORMS, reportCells, reportPeriod } from '#core/tracker/report-form.ts'
import {
  type ReportProblem,
  type ReportQuery,
  readReportQuery,
} from '#core/tracker/report-query.ts'
import { chosenRows, type ReportRow, reportRows } from '#core/tracker/search-report.ts'
import { reportFacts } from '#store/report-facts.ts'
import { ownZone } from '#work/account/own-zone.ts'
import { CSV_BEGINNING, csvLine } from '#work/files/write-csv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Person = Pick<Viewer, 'id' | 'name'>
type Parts = Pick<Services, 'db' | 'clock'>

export type SearchReport = {
  query: ReportQuery
  /** Parameters that were invalid; the query has defaults for them. */
  problems: ReportProblem[]
  dated: ReportRow[]
  undated: ReportRow[]
}

export type ReportFile = { name: string; mediaType: string; content: Uint8Array }

export async function searchReport(
  { db, clock }: Parts,
  { id }: Pick<Person, 'id'>,
  given: URLSearchParams,
): Promise<SearchReport> {
  const { zone } = await ownZone({ db }, id)
  const { query, problems } = readReportQuery(given, dayAt(clock.now(), zone))
  return { query, problems, ...reportRows(await reportFacts(db, id), zone, query) }
}

/** For files: throws `invalid_parameter` rather than answer with another report than the one asked for. */
export async function requireReport(...asked: Parameters<typeof searchReport>) {
  const report = await searchReport(...asked)
  if (report.problems.length > 0) throw new Refusal('invalid_parameter', report.problems)
  return report
}

export function reportCsv({ query, ...rows }: SearchReport): ReportFile {
  const form = FORMS[query.form]
  const lines = [
    form.columns.map(({ label }) => label),
    ...chosenRows(rows, query).map((row) => reportCells(form, row)),
  ]
  return {
    name: nameOf(query, 'csv'),
    mediaType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(CSV_BEGINNING + lines.map(csvLine).join('')),
  }
}

export async function reportPdf(
  { typeset }: Pick<Services, 'typeset'>,
  { name }: Pick<Person, 'name'>,
  report: SearchReport,
): Promise<ReportFile> {
  const { files } = await typeset.report(sheetOf(report, name))
  if (!files[0]) throw new Error('Typesetting returned no file')
  return {
    name: nameOf(report.query, 'pdf'),
    mediaType: 'application/pdf',
    content: files[0],
  }
}

/** Characters of the report that the PDF prints as empty boxes, because none of our fonts has them. */
export async function missingFromPdf(
  { typeset }: Pick<Services, 'typeset'>,
  { name }: Pick<Person, 'name'>,
  report: SearchReport,
): Promise<string[]> {
  const sheet = sheetOf(report, name)
  if (hasOnlyCommonCharacters([name, ...sheet.rows.flat()].join(''))) return []
  try {
    return (await typeset.report(sheet)).missingCharacters
  } catch (error) {
    // The page is worth showing without the note, and the download says what is wrong.
    if (error instanceof Refusal) return []
    throw error
  }
}

function sheetOf({ query, ...rows }: SearchReport, name: string | null): ReportSheet {
  const form = FORMS[query.form]
  const { title, language, region, paper, labels, columns, none, signature } = form
  return {
    title,
    language,
    region,
    paper,
    facts: [
      { label: labels.name, value: name ?? '' },
      { label: labels.number, value: '' },
      { label: labels.period, value: reportPeriod(form, query.period) },
    ],
    columns: columns.map(({ label, width }) => ({ label, width })),
    rows: chosenRows(rows, query).map((row) => reportCells(form, row)),
    none,
    signature,
  }
}

/** "proof-of-search-de-2026-03-01-2026-03-31.pdf". */
const nameOf = ({ form, period }: ReportQuery, ending: 'csv' | 'pdf') =>
  `proof-of-search-${form}-${period.first}-${period.last}.${ending}`
