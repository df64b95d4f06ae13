/** Values that every server of this board shares. The first to ask makes one; it never changes. */
import type { Db } from './db.ts'

/** `fresh` is used only where there is none yet. */
export async function obtain(db: Db, name: string, fresh: Buffer): Promise<Buffer> {
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
