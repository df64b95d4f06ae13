/** Table `runs`: what each run of a board found and how it ended, for the operator. */
import { sql } from 'kysely'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import type { Db, Tx } from './db.ts'

export type RunCounts = {
  /** Listings on the board, whether read or known to be unchanged. */
  found: number
  added: number
  changed: number
  same: number
  /** Known listings that were not found. */
  missing: number
  closed: number
  reopened: number
  reposted: number
  /** Items that could not be read. */
  problems: number
}

/** An item that could not be read: the reason, its id if known, and its beginning. */
export type RunProblem = { problem: string; id: string | null; example: string }

export type RunResult = RunCounts & {
  outcome: RunOutcome
  sentence: string
  examples: RunProblem[]
}

export type Run = RunCounts & {
  id: number
  boardId: number
  startedAt: Date
  /** Null while the run is in progress. */
  endedAt: Date | null
  outcome: RunOutcome | null
  sentence: string | null
  examples: RunProblem[]
}

/** Begins a run and returns its id. Unfinished runs of this board end as stopped. */
export async function begin(
  tx: Tx,
  { id, fence }: { id: number; fence: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with stopped as (
      update runs set outcome = 'stopped', ended_at = ${now},
                      sentence = 'The server stopped before the run was finished.'
       where board_id = ${id} and ended_at is null)
    insert into runs (board_id, fence, started_at) values (${id}, ${fence}, ${now}) returning id`.execute(
    tx,
  )
  return (rows[0] as { id: number }).id
}

export async function end(tx: Tx, id: number, result: RunResult, now: Date): Promise<void> {
  await sql`
    update runs set ended_at = ${now}, outcome = ${result.outcome}, sentence = ${result.sentence},
           found = ${result.found}, added = ${result.added}, changed = ${result.changed},
           same = ${result.same}, missing = ${result.missing}, closed = ${result.closed},
           reopened = ${result.reopened}, reposted = ${result.reposted},
           problems = ${result.problems}, examples = ${JSON.stringify(result.examples)}::jsonb
     where id = ${id} and ended_at is null`.execute(tx)
}

const COLUMNS = sql`id, board_id, started_at, ended_at, outcome, sentence, examples, found, added, changed, same, missing,
  closed, reopened, reposted, problems`

/** Newest first. */
export async function ofBoard(db: Db, boardId: number, limit: number): Promise<Run[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from runs where board_id = ${boardId} order by started_at desc, id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(toRun)
}

/** Options of `latest`. */
export type RunsWanted = {
  limit: number
  /** Only runs older than this one. */
  before?: number | null
  /** Only runs that changed something, that failed to read the whole board, or that had unreadable items. */
  only?: 'changes' | 'failures' | 'problems' | null
}

/** Runs of all boards, newest first. */
export async function latest(
  db: Db,
  { limit, before = null, only = null }: RunsWanted,
): Promise<Run[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from runs
     where ${before === null ? sql`true` : sql`id < ${before}`} and ${ONLY[only ?? 'all']}
     order by id desc limit ${limit}`.execute(db)
  return rows.map(toRun)
}

const ONLY = {
  all: sql`true`,
  changes: sql`added + changed + closed + reopened + reposted > 0`,
  failures: sql`outcome in ('partial', 'unreadable', 'away', 'held', 'foreign')`,
  problems: sql`problems > 0`,
}

/** Deletes runs that began before `before`. Returns how many. */
export async function purge(tx: Tx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from runs where started_at < ${before}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

type Row = RunCounts & {
  id: number
  board_id: number
  started_at: Date
  ended_at: Date | null
  outcome: RunOutcome | null
  sentence: string | null
  examples: RunProblem[]
}

function toRun({ board_id, started_at, ended_at, ...row }: Row): Run {
  return { ...row, boardId: board_id, startedAt: started_at, endedAt: ended_at }
}
