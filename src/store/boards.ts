/**
 * Table `boards`: employers' pages and feeds at sources, and when each is read next. Who is reading one is in
 * board-leases.ts.
 */
import { sql } from 'kysely'
import { FIRST_INTERVAL, firstRunAt } from '#core/boards/board-schedule.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import type { Db, Tx } from './db.ts'

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
  /** It answers with another company's jobs; see foreign-answers.ts. */
  isForeign: boolean
  lastRun: { outcome: RunOutcome; sentence: string | null; endedAt: Date } | null
}

export type NewBoard = {
  source: string
  token: string
  company?: string | null
  /** It is due within the first interval, and not at once. */
  canWait?: boolean
}

/**
 * Adds the boards that do not exist yet, in this order, due immediately unless they can wait. Returns how many were
 * added.
 */
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
  const rows = boards.map(({ source, token, company = null, canWait = false }, nth) => ({
    source,
    token,
    company,
    nth,
    due_at: canWait ? firstRunAt(now, nth) : now,
  }))
  const { numAffectedRows } = await sql`
    insert into boards (source, token, company, is_starter, added_at, next_run_at, turn_at,
                        interval_minutes)
    select r.source, r.token, r.company, ${isStarter}::boolean, ${now}::timestamptz, r.due_at,
           r.due_at + ${intervalMinutes} * interval '1 minute', ${intervalMinutes}::int
      from (select distinct on (source, token) *
              from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
                   as t (source text, token text, company text, nth int, due_at timestamptz)
             order by source, token, nth) r
     order by r.nth
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
  select b.*, r.outcome as last_outcome, r.sentence as last_sentence, r.ended_at as last_ended_at,
         exists (select from foreign_answers where board_id = b.id) as is_foreign
    from boards b
    left join lateral (select outcome, sentence, ended_at from runs
                        where board_id = b.id and ended_at is not null
                        order by started_at desc, id desc limit 1) r on true`

/** The boards with these ids that exist, in the order of the ids. */
export async function byIds(db: Db | Tx, ids: readonly number[]): Promise<BoardState[]> {
  const { rows } = await sql<StateRow>`
    ${STATE} where b.id = any(${[...ids]}::bigint[])
     order by array_position(${[...ids]}::bigint[], b.id)`.execute(db)
  return rows.map(toState)
}

export type ListedBoard = { source: string; token: string; company: string | null }

/** All boards without their state, sorted by source and token. */
export async function names(db: Db): Promise<ListedBoard[]> {
  const { rows } = await sql<ListedBoard>`
    select source, token, company from boards order by source, token`.execute(db)
  return rows
}

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
           next_run_at = case when ${pausedAt}::timestamptz is null then ${now} else next_run_at end,
           turn_at = case when ${pausedAt}::timestamptz is null then ${now} else turn_at end
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
    update boards set company = ${company}, validators = null, next_run_at = ${now}, turn_at = ${now}
     where id = ${id}`.execute(tx)
  return Number(numAffectedRows) > 0
}

/** Makes boards due now, before all others, whatever their failures. Returns how many exist. */
export async function makeDue(tx: Tx, ids: readonly number[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update boards set next_run_at = ${now}, turn_at = '-infinity' where id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/** A run in progress is refused at its next write. */
export async function remove(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from boards where id = any(${[...ids]}::bigint[])`.execute(tx)
}

/** Whether other boards have been read completely since then. */
export async function readBeside(
  tx: Tx,
  { id, source }: { id: number; source: string },
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

type StateRow = {
  id: number
  source: string
  token: string
  company: string | null
  next_run_at: Date
  interval_minutes: number
  failures: number
  last_run_at: Date | null
  last_complete_at: Date | null
  held_at: Date | null
  held_missing: number | null
  held_of: number | null
  is_starter: boolean
  added_at: Date
  paused_at: Date | null
  leased_until: Date | null
  listed: number
  is_foreign: boolean
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
    isForeign: row.is_foreign,
    lastRun:
      row.last_outcome && row.last_ended_at
        ? { outcome: row.last_outcome, sentence: row.last_sentence, endedAt: row.last_ended_at }
        : null,
  }
}
