/** What the charts of /admin show, in one sentence each. */
import { type DailyFigures, failuresBySource } from '#core/operator/daily-figures.ts'
import { countOf } from '#core/text/count-of.ts'

/** `hasSamples` says that there are sample jobs, which these figures leave out. */
export function jobsInWords(jobs: DailyFigures['jobs'], hasSamples: boolean): string {
  const added = sum(jobs.map((day) => day.added))
  const closed = sum(jobs.map((day) => day.closed))
  if (added + closed === 0) {
    const none = `No jobs added or closed in the last ${jobs.length} days`
    return hasSamples ? `${none}, not counting sample jobs` : none
  }
  return `${countOf(added, 'new job')} and ${closed.toLocaleString('en')} closed in the last ${jobs.length} days`
}

export function failuresInWords(runs: DailyFigures['runs']): string {
  const [worst, ...others] = failuresBySource(runs)
  const days = `the last ${runs.days.length} days`
  if (runs.read === 0) return `No boards were read in ${days}`
  if (!worst)
    return `None of ${countOf(runs.read, 'read of a board', 'reads of boards')} failed in ${days}`
  const failed = worst.total + sum(others.map(({ total }) => total))
  const most =
    others.length > 0
      ? `, ${worst.total.toLocaleString('en')} of them at ${worst.source}`
      : ` at ${worst.source}`
  return `${failed.toLocaleString('en')} of ${countOf(runs.read, 'read of a board', 'reads of boards')} failed in ${days}${most}`
}

export function boardsInWords(boards: DailyFigures['boards']): string {
  const all = sum(Object.values(boards))
  const late = boards['2d'] + boards['7d'] + boards.older + boards.never
  if (all === 0) return 'There are no boards to read'
  if (late === 0) return `All ${countOf(all, 'board')} were read whole within a day`
  return `${late.toLocaleString('en')} of ${countOf(all, 'board')} were not read whole within a day`
}

export function mailInWords(mail: DailyFigures['mail']): string {
  const [waiting, sent, failed] = [
    sum(mail.map((day) => day.waiting)),
    sum(mail.map((day) => day.sent)),
    sum(mail.map((day) => day.failed)),
  ]
  const days = `in the last ${mail.length} days`
  if (waiting + sent + failed === 0) return `No email ${days}`
  const [first = '', ...others] = [
    sent > 0 && `${countOf(sent, 'email')} sent ${days}`,
    waiting > 0 && `${sent > 0 ? waiting.toLocaleString('en') : countOf(waiting, 'email')} waiting`,
    failed > 0 && `${failed.toLocaleString('en')} failed`,
  ].filter((part) => part !== false)
  return [sent > 0 ? first : `${first}, none sent ${days}`, ...others].join(', ')
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
