/**
 * What operators see of the last weeks: jobs that came and went, reads of boards that failed, how long ago boards were
 * read whole, and mail. Days are UTC, "2026-03-02".
 */

/** Days of jobs. Those of runs and of mail are as many as their rows are kept. */
export const FIGURE_DAYS = 30

export type DayOfJobs = { day: string; added: number; closed: number }
export type DayOfFailures = { day: string; source: string; failed: number }
export type DayOfMail = { day: string; waiting: number; sent: number; failed: number }

export const BOARD_AGES = ['6h', '1d', '2d', '7d', 'older', 'never'] as const
export type BoardAge = (typeof BOARD_AGES)[number]

/** How long ago boards were read whole, paused ones left out. */
export const BOARD_AGE_LABELS: Record<BoardAge, string> = {
  '6h': 'Within 6 hours',
  '1d': '6 to 24 hours ago',
  '2d': '1 to 2 days ago',
  '7d': '2 to 7 days ago',
  older: 'Longer ago',
  never: 'Not yet',
}

export type DailyFigures = {
  jobs: DayOfJobs[]
  runs: { days: string[]; read: number; failures: DayOfFailures[] }
  boards: Record<BoardAge, number>
  mail: DayOfMail[]
}

const DAY_MS = 86_400_000

/** The last days, today included, oldest first. */
export const lastDays = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, at) =>
    new Date(now.getTime() - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )

/** The failures of each source by day, those with the most first. */
export function failuresBySource({ days, failures }: DailyFigures['runs']) {
  const bySource = Map.groupBy(failures, ({ source }) => source)
  return [...bySource]
    .map(([source, rows]) => ({
      source,
      values: days.map((day) => rows.find((row) => row.day === day)?.failed ?? 0),
      total: rows.reduce((sum, { failed }) => sum + failed, 0),
    }))
    .sort((a, b) => b.total - a.total || a.source.localeCompare(b.source, 'en'))
}
