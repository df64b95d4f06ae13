/** Figures of the last days for operators, over the tables of jobs, runs, boards and mail. Sample jobs are left out. */
import { sql } from 'kysely'
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import {
  BOARD_AGES,
  type DailyFigures,
  type DayOfFailures,
  FIGURE_DAYS,
  lastDays,
} from '#core/operator/daily-figures.ts'
import type { Db } from './db.ts'

/** Emails are kept for a week. */
const MAIL_DAYS = 7

export async function dailyFigures(db: Db, now: Date): Promise<DailyFigures> {
  const [jobs, runs, boards, mail] = await Promise.all([
    jobsByDay(db, lastDays(now, FIGURE_DAYS)),
    runsByDay(db, lastDays(now, RUNS_KEPT_DAYS)),
    boardsByAge(db, now),
    mailByDay(db, lastDays(now, MAIL_DAYS)),
  ])
  return { jobs, runs, boards, mail }
}

const dayOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`
const startOf = (days: readonly string[]) => `${days[0]}T00:00:00Z`

async function jobsByDay(db: Db, days: readonly string[]): Promise<DailyFigures['jobs']> {
  const since = startOf(days)
  const { rows } = await sql<{ day: string; added: number; closed: number }>`
    select day, sum(added)::int as added, sum(closed)::int as closed
      from (select ${dayOf('first_seen_at')} as day, 1 as added, 0 as closed
              from jobs where first_seen_at >= ${since} and not is_demo
             union all
            select ${dayOf('closed_at')}, 0, 1
              from jobs where closed_at >= ${since} and not is_demo) changes
     group by day`.execute(db)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => byDay.get(day) ?? { day, added: 0, closed: 0 })
}

async function runsByDay(db: Db, days: string[]): Promise<DailyFigures['runs']> {
  const { rows } = await sql<DayOfFailures & { read: number }>`
    select ${dayOf('r.ended_at')} as day, b.source,
           count(*) filter (where r.outcome in ('unreadable', 'away'))::int as failed, count(*)::int as read
      from runs r join boards b on b.id = r.board_id
     where r.ended_at >= ${startOf(days)}
     group by 1, 2 order by 1, 2`.execute(db)
  return {
    days,
    read: rows.reduce((sum, { read }) => sum + read, 0),
    failures: rows.flatMap(({ read: _, ...row }) => (row.failed > 0 ? [row] : [])),
  }
}

async function boardsByAge(db: Db, now: Date): Promise<DailyFigures['boards']> {
  const age = sql`${now}::timestamptz - last_complete_at`
  const { rows } = await sql<{ age: (typeof BOARD_AGES)[number]; boards: number }>`
    select case when last_complete_at is null then 'never'
                when ${age} <= interval '6 hours' then '6h'
                when ${age} <= interval '1 day' then '1d'
                when ${age} <= interval '2 days' then '2d'
                when ${age} <= interval '7 days' then '7d'
                else 'older' end as age,
           count(*)::int as boards
      from boards where paused_at is null group by 1`.execute(db)
  const byAge = new Map(rows.map((row) => [row.age, row.boards]))
  return Object.fromEntries(
    BOARD_AGES.map((age) => [age, byAge.get(age) ?? 0]),
  ) as DailyFigures['boards']
}

async function mailByDay(db: Db, days: readonly string[]): Promise<DailyFigures['mail']> {
  const since = startOf(days)
  const { rows } = await sql<DailyFigures['mail'][number]>`
    select day, sum(waiting)::int as waiting, sum(sent)::int as sent, sum(failed)::int as failed
      from (select ${dayOf('sent_at')} as day, 0 as waiting, 1 as sent, 0 as failed
              from outbox where sent_at >= ${since}
             union all
            select ${dayOf('given_up_at')}, 0, 0, 1 from outbox where given_up_at >= ${since}
             union all
            select ${dayOf('created_at')}, 1, 0, 0
              from outbox where sent_at is null and given_up_at is null and created_at >= ${since}) mails
     group by day`.execute(db)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => byDay.get(day) ?? { day, waiting: 0, sent: 0, failed: 0 })
}
