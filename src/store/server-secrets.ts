/**
 * Values that every server of this instance shares, sealed with a key that is not in the database. The first server to
 * ask makes one.
 */
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

/** The purpose for which values are sealed. */
export const SEALED_FOR = 'server-secret'

/** `fresh` is used only where there is none yet. */
export async function obtain(db: Db | Tx, name: string, fresh: string): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name, value: Buffer.from(fresh) })
    .onConflict((row) => row.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value.toString()
}

/** Null where there is none. The bytes: before they were sealed, values were random ones. */
export async function find(db: Db | Tx, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/** All of them; until the transaction ends nobody else changes any. */
export async function lockAll(tx: Tx): Promise<Map<string, Buffer>> {
  await sql`lock table server_secrets in share row exclusive mode`.execute(tx)
  const rows = await tx.selectFrom('server_secrets').select(['name', 'value']).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

export async function put(tx: Tx, name: string, value: string): Promise<void> {
  const bytes = Buffer.from(value)
  await tx
    .insertInto('server_secrets')
    .values({ name, value: bytes })
    .onConflict((row) => row.column('name').doUpdateSet({ value: bytes }))
    .execute()
}

export async function remove(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('server_secrets').where('name', '=', name).execute()
}

/** Deletes those whose name is `prefix` and something that sorts before `end`. Returns how many. */
export async function forgetBefore(db: Db, prefix: string, end: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('server_secrets')
    .where('name', '>=', prefix)
    .where('name', '<', prefix + end)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
