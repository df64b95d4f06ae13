/** Table `alert_position`: how far the changes of jobs have been compared with the alerts. */
import { sql } from 'kysely'
import type { ChangeCursor } from '#core/job/job-changes.ts'
import type { Tx } from './db.ts'

/**
 * The cursor; null before the first comparison. Undefined while another server compares. Otherwise no other server can
 * compare until the transaction ends. The cursor names no restore, because a restore replaces it.
 */
export async function take(tx: Tx): Promise<ChangeCursor | null | undefined> {
  // A server that hangs in between loses its connection, so that another one goes on.
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
  const row = await tx
    .selectFrom('alert_position')
    .select(['transaction', 'job_id', 'start'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (row) return { transaction: row.transaction, id: row.job_id, start: row.start, restore: null }
  const { count } = await tx
    .selectFrom('alert_position')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count === 0 ? null : undefined
}

export async function write(tx: Tx, { transaction, id, start }: ChangeCursor): Promise<void> {
  const given = { transaction, job_id: id, start }
  await tx
    .insertInto('alert_position')
    .values(given)
    .onConflict((row) => row.column('is_only').doUpdateSet(given))
    .execute()
}
