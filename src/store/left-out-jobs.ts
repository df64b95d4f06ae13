/** Table `left_out_jobs`: jobs on a board that this instance does not take, by reason, as of the board's last run. */
import { sql } from 'kysely'
import type { WhyLeftOut } from '#core/boards/job-gate.ts'
import type { Db, Tx } from './db.ts'

/** `titles`: the first ones of `count`. */
export type LeftOutJobs = { why: WhyLeftOut; count: number; titles: string[] }

export async function write(
  tx: Tx,
  boardId: number,
  leftOut: readonly LeftOutJobs[],
): Promise<void> {
  const given = JSON.stringify(leftOut)
  await sql`
    with others as (
      delete from left_out_jobs
       where board_id = ${boardId} and not (why = any(${leftOut.map(({ why }) => why)}::text[])))
    insert into left_out_jobs as l (board_id, why, count, titles)
    select ${boardId}, why, count, titles
      from jsonb_to_recordset(${given}::jsonb) as r (why text, count int, titles text[])
    on conflict (board_id, why) do update set count = excluded.count, titles = excluded.titles
     where (l.count, l.titles) is distinct from (excluded.count, excluded.titles)`.execute(tx)
}

/** Empty if every job on the board was taken. */
export async function ofBoard(db: Db, boardId: number): Promise<LeftOutJobs[]> {
  const { rows } = await sql<LeftOutJobs>`
    select why, count, titles from left_out_jobs where board_id = ${boardId} order by why`.execute(
    db,
  )
  return rows
}
