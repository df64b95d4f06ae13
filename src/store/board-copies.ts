/** Table `board_copies`: boards that list the same jobs as a board that was added before them. */
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

export type BoardBeside = {
  id: number
  source: string
  addedAt: Date
  /** Jobs of the given board and of this one, by different titles and places, and those that both have. */
  own: number
  total: number
  shared: number
}

/** Boards of about the same size, not paused, with jobs of the same companies as this board. */
export async function beside(db: Db | Tx, boardId: number): Promise<BoardBeside[]> {
  const { rows } = await sql<Omit<BoardBeside, 'addedAt'> & { added_at: Date }>`
    with employers as (
      select distinct j.company_id as id from listings l join jobs j on j.id = l.job_id
       where l.board_id = ${boardId} and l.gone_at is null),
    near as (
      select distinct b.id
        from employers e
        join jobs o on o.company_id = e.id and o.closed_at is null
        join listings ol on ol.job_id = o.id and ol.gone_at is null
        join boards b on b.id = ol.board_id
        join boards own on own.id = ${boardId}
       where b.id <> ${boardId} and b.paused_at is null
         and b.listed between own.listed * 0.5 and own.listed * 2),
    -- Board by board: with a condition of both, PostgreSQL would read all listings there are.
    marks as (
      select distinct b.id as board_id, l.title, l.place
        from (select ${boardId}::bigint as id union all select id from near) b
       cross join lateral (
             select lower(btrim(raw ->> 'title')) as title, lower(coalesce(btrim(raw ->> 'location'), '')) as place
               from listings where board_id = b.id and gone_at is null offset 0) l),
    own as (select title, place from marks where board_id = ${boardId})
    select b.id, b.source, b.added_at, (select count(*)::int from own) as own, count(*)::int as total,
           (count(*) filter (where (m.title, m.place) in (select title, place from own)))::int as shared
      from near join boards b on b.id = near.id join marks m on m.board_id = b.id
     group by b.id order by b.added_at, b.id`.execute(db)
  return rows.map(({ added_at: addedAt, ...row }) => ({ ...row, addedAt }))
}

type Copy = { boardId: number; earlierId: number; shared: number; total: number }

/** Returns whether it was unknown before. */
export async function write(tx: Tx, copy: Copy, now: Date): Promise<boolean> {
  const { boardId, earlierId, shared, total } = copy
  const { rows } = await sql<{ is_new: boolean }>`
    insert into board_copies as c (board_id, earlier_id, shared, total, found_at)
    values (${boardId}, ${earlierId}, ${shared}, ${total}, ${now})
    on conflict (board_id, earlier_id) do update set shared = excluded.shared, total = excluded.total
    returning xmax = 0 as is_new`.execute(tx)
  return rows[0]?.is_new ?? false
}

export type CopyOfBoard = {
  id: number
  source: string
  token: string
  shared: number
  total: number
  /** The other board was added first. */
  isEarlier: boolean
}

export async function ofBoard(db: Db, boardId: number): Promise<CopyOfBoard[]> {
  const { rows } = await sql<CopyOfBoard>`
    select b.id, b.source, b.token, c.shared, c.total, b.id = c.earlier_id as "isEarlier"
      from board_copies c
      join boards b on b.id = case when c.board_id = ${boardId} then c.earlier_id else c.board_id end
     where ${boardId} in (c.board_id, c.earlier_id) order by b.source, b.token`.execute(db)
  return rows
}
