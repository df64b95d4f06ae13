/** Trends of a kind as CSV: a row for each name and month. */
import type { TrendKind } from '#core/trends/trend-kind.ts'
import { percentOf } from '#core/trends/trend-line.ts'
import { CSV_BEGINNING, csvLine } from '#work/files/write-csv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { listTrends, openTrends } from './ask-trends.ts'

const COLUMNS = ['kind', 'name', 'month', 'jobs', 'of', 'percent']

export async function trendsCsv(
  parts: Pick<Services, 'db' | 'clock'>,
  kind: TrendKind,
): Promise<Uint8Array> {
  const trends = await listTrends(await openTrends(parts), kind)
  const rows = trends.flatMap(({ name, points }) =>
    points.map((point) => [
      kind,
      name,
      point.month,
      point.jobs,
      point.of,
      Number(percentOf(point).toFixed(2)),
    ]),
  )
  return new TextEncoder().encode(CSV_BEGINNING + [COLUMNS, ...rows].map(csvLine).join(''))
}
