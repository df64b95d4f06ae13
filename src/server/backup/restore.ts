/**
 * Restores a backup into an empty database. The file is checked before anything is changed. Everything is loaded in one
 * transaction, read back and compared before the commit, so a restore that fails leaves the database empty.
 */
import { pipeline } from 'node:stream/promises'
import { countOf } from '#core/text/count-of.ts'
import { requireVersion } from '#server/database/database.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { type Client, openClient } from '#store/client.ts'
import { type Migration, migrate, toMigration } from '#store/migrate.ts'
import { copyOut, selectAll } from '#store/table-copies.ts'
import {
  analyze,
  beginLoad,
  countObjects,
  isEmpty,
  keepAlone,
  type Load,
} from '#store/table-loads.ts'
import { readArchive } from './archive-file.ts'
import { type ArchiveHeader, type ArchiveRecord, readRecords } from './archive-records.ts'
import { type CheckedArchive, isSame } from './check-archive.ts'
import { createTableSum } from './row-digest.ts'

const CONNECT_LIMIT_MS = 10_000

export type RestoreOptions = {
  file: string
  backupKeys: readonly string[] | null
  archive: CheckedArchive
  /** The migrations of this version: SQL by name. */
  migrations: Record<string, string>
  keepSessions: boolean
  /** Called with a sentence about each step. */
  say(sentence: string): void
  /** Called when the data is loaded and right, before the commit. */
  beforeCommit(): void
}

/** Throws StartProblem for a backup of a newer version, and for a database that isn't empty or not in UTF-8. */
export async function restore(url: string, options: RestoreOptions): Promise<void> {
  const { archive, migrations, say } = options
  const applied = migrationsOf(archive.header, migrations)
  const client = await openClient(url, {
    name: 'rolecall-restore',
    connectMs: CONNECT_LIMIT_MS,
    answerMs: null,
  })
  let objects = 0
  try {
    await keepAlone(client)
    await requireFit(client)
    say('Loading …')
    const load = await beginLoad(client, applied)
    await loadAll(load, options)
    say('Comparing with the backup …')
    for (const table of archive.tables) {
      const sum = createTableSum()
      for await (const piece of copyOut(client, selectAll(table))) sum.add(piece as Buffer)
      if (isSame(sum.end(), table.sum)) continue
      throw new Error(
        `the table ${table.name} is not what the backup contains; nothing was changed`,
      )
    }
    await load.finish(archive.header.sequences, options)
    options.beforeCommit()
    objects = await countObjects(client)
    await client.query('commit')
    await analyze(client)
  } finally {
    await client.leave() // without a commit, nothing has happened
  }
  if (objects > 0) {
    const where = `${countOf(objects, 'file')} ${objects === 1 ? 'is' : 'are'} in S3`
    say(`${where} and not in the backup: set S3_BUCKET as before.`)
  }
  const newer = await migrate(url, migrations)
  if (newer.length > 0) say(`Brought to this version: ${newer.join(', ')}`)
}

/** The migrations that the backup's database had. */
export function migrationsOf(
  header: ArchiveHeader,
  known: Readonly<Record<string, string>>,
): Migration[] {
  return header.migrations.map(({ name, sha256 }) => {
    const text = Object.hasOwn(known, name) ? known[name] : undefined
    if (text === undefined) {
      throw new StartProblem(
        `The backup was made by a newer Rolecall (it knows ${name}). Nothing was changed. Restore it with that version.`,
      )
    }
    const migration = toMigration(name, text)
    if (migration.sha256 === sha256) return migration
    throw new StartProblem(
      `The backup’s ${name} differs from this version’s: one of the two was changed. Nothing was changed in the database.`,
    )
  })
}

async function requireFit(client: Client) {
  if (!(await isEmpty(client))) {
    throw new StartProblem(
      'The database is not empty, and a restore never overwrites anything. Nothing was changed. ' +
        'Set DATA_DIR to a new directory, or DATABASE_URL to a new database.',
    )
  }
  const { rows } = await client.query<{ encoding: string; version: number }>(
    `select current_setting('server_encoding') as encoding,
            current_setting('server_version_num')::int / 10000 as version`,
  )
  const { encoding, version } = rows[0] as { encoding: string; version: number }
  if (encoding !== 'UTF8') {
    throw new StartProblem(
      `The database is encoded in ${encoding}. Create one with: create database … encoding 'UTF8' template template0`,
    )
  }
  requireVersion(version)
}

async function loadAll(load: Load, { file, backupKeys, archive, say }: RestoreOptions) {
  const sums = new Map(archive.tables.map(({ name, sum }) => [name, sum]))
  const records = readRecords(readArchive(file, backupKeys))
  for await (const record of untilTotals(records)) {
    if (record.kind !== 'table') continue
    const { table } = record
    const rows = sums.get(table.name)?.rows ?? 0
    if (rows > 0) say(`  ${table.name}  ${rows.toLocaleString('en')}`)
    await pipeline(rowsOf(records), load.copyIn(table))
  }
}

/** Leaves `records` open between two of them, for a reader of rows. */
async function* untilTotals(records: AsyncIterator<ArchiveRecord>) {
  for (let next = await records.next(); !next.done; next = await records.next()) yield next.value
}

/** Up to the end of the table. */
async function* rowsOf(records: AsyncIterator<ArchiveRecord>) {
  for await (const record of untilTotals(records)) {
    if (record.kind !== 'rows') return
    yield record.piece
  }
}
