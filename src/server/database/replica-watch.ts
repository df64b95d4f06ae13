/**
 * Measures once a second how far the replica is behind the primary. It is read from only while that is known and small,
 * so what visitors see is never older than an index that polls may be.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { createLagMeter } from '#core/settings/replica-lag.ts'
import type { Db } from '#store/db.ts'
import { onPrimary } from '#store/read-routing.ts'
import type { Log } from '#work/use-case/use-case-services.ts'

const LOOK_MS = 1_000
/** Identifies a cluster with its copies, and the database within. */
export const SYSTEM_ID = `
  select (select system_identifier from pg_control_system()) || ' ' ||
         (select oid from pg_database where datname = current_database()) as id`

/** The index, too, may be this old in the worst case: see docs/reliability.md. */
const MAX_LAG_MS = 5_000

export type ReplicaWatch = {
  /** Whether it may be read from at the moment. */
  isCurrent(): boolean
  /** Milliseconds; null if unknown. */
  lagMs(): number | null
  /** Looks once, for tests and the first time. */
  look(): Promise<void>
  stop(): Promise<void>
}

type Options = { primary: Db; replica: Db; log: Log; now?: () => number }

export function watchReplica({
  primary,
  replica,
  log,
  now = () => performance.now(),
}: Options): ReplicaWatch {
  const meter = createLagMeter()
  let state: { lagMs: number; at: number } | null = null
  let wasCurrent: boolean | null = null
  const stopping = new AbortController()

  const isCurrent = () => state !== null && state.lagMs + (now() - state.at) <= MAX_LAG_MS

  async function look() {
    const at = now()
    const [written, replayed] = await Promise.all([
      onPrimary(() => readPosition(primary, 'pg_current_wal_lsn()')).catch(() => null),
      onPrimary(() => readReplica(primary, replica)).catch(() => null),
    ])
    if (written !== null) meter.written(written, at)
    const lagMs = meter.lagMs(replayed, at)
    state = lagMs === null ? null : { lagMs, at }
    if (isCurrent() === wasCurrent) return
    wasCurrent = isCurrent()
    if (wasCurrent) log.info({ lagMs }, 'the replica is read from')
    else log.warn({ lagMs }, 'the replica is not read from: it is behind, away, or no replica')
  }

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look()
      await delay(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    isCurrent,
    lagMs: () => state?.lagMs ?? null,
    look,
    async stop() {
      stopping.abort()
      await watching
    },
  }
}

async function readPosition(db: Db, expression: string): Promise<string | null> {
  const { rows } = await sql<{ position: string | null }>`
    select ${sql.raw(expression)}::text as position`.execute(db)
  return rows[0]?.position ?? null
}

/** Null for a server that is no replica of this primary. */
async function readReplica(primary: Db, replica: Db): Promise<string | null> {
  const [ours, theirs] = await Promise.all([systemOf(primary), systemOf(replica)])
  if (ours !== theirs) return null
  return readPosition(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')
}

async function systemOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`${sql.raw(SYSTEM_ID)}`.execute(db)
  return rows[0]?.id
}
