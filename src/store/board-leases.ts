/**
 * Table `boards`: which board is read next, who is reading it, and what its run left. A lease is valid until it expires
 * or the next one is granted; `fence` grows with each lease.
 */
import { sql } from 'kysely'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Db, Tx } from './db.ts'

/** A board that the holder may read and write until the fence moves on. */
export type LeasedBoard = {
  id: number
  source: string
  token: string
  company: string | null
  fence: number
  /** When it was due as the lease was granted. If this changes during the run, someone asked for another run. */
  dueAt: Date
  /** The validators from the last complete run (`Validators`); null if there were none. */
  validators: Validators | null
  /** Rules version at that time; newer rules read everything again. */
  rules: number | null
  /** Which jobs were taken then, as `formatJobGate` writes it; with another choice, everything is read again. */
  gate: string | null
  intervalMinutes: number
  failures: number
  /** When it was last read or tried. */
  lastRunAt: Date | null
  lastCompleteAt: Date | null
  steadySince: Date | null
  /** When a run last found a job on it that is taken, new or not; null if none has. */
  lastBroughtAt: Date | null
  /** New jobs a day, lately. */
  jobsADay: number
  heldAt: Date | null
  heldMissing: number | null
  heldOf: number | null
}

/** Created by the client that requests boards; opaque here. */
export type Validators = Readonly<Record<string, string | null>>

/** Boards that are being read, by any server. */
export async function reading(tx: Tx, now: Date): Promise<{ source: string; token: string }[]> {
  const { rows } = await sql<{ source: string; token: string }>`
    select source, token from boards where leased_until > ${now}`.execute(tx)
  return rows
}

/**
 * Boards of each source that are due, up to twice the limit per source: those whose turns have passed, the earliest
 * first, and those that are due the longest. Each is a range of an index, so it takes as long with many boards as with
 * few.
 */
export async function due(
  tx: Tx,
  { sources, now, limit }: { sources: readonly string[]; now: Date; limit: number },
): Promise<{ id: number; source: string; token: string; turnAt: Date }[]> {
  const isFree = sql`paused_at is null and (leased_until is null or leased_until <= ${now})`
  const { rows } = await sql<{ id: number; source: string; token: string; turn_at: Date }>`
    select b.id, b.source, b.token, greatest(coalesce(b.turn_at, b.next_run_at), 'epoch') as turn_at
      from unnest(${[...sources]}::text[]) s (name)
      cross join lateral ((select id, source, token, turn_at, next_run_at from boards
                            where source = s.name and turn_at <= ${now} and next_run_at <= ${now}
                              and ${isFree}
                            order by turn_at limit ${limit})
                          union
                          (select id, source, token, turn_at, next_run_at from boards
                            where source = s.name and next_run_at <= ${now} and ${isFree}
                            order by next_run_at limit ${limit})) b`.execute(tx)
  return rows.map(({ turn_at: turnAt, ...board }) => ({ ...board, turnAt }))
}

/** Whether a board of these sources is due that nobody is reading. */
export async function isAnyDue(db: Db, sources: readonly string[], now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from boards
     where source = any(${[...sources]}) and paused_at is null and next_run_at <= ${now}
       and (leased_until is null or leased_until <= ${now})
     limit 1`.execute(db)
  return rows.length > 0
}

/** For the rest of the transaction, nobody else counts the boards that are being read. */
export async function lockTaking(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.boardLeases})`.execute(tx)
}

/**
 * Leases the first of these boards that nobody else has leased or is about to lease; null if there is none. Paused
 * boards are skipped, except those in `evenPaused`.
 */
export async function take(
  tx: Tx,
  {
    ids,
    evenPaused = [],
    now,
    leaseMs,
  }: { ids: readonly number[]; evenPaused?: readonly number[]; now: Date; leaseMs: number },
): Promise<LeasedBoard | null> {
  const { rows } = await sql<LeaseRow>`
    update boards set fence = fence + 1, leased_until = ${new Date(now.getTime() + leaseMs)}
     where id = (select b.id from boards b
                   join unnest(${[...ids]}::bigint[]) with ordinality as w (id, place) on w.id = b.id
                  where (leased_until is null or leased_until <= ${now})
                    and (paused_at is null or b.id = any(${[...evenPaused]}::bigint[]))
                  order by w.place
                  limit 1 for update of b skip locked)
    returning *`.execute(tx)
  const row = rows[0]
  return row
    ? {
        id: row.id,
        source: row.source,
        token: row.token,
        company: row.company,
        fence: row.fence,
        dueAt: row.next_run_at,
        validators: row.validators,
        rules: row.rules,
        gate: row.gate,
        intervalMinutes: row.interval_minutes,
        failures: row.failures,
        lastRunAt: row.last_run_at,
        lastCompleteAt: row.last_complete_at,
        steadySince: row.steady_since,
        lastBroughtAt: row.last_brought_at,
        jobsADay: row.jobs_a_day,
        heldAt: row.held_at,
        heldMissing: row.held_missing,
        heldOf: row.held_of,
      }
    : null
}

/**
 * Locks the board for the rest of the transaction and extends the lease. False if someone else has the lease by now:
 * then nothing may be written.
 */
export async function hold(
  tx: Tx,
  { id, fence }: Pick<LeasedBoard, 'id' | 'fence'>,
  leasedUntil: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update boards set leased_until = ${leasedUntil} where id = ${id} and fence = ${fence}`.execute(
    tx,
  )
  return Number(numAffectedRows) > 0
}

export type RunEnd = {
  nextRunAt: Date
  /** By when that run should begin; null to keep the board's place among those that are due. */
  turnAt: Date | null
  intervalMinutes: number
  failures: number
  lastBroughtAt: Date | null
  jobsADay: number
  /** Only for a run after which everything on the board is known. */
  complete: {
    at: Date
    steadySince: Date
    listed: number
    validators: Validators | null
    rules: number
    gate: string
  } | null
  held: { at: Date; missing: number; of: number } | null
  endedAt: Date
}

/**
 * Releases the board with the results of its run; the caller must hold it. A request for another run during this one
 * is kept, and so is a new company name: the board is then read in full again.
 */
export async function giveBack(
  tx: Tx,
  { id, dueAt, company }: Pick<LeasedBoard, 'id' | 'dueAt' | 'company'>,
  end: RunEnd,
): Promise<void> {
  const { complete, held } = end
  await sql`
    update boards set
           leased_until = null,
           next_run_at = case when date_trunc('milliseconds', next_run_at) = ${dueAt} then ${end.nextRunAt}
                              else least(next_run_at, ${end.nextRunAt}) end,
           turn_at = case when date_trunc('milliseconds', next_run_at) = ${dueAt}
                          then coalesce(${end.turnAt}, turn_at) else least(turn_at, ${end.turnAt}) end,
           interval_minutes = ${end.intervalMinutes}::int,
           failures = ${end.failures}::int,
           last_brought_at = ${end.lastBroughtAt},
           jobs_a_day = ${end.jobsADay},
           validators = case when company is distinct from ${company}::text then null
                             when ${complete !== null} then ${json(complete?.validators)}::jsonb
                             else validators end,
           gate = coalesce(${complete?.gate ?? null}::text, gate),
           rules = coalesce(${complete?.rules ?? null}::int, rules),
           last_run_at = ${end.endedAt},
           last_complete_at = coalesce(${complete?.at ?? null}, last_complete_at),
           steady_since = coalesce(${complete?.steadySince ?? null}, steady_since),
           listed = coalesce(${complete?.listed ?? null}::int, listed),
           held_at = ${held?.at ?? null},
           held_missing = ${held?.missing ?? null}::int,
           held_of = ${held?.of ?? null}::int
     where id = ${id}`.execute(tx)
}

type LeaseRow = {
  id: number
  source: string
  token: string
  company: string | null
  fence: number
  next_run_at: Date
  validators: Validators | null
  rules: number | null
  gate: string | null
  interval_minutes: number
  failures: number
  last_run_at: Date | null
  last_complete_at: Date | null
  steady_since: Date | null
  last_brought_at: Date | null
  jobs_a_day: number
  held_at: Date | null
  held_missing: number | null
  held_of: number | null
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)
