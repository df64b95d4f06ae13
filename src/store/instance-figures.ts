/** Figures of the whole instance for its operator: how large the database is, and how its boards are. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** How a board is, by its row alone: see board-health.ts for more. */
export const BOARD_STATES = ['held', 'paused', 'new', 'failing', 'read'] as const
export type BoardState = (typeof BOARD_STATES)[number]

export type InstanceFigures = {
  databaseBytes: number
  /** Of all uploaded files. */
  fileBytes: number
  /** Objects of deleted files that are still in S3. */
  objectsToRemove: number
  boards: Readonly<Record<BoardState, number>>
}

export async function read(db: Db): Promise<InstanceFigures> {
  const { rows } = await sql<
    Omit<InstanceFigures, 'boards' | 'databaseBytes'> & { bytes: number } & Record<
        BoardState,
        number
      >
  >`
    select pg_database_size(current_database()) as bytes,
           (select coalesce(sum(bytes), 0) from files) as "fileBytes",
           (select count(*) from object_removals where not is_upload) as "objectsToRemove", b.*
      from (select count(*) filter (where state = 'held') as held,
                   count(*) filter (where state = 'paused') as paused,
                   count(*) filter (where state = 'new') as new,
                   count(*) filter (where state = 'failing') as failing,
                   count(*) filter (where state = 'read') as read
              from (select case when held_at is not null then 'held'
                                when paused_at is not null then 'paused'
                                when last_run_at is null then 'new'
                                when failures > 0 then 'failing'
                                else 'read' end as state
                      from boards) s) b`.execute(db)
  const { bytes, fileBytes, objectsToRemove, ...boards } = rows[0] as (typeof rows)[number]
  return { databaseBytes: bytes, fileBytes, objectsToRemove, boards }
}
