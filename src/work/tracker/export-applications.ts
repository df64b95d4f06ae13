/** A person's applications as a table for spreadsheets: nothing in it is a formula, and importing it brings them back. */
import { stringify } from 'csv-stringify/sync'
import type { AccountId } from '#core/account/account.ts'
import { toSafeCell } from '#core/files/csv-safe.ts'
import { CSV_FIELD_LABELS } from '#core/tracker/csv-columns.ts'
import * as applicationImports from '#store/application-imports.ts'
import type { World } from '#work/world/world.ts'

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

/** The name under which it is saved. */
export const csvName = (now: Date) => `applications-${now.toISOString().slice(0, 10)}.csv`

export async function exportApplications(
  { db }: Pick<World, 'db'>,
  accountId: AccountId,
): Promise<string> {
  return writeTable(await applicationImports.tableRows(db, accountId))
}

/** The first sign tells Excel that the letters are UTF-8. */
export function writeTable(rows: readonly applicationImports.TableRow[]): string {
  const cells = rows.map((row) => COLUMNS.map(([name]) => toSafeCell(row[name] ?? '')))
  return stringify([COLUMNS.map(([, label]) => label), ...cells], {
    bom: true,
    quoted: true,
    record_delimiter: 'windows',
  })
}
