/**
 * Tables `boards` and `runs` as an operator sees them: counted, filtered and sorted by the database, because there may
 * be tens of thousands. The health of a board follows the rule of board-health.ts.
 */
import { type RawBuilder, sql } from 'kysely'
import { BOARD_HEALTHS, type BoardHealth } from '#core/boards/board-health.ts'
import { BOARDS_PER_PAGE, type BoardsQuery } from '#core/boards/boards-view.ts'
import type { BoardState } from './boards.ts'
import * as boards from './boards.ts'
import type { Db } from './db.ts'

/** What this instance knows of a source. `onlyBoard` is shown under the source's title. */
export type SourceFacts = {
  name: string
  title: string
  onlyBoard: string | null
  isRead: boolean
  /** Pause that its site asks for between two runs; 0 for none. */
  restMinutes: number
}

export type HealthCount = {
  source: string
  health: BoardHealth
  boards: number
  listed: number
  /** How many of these boards have the text and the source that are asked for. */
  matching: number
}

type Wanted = { query: Omit<BoardsQuery, 'page'>; sources: readonly SourceFacts[] }

/** Boards of each source by health; `query.health` does not count. */
export async function counts(db: Db, { query, sources }: Wanted): Promise<HealthCount[]> {
  const { rows } = await sql<HealthCount>`
    with watched as (${watched(sources)})
    select source, health, count(*)::int as boards, coalesce(sum(listed), 0)::int as listed,
           (count(*) filter (where ${matches(query)}))::int as matching
      from watched group by source, health`.execute(db)
  return rows
}

/** A page of the matching boards, the most urgent first, then by name. `page` counts from 1. */
export async function page(db: Db, { query, sources }: Wanted, at: number): Promise<BoardState[]> {
  const { rows } = await sql<{ id: number }>`
    with watched as (${watched(sources)})
    select id from watched where ${matches(query)} and ${hasHealth(query)}
     order by array_position(${[...BOARD_HEALTHS]}::text[], health), lower(name) collate "C", id
     limit ${BOARDS_PER_PAGE} offset ${(at - 1) * BOARDS_PER_PAGE}`.execute(db)
  return boards.byIds(
    db,
    rows.map(({ id }) => id),
  )
}

/** The matching boards that can be read now: not paused, not resting, with a source that is read. */
export async function readable(db: Db, { query, sources }: Wanted, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with watched as (${watched(sources)})
    select id from watched
     where ${matches(query)} and ${hasHealth(query)} and paused_at is null and is_read
       and (last_run_at is null or last_run_at <= ${now}::timestamptz - rest_minutes * interval '1 minute')
     order by id`.execute(db)
  return rows.map(({ id }) => id)
}

function watched(sources: readonly SourceFacts[]): RawBuilder<unknown> {
  const known = sources.map(({ name, title, onlyBoard, isRead, restMinutes }) => ({
    name,
    title,
    only_board: onlyBoard,
    is_read: isRead,
    rest_minutes: restMinutes,
  }))
  return sql`
    select b.id, b.source, b.token, b.listed, b.paused_at, b.last_run_at,
           coalesce(s.is_read, false) as is_read, coalesce(s.rest_minutes, 0) as rest_minutes,
           coalesce(s.title, b.source) as title,
           coalesce(b.company, case when s.only_board = b.token then s.title end, b.token) as name,
           case when b.held_at is not null or f.board_id is not null then 'held'
                when b.paused_at is not null then 'paused'
                when s.is_read is not true then 'off'
                when b.last_run_at is null then 'new'
                when b.failures > 0 then 'failing'
                when (select outcome from runs
                       where board_id = b.id and ended_at is not null
                       order by started_at desc, id desc limit 1) = 'partial' then 'partial'
                else 'healthy' end as health
      from boards b
      left join foreign_answers f on f.board_id = b.id
      left join jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
             as s (name text, title text, only_board text, is_read boolean, rest_minutes int)
             on s.name = b.source`
}

function matches({ text, source }: Wanted['query']): RawBuilder<unknown> {
  // PostgreSQL has no U+0000, so no board has it either.
  const words = text.replaceAll('\u0000', '\ufffd').toLowerCase().split(/\s+/).filter(Boolean)
  const whole = sql`lower(name || ' ' || token || ' ' || source || '/' || token || ' ' || title)`
  return sql`
    (${source}::text is null or source = ${source}::text)
    and not exists (select from unnest(${words}::text[]) as w (word) where strpos(${whole}, word) = 0)`
}

const hasHealth = ({ health }: Wanted['query']) =>
  sql`(${health}::text is null or health = ${health}::text)`
