/**
 * Positions of changes: tables `pending_changes`, `change_positions`, `change_counter` and `change_epochs`. Triggers
 * note every changed row in the transaction that changes it. Readers number what has been committed, one at a time, so
 * positions grow in the order in which changes became visible: who has read up to a position has missed nothing. The
 * reasons are in docs/decisions/047-positions-of-changes.md.
 */
import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction, type Tx } from './db.ts'
import { onPrimary } from './read-routing.ts'

/** Changes of jobs that one transaction numbers, and rows that one statement purges: a fraction of a second. */
const MOST = 10_000

/** Numbers everything that was committed before the call. Call it outside of transactions: it must end soon. */
export async function numberChanges(db: Db): Promise<void> {
  if (!(await onPrimary(() => isPending(db)))) return
  let taken: number
  do taken = await inTransaction(db, numberSome)
  while (taken >= MOST)
}

/** The last position, as SQL in a query that reads `change_counter c`. */
export const LAST = sql<number>`c.position`

/** The name of the stretch of positions to which this one belongs; null if it was purged or never was in here. */
export const epochOf = (position: RawBuilder<unknown>) => sql<string | null>`(
  select epoch from change_epochs where from_position <= ${position} order by from_position desc limit 1)`

/**
 * Purges changes that were numbered before this instant. Readers that have not come that far have to start over. Only
 * moving the limit holds up who numbers changes; the rows go afterwards, some at a time.
 */
export async function purge(db: Db, before: Date): Promise<void> {
  const forgotten = await inTransaction(db, (tx) => forget(tx, before))
  for (const kind of KINDS) {
    await untilNone(() =>
      sql`
        delete from change_positions
         where position <= ${forgotten}::bigint and kind = ${kind} and id in (
           select id from change_positions
            where kind = ${kind} and position <= ${forgotten}::bigint limit ${MOST})`.execute(db),
    )
  }
  // The one that contains the last forgotten position stays: somebody may have read exactly that far.
  await untilNone(() =>
    sql`
      delete from change_epochs where from_position in (
        select from_position from change_epochs
         where from_position < (select max(from_position) from change_epochs
                                 where from_position <= ${forgotten}::bigint)
         limit ${MOST})`.execute(db),
  )
}

const KINDS = ['job', 'demands', 'counts', 'sighting', 'alert'] as const

async function forget(tx: Tx, before: Date): Promise<number> {
  await lockCounter(tx)
  const { rows } = await sql<{ forgotten: number }>`
    update change_counter c
       set forgotten = greatest(c.forgotten, case when c.numbered_at < ${before} then c.position
             else (select max(from_position) - 1 from change_epochs where began_at < ${before}) end)
    returning c.forgotten`.execute(tx)
  return rows[0]?.forgotten ?? 0
}

async function untilNone(purgeSome: () => Promise<{ numAffectedRows?: bigint | undefined }>) {
  while (Number((await purgeSome()).numAffectedRows ?? 0) >= MOST);
}

async function isPending(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from pending_changes) as is`.execute(db)
  return rows[0]?.is ?? false
}

/**
 * Returns how many changes were taken. The statement after the lock sees everything that was numbered before. Changes
 * of alerts are taken all at once: an alert from before a job is never numbered after it.
 */
async function numberSome(tx: Tx): Promise<number> {
  await lockCounter(tx)
  const epoch = randomBytes(4).toString('hex')
  const { rows } = await sql<{ taken: number }>`
    with taken as (
           delete from pending_changes
            where n in (select n from pending_changes where kind = 'alert'
                        union all
                        (select n from pending_changes where kind <> 'alert' order by n limit ${MOST}))
           returning kind, id),
         changed as (
           select t.kind, t.id, c.position + row_number() over (order by t.kind, t.id) as position
             from (select distinct kind, id from taken) t cross join change_counter c),
         written as (
           insert into change_positions (kind, id, position) select kind, id, position from changed
           on conflict (kind, id) do update set position = excluded.position),
         begun as (
           insert into change_epochs (from_position, epoch, began_at)
           select c.position + 1, ${epoch}, clock_timestamp()
             from change_counter c
            where exists (select from changed) and not ${IS_EPOCH_NEW}),
         counted as (
           update change_counter c
              set position = c.position + (select count(*) from changed), numbered_at = clock_timestamp()
            where exists (select from changed))
    select count(*) as taken from taken`.execute(tx)
  return rows[0]?.taken ?? 0
}

/**
 * A primary whose last changes were lost is replaced by another one after more than a second, so positions that are
 * given out twice have different epochs.
 */
const IS_EPOCH_NEW = sql`coalesce((
  select began_at between clock_timestamp() - interval '1 second' and clock_timestamp()
    from change_epochs order by from_position desc limit 1), false)`

/** Waits for the others. A server that hangs meanwhile loses its connection, so that another one goes on. */
async function lockCounter(tx: Tx): Promise<void> {
  await sql`
    select set_config('idle_in_transaction_session_timeout', '10s', true) from change_counter for update`.execute(
    tx,
  )
}
