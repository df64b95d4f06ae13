/**
 * How an employer hires, as far as we have seen: how long its jobs stay open, how many were posted again, and how many
 * were open over time. Only counts what was watched: jobs that were there when we began to read a board may be of any
 * age, so their length is unknown.
 */
import { closingShare } from './closing-share.ts'
import { type DaysOpen, daysOpen, type Watched } from './days-open.ts'

/** Jobs of a company that were first seen, and closed, on the same days. Days are whole UTC days since 1970. */
export type JobLives = {
  firstDay: number
  /** Null while they are open. */
  closedDay: number | null
  jobs: number
  /** Those of them that were posted again. */
  reposted: number
}

export type HiringRecord = {
  /** How many jobs we saw appear, and how many of these close. */
  appeared: number
  closed: number
  /** Null with fewer than `RECORD_FLOOR` closed jobs. */
  daysOpen: DaysOpen | null
  /** Of the open jobs, what closes within two weeks; null with fewer than `RECORD_FLOOR` closed jobs. */
  closingShare: number | null
  reposted: { jobs: number; of: number }
  /** Open jobs on each day shown, ascending, from the first full day to today. Empty if nothing was watched. */
  openByDay: { day: number; jobs: number }[]
}

/** With fewer closed jobs, one more would change the median. */
export const RECORD_FLOOR = 10
/** A year: what an employer did before says little about today. */
export const RECORD_DAYS = 365
/** A board that is read for the first time adds at least so many jobs in a day. */
const FIRST_READ = 10
/** Points of the line of open jobs. */
const POINTS = 26

export function hiringRecord(lives: readonly JobLives[], today: number): HiringRecord {
  const began = Math.min(...lives.map(({ firstDay }) => firstDay))
  const firstReads = daysOfFirstReads(lives)
  const appeared = lives.filter(
    ({ firstDay }) => firstDay > today - RECORD_DAYS && !firstReads.has(firstDay),
  )
  const closed = sumOf(appeared.filter(({ closedDay }) => closedDay !== null))
  return {
    appeared: sumOf(appeared),
    closed,
    daysOpen: closed < RECORD_FLOOR ? null : daysOpen(appeared.map((life) => watched(life, today))),
    closingShare: closed < RECORD_FLOOR ? null : closingShare(lives, today),
    reposted: {
      jobs: lives.reduce((sum, { reposted }) => sum + reposted, 0),
      of: sumOf(lives),
    },
    openByDay: openByDay(lives, Math.max(began, today - RECORD_DAYS), today),
  }
}

const watched = ({ firstDay, closedDay, jobs }: JobLives, today: number): Watched => ({
  days: Math.max(0, (closedDay ?? today) - firstDay),
  isClosed: closedDay !== null,
  jobs,
})

/**
 * The first day, and days on which at least as many jobs appeared as there had been before: then another of the
 * company's boards was read for the first time.
 */
function daysOfFirstReads(lives: readonly JobLives[]): Set<number> {
  const days = [...Map.groupBy(lives, ({ firstDay }) => firstDay)].sort(([a], [b]) => a - b)
  const found = new Set<number>()
  let before = 0
  for (const [day, group] of days) {
    const jobs = sumOf(group)
    if (before === 0 || (jobs >= FIRST_READ && jobs >= before)) found.add(day)
    before += jobs
  }
  return found
}

/** A first day tells nothing about how many were open before it. */
function openByDay(lives: readonly JobLives[], from: number, today: number) {
  const days = today - from
  if (lives.length === 0 || days < 1) return []
  const steps = Math.min(days, POINTS)
  return Array.from({ length: steps + 1 }, (_, at) => {
    const day = Math.round(from + (days * at) / steps)
    const open = lives.filter(
      ({ firstDay, closedDay }) => firstDay <= day && (closedDay === null || closedDay > day),
    )
    return { day, jobs: sumOf(open) }
  })
}

const sumOf = (lives: readonly { jobs: number }[]) => lives.reduce((sum, { jobs }) => sum + jobs, 0)
