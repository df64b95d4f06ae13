/**
 * Table `source_requests`: one row a request to a host whose owner sets ceilings for longer times. All servers count in
 * the same rows.
 */
import { sql } from 'kysely'
import type { Tx } from './db.ts'

type Counted = {
  lane: string
  /** At most so many requests within any such time. */
  ceilings: readonly { requests: number; minutes: number }[]
  now: Date
}

/** Counts a request that is about to be sent; null. Or, if a ceiling forbids it, when all of them will allow it. */
export async function count(tx: Tx, { lane, ceilings, now }: Counted): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests to ${lane}`}, 0))`.execute(tx)
  const since = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  let allowedAt: Date | null = null
  for (const { requests, minutes } of ceilings) {
    // The oldest of as many requests as are allowed: the next one may follow when it is old enough.
    const { rows } = await sql<{ at: Date }>`
      select at from source_requests where lane = ${lane} and at > ${since(minutes)}
       order by at desc offset ${requests - 1} limit 1`.execute(tx)
    const at = rows[0] && new Date(rows[0].at.getTime() + minutes * 60_000)
    if (at && (!allowedAt || at > allowedAt)) allowedAt = at
  }
  if (allowedAt) return allowedAt
  const longest = Math.max(...ceilings.map(({ minutes }) => minutes))
  await sql`delete from source_requests where lane = ${lane} and at <= ${since(longest)}`.execute(
    tx,
  )
  await sql`insert into source_requests (lane, at) values (${lane}, ${now})`.execute(tx)
  return null
}
