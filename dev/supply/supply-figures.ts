/** What a simulation of the supply says of each source's hosts: its first sweep, and its last day. */
import { sql } from 'kysely'
import type { Db } from '#store/db.ts'
import type { HostCounts } from './fake-hosts.ts'
import { limitOf, perSecond } from './host-limits.ts'
import type { SupplyBoard, SupplyOptions } from './supply-boards.ts'

export type HostFigures = {
  source: string
  boards: number
  /** Until the first run of its last board had ended; null if not all were read. */
  sweepHours: number | null
  /** Requests until its last board was asked, as a share of what the limit allows. */
  sweepUse: number | null
  /** All requests, with those for robots.txt, and those that broke the limit. */
  requests: number
  broken: number
  lastDay: {
    requests: number
    broken: number
    /** Runs of boards that were read to their end. */
    runs: number
    /** Boards that answer and have had a job that is taken. Others are read weekly, or retried. */
    expected: number
    /** Of these, those that were read to their end within 24 hours. */
    readShare: number
    /** The longest time since the last complete run of one of these. */
    longestHours: number
  }
}

type Given = {
  boards: readonly SupplyBoard[]
  counts: ReadonlyMap<string, HostCounts>
  /** As they were a day before the end. */
  before: ReadonlyMap<string, HostCounts>
  begin: SupplyOptions['begin']
  slowness: number
  hours: number
}

type Row = {
  source: string
  unread: number
  sweptAt: Date | null
  runs: number
  expected: number
  readLately: number
  longestHours: number | null
}

const HOUR_MS = 3_600_000

export async function hostFigures(db: Db, given: Given): Promise<HostFigures[]> {
  const { boards, counts, before, begin, slowness, hours } = given
  const end = new Date(begin.getTime() + hours * HOUR_MS)
  const dayBefore = new Date(end.getTime() - 24 * HOUR_MS)
  const { rows } = await sql<Row>`
    select b.source, count(*) filter (where r.first is null)::int as unread, max(r.first) as "sweptAt",
           coalesce(sum(r.lately), 0)::int as runs,
           count(*) filter (where b.last_brought_at is not null)::int as expected,
           count(*) filter (where b.last_brought_at is not null and b.last_complete_at >= ${dayBefore})::int
             as "readLately",
           extract(epoch from ${end}::timestamptz
             - min(b.last_complete_at) filter (where b.last_brought_at is not null))::float / 3600 as "longestHours"
      from boards b
      left join (select board_id, min(ended_at) as first,
                        count(*) filter (where ended_at >= ${dayBefore}
                                           and outcome in ('complete', 'unchanged', 'held')) as lately
                   from runs where ended_at is not null and outcome <> 'stopped' group by board_id) r
        on r.board_id = b.id
     where b.paused_at is null
     group by b.source`.execute(db)
  const byName = new Map(rows.map((row) => [row.source, row]))
  return [...Map.groupBy(boards, ({ source }) => source)].map(([source, own]) => {
    const row = byName.get(source)
    const of = counts.get(source)
    const requests = of?.requests ?? 0
    const broken = of?.broken ?? 0
    const sweepHours =
      row?.sweptAt && row.unread === 0 ? (row.sweptAt.getTime() - begin.getTime()) / HOUR_MS : null
    return {
      source,
      boards: own.length,
      sweepHours,
      sweepUse: of?.swept
        ? of.swept.requests / (perSecond(limitOf(source, slowness)) * of.swept.seconds)
        : null,
      requests,
      broken,
      lastDay: {
        requests: requests - (before.get(source)?.requests ?? 0),
        broken: broken - (before.get(source)?.broken ?? 0),
        runs: row?.runs ?? 0,
        expected: row?.expected ?? 0,
        readShare: row && row.expected > 0 ? row.readLately / row.expected : 1,
        longestHours: row?.longestHours ?? 0,
      },
    }
  })
}
