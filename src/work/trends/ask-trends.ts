/** Reads the shares of new jobs over time: what is counted once a day, see count-trends.ts. */
import { addMonths } from '#core/trends/months.ts'
import { type TrendChange, trendChange } from '#core/trends/trend-change.ts'
import { NAMED_KINDS, type NamedKind, type TrendKind } from '#core/trends/trend-kind.ts'
import { type Month, type TrendPoint, trendPoints } from '#core/trends/trend-line.ts'
import * as trendCounts from '#store/trend-counts.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type Trend = {
  /** A role family, a skill or an ISO 3166-1 country; '' for kinds with one share. */
  name: string
  points: TrendPoint[]
  change: TrendChange | null
}

export type Trends = {
  /** Null until jobs have been counted for the first time. */
  countedAt: Date | null
  /** Of jobs published earlier, only those that were still open then are known. */
  watchedSince: Date | null
  /** The trend of a kind with one share. */
  single(kind: Exclude<TrendKind, NamedKind>): Promise<Trend>
  /** The names with the most new jobs of late, most first. */
  top(kind: NamedKind, limit: number): Promise<Trend[]>
  /** Null if no job of these months has it. */
  named(kind: NamedKind, name: string): Promise<Trend | null>
}

/** Names of a kind in the API and in files. */
export const LISTED_TRENDS = 200

/** How far back a name must have jobs to be listed. */
const RECENT_MONTHS = 6

type Parts = Pick<Services, 'db' | 'clock'>

/** What all trends are shares of is read once. */
export async function openTrends({ db, clock }: Parts): Promise<Trends> {
  const [{ countedAt, watchedSince }, all, withText] = await Promise.all([
    trendCounts.state(db),
    trendCounts.months(db, 'all'),
    trendCounts.months(db, 'text'),
  ])
  const wholes = { all: toMap(all), text: toMap(withText) }
  const since = watchedSince?.toISOString().slice(0, 7) ?? null

  async function trendsOf(kind: TrendKind, names: readonly string[]): Promise<Trend[]> {
    const whole = wholes[kind === 'skill' ? 'text' : 'all']
    const byName = Map.groupBy(await trendCounts.months(db, kind, names), ({ name }) => name)
    return names.map((name) => {
      const points = trendPoints(toMap(byName.get(name) ?? []), whole)
      return { name, points, change: trendChange(points, since) }
    })
  }

  return {
    countedAt,
    watchedSince,
    async single(kind) {
      const [trend] = await trendsOf(kind, [''])
      return trend as Trend
    },
    async top(kind, limit) {
      const from = addMonths(clock.now().toISOString().slice(0, 7), 1 - RECENT_MONTHS)
      return trendsOf(kind, await trendCounts.topNames(db, kind, { since: from, limit }))
    },
    async named(kind, name) {
      const [trend] = await trendsOf(kind, [name])
      return trend?.points.some(({ jobs }) => jobs > 0) ? trend : null
    },
  }
}

/** All trends of a kind, as the API and the files have them; `name` is for one of a kind with names. */
export async function listTrends(
  trends: Trends,
  kind: TrendKind,
  name: string | null = null,
): Promise<Trend[]> {
  const named = NAMED_KINDS.find((each) => each === kind)
  if (!named) return [await trends.single(kind as Exclude<TrendKind, NamedKind>)]
  if (name === null) return trends.top(named, LISTED_TRENDS)
  const trend = await trends.named(named, name)
  return trend ? [trend] : []
}

const toMap = (counts: readonly trendCounts.TrendCount[]) =>
  new Map<Month, number>(counts.map(({ month, jobs }) => [month, jobs]))
