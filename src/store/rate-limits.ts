/**
 * Table `rate_limits`: one row per bucket, shared by all servers. Time comes from the database's clock, so a server
 * with a wrong clock neither empties nor fills a bucket. Tests pass their own time.
 */
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from './db.ts'

export type Bucket = { key: Buffer; tries: number; everySeconds: number }

/** A bucket that refused the attempt, and the seconds until it would admit one. */
export type EmptyBucket = { key: Buffer; seconds: number }

/** Null for the database's clock. */
export type LimitTime = Date | null

/**
 * Takes one from each bucket, or from none if any is empty; returns the empty ones. Checks before writing, so that a
 * flood of refused attempts writes nothing and takes no locks.
 */
export async function take(
  db: Db,
  buckets: readonly Bucket[],
  at: LimitTime,
): Promise<EmptyBucket[]> {
  const empty = await emptyOnes(db, buckets, at)
  if (empty.length > 0) return empty
  try {
    await inTransaction(db, (tx) => charge(tx, buckets, at))
    return []
  } catch (error) {
    if (!(error instanceof LostRace)) throw error
    const now = await emptyOnes(db, buckets, at)
    return now.length > 0 ? now : buckets.slice(0, 1).map(({ key }) => ({ key, seconds: 1 }))
  }
}

/** Concurrent requests took the last tries between check and write; the transaction is rolled back. */
class LostRace extends Error {}

/**
 * A bucket that is emptier than possible was written while the clock was ahead. It counts as empty now and refills
 * from here.
 */
async function emptyOnes(
  db: Db,
  buckets: readonly Bucket[],
  at: LimitTime,
): Promise<EmptyBucket[]> {
  const now = timeOf(at)
  const asked = sql.join(
    buckets.map(
      ({ key, tries, everySeconds }) =>
        sql`(${key}::bytea, make_interval(secs => ${everySeconds * (tries - 1)}),
             make_interval(secs => ${everySeconds * tries}))`,
    ),
  )
  const { rows } = await sql<EmptyBucket>`
    with asked (bucket, room, capacity) as (values ${asked}),
    corrected as (
      update rate_limits as l set full_at = ${now} + a.capacity
        from asked as a where l.bucket = a.bucket and l.full_at > ${now} + a.capacity
    )
    select l.bucket as key,
           ceil(extract(epoch from least(l.full_at - ${now}, a.capacity) - a.room))::int as seconds
      from rate_limits as l join asked as a on a.bucket = l.bucket
     where l.full_at - ${now} > a.room`.execute(db)
  return rows
}

/** Throws `LostRace` if a bucket had none left. */
async function charge(tx: Tx, buckets: readonly Bucket[], at: LimitTime): Promise<void> {
  const now = timeOf(at)
  // The same order everywhere, so that two statements never deadlock.
  const ordered = [...buckets].sort((a, b) => Buffer.compare(a.key, b.key))
  const rows = sql.join(
    ordered.map(
      ({ key, tries, everySeconds }) =>
        sql`(${key}::bytea, ${now} + make_interval(secs => ${everySeconds}),
             ${everySeconds * (tries - 1)}::float8)`,
    ),
  )
  const taken = await sql`
    insert into rate_limits as l (bucket, full_at, room_seconds) values ${rows}
    on conflict (bucket) do update
      set full_at = greatest(l.full_at, ${now}) + (excluded.full_at - ${now}), room_seconds = excluded.room_seconds
      where l.full_at - ${now} <= make_interval(secs => excluded.room_seconds)
    returning bucket`.execute(tx)
  if (taken.rows.length < ordered.length) throw new LostRace()
}

/** Fills buckets completely. */
export async function refill(db: Db, keys: readonly Buffer[]): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('bucket', 'in', [...keys])
    .execute()
}

/** Deletes buckets that are full again. */
export async function purge(db: Db, at: LimitTime): Promise<void> {
  await db.deleteFrom('rate_limits').where('full_at', '<', timeOf(at)).execute()
}

/** The start of the statement; the transaction may have begun earlier. */
const timeOf = (at: LimitTime) =>
  at === null ? sql<Date>`statement_timestamp()` : sql<Date>`${at}::timestamptz`
