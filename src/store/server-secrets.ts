/** Values that every server of this board shares. The first to ask makes one; it never changes. */
import type { Db, Tx } from './db.ts'

/** `fresh` is used only where there is none yet. */
export async function obtain(db: Db | Tx, name: string, fresh: Buffer): Promise<Buffer> {
  await db
    .insertInto('server_secrets')
    .values({ name, value: fresh })
    .onConflict((row) => row.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

/** Null where there is none. */
export async function find(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
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
