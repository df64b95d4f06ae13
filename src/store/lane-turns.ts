/**
 * Table `lane_turns`: when the next request to a lane may start, so that several servers together keep its pace. A lane
 * is a host that many boards share.
 */
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** A turn further ahead than this was taken by a clock that has been set back since. */
const MOST_AHEAD_MS = 10 * 60_000

export type LaneTurn = {
  /** When the first of the reserved requests may start. */
  at: Date
  /** The host has asked for a pause until then; null if it hasn't. */
  pausedUntil: Date | null
}

/** Reserves turns for `count` requests, `betweenMs` apart. */
export async function reserve(
  db: Db,
  { lane, betweenMs, count, now }: { lane: string; betweenMs: number; count: number; now: Date },
): Promise<LaneTurn> {
  const latest = new Date(now.getTime() + MOST_AHEAD_MS)
  const { rows } = await sql<{ next_at: Date; paused_until: Date | null }>`
    insert into lane_turns as t (lane, next_at)
    values (${lane}, ${new Date(now.getTime() + betweenMs * count)})
    on conflict (lane) do update
       set next_at = greatest(${now}, case when t.next_at > ${latest} then ${now} else t.next_at end)
                     + ${betweenMs * count}::double precision * interval '1 millisecond'
    returning next_at, paused_until`.execute(db)
  const row = rows[0] as { next_at: Date; paused_until: Date | null }
  return {
    at: new Date(row.next_at.getTime() - betweenMs * count),
    pausedUntil: row.paused_until && row.paused_until > now ? row.paused_until : null,
  }
}

/** No server sends a request to the lane before `until`. */
export async function pause(db: Db, { lane, until }: { lane: string; until: Date }): Promise<void> {
  await sql`
    insert into lane_turns as t (lane, next_at, paused_until) values (${lane}, ${until}, ${until})
    on conflict (lane) do update set paused_until = greatest(t.paused_until, ${until})`.execute(db)
}
