/** Table `foreign_answers`: what boards answer with instead of their own jobs; one row a board that does. */
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

export type ForeignAnswer = {
  since: Date
  /** Runs in a row that were answered like this. */
  runs: number
  company: string
  /** How it differs from the board's own jobs. */
  sentence: string
  count: number
  /** The first ones. */
  titles: string[]
  /** The operator takes these jobs for the board's own; the next run adds them. */
  isAccepted: boolean
}

type Found = Pick<ForeignAnswer, 'company' | 'sentence' | 'count' | 'titles'>

/** Another company than the last time begins again. */
export async function write(tx: Tx, boardId: number, found: Found, now: Date): Promise<void> {
  const { company, sentence, count, titles } = found
  await sql`
    insert into foreign_answers as f (board_id, since, runs, company, sentence, count, titles)
    values (${boardId}, ${now}, 1, ${company}, ${sentence}, ${count}, ${titles}::text[])
    on conflict (board_id) do update
       set since = case when f.company = excluded.company then f.since else excluded.since end,
           runs = case when f.company = excluded.company then f.runs + 1 else 1 end,
           company = excluded.company, sentence = excluded.sentence, count = excluded.count,
           titles = excluded.titles, is_accepted = false`.execute(tx)
}

export async function ofBoard(db: Db | Tx, boardId: number): Promise<ForeignAnswer | null> {
  const { rows } = await sql<ForeignAnswer>`
    select since, runs, company, sentence, count, titles, is_accepted as "isAccepted"
      from foreign_answers where board_id = ${boardId}`.execute(db)
  return rows[0] ?? null
}

export async function accept(tx: Tx, boardId: number): Promise<void> {
  await sql`update foreign_answers set is_accepted = true where board_id = ${boardId}`.execute(tx)
}

export async function clear(tx: Tx, boardId: number): Promise<void> {
  await sql`delete from foreign_answers where board_id = ${boardId}`.execute(tx)
}
