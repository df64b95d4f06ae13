/**
 * Table `rate_limits`: one row a bucket. Any number of servers share it, so that time is the database's own: a server
 * whose clock is wrong neither empties nor fills a bucket. Tests name the time themselves.
 */
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from './db.ts'

export type Bucket = { key: Buffer; tries: number; everySeconds: number }

/** A bucket that let nobody in, and the seconds after which it would. */
export type EmptyBucket = { key: Buffer; seconds: number }

/** Null for the database's clock. */
export type LimitTime = Date | null

/**
 * Takes one from each bucket, or from none where one of them is empty: those are returned. Checks before it writes, so
 * that a flood of refused tries writes nothing and takes no locks.
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

/** Others took the last tries between looking and taking; what was taken goes back with the transaction. */
class LostRace extends Error {}

/**
 * A bucket that is emptier than possible was written while the clock was ahead: it counts as empty now and refills from
 * here.
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
    mended as (
      update rate_limits as l set full_at = ${now} + a.capacity
        from asked as a where l.bucket = a.bucket and l.full_at > ${now} + a.capacity
    )
    select l.bucket as key,
           ceil(extract(epoch from least(l.full_at - ${now}, a.capacity) - a.room))::int as seconds
      from rate_limits as l join asked as a on a.bucket = l.bucket
     where l.full_at - ${now} > a.room`.execute(db)
  return rows
}

/** Throws `LostRace` where not every bucket had one. */
async function charge(tx: Tx, buckets: readonly Bucket[], at: LimitTime): Promise<void> {
  const now = timeOf(at)
  // In one order everywhere, so that two statements never wait for each other.
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

/** Fills buckets again. */
export async function refill(db: Db, keys: readonly Buffer[]): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('bucket', 'in', [...keys])
    .execute()
}

/** Deletes buckets that are full again. */
export async function forget(db: Db, at: LimitTime): Promise<void> {
  await db.deleteFrom('rate_limits').where('full_at', '<', timeOf(at)).execute()
}

/** The beginning of the statement: that of a transaction may be a while ago. */
const timeOf = (at: LimitTime) =>
  at === null ? sql<Date>`statement_timestamp()` : sql<Date>`${at}::timestamptz`
