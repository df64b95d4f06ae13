/**
 * Table `application_imports`: which applications an import added. Also reads all applications of a person as table
 * rows.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId, Stage } from '#core/tracker/application.ts'
import type { Db, Tx } from './db.ts'

export type ApplicationImport = {
  id: string
  /** The file's name; null for pasted text. */
  name: string | null
  applications: number
  createdAt: Date
  undoneAt: Date | null
}

const COLUMNS = [
  'id',
  'name',
  sql<number>`cardinality(application_ids)`.as('applications'),
  'created_at as createdAt',
  'undone_at as undoneAt',
] as const

/** Newest first. */
export function list(db: Db, accountId: AccountId, limit: number): Promise<ApplicationImport[]> {
  return db
    .selectFrom('application_imports')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function add(
  tx: Tx,
  accountId: AccountId,
  brought: { name: string | null; ids: readonly ApplicationId[]; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('application_imports')
    .values({
      account_id: accountId,
      name: brought.name,
      application_ids: [...brought.ids],
      created_at: brought.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Null if this account has no such import. The row stays locked until the transaction ends. */
export async function lock(
  tx: Tx,
  accountId: AccountId,
  id: string,
): Promise<{ ids: ApplicationId[]; undoneAt: Date | null } | null> {
  const row = await tx
    .selectFrom('application_imports')
    .select(['application_ids', 'undone_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return { ids: row.application_ids.map(Number) as ApplicationId[], undoneAt: row.undone_at }
}

/** Records that the import was undone; null clears that. */
export async function setUndone(
  tx: Tx,
  accountId: AccountId,
  id: string,
  undoneAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('application_imports')
    .set({ undone_at: undoneAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export type TableRow = {
  jobTitle: string
  companyName: string
  stage: Stage
  appliedOn: string | null
  followUpOn: string | null
  jobLocation: string | null
  salaryRange: string | null
  jobUrl: string | null
  companyWebsite: string | null
  notes: string | null
  jobDescription: string | null
  addedOn: string
}

/** All applications of an account, newest first. */
export async function tableRows(db: Db, accountId: AccountId): Promise<TableRow[]> {
  const rows = await db
    .selectFrom('applications')
    .select([
      'job_title as jobTitle',
      'company_name as companyName',
      'application_stage as stage',
      sql<string | null>`applied_on::text`.as('appliedOn'),
      sql<string | null>`follow_up_on::text`.as('followUpOn'),
      'job_location as jobLocation',
      'salary_range as salaryRange',
      'job_url as jobUrl',
      'company_website as companyWebsite',
      'notes',
      'job_description as jobDescription',
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('addedOn'),
    ])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as TableRow[]
}
