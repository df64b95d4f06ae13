/**
 * What a company's page shows of its jobs, beyond the list: figures, hiring record, chart and bars, as texts and drawings.
 * For loaders only: browsers need none of the rules.
 */
import { drawCountLine } from '#app/chart/count-line-drawing.ts'
import { formatRange, formatShare } from '#app/salaries/pay-words.ts'
import { type HiringRecord, RECORD_FLOOR } from '#core/company/hiring-record.ts'
import { LEVEL_LABELS } from '#core/job/job-labels.ts'
import type { PayBands } from '#core/salaries/pay-bands.ts'
import { countOf } from '#core/text/count-of.ts'
import { formatDayNumber } from '#core/time/format-day-number.ts'
import type { CompanyHiring } from '#work/company/company-hiring.ts'

/** With fewer jobs a share is a count: "2 of 3". */
const SHARE_FLOOR = 10
/** A line needs more days than this to show something. */
const LEAST_DAYS = 14

export type ShownCompany = ReturnType<typeof shownCompany>

export function shownCompany({ open, pay, record }: CompanyHiring, openJobs: number) {
  return {
    figures: figuresOf({ open, record }, openJobs),
    record: recordLines(record),
    lastSeenAt: open.lastSeenAt,
    chart: chartOf(record),
    pay: pay && payLines(pay),
  }
}

/** Those that say something: no zeros, and nothing of a company without open jobs. */
function figuresOf({ open, record }: Pick<CompanyHiring, 'open' | 'record'>, jobs: number) {
  const median = record.daysOpen?.median ?? null
  const share = (part: number) =>
    jobs < SHARE_FLOOR ? `${part} of ${jobs}` : formatShare(part, jobs)
  return [
    jobs > 0 && { value: jobs.toLocaleString('en'), label: jobs === 1 ? 'open job' : 'open jobs' },
    median !== null && { value: countOf(median, 'day'), label: 'a job stays open (median)' },
    open.paid > 0 && { value: share(open.paid), label: 'state a salary' },
    open.remote > 0 && { value: share(open.remote), label: 'remote' },
  ].filter((figure) => figure !== false)
}

function recordLines(record: HiringRecord): [string, string][] {
  const { appeared, closed, daysOpen, reposted } = record
  const closing = record.closingShare
  const lines: [string, string | null][] = [
    ['Open for', daysOpen && openFor(daysOpen)],
    ['90% interval', daysOpen && daysOpen.median !== null ? intervalText(daysOpen) : null],
    [
      'Based on',
      daysOpen &&
        `${countOf(appeared, 'job')} we saw appear, of which ${closed.toLocaleString('en')} closed`,
    ],
    [
      'Closing soon',
      closing === null
        ? null
        : `about ${Math.round(100 * closing)}% of its open jobs close within two weeks`,
    ],
    [
      'Reposted',
      reposted.jobs > 0
        ? `${formatShare(reposted.jobs, reposted.of)} of ${countOf(reposted.of, 'job')}`
        : null,
    ],
  ]
  return lines.filter((line): line is [string, string] => line[1] !== null)
}

const openFor = ({ median, from }: NonNullable<HiringRecord['daysOpen']>) =>
  median === null
    ? `more than ${countOf(from, 'day')} (median)`
    : `${countOf(median, 'day')} (median)`

const intervalText = ({ from, to }: NonNullable<HiringRecord['daysOpen']>) =>
  to === null
    ? `${countOf(from, 'day')} or more`
    : from === to
      ? countOf(from, 'day')
      : `${from} – ${to} days`

/** Instead of a median; null before we have seen a job appear. */
export const tooFewClosed = ({ appeared, closed }: Pick<HiringRecord, 'appeared' | 'closed'>) =>
  appeared === 0
    ? null
    : `${closed.toLocaleString('en')} of the ${countOf(appeared, 'job')} that we saw appear ${closed === 1 ? 'has' : 'have'} closed. Once ${RECORD_FLOOR} have closed, we show how long jobs stay open.`

/** Null if we have not watched for long, or if there is nothing to draw. */
function chartOf({ openByDay }: HiringRecord) {
  const [first] = openByDay
  const last = openByDay.at(-1)
  if (!first || !last || last.day - first.day < LEAST_DAYS) return null
  const points = openByDay.map(({ day, jobs }) => ({ day, count: jobs }))
  const since = formatDayNumber(first.day)
  return {
    title: titleOf(first.jobs, last.jobs, since),
    drawing: drawCountLine(points),
    first: since,
    last: 'Today',
    firstValue: first.jobs.toLocaleString('en'),
    lastValue: last.jobs.toLocaleString('en'),
    rows: openByDay.map(({ day, jobs }): [string, string] => [
      formatDayNumber(day),
      jobs.toLocaleString('en'),
    ]),
  }
}

function titleOf(before: number, now: number, since: string): string {
  const to = `${before.toLocaleString('en')} to ${now.toLocaleString('en')} since ${since}`
  if (now > before) return `Open jobs grew from ${to}`
  return now < before ? `Open jobs fell from ${to}` : `As many open jobs as on ${since}`
}

/** Bars in percent of one scale from zero. */
function payLines({ currency, bands, elsewhere }: PayBands) {
  const most = Math.max(...bands.map(({ most }) => most))
  const x = (amount: number) => Math.round((amount / most) * 10_000) / 100
  return {
    currency,
    bands: bands.map(({ level, jobs, least, most: top }) => ({
      label: level === null ? 'No level stated' : LEVEL_LABELS[level],
      range:
        least === top
          ? formatRange({ from: least, to: top }, currency).split(' – ')[0]
          : formatRange({ from: least, to: top }, currency),
      jobs: countOf(jobs, 'job'),
      from: x(least),
      width: Math.max(1, x(top) - x(least)),
    })),
    elsewhere: elsewhere > 0 ? `${countOf(elsewhere, 'more job')} in other currencies` : null,
  }
}
