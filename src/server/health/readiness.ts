/** The answer of /readyz: whether this server can answer requests, and the state of its database. */
import { setTimeout as delay } from 'node:timers/promises'
import type { SearchState } from '#server/search/search-host.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** A database that takes longer to answer counts as unavailable. */
const HEALTH_LIMIT_MS = 2_000

/**
 * `ready` depends on the index only. Without a database the server keeps answering reads from memory, and a load
 * balancer that removed it would remove every server.
 */
export type Readiness = {
  ready: boolean
  /** Open jobs in the index. */
  jobs: number
  /**
   * The transaction up to which the index is complete, and the time since it last checked; null before the first
   * check.
   */
  position: string | null
  ageMs: number | null
  /** Whether the database answers right now. */
  database: boolean
  /** For a search on a cluster: whether its index follows the database. Like the database, it takes no server out. */
  search?: boolean
  /** How far this machine's clock is ahead of the database's, in milliseconds. */
  clockAheadMs: number
}

export async function readReadiness(
  { db }: Pick<Services, 'db'>,
  parts: { state: () => SearchState; aheadMs: () => number },
): Promise<Readiness> {
  const database = await answers(db)
  const { ready, jobs, position, ageMs, cluster } = parts.state()
  return {
    ...{ ready, jobs, position, ageMs, database },
    ...(cluster && { search: cluster.isFollowed }),
    clockAheadMs: parts.aheadMs(),
  }
}

/** A database that accepts a connection and then stays silent is unavailable too. */
function answers(db: Services['db']): Promise<boolean> {
  const asked = db
    .selectNoFrom((eb) => eb.lit(1).as('one'))
    .execute()
    .then(
      () => true,
      () => false, // only the answer matters here; the pool has logged the cause
    )
  return Promise.race([asked, delay(HEALTH_LIMIT_MS, false, { ref: false })])
}
