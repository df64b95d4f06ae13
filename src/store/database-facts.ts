/** What a doctor wants to know of a database, also of one that is empty or of another version. */
import type { Client } from './client.ts'
import { ISSUE_MAIL } from './newsletter-subscribers.ts'

export type DatabaseFacts = {
  /** As PostgreSQL counts: 180004 is 18.4. */
  version: number
  encoding: string
  collation: string
  /** Of the collation's rules, when the database was created and now; null where they have no version. */
  collationVersion: string | null
  actualVersion: string | null
  /** Settings that let acknowledged changes be lost, like "fsync is off". */
  unsafe: string[]
  /** Of the whole server. */
  connections: number
  maxConnections: number
  /** The beginning of the oldest transaction that is open in any database; null for none. */
  oldestTransactionAt: Date | null
  /** The database's time in milliseconds since 1970. */
  nowMs: number
  /** File names of the migrations that ran; null for a database without our tables. */
  migrations: string[] | null
  /** Null without our tables. `names` has the boards with the most failures first. */
  boards: { all: number; held: number; failing: number; names: string[] } | null
  /** When the oldest email that waits was written; null if none does. */
  oldestMailAt: Date | null
  /**
   * How many accounts are operators, how many jobs are invented samples, and since when maintenance mode is on; null
   * without our tables.
   */
  content: { operators: number; sampleJobs: number; maintenanceSince: Date | null } | null
}

/** Of all uploaded files. */
export async function readFileBytes(client: Pick<Client, 'query'>): Promise<number> {
  const text = 'select coalesce(sum(bytes), 0)::text as bytes from files'
  const [row] = (await client.query<{ bytes: string }>(text)).rows
  return Number(row?.bytes ?? 0)
}

/** Stopped issues of the newsletter wait on purpose; see outbox-sending.ts. */
const IS_NOT_HELD = `kind not in (select '${ISSUE_MAIL}' || id from newsletter_issues where stopped_at is not null)`

const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit']

export async function readDatabaseFacts(client: Pick<Client, 'query'>): Promise<DatabaseFacts> {
  const one = async <Row>(text: string, values: unknown[] = []) =>
    (await client.query(text, values)).rows[0] as Row
  const { now_ms: nowMs } = await one<{ now_ms: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now_ms',
  )
  const server = await one<{
    version: number
    encoding: string
    collation: string
    collation_version: string | null
    actual_version: string | null
    connections: number
    max_connections: number
    oldest: Date | null
  }>(`
    select current_setting('server_version_num')::int as version,
           pg_encoding_to_char(d.encoding) as encoding,
           d.datcollate as collation,
           d.datcollversion as collation_version,
           pg_database_collation_actual_version(d.oid) as actual_version,
           current_setting('max_connections')::int as max_connections,
           (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
           (select min(xact_start) from pg_stat_activity
             where backend_type = 'client backend' and pid <> pg_backend_pid()) as oldest
      from pg_database d where d.datname = current_database()`)
  const { rows: unsafe } = await client.query(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [MUST_BE_ON],
  )
  const facts = {
    version: server.version,
    encoding: server.encoding,
    collation: server.collation,
    collationVersion: server.collation_version,
    actualVersion: server.actual_version,
    unsafe: unsafe.map(({ name }) => `${name} is off`),
    connections: server.connections,
    maxConnections: server.max_connections,
    oldestTransactionAt: server.oldest,
    nowMs: Number(nowMs),
  }
  const { has } = await one<{ has: boolean }>(
    `select to_regclass('migrations') is not null and to_regclass('boards') is not null
            and to_regclass('outbox') is not null and to_regclass('operators') is not null as has`,
  )
  if (!has) return { ...facts, migrations: null, boards: null, oldestMailAt: null, content: null }
  const migrations = await client.query('select name from migrations order by name')
  const boards = await one<{ all: number; held: number; failing: number }>(`
    select count(*)::int as all,
           (count(*) filter (where held_at is not null))::int as held,
           (count(*) filter (where held_at is null and failures > 0))::int as failing
      from boards where paused_at is null`)
  const worst = await client.query(`
    select source || '/' || token as name from boards
     where paused_at is null and failures > 0 order by failures desc, id limit 5`)
  const mail = await one<{ at: Date | null }>(
    `select min(created_at) as at from outbox
      where sent_at is null and given_up_at is null and ${IS_NOT_HELD}`,
  )
  const content = await one<NonNullable<DatabaseFacts['content']>>(`
    select (select count(*)::int from operators) as operators,
           (select count(*)::int from jobs where is_demo and closed_at is null) as "sampleJobs",
           (select maintenance_since from site_state) as "maintenanceSince"`)
  return {
    ...facts,
    migrations: migrations.rows.map(({ name }) => name),
    boards: { ...boards, names: worst.rows.map(({ name }) => name) },
    oldestMailAt: mail.at,
    content,
  }
}
