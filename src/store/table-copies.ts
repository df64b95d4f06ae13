/**
 * Reads every table as one moment of the database, for backups: a snapshot, what is in it, and its rows as PostgreSQL
 * copies them in its text format. Transaction numbers mean something only to this PostgreSQL server and are replaced:
 * servers before migration 0078 followed changes by them.
 */
import type { Readable } from 'node:stream'
import { to as copyTo } from 'pg-copy-streams'
import type { Client } from './client.ts'
import { find as findMigrations } from './migrate.ts'

export type CopiedTable = { name: string; columns: string[] }

export type Snapshot = {
  tables: CopiedTable[]
  migrations: { name: string; sha256: string }[]
  /** `last` is a bigint as text. */
  sequences: { name: string; last: string; isCalled: boolean }[]
  /** "18.4" */
  postgres: string
  encoding: string
  /** Identifies the key that encrypts; null if nothing is encrypted. */
  keyId: string | null
  /** The SQL that reads a table, with the replaced values. */
  select(table: CopiedTable): string
}

/**
 * Not copied. Migrations are run again. Hashes of visitors and the salts that lead back to them are deleted after a
 * day, which a backup would prevent; limits and paces of the last minutes begin again.
 */
const LEFT_OUT = ['migrations', 'job_visits', 'visitor_salts', 'rate_limits', 'lane_turns']

/** Objects are removed by the instance that has them, never by a copy of it. */
const REMOVALS = 'object_removals'

/**
 * What a copy has of files whose content is outside of the database. `content`: the content itself, as if it had been
 * in the database. `name`: only where it is. `all`: that, and what is to be removed there, for a copy that takes over.
 */
export type CopiedObjects = 'content' | 'name' | 'all'

/** A transaction before any that a PostgreSQL server gives out: what a change before the backup has. */
const BEFORE = '1'
/** Another one, of changes that alerts or search engines do not know yet. Migration 0078 reads it. */
const PENDING = '2'

/** Makes values look the same on every server, whatever its settings. */
const AS_TEXT = `
  set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local row_security = off`

/** For any transaction that copies or loads tables. */
export const readAlike = (client: Client) => client.query(AS_TEXT)

/**
 * Begins the transaction: everything committed before is in it. Until it ends, no migration can change a table. The
 * product can read and write meanwhile.
 */
export async function beginSnapshot(client: Client, objects: CopiedObjects): Promise<Snapshot> {
  const before = await tablesOf(client)
  await client.query('begin isolation level repeatable read read only')
  await readAlike(client)
  // Locked before the first query, which takes the snapshot: no table can change between the two.
  const names = [...new Set(before.map(({ table }) => quoted(table)))]
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)

  const columns = await tablesOf(client)
  const types = new Map(columns.map(({ table, column, type }) => [`${table}.${column}`, type]))
  const pending = await pendingFrom(client, types)
  return {
    tables: toTables(columns, objects === 'all' ? LEFT_OUT : [...LEFT_OUT, REMOVALS]),
    migrations: types.has('migrations.name') ? await findMigrations(client) : [],
    sequences: await sequencesOf(client),
    ...(await aboutServer(client)),
    keyId: types.has('server_secrets.name') ? await keyIdOf(client) : null,
    select: ({ name, columns }) => {
      const values = columns.map((column) => {
        const fixed = replaced(`${name}.${column}`, { types, pending, objects })
        return fixed === null ? quoted(column) : `${fixed} as ${quoted(column)}`
      })
      return `select ${values.join(', ')} from ${quoted(name)}`
    },
  }
}

/** The rows that a query returns, a line for each. Read it to its end. */
export const copyOut = (client: Client, select: string): Readable =>
  client.query(copyTo(`copy (${select}) to stdout`))

/** Files whose content is outside of the database, by id; none before there were such. */
export async function objectsOf(client: Client, { tables }: Pick<Snapshot, 'tables'>) {
  const files = tables.find(({ name }) => name === 'files')
  if (!files?.columns.includes('object_name')) return []
  const { rows } = await client.query<{ id: string; objectName: string; sha256: Buffer }>(
    `select id, object_name as "objectName", sha256 from files
      where object_name is not null order by id`,
  )
  return rows
}

/** A row of `file_contents` as PostgreSQL would copy it. */
export function contentRow({ columns }: CopiedTable, id: string, content: Uint8Array): Buffer {
  const hex = Buffer.from(content.buffer, content.byteOffset, content.length).toString('hex')
  const values: Record<string, string> = { file_id: id, content: `\\\\x${hex}` }
  return Buffer.from(`${columns.map((column) => values[column] ?? '\\N').join('\t')}\n`)
}

/** The same columns as they are now, without replacing anything. */
export const selectAll = ({ name, columns }: CopiedTable) =>
  `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`

/** For SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The transaction and the job up to which changes have been handled. */
type Handled = { transaction: bigint; id: bigint }

/**
 * Changes of jobs after this have not been handled by everything that follows them; null if all have been, and in
 * databases with positions, which are copied as they are.
 */
async function pendingFrom(client: Client, types: ReadonlyMap<string, string>) {
  if (types.has('change_counter.position')) return null
  const positions: Handled[] = []
  if (types.has('alert_position.transaction')) {
    const { rows } = await client.query<{ transaction: string; id: string }>(
      'select transaction, job_id::text as id from alert_position',
    )
    for (const { transaction, id } of rows) positions.push(toHandled(transaction, id))
  }
  if (types.has('announcements.position')) {
    const { rows } = await client.query<{ position: string }>('select position from announcements')
    for (const { position } of rows) {
      const [transaction = '', id = ''] = position.split('-')
      positions.push(toHandled(transaction, id))
    }
  }
  return positions.sort(compareHandled)[0] ?? null
}

function toHandled(transaction: string, id: string): Handled {
  return { transaction: BigInt(transaction), id: BigInt(id) }
}

const compareHandled = (a: Handled, b: Handled) =>
  Number(a.transaction - b.transaction) || Number(a.id - b.id)

type Replacing = {
  types: ReadonlyMap<string, string>
  pending: Handled | null
  objects: CopiedObjects
}

/** The SQL of a value that a backup has instead of the column's; null if it has the column's. */
function replaced(column: string, { types, pending, objects }: Replacing): string | null {
  if (column === 'files.object_name' && objects === 'content') return 'null::text'
  if (column === 'alert_position.transaction') return `'${PENDING}'`
  if (column === 'alert_position.start') return `'${BEFORE}'`
  if (column === 'alert_position.job_id') return '0::bigint'
  if (column === 'announcements.position') return `'${PENDING}-0-${BEFORE}'`
  if (types.get(column) !== 'xid8') return null
  if (column !== 'jobs.changed_xid' || pending === null) return `'${BEFORE}'::xid8`
  const after = `('${pending.transaction}'::xid8, ${pending.id})`
  return `case when (changed_xid, id) > ${after} then '${PENDING}'::xid8 else '${BEFORE}'::xid8 end`
}

type Column = { table: string; column: string; type: string }

/** Of ordinary tables in our schema that no extension owns, without generated columns. */
async function tablesOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as column, a.atttypid::regtype::text as type
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and not exists (select from pg_depend d
                         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname collate "C", a.attnum`,
  )
  return rows
}

function toTables(columns: readonly Column[], leftOut: readonly string[]): CopiedTable[] {
  const tables = new Map<string, string[]>()
  for (const { table, column } of columns) {
    if (leftOut.includes(table)) continue
    tables.set(table, [...(tables.get(table) ?? []), column])
  }
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

async function sequencesOf(client: Client): Promise<Snapshot['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  )
  const sequences = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
    )
    sequences.push({ name, ...(state.rows[0] as { last: string; isCalled: boolean }) })
  }
  return sequences
}

async function aboutServer(client: Client) {
  const { rows } = await client.query<{ postgres: string; encoding: string }>(
    `select current_setting('server_version') as postgres, current_setting('server_encoding') as encoding`,
  )
  return rows[0] as { postgres: string; encoding: string }
}

async function keyIdOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ value: Buffer }>(
    "select value from server_secrets where name = 'key-id'",
  )
  return rows[0]?.value.toString() ?? null
}
