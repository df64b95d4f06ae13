/**
 * What the tables of an application's parts have in common: a part that is deleted is kept aside for undo, and
 * everything is asked for by its owner's id.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import type { Db, Tx } from './db.ts'

export const PART_TABLES = [
  'application_events',
  'application_contacts',
  'application_interviews',
  'application_tasks',
  'application_documents',
] as const
export type PartTable = (typeof PART_TABLES)[number]

export type PartRef = { applicationId: ApplicationId; id: number }

export async function count(
  db: Db | Tx,
  accountId: AccountId,
  table: PartTable,
  applicationId: ApplicationId,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns whether it was there. */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  table: PartTable,
  { applicationId, id, now }: PartRef & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set deleted_at = ${now}
     where account_id = ${accountId} and application_id = ${applicationId} and id = ${id}
       and deleted_at is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Returns whether it was deleted and is back. */
export async function restore(
  tx: Tx,
  accountId: AccountId,
  table: PartTable,
  { applicationId, id }: PartRef,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set deleted_at = null
     where account_id = ${accountId} and application_id = ${applicationId} and id = ${id}
       and deleted_at is not null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Deletes for good what was deleted before that. */
export async function purge(tx: Tx, before: Date): Promise<void> {
  for (const table of PART_TABLES) {
    await sql`delete from ${sql.table(table)} where deleted_at < ${before}`.execute(tx)
  }
}
