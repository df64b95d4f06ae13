/** Reads the shares of new jobs over time: what is counted once a day, see count-trends.ts. */
import { addMonths } from '#core/trends/months.ts'
import { type TrendChange, trendChange } from '#core/trends/trend-change.ts'
import type { NamedKind, TrendKind } from '#core/trends/trend-kind.ts'
import { SINGLE_KINDS } from '#core/trends/trend-kind.ts'
import { type Month, type TrendPoint, trendPoints } from '#core/trends/trend-line.ts'
import type { Db } from '#store/db.ts'
import * as trendCounts from '#store/trend-counts.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type Trend = {
  /** A role family, a skill or an ISO 3166-1 country; '' for kinds with one share. */
  name: string
  points: TrendPoint[]
  change: TrendChange | null
}

/** Null until jobs have been counted for the first time. */
export type TrendBasis = { countedAt: Date; watchedSince: Date | null; months: number } | null

/** Names of a kind in the API and in files. */
export const LISTED_TRENDS = 200

/** How far back a name must have jobs to be listed. */
const RECENT_MONTHS = 6

type Parts = Pick<Services, 'db' | 'clock'>

export async function trendBasis({ db }: Pick<Services, 'db'>): Promise<TrendBasis> {
  const { countedAt, watchedSince } = await trendCounts.state(db)
  if (countedAt === null) return null
  const months = trendPoints(new Map(), await allMonths(db, 'all')).length
  return { countedAt, watchedSince, months }
}

/** The trend of a kind with one share. */
export async function singleTrend({ db }: Pick<Services, 'db'>, kind: TrendKind): Promise<Trend> {
  const [trend] = await trendsOf(db, kind, [''])
  return trend as Trend
}

/** The names with the most new jobs of late, most first. */
export async function topTrends(
  { db, clock }: Parts,
  kind: NamedKind,
  limit: number,
): Promise<Trend[]> {
  const since = addMonths(clock.now().toISOString().slice(0, 7), 1 - RECENT_MONTHS)
  return trendsOf(db, kind, await trendCounts.topNames(db, kind, { since, limit }))
}

/** Null if no job of these months has it. */
export async function trendOf(
  { db }: Pick<Services, 'db'>,
  kind: NamedKind,
  name: string,
): Promise<Trend | null> {
  const [trend] = await trendsOf(db, kind, [name])
  return trend?.points.some(({ jobs }) => jobs > 0) ? trend : null
}

/** All trends of a kind, as the API and the files have them. */
export async function listTrends(parts: Parts, kind: TrendKind, limit: number): Promise<Trend[]> {
  return (SINGLE_KINDS as readonly string[]).includes(kind)
    ? [await singleTrend(parts, kind)]
    : topTrends(parts, kind as NamedKind, limit)
}

async function trendsOf(db: Db, kind: TrendKind, names: readonly string[]): Promise<Trend[]> {
  const [{ watchedSince }, whole, counts] = await Promise.all([
    trendCounts.state(db),
    allMonths(db, kind === 'skill' ? 'text' : 'all'),
    trendCounts.months(db, kind, names),
  ])
  const since = watchedSince?.toISOString().slice(0, 7) ?? null
  const byName = Map.groupBy(counts, ({ name }) => name)
  return names.map((name) => {
    const points = trendPoints(toMap(byName.get(name) ?? []), whole)
    return { name, points, change: trendChange(points, since) }
  })
}

const allMonths = async (db: Db, whole: trendCounts.TrendWhole) =>
  toMap(await trendCounts.months(db, whole))

const toMap = (counts: readonly trendCounts.TrendCount[]) =>
  new Map<Month, number>(counts.map(({ month, jobs }) => [month, jobs]))
