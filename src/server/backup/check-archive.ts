/** Checks a backup without a database: the checksum of the file, then each table's. */
import { StartProblem } from '#server/process/start-problem.ts'
import { readArchive, requireUndamaged } from './archive-file.ts'
import {
  type ArchivedTable,
  type ArchiveHeader,
  type ArchiveTotals,
  readRecords,
} from './archive-records.ts'
import { createTableSum, type TableSum } from './row-digest.ts'

export type CheckedArchive = {
  header: ArchiveHeader
  tables: (ArchivedTable & { sum: TableSum })[]
  totals: ArchiveTotals
}

/** Throws StartProblem if the file is damaged, cut off, or encrypted with a key that is not among these. */
export async function checkArchive(
  file: string,
  keys: readonly string[] | null,
): Promise<CheckedArchive> {
  await requireUndamaged(file)
  let [header, totals]: [ArchiveHeader | null, ArchiveTotals | null] = [null, null]
  let table: ArchivedTable | null = null
  let found = createTableSum()
  const tables: CheckedArchive['tables'] = []
  for await (const record of readRecords(readArchive(file, keys))) {
    if (record.kind === 'header') header = record.header
    if (record.kind === 'table') [table, found] = [record.table, createTableSum()]
    if (record.kind === 'rows') found.add(record.piece)
    if (record.kind === 'end' && table) {
      const sum = found.end()
      if (!isSame(sum, record.sum)) {
        throw new StartProblem(contradicts(file, `table ${table.name}`))
      }
      tables.push({ ...table, sum })
    }
    if (record.kind === 'totals') totals = record.totals
  }
  const rows = tables.reduce((all, { sum }) => all + sum.rows, 0)
  if (!header || totals?.tables !== tables.length || totals.rows !== rows) {
    throw new StartProblem(contradicts(file, 'its totals'))
  }
  return { header, tables, totals }
}

export const isSame = (a: TableSum, b: TableSum) =>
  a.rows === b.rows && a.bytes === b.bytes && a.digest === b.digest

const contradicts = (file: string, where: string) =>
  `${file} contradicts itself in ${where}, so it was written wrongly. Nothing was changed. Use another backup.`
