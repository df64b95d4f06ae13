/**
 * Imports a person's table of applications: first a preview that changes nothing, then everything in one transaction.
 * The import can be undone and redone.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  type ApplicationId,
  hasAppliedDate,
  isSent,
  UNKNOWN_COMPANY,
} from '#core/tracker/application.ts'
import {
  type CsvAnswers,
  type CsvDraft,
  type CsvReading,
  type CsvRow,
  readCsvRows,
  sameJobKeys,
} from '#core/tracker/application-csv.ts'
import { type CsvColumns, looksLikeHeader, recogniseColumns } from '#core/tracker/csv-columns.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as contacts from '#store/application-contacts.ts'
import * as events from '#store/application-events.ts'
import * as applicationImports from '#store/application-imports.ts'
import * as applications from '#store/applications.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { MAX_APPLICATIONS } from './add-application.ts'
import { appliedAt } from './note-moves.ts'
import { readCsv } from './read-csv.ts'

/** The person's answers so far; the rest is recognized automatically. */
export type Answers = Pick<CsvAnswers, 'dayOrder' | 'stages'> & {
  columns: CsvColumns | null
  hasHeader: boolean | null
}

export type Preview = CsvReading & {
  /** The header of each column; "Column 2" if it has none. */
  headers: string[]
  /** The first value of each column, as a hint to its meaning. */
  samples: string[]
  columns: CsvColumns
  hasHeader: boolean
  /** Lines whose job is tracked already or appears in an earlier line. */
  duplicates: Map<number, 'tracked' | 'earlier'>
}

type Asked = Pick<Services, 'db' | 'clock'>

/** Rows per statement, well below the limit of 65,535 parameters. */
const BATCH = 250

export async function previewImport(
  { db, clock }: Asked,
  accountId: AccountId,
  { text, answers }: { text: string; answers: Answers },
): Promise<Preview | { problem: string }> {
  const read = readCsv(text)
  if ('problem' in read) return read
  const table = arrange(read.rows, answers)
  const reading = readCsvRows(table.rows, { ...answers, columns: table.columns })
  const tracked = await applications.list(db, accountId, clock.now())
  const { headers, samples, columns, hasHeader } = table
  const duplicates = findDuplicates(reading.drafts, tracked)
  return { ...reading, headers, samples, columns, hasHeader, duplicates }
}

export type Imported = { id: string; count: number }

/** Imports only the rows whose lines are in `lines`. */
export async function importApplications(
  services: Asked,
  accountId: AccountId,
  given: { text: string; answers: Answers; lines: ReadonlySet<number>; name: string | null },
): Promise<Imported | { problem: string }> {
  const preview = await previewImport(services, accountId, given)
  if ('problem' in preview) return preview
  if (preview.dateQuestion) return { problem: 'Choose first how the dates are written.' }
  const drafts = preview.drafts.filter(({ line }) => given.lines.has(line))
  if (drafts.length === 0) return { problem: 'Choose at least one row.' }
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    await applications.lockAdding(tx, accountId)
    const count = await applications.count(tx, accountId)
    if (count + drafts.length > MAX_APPLICATIONS) throw new Refusal('list_full')
    const ids: ApplicationId[] = []
    // The last row first, because lists show the latest additions first.
    const inOrder = drafts.toReversed()
    for (let at = 0; at < inOrder.length; at += BATCH) {
      ids.push(...(await addDrafts(tx, accountId, inOrder.slice(at, at + BATCH), now)))
    }
    const id = await applicationImports.add(tx, accountId, { name: given.name, ids, now })
    accountChanges.record(tx, accountId, { kind: 'application', subject: null }, now)
    return { id, count: ids.length }
  })
}

/**
 * Undoes an import, or redoes it while its applications are still stored. Applications that were deleted separately
 * stay deleted. Returns how many changed.
 */
export function undoImport(
  { db, clock }: Asked,
  accountId: AccountId,
  { id, isUndone }: { id: string; isUndone: boolean },
): Promise<number> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const held = await applicationImports.lock(tx, accountId, id)
    if (!held || (held.undoneAt !== null) === isUndone) throw new Refusal('not_found')
    const { ids, undoneAt } = held
    await applicationImports.setUndone(tx, accountId, id, isUndone ? now : null)
    const changed = undoneAt
      ? await applications.restore(tx, accountId, ids, undoneAt)
      : await applications.remove(tx, accountId, ids, now)
    accountChanges.record(tx, accountId, { kind: 'application', subject: null }, now)
    return changed.length
  })
}

function arrange(rows: readonly CsvRow[], answers: Answers) {
  const first = rows[0]?.cells ?? []
  const hasHeader = answers.hasHeader ?? looksLikeHeader(first)
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const below = hasHeader ? rows.slice(1) : rows
  const headers = Array.from({ length: width }, (_, index) => {
    const header = hasHeader ? first[index]?.trim() : ''
    return header || `Column ${index + 1}`
  })
  const samples = headers.map(
    (_, index) => below.find(({ cells }) => cells[index]?.trim())?.cells[index]?.trim() ?? '',
  )
  const recognised = hasHeader ? recogniseColumns(headers) : headers.map(() => null)
  const given = answers.columns
  const columns = headers.map((_, index) =>
    given ? (given[index] ?? null) : recognised[index],
  ) as CsvColumns
  return { rows: below, headers, samples, columns, hasHeader }
}

function findDuplicates(
  drafts: readonly CsvDraft[],
  tracked: Parameters<typeof sameJobKeys>[0][],
): Preview['duplicates'] {
  const known = new Set(tracked.flatMap(sameJobKeys))
  const earlier = new Set<string>()
  const duplicates: Preview['duplicates'] = new Map()
  for (const { line, application } of drafts) {
    const keys = sameJobKeys(application)
    if (keys.some((key) => known.has(key))) duplicates.set(line, 'tracked')
    else if (keys.some((key) => earlier.has(key))) duplicates.set(line, 'earlier')
    for (const key of keys) earlier.add(key)
  }
  return duplicates
}

async function addDrafts(tx: Tx, accountId: AccountId, drafts: readonly CsvDraft[], now: Date) {
  const ids = await applications.addAll(tx, accountId, drafts.map(toRow), now)
  const moves = drafts.flatMap((draft, index) => movesOf(draft, ids[index] as ApplicationId, now))
  await events.addMoves(tx, accountId, moves, now)
  for (const [index, { contact, longNote }] of drafts.entries()) {
    const id = ids[index] as ApplicationId
    if (contact) await contacts.add(tx, accountId, id, { ...contact, now })
    if (longNote) await events.add(tx, accountId, id, { kind: 'note', text: longNote, now })
  }
  return ids
}

const toRow = ({ application }: CsvDraft) => ({
  jobTitle: application.jobTitle,
  companyName: application.companyName ?? UNKNOWN_COMPANY,
  companyWebsite: application.companyWebsite ?? null,
  jobLocation: application.jobLocation ?? null,
  jobUrl: application.jobUrl ?? null,
  jobDescription: application.jobDescription ?? null,
  salaryRange: application.salaryRange ?? null,
  notes: application.notes ?? null,
  followUpOn: application.followUpOn ?? null,
  stage: application.stage,
  appliedOn: application.appliedOn ?? null,
  links: [],
})

/** An application beyond `Applied` was sent first, on its applied day if known. */
function movesOf(
  { application }: CsvDraft,
  applicationId: ApplicationId,
  now: Date,
): events.Move[] {
  const { stage, appliedOn = null } = application
  const sentAt = appliedAt(appliedOn, now)
  const wasSent = appliedOn !== null && isSent(stage) && stage !== 'Applied'
  if (!wasSent) {
    const happenedAt = hasAppliedDate(stage) ? sentAt : now
    return [{ applicationId, from: null, to: stage, happenedAt }]
  }
  return [
    { applicationId, from: null, to: 'Applied', happenedAt: sentAt },
    { applicationId, from: 'Applied', to: stage, happenedAt: now },
  ]
}
