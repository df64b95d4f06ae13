/** An answer about pay as the page shows it: drawings and texts. For loaders only: browsers need none of the rules. */
import { drawDotStrip } from '#app/chart/dot-strip-drawing.ts'
import { drawTimeLine } from '#app/chart/time-line-drawing.ts'
import { jobsAddress } from '#app/search/active-filters.ts'
import { formatBriefly } from '#core/pay/brief-money.ts'
import { formatShortMoney } from '#core/pay/currency.ts'
import { payAddress } from '#core/salaries/pay-address.ts'
import {
  MOST_AMOUNTS,
  type PayAnswer,
  type PayBasis,
  type PayFigures,
} from '#core/salaries/pay-figures.ts'
import { PAY_FLOOR } from '#core/salaries/pay-floor.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import { defaultSort, EMPTY_QUERY } from '#core/search/query.ts'
import { capitalized } from '#core/text/capitalized.ts'
import { countOf } from '#core/text/count-of.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { FAMILY_LABELS } from '#core/title/role-family-labels.ts'
import type { WiderPay } from '#work/salaries/ask-pay.ts'
import { describeJobs, formatMonth, formatRange, formatShare } from './pay-words.ts'

/** A line needs this many months to show more than a step. */
const LEAST_MONTHS = 3

export type ShownPay = ReturnType<typeof shownPay>

export function shownPay(question: PayQuestion, answer: PayAnswer & { wider: WiderPay[] }) {
  const { currency } = question
  const { figures, jobs, employers, total, stated } = answer
  return {
    subject: describeJobs(question),
    jobsHref: jobsHref(question, figures !== null),
    share: total === 0 ? null : { percent: formatShare(stated, total), of: countOf(total, 'job') },
    basis: jobs === 0 ? null : basisText({ jobs, employers }),
    total,
    others: answer.currencies
      .filter((each) => each.currency !== currency && each.jobs >= PAY_FLOOR.jobs)
      .slice(0, 4)
      .map((each) => ({
        currency: each.currency,
        jobs: countOf(each.jobs, 'job'),
        href: payAddress({ ...question, currency: each.currency }),
      })),
    shown: figures && shownFigures(question, figures, answer),
    wider: answer.wider.map((each) => ({
      label: widerLabel(each, question),
      basis: basisText(each),
      href: payAddress(each.question),
    })),
  }
}

function shownFigures(question: PayQuestion, figures: PayFigures, { jobs }: PayBasis) {
  const { currency } = question
  const { low, middle, high, intervals, amounts, months, roles } = figures
  const money = (amount: number) => formatShortMoney(amount, currency)
  const row = (label: string, amount: number, interval: { from: number; to: number }) => ({
    label,
    amount: money(amount),
    interval: formatRange(interval, currency),
  })
  const drawing = drawDotStrip(amounts, figures, (amount) => formatBriefly(amount, currency))
  return {
    heading: `${capitalized(describeJobs(question))} usually pay ${formatRange({ from: low, to: high }, currency)} a year`,
    median: money(middle),
    interval: formatRange(intervals.middle, currency),
    strip: drawing,
    labels: { low: money(low), middle: `Median ${money(middle)}`, high: money(high) },
    caption: captionOf({ jobs, outside: drawing.outside }),
    rows: [
      row('Lower quartile', low, intervals.low),
      row('Median', middle, intervals.middle),
      row('Upper quartile', high, intervals.high),
    ],
    trend:
      months.length < LEAST_MONTHS
        ? null
        : {
            drawing: drawTimeLine(months.map(({ month, middle: value }) => ({ month, value }))),
            first: formatMonth(months[0]?.month ?? ''),
            last: formatMonth(months.at(-1)?.month ?? ''),
            firstValue: money(months[0]?.middle ?? 0),
            lastValue: money(months.at(-1)?.middle ?? 0),
            rows: months.map((each) => ({
              month: formatMonth(each.month),
              median: money(each.middle),
              basis: basisText(each),
            })),
          },
    roles: shownRoles(question, roles),
  }
}

function captionOf({ jobs, outside }: { jobs: number; outside: number }): string {
  const dots =
    jobs > MOST_AMOUNTS
      ? `Each dot represents about ${Math.round(jobs / MOST_AMOUNTS) || 1} of ${countOf(jobs, 'job')}.`
      : 'Each dot is a job.'
  const band =
    'The band is the middle half; below it, the 90% interval of each edge and of the median.'
  const far =
    outside === 0
      ? null
      : `${countOf(outside, 'dot')} far outside of the band ${outside === 1 ? 'is' : 'are'} not drawn.`
  return [dots, band, far].filter(Boolean).join(' ')
}

/** On one scale from the lowest quartile of all roles to the highest. */
function shownRoles(question: PayQuestion, roles: PayFigures['roles']) {
  const { currency } = question
  const least = Math.min(...roles.map(({ low }) => low))
  const most = Math.max(...roles.map(({ high }) => high))
  const x = (amount: number) => Math.round(((amount - least) / (most - least || 1)) * 1_000) / 10
  return roles.map(({ role, low, middle, high, ...basis }) => ({
    role,
    label: entryOf(FAMILY_LABELS, role)?.label ?? role,
    href: payAddress({ ...question, role }),
    basis: basisText(basis),
    median: formatShortMoney(middle, currency),
    range: formatRange({ from: low, to: high }, currency, formatBriefly),
    bar: { from: x(low), middle: x(middle), to: x(high) },
  }))
}

const basisText = ({ jobs, employers }: PayBasis): string =>
  `${countOf(jobs, 'job')} from ${countOf(employers, 'employer')}`

/** The search that finds jobs like these, by the usual words for the role. */
function jobsHref({ role, level, location }: PayQuestion, salaryStated: boolean): string {
  const text = (role && entryOf(FAMILY_LABELS, role)?.search) ?? null
  const levels = level === null ? [] : [level]
  return jobsAddress({
    ...EMPTY_QUERY,
    text,
    levels,
    location,
    salaryStated,
    sort: defaultSort(text),
  })
}

/** "Design jobs in Peru", "Tech jobs in Germany, in EUR". */
const widerLabel = ({ question }: WiderPay, asked: PayQuestion): string =>
  `${capitalized(describeJobs(question))}${
    question.currency === asked.currency ? '' : `, in ${question.currency}`
  }`
