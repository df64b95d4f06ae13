/**
 * Secrets that all servers of this instance share, encrypted with a key that is not in the database. The first server
 * that needs one creates it.
 */
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

/** The purpose under which values are encrypted. */
export const SEALED_FOR = 'server-secret'

/** `fresh` is used only if there is no value yet. */
export async function obtain(db: Db | Tx, name: string, fresh: string): Promise<string> {
  const known = await find(db, name)
  if (known) return known.toString()
  await db
    .insertInto('server_secrets')
    .values({ name, value: Buffer.from(fresh) })
    .onConflict((row) => row.doNothing())
    .execute()
  const kept = await find(db, name)
  if (!kept) throw new Error(`the secret ${name} was removed while it was made`)
  return kept.toString()
}

/** Null if there is none. Returns bytes: values from before encryption were random ones. */
export async function find(db: Db | Tx, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/** All values. Until the transaction ends, nobody else can change any. */
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

/** Deletes secrets whose name is `prefix` followed by something that sorts before `end`. Returns how many. */
export async function purgeBefore(db: Db, prefix: string, end: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('server_secrets')
    .where('name', '>=', prefix)
    .where('name', '<', prefix + end)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
