/**
 * What the tables of an application's parts have in common: deleted parts are soft-deleted for undo, and every query
 * names the owner's account.
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

/** The condition for the parts of this application that aren't deleted. */
export const ofApplication = (accountId: AccountId, applicationId: ApplicationId) =>
  sql<boolean>`account_id = ${accountId} and application_id = ${applicationId} and deleted_at is null`

export async function count(
  db: Db | Tx,
  accountId: AccountId,
  table: PartTable,
  applicationId: ApplicationId,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ofApplication(accountId, applicationId))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns whether the part existed. */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  table: PartTable,
  { applicationId, id, now }: PartRef & { now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set deleted_at = ${now}
     where ${ofApplication(accountId, applicationId)} and id = ${id}
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Returns whether the part had been deleted and is now restored. */
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

/** Permanently deletes parts that were soft-deleted before `before`. */
export async function purge(tx: Tx, before: Date): Promise<void> {
  for (const table of PART_TABLES) {
    await sql`delete from ${sql.table(table)} where deleted_at < ${before}`.execute(tx)
  }
}
