/**
 * Table `boards`: employers' pages and feeds at sources, when each is read next, and who is reading it now. A lease
 * is valid until it expires or the next one is granted; `fence` grows with each lease.
 */
import { sql } from 'kysely'
import { FIRST_INTERVAL } from '#core/boards/board-schedule.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
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
  intervalMinutes: number
  failures: number
  /** When it was last read or tried. */
  lastRunAt: Date | null
  lastCompleteAt: Date | null
  steadySince: Date | null
  heldAt: Date | null
  heldMissing: number | null
  heldOf: number | null
}

/** Created by the client that requests boards; opaque here. */
export type Validators = Readonly<Record<string, string | null>>

export type BoardState = {
  id: number
  source: string
  token: string
  company: string | null
  isStarter: boolean
  addedAt: Date
  pausedAt: Date | null
  nextRunAt: Date
  intervalMinutes: number
  failures: number
  /** While this is in the future, the board is being read. */
  leasedUntil: Date | null
  lastRunAt: Date | null
  lastCompleteAt: Date | null
  listed: number
  held: { at: Date; missing: number; of: number } | null
  lastRun: { outcome: RunOutcome; sentence: string | null; endedAt: Date } | null
}

export type NewBoard = { source: string; token: string; company?: string | null }

/** Adds the boards that do not exist yet, due immediately. Returns how many were added. */
export async function add(
  tx: Tx,
  boards: readonly NewBoard[],
  {
    isStarter = false,
    intervalMinutes = FIRST_INTERVAL,
    now,
  }: {
    isStarter?: boolean
    intervalMinutes?: number
    now: Date
  },
): Promise<number> {
  const rows = boards.map(({ source, token, company = null }) => ({ source, token, company }))
  const { numAffectedRows } = await sql`
    insert into boards (source, token, company, is_starter, added_at, next_run_at, interval_minutes)
    select distinct on (r.source, r.token) r.source, r.token, r.company, ${isStarter}, ${now}, ${now},
           ${intervalMinutes}::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (source text, token text, company text)
     order by r.source, r.token
    on conflict (source, token) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** The boards added at exactly that instant. */
export async function addedAt(tx: Tx, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from boards where added_at = ${at} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function count(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from boards`.execute(db)
  return rows[0]?.count ?? 0
}

const STATE = sql`
  select b.*, r.outcome as last_outcome, r.sentence as last_sentence, r.ended_at as last_ended_at
    from boards b
    left join lateral (select outcome, sentence, ended_at from runs
                        where board_id = b.id and ended_at is not null
                        order by started_at desc, id desc limit 1) r on true`

/** All boards, or those of one source, sorted by source and token. */
export async function list(db: Db, source: string | null = null): Promise<BoardState[]> {
  const { rows } = await sql<StateRow>`
    ${STATE} where ${source}::text is null or b.source = ${source} order by b.source, b.token`.execute(
    db,
  )
  return rows.map(toState)
}

export async function byId(db: Db | Tx, id: number): Promise<BoardState | null> {
  const { rows } = await sql<StateRow>`${STATE} where b.id = ${id}`.execute(db)
  return rows[0] ? toState(rows[0]) : null
}

export async function byToken(
  db: Db | Tx,
  source: string,
  token: string,
): Promise<BoardState | null> {
  const { rows } = await sql<StateRow>`
    ${STATE} where b.source = ${source} and b.token = ${token}`.execute(db)
  return rows[0] ? toState(rows[0]) : null
}

/** `pausedAt` null resumes the board, due immediately. Returns whether the board exists. */
export async function setPaused(
  tx: Tx,
  id: number,
  { pausedAt, now }: { pausedAt: Date | null; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update boards set paused_at = ${pausedAt},
           next_run_at = case when ${pausedAt}::timestamptz is null then ${now} else next_run_at end
     where id = ${id}`.execute(tx)
  return Number(numAffectedRows) > 0
}

/**
 * The company that its jobs show from now on; null for what the board itself states. Makes the board due now, to be
 * read in full. Returns whether the board exists.
 */
export async function setCompany(
  tx: Tx,
  id: number,
  { company, now }: { company: string | null; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update boards set company = ${company}, validators = null, next_run_at = ${now}
     where id = ${id}`.execute(tx)
  return Number(numAffectedRows) > 0
}

/** Makes boards due now, whatever their failures. Returns how many exist. */
export async function makeDue(tx: Tx, ids: readonly number[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update boards set next_run_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(tx)
  return Number(numAffectedRows)
}

/** A run in progress is refused at its next write. */
export async function remove(tx: Tx, id: number): Promise<void> {
  await sql`delete from boards where id = ${id}`.execute(tx)
}

/**
 * Leases the board that has been due for longest; null if none is due. `only`: choose from these, due or not. Paused
 * boards are skipped, except those in `evenPaused`. Boards that another server has leased or is about to lease are
 * skipped.
 */
export async function take(
  tx: Tx,
  {
    sources,
    only = null,
    evenPaused = [],
    now,
    leaseMs,
  }: {
    sources: readonly string[]
    only?: readonly number[] | null
    evenPaused?: readonly number[]
    now: Date
    leaseMs: number
  },
): Promise<LeasedBoard | null> {
  const { rows } = await sql<LeaseRow>`
    update boards set fence = fence + 1, leased_until = ${new Date(now.getTime() + leaseMs)}
     where id = (select id from boards
                  where source = any(${[...sources]}::text[])
                    and (leased_until is null or leased_until <= ${now})
                    and (paused_at is null or id = any(${[...evenPaused]}::bigint[]))
                    and case when ${only === null} then next_run_at <= ${now}
                             else id = any(${only === null ? [] : [...only]}::bigint[]) end
                  order by next_run_at, id
                  limit 1 for update skip locked)
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
        intervalMinutes: row.interval_minutes,
        failures: row.failures,
        lastRunAt: row.last_run_at,
        lastCompleteAt: row.last_complete_at,
        steadySince: row.steady_since,
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
  intervalMinutes: number
  failures: number
  /** Only for a run after which everything on the board is known. */
  complete: {
    at: Date
    steadySince: Date
    listed: number
    validators: Validators | null
    rules: number
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
           interval_minutes = ${end.intervalMinutes}::int,
           failures = ${end.failures}::int,
           validators = case when company is distinct from ${company}::text then null
                             when ${complete !== null} then ${json(complete?.validators)}::jsonb
                             else validators end,
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

/** Whether other boards have been read completely since then. */
export async function readBeside(
  tx: Tx,
  { id, source }: Pick<LeasedBoard, 'id' | 'source'>,
  since: Date,
): Promise<{ ofSource: boolean; ofAny: boolean }> {
  const { rows } = await sql<{ of_source: boolean; of_any: boolean }>`
    select coalesce(bool_or(source = ${source}), false) as of_source, count(*) > 0 as of_any
      from boards where id <> ${id} and last_complete_at > ${since}`.execute(tx)
  return { ofSource: rows[0]?.of_source ?? false, ofAny: rows[0]?.of_any ?? false }
}

/**
 * After listings were ended without a complete run: lowers the count and drops the validators, so that the next run
 * reads everything.
 */
export async function forgetListed(tx: Tx, id: number, ended: number): Promise<void> {
  await sql`
    update boards set validators = null, listed = greatest(listed - ${ended}, 0)
     where id = ${id}`.execute(tx)
}

/** The operator has confirmed that what vanished is gone. */
export async function clearHeld(tx: Tx, id: number): Promise<void> {
  await sql`
    update boards set held_at = null, held_missing = null, held_of = null where id = ${id}`.execute(
    tx,
  )
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
  interval_minutes: number
  failures: number
  last_run_at: Date | null
  last_complete_at: Date | null
  steady_since: Date | null
  held_at: Date | null
  held_missing: number | null
  held_of: number | null
}

type StateRow = Omit<LeaseRow, 'validators' | 'rules'> & {
  is_starter: boolean
  added_at: Date
  paused_at: Date | null
  leased_until: Date | null
  listed: number
  last_outcome: RunOutcome | null
  last_sentence: string | null
  last_ended_at: Date | null
}

function toState(row: StateRow): BoardState {
  return {
    id: row.id,
    source: row.source,
    token: row.token,
    company: row.company,
    isStarter: row.is_starter,
    addedAt: row.added_at,
    pausedAt: row.paused_at,
    nextRunAt: row.next_run_at,
    intervalMinutes: row.interval_minutes,
    failures: row.failures,
    leasedUntil: row.leased_until,
    lastRunAt: row.last_run_at,
    lastCompleteAt: row.last_complete_at,
    listed: row.listed,
    held: row.held_at && {
      at: row.held_at,
      missing: row.held_missing ?? 0,
      of: row.held_of ?? 0,
    },
    lastRun:
      row.last_outcome && row.last_ended_at
        ? { outcome: row.last_outcome, sentence: row.last_sentence, endedAt: row.last_ended_at }
        : null,
  }
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)
