/** Table `alert_position`: how far the changes of jobs have been compared with the alerts. */
import { sql } from 'kysely'
import type { ChangeCursor } from '#core/job/job-changes.ts'
import type { Tx } from './db.ts'

/**
 * The cursor; null before the first comparison. Undefined while another server compares. Otherwise no other server can
 * compare until the transaction ends.
 */
export async function take(tx: Tx): Promise<ChangeCursor | null | undefined> {
  // A server that hangs in between loses its connection, so that another one goes on.
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
  const row = await tx
    .selectFrom('alert_position')
    .select(['position', 'listed_to'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  // Without a position it is that of an older version, and all jobs are compared again.
  if (row?.position === null) return { position: 0, listedTo: 0, epoch: null }
  if (row) return { position: row.position, listedTo: row.listed_to, epoch: null }
  const { count } = await tx
    .selectFrom('alert_position')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count === 0 ? null : undefined
}

export async function write(tx: Tx, { position, listedTo }: ChangeCursor): Promise<void> {
  const given = { position, listed_to: listedTo }
  await tx
    .insertInto('alert_position')
    .values({ ...given, transaction: '0', job_id: 0, start: '0' })
    .onConflict((row) => row.column('is_only').doUpdateSet(given))
    .execute()
}
