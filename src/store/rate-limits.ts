/** Table `rate_limits`: one row a bucket. Taking is one statement, so that any number of servers share it. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export type Bucket = { key: Buffer; tries: number; everySeconds: number }

/**
 * Takes one from each bucket. Returns the seconds after which a try would be let in: 0 when this one was. Where one
 * bucket is empty the others have paid all the same.
 */
export async function take(db: Db, buckets: readonly Bucket[], now: Date): Promise<number> {
  // In one order everywhere, so that two statements never wait for each other.
  const ordered = [...buckets].sort((a, b) => Buffer.compare(a.key, b.key))
  const rows = sql.join(
    ordered.map(
      ({ key, tries, everySeconds }) =>
        sql`(${key}::bytea, ${now}::timestamptz + make_interval(secs => ${everySeconds}),
             ${everySeconds * (tries - 1)}::float8)`,
    ),
  )
  const taken = await sql<{ bucket: Buffer }>`
    insert into rate_limits as l (bucket, full_at, room_seconds) values ${rows}
    on conflict (bucket) do update
      set full_at = greatest(l.full_at, ${now}) + (excluded.full_at - ${now}), room_seconds = excluded.room_seconds
      where greatest(l.full_at, ${now}) - ${now} <= make_interval(secs => excluded.room_seconds)
    returning bucket`.execute(db)
  if (taken.rows.length === ordered.length) return 0

  const { rows: waits } = await sql<{ seconds: number }>`
    select ceil(max(extract(epoch from full_at - ${now}) - room_seconds))::int as seconds
      from rate_limits where bucket in (${sql.join(ordered.map(({ key }) => key))})`.execute(db)
  return Math.max(1, waits[0]?.seconds ?? 1)
}

/** Fills a bucket again. */
export async function refill(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', '=', key).execute()
}

/** Deletes buckets that are full again. */
export async function forget(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('full_at', '<', now).execute()
}
