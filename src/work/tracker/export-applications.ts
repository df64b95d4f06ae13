/**
 * A person's applications as a table for spreadsheets. No cell is evaluated as a formula, and importing the table
 * restores the applications.
 */
import type { AccountId } from '#core/account/account.ts'
import { CSV_FIELD_LABELS } from '#core/tracker/csv-columns.ts'
import * as applicationImports from '#store/application-imports.ts'
import { CSV_BEGINNING, csvLine } from '#work/files/write-csv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const COLUMNS: readonly (readonly [keyof applicationImports.TableRow, string])[] = [
  ['jobTitle', CSV_FIELD_LABELS.title],
  ['companyName', CSV_FIELD_LABELS.company],
  ['stage', CSV_FIELD_LABELS.stage],
  ['appliedOn', CSV_FIELD_LABELS.appliedOn],
  ['followUpOn', CSV_FIELD_LABELS.followUpOn],
  ['jobLocation', CSV_FIELD_LABELS.location],
  ['salaryRange', CSV_FIELD_LABELS.salary],
  ['jobUrl', CSV_FIELD_LABELS.url],
  ['companyWebsite', CSV_FIELD_LABELS.website],
  ['notes', CSV_FIELD_LABELS.notes],
  ['jobDescription', CSV_FIELD_LABELS.description],
  ['addedOn', 'Added on'],
]

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** The download's file name. */
export const csvName = (now: Date) => `applications-${now.toISOString().slice(0, 10)}.csv`

export async function exportApplications(
  { db }: Pick<Services, 'db'>,
  accountId: AccountId,
): Promise<string> {
  return writeTable(await applicationImports.tableRows(db, accountId))
}

export function writeTable(rows: readonly applicationImports.TableRow[]): string {
  const lines = [
    COLUMNS.map(([, label]) => label),
    ...rows.map((row) => COLUMNS.map(([name]) => row[name])),
  ]
  return CSV_BEGINNING + lines.map(csvLine).join('')
}
