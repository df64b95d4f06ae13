/**
 * Brings the database to this version: runs each `migrations/NNNN_name.sql` that has not run yet, in order, one
 * transaction per file. A file that changed after it ran is an error: history is not edited. Several servers may
 * start at once; an advisory lock lets one work while the others wait. A statement that waits for a table makes the
 * queries of the older running version queue behind it. It therefore gives up after two seconds, lets them through,
 * and tries again.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import { type Client, openClient } from './client.ts'

/** Without this limit, a host that drops packets would block a start for minutes. */
const CONNECT_LIMIT_MS = 10_000

const TABLE = `create table if not exists migrations (
  name text primary key, sha256 text not null, applied_at timestamptz not null default now())`

const LOCK_MS = 2_000
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

export type MigrateOptions = {
  /** Called with a sentence about which processes hold a table that a migration needs. */
  onWait?: (sentence: string) => void
  /** How long a statement may wait for a table. */
  lockMs?: number
  /** How long other queries get before the next try. */
  pauseMs?: number
}

/** `files`: SQL by name. Returns the names of the migrations that this call ran. */
export async function migrate(
  url: string,
  files: Record<string, string>,
  options: MigrateOptions = {},
): Promise<string[]> {
  const client = await openClient(url, {
    name: 'rolecall-migrate',
    connectMs: CONNECT_LIMIT_MS,
    answerMs: null,
  })
  try {
    await lockMigrations(client)
    await client.query(TABLE)
    const done = new Map((await find(client)).map((row) => [row.name, row.sha256]))
    refuseUnknown([...done.keys()], Object.keys(files))

    const ran: string[] = []
    for (const name of Object.keys(files).sort()) {
      const migration = toMigration(name, files[name] as string)
      const before = done.get(name)
      if (before === migration.sha256) continue
      if (before)
        throw new Error(`Migration ${name} was changed after it ran. Add a new one instead.`)
      await runOne(client, migration, options)
      ran.push(name)
    }
    return ran
  } finally {
    await client.leave()
  }
}

function refuseUnknown(done: string[], known: string[]) {
  const unknown = done.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `The database has been used by a newer Rolecall (it knows ${unknown.join(', ')}). Run that version.`,
    )
  }
}

export type Migration = { name: string; text: string; sha256: string }

export const toMigration = (name: string, text: string): Migration => ({
  name,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
})

/** Waits until no other connection migrates this database. The lock is held until the connection is closed. */
export async function lockMigrations(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations])
}

/** The migrations that have run. */
export async function find(client: Client): Promise<Pick<Migration, 'name' | 'sha256'>[]> {
  const { rows } = await client.query<Pick<Migration, 'name' | 'sha256'>>(
    'select name, sha256 from migrations order by name',
  )
  return rows
}

/** Runs these migrations, in this order, on an empty database, within the transaction that the caller has begun. */
export async function runWithin(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(TABLE)
  for (const migration of migrations) await run(client, migration)
}

async function run(client: Client, { name, text, sha256 }: Migration) {
  await client.query(text)
  await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
}

async function runOne(client: Client, migration: Migration, options: MigrateOptions) {
  const { onWait = () => {}, lockMs = LOCK_MS, pauseMs = PAUSE_MS } = options
  while (!(await runOnce(client, migration, lockMs))) {
    onWait(`Migration ${migration.name} waits for ${await whoIsBusy(client)}; trying again.`)
    await delay(pauseMs)
  }
}

/** False if a table was not free in time. */
async function runOnce(client: Client, migration: Migration, lockMs: number) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await run(client, migration)
    await client.query('commit')
    return true
  } catch (error) {
    // If the connection is gone, the transaction has been rolled back already.
    await client.query('rollback').catch(() => {})
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}

/**
 * The longest transactions of other processes; one of them holds the table. Leaves out their queries, which may
 * contain personal data.
 */
async function whoIsBusy(client: Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; seconds: number }>(
    `select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds
       from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      order by xact_start limit 3`,
  )
  const busy = rows.map(
    ({ pid, name, seconds }) => `process ${pid} (${name || 'no name'}), busy for ${seconds} s`,
  )
  return busy.join('; ') || 'a table that was just released'
}
