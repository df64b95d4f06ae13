/** Trends as the page shows them: lines and texts. For loaders only: browsers need none of the rules. */
import { drawTimeLine } from '#app/chart/time-line-drawing.ts'
import { formatMonth } from '#app/salaries/pay-words.ts'
import { jobsAddress } from '#app/search/active-filters.ts'
import { countryName } from '#core/place/countries.ts'
import { defaultSort, EMPTY_QUERY } from '#core/search/query.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { FAMILY_LABELS } from '#core/title/role-family-labels.ts'
import type { TrendKind } from '#core/trends/trend-kind.ts'
import { trendLabel } from '#core/trends/trend-label.ts'
import { percentOf } from '#core/trends/trend-line.ts'
import type { Trend } from '#work/trends/ask-trends.ts'
import { formatChange, formatPercent } from './trend-words.ts'

/** A line needs this many months to show more than a step. */
const LEAST_MONTHS = 3

export type ShownTrend = NonNullable<ReturnType<typeof shownTrend>>

/** Null if there are too few months. */
export function shownTrend(kind: TrendKind, trend: Trend) {
  const { name, points, change } = trend
  const [first] = points
  const last = points.at(-1)
  if (points.length < LEAST_MONTHS || !first || !last || !change) return null
  const { isClear, difference } = change
  return {
    name,
    label: trendLabel(kind, name),
    href: hrefOf(kind, name),
    /** In percent. */
    share: change.now,
    now: formatPercent(change.now),
    before: change.before === null ? null : formatPercent(change.before),
    change: formatChange(change),
    direction: isClear && difference !== null ? Math.sign(difference) : 0,
    drawing: drawTimeLine(points.map((point) => ({ month: point.month, value: percentOf(point) }))),
    first: formatMonth(first.month),
    last: formatMonth(last.month),
    firstValue: formatPercent(percentOf(first)),
    // Of that month alone, while the title has the share of three.
    lastValue: `${formatPercent(percentOf(last))} in ${formatMonth(last.month)}`,
  }
}

/** The rows of the table under a line. */
export const trendRows = ({ points }: Trend) =>
  points.map((point) => ({
    month: formatMonth(point.month),
    share: formatPercent(percentOf(point)),
    jobs: point.jobs.toLocaleString('en'),
    of: point.of.toLocaleString('en'),
  }))

/** A search that finds such jobs. */
function hrefOf(kind: TrendKind, name: string): string {
  if (kind === 'remote') return jobsAddress({ ...EMPTY_QUERY, remote: true })
  if (kind === 'pay') return jobsAddress({ ...EMPTY_QUERY, salaryStated: true })
  if (kind === 'country')
    return jobsAddress({ ...EMPTY_QUERY, location: countryName(name) ?? name })
  if (kind === 'skill') return jobsAddress({ ...EMPTY_QUERY, tags: [name] })
  const text = entryOf(FAMILY_LABELS, name)?.search ?? name
  return jobsAddress({ ...EMPTY_QUERY, text, sort: defaultSort(text) })
}
