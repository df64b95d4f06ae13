/**
 * Fills an empty database from a backup, in one transaction: the schema as it was, the rows, the sequences, and a new
 * epoch for whatever follows changes. Needs only the rights of the database's owner.
 */
import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import { from as copyFrom } from 'pg-copy-streams'
import type { Client } from './client.ts'
import { lockMigrations, runWithin } from './migrate.ts'
import { type CopiedTable, quoted, readAlike, type Snapshot } from './table-copies.ts'

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
 * Positions go on, so whatever is in the database itself continues. Those of copies elsewhere may be of changes that
 * the backup did not have: in the new epoch, none of them is known.
 */
async function settle(client: Client) {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('change_counter') is not null as has`,
  )
  if (!rows[0]?.has) return // a backup of an older version: its migration begins the first epoch
  await client.query(
    'update change_counter set position = position + 1, numbered_at = clock_timestamp()',
  )
  await client.query('delete from change_epochs')
  await client.query(
    `insert into change_epochs (from_position, epoch, began_at)
     select position, $1, clock_timestamp() from change_counter`,
    [randomBytes(4).toString('hex')],
  )
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
