/** What /readyz tells: whether this server can answer, and how it stands with the database. */
import { setTimeout as delay } from 'node:timers/promises'
import type { SearchState } from '#server/search/search-host.ts'
import type { World } from '#work/world/world.ts'

/** A database that takes longer to answer counts as away. */
const HEALTH_LIMIT_MS = 2_000

/**
 * `ready` is about the index alone: without a database the server goes on reading from memory, and a load balancer that
 * took it away then would take away all of them.
 */
export type Readiness = {
  ready: boolean
  /** Open jobs in the index. */
  jobs: number
  /** The transaction up to which the index is complete, and when it last looked; null before the first time. */
  position: string | null
  ageMs: number | null
  /** Whether it answers at this moment. */
  database: boolean
  /** How far the clock of this machine is ahead of the database's, in milliseconds. */
  clockAheadMs: number
}

export async function readReadiness(
  { db }: Pick<World, 'db'>,
  parts: { state: () => SearchState; aheadMs: () => number },
): Promise<Readiness> {
  const database = await answers(db)
  const { ready, jobs, position, ageMs } = parts.state()
  return { ready, jobs, position, ageMs, database, clockAheadMs: parts.aheadMs() }
}

/** One that takes a connection and then says nothing is away as well. */
function answers(db: World['db']): Promise<boolean> {
  const asked = db
    .selectNoFrom((eb) => eb.lit(1).as('one'))
    .execute()
    .then(
      () => true,
      () => false, // the answer is the point; the pool has logged the cause
    )
  return Promise.race([asked, delay(HEALTH_LIMIT_MS, false, { ref: false })])
}
