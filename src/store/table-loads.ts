/**
 * Fills an empty database from a backup, in one transaction: the schema as it was, the rows, the sequences, and new
 * positions for whatever follows changes by transaction. Needs only the rights of the database's owner.
 */
import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import { from as copyFrom } from 'pg-copy-streams'
import { formatCursor } from '#core/job/job-changes.ts'
import type { Client } from './client.ts'
import { lockMigrations, runWithin } from './migrate.ts'
import {
  type CopiedTable,
  quoted,
  RESTORED_POSITION,
  readAlike,
  type Snapshot,
} from './table-copies.ts'

/** Ends the load: `settle` it, then commit. Without that, nothing has happened. */
export type Load = {
  /** Write the table's rows to it. */
  copyIn(table: CopiedTable): Writable
  /** After the last row. */
  finish(sequences: Snapshot['sequences'], options: { keepSessions: boolean }): Promise<void>
}

/** Whether the database has no tables, views or sequences in our schema, apart from those of extensions. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend d
                         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      limit 1`,
  )
  return rows.length === 0
}

/** Nothing else may migrate this database until the connection is closed: a server that starts now waits. */
export const keepAlone = lockMigrations

/**
 * Begins the transaction, runs these migrations, and prepares their tables: without the rows that migrations insert,
 * without foreign keys, which would demand an order of tables, and with the product's triggers off.
 */
export async function beginLoad(
  client: Client,
  migrations: { name: string; text: string; sha256: string }[],
): Promise<Load> {
  await client.query('begin')
  await runWithin(client, migrations)
  await readAlike(client)
  const foreignKeys = await takeForeignKeys(client)
  const tables = await ownTables(client)
  for (const table of tables) {
    await client.query(`alter table ${quoted(table)} disable trigger user`)
    if (table !== 'migrations') await client.query(`delete from ${quoted(table)}`)
  }
  return {
    copyIn: ({ name, columns }) =>
      client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`)),
    async finish(sequences, { keepSessions }) {
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
      }
      for (const { name, last, isCalled } of sequences) {
        await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled])
      }
      if (!keepSessions) await client.query('delete from sessions')
      await settle(client)
      for (const table of tables) {
        await client.query(`alter table ${quoted(table)} enable trigger user`)
      }
    },
  }
}

/** How many of the files that were loaded have their content outside of the database. */
export async function countObjects(client: Client): Promise<number> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select from pg_attribute
                     where attrelid = to_regclass('files') and attname = 'object_name') as has`,
  )
  if (!rows[0]?.has) return 0 // a backup of an older version
  const counted = await client.query<{ count: number }>(
    'select count(object_name)::int as count from files',
  )
  return counted.rows[0]?.count ?? 0
}

/** Statistics, which the first searches would otherwise lack. */
export const analyze = (client: Client) => client.query('analyze')

/**
 * Transaction numbers of the backup mean nothing here. Everything restored has one from before this transaction, and
 * whatever follows changes continues from this one. Copies elsewhere, with positions of the old server, have to
 * start over: all positions before this transaction count as forgotten, and later ones don't name this restore. Its id
 * is the comment of a table, which only a restore changes.
 */
async function settle(client: Client) {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::text as now')
  const { now } = rows[0] as { now: string }
  const restore = randomBytes(4).toString('hex')
  await client.query(`comment on table job_removals_forgotten is '${restore}'`)
  await client.query('update job_removals_forgotten set changed_xid = $1::text::xid8', [
    String(BigInt(now) - 1n),
  ])
  await client.query('update alert_position set start = $1', [now])
  await client.query('update announcements set position = $1', [
    formatCursor({ ...RESTORED_POSITION, start: now, restore }),
  ])
}

type ForeignKey = { table: string; name: string; definition: string }

/** Removes all foreign keys, and returns them. */
async function takeForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace
      order by 1, 2`,
  )
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  }
  return rows
}

async function ownTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_depend d
                         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  )
  return rows.map(({ name }) => name)
}
