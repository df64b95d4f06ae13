/** How current the boards and their jobs are, over all boards that are not paused and all open jobs. */
import { sql } from 'kysely'
import type { Db } from './db.ts'

export type GatherFigures = {
  boards: number
  /** Of these, read to their end within the last 24 hours. */
  boardsReadIn24h: number
  /** Open jobs, without sample data. */
  jobs: number
  /** Whether sample jobs are open, which none of these figures counts. */
  hasSamples: boolean
  /** Of the jobs, seen on a board or in a file within the last 48 hours. */
  jobsSeenIn48h: number
  /** Jobs found in the last week that were published after their board was added. */
  found: number
  /** Of these, found so soon after publication. */
  foundIn6h: number
  foundIn24h: number
}

export async function read(db: Db, now: Date): Promise<GatherFigures> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { rows } = await sql<GatherFigures>`
    select b.*, j.*, f.*,
           exists (select 1 from jobs where closed_at is null and is_demo) as "hasSamples"
      from (select count(*) as boards,
                   count(*) filter (where last_complete_at >= ${ago(24)}) as "boardsReadIn24h"
              from boards where paused_at is null) b,
           (select count(*) as jobs,
                   count(*) filter (where last_seen_at >= ${ago(48)}) as "jobsSeenIn48h"
              from jobs where closed_at is null and not is_demo) j,
           (select count(*) as found,
                   count(*) filter (where first_seen_at <= posted_at + interval '6 hours') as "foundIn6h",
                   count(*) filter (where first_seen_at <= posted_at + interval '24 hours') as "foundIn24h"
              from jobs
             where first_seen_at >= ${ago(7 * 24)} and not is_demo
               and exists (select 1 from listings l join boards on boards.id = l.board_id
                            where l.job_id = jobs.id and boards.added_at <= jobs.posted_at)) f`.execute(
    db,
  )
  return rows[0] as GatherFigures
}
