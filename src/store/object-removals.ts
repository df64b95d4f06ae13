/**
 * Table `object_removals`: objects outside of the database that are to be removed. It lists every object that may exist
 * without a file: an upload is announced here before it begins, and triggers add what a deleted or moved file leaves.
 */
import { sql } from 'kysely'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Tx } from './db.ts'

/** The next objects to remove, postponed until `until` so that no other server takes them. None during a backup. */
export async function take(
  tx: Tx,
  { now, until, atMost }: { now: Date; until: Date; atMost: number },
): Promise<{ name: string; failures: number }[]> {
  const { rows: locks } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.objectRemovals}) as "isMine"`.execute(tx)
  if (!locks[0]?.isMine) return []
  const { rows } = await sql<{ name: string; failures: number }>`
    update object_removals set remove_at = ${until}, is_upload = false
     where object_name in (
       select object_name from object_removals r
        where remove_at <= ${now}
          and not exists (select from files f where f.object_name = r.object_name)
        order by remove_at limit ${atMost} for update skip locked)
    returning object_name as name, failures`.execute(tx)
  return rows
}

/** Before an object is stored: unless a file claims it until then, it is removed at `removeAt`. */
export async function announce(tx: Tx, name: string, removeAt: Date): Promise<void> {
  await tx
    .insertInto('object_removals')
    .values({ object_name: name, remove_at: removeAt, is_upload: true })
    .execute()
}

/** For the file that is about to have it. False if it is being removed already. */
export async function claim(tx: Tx, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('object_removals')
    .where('object_name', '=', name)
    .where('is_upload', '=', true)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** No file has claimed it, and none will. Changes nothing if one has. */
export async function giveUp(tx: Tx, name: string, now: Date): Promise<void> {
  await tx
    .updateTable('object_removals')
    .set({ remove_at: now, is_upload: false })
    .where('object_name', '=', name)
    .where('is_upload', '=', true)
    .execute()
}

/** Lists objects that no file has and that are not listed yet. Returns how many of these names that were. */
export async function addOrphans(tx: Tx, names: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into object_removals (object_name, remove_at, is_upload)
    select found.name, ${now}, false from unnest(${names}::text[]) as found(name)
     where not exists (select from files f where f.object_name = found.name)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

export async function done(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('object_removals').where('object_name', '=', name).execute()
}

export async function failed(
  tx: Tx,
  name: string,
  { failures, removeAt }: { failures: number; removeAt: Date },
): Promise<void> {
  await tx
    .updateTable('object_removals')
    .set({ failures, remove_at: removeAt })
    .where('object_name', '=', name)
    .execute()
}
