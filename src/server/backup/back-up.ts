/**
 * Makes a backup of the database as it is at one moment, while the product may be running: one file, streamed, with the
 * uploaded files, which are in the database, and the key of the instance.
 */
import { StartProblem } from '#server/process/start-problem.ts'
import { openClient } from '#store/client.ts'
import { beginSnapshot, copyOut, type Snapshot } from '#store/table-copies.ts'
import { writeArchive } from './archive-file.ts'
import {
  type ArchiveHeader,
  type ArchiveRecord,
  type ArchiveTotals,
  writeRecord,
} from './archive-records.ts'
import { requireRightKeys } from './instance-keys.ts'
import { createTableSum } from './row-digest.ts'

/** A database that doesn't accept a connection within this time isn't reachable. */
const CONNECT_LIMIT_MS = 10_000

export type BackupOptions = {
  file: string
  /** In base64; the first one encrypts. Null for an unencrypted backup. */
  backupKeys: readonly string[] | null
  /** The keys of the instance; null to leave them out. */
  secretKeys: readonly string[] | null
  /** Where they were found, for messages: "SECRET_KEY" or a file. */
  keysFoundIn: string
  product: string
  now: Date
}

/**
 * Resolves once the file is complete. Throws StartProblem if the database has no tables, and if the keys are not those
 * that it is encrypted with: a restore would install them, and no server could start.
 */
export async function backUp(url: string, options: BackupOptions): Promise<ArchiveTotals> {
  const client = await openClient(url, {
    name: 'rolecall-backup',
    connectMs: CONNECT_LIMIT_MS,
    answerMs: null,
  })
  try {
    const snapshot = await beginSnapshot(client)
    if (snapshot.migrations.length === 0) {
      throw new StartProblem('The database is empty: there is nothing to back up.')
    }
    if (options.secretKeys) {
      requireRightKeys(snapshot.keyId, options.secretKeys, options.keysFoundIn)
    }
    const totals: ArchiveTotals = { tables: 0, rows: 0, bytes: 0 }
    const records = recordsOf(toHeader(snapshot, options), tables(), totals)
    await writeArchive(options.file, asBytes(records), options.backupKeys)
    await client.query('commit')
    return totals

    async function* tables() {
      for (const table of snapshot.tables) {
        yield { table, rows: copyOut(client, snapshot.select(table)) }
      }
    }
  } finally {
    await client.leave()
  }
}

function toHeader(
  { migrations, sequences, postgres, encoding, keyId }: Snapshot,
  { product, now, secretKeys }: BackupOptions,
): ArchiveHeader {
  return {
    product,
    madeAt: now,
    postgres,
    encoding,
    migrations,
    sequences,
    keyId,
    secretKeys: secretKeys && [...secretKeys],
  }
}

type CopiedRows = { table: Snapshot['tables'][number]; rows: AsyncIterable<Buffer> }

/** Adds up `totals` as it goes. */
async function* recordsOf(
  header: ArchiveHeader,
  tables: AsyncIterable<CopiedRows>,
  totals: ArchiveTotals,
): AsyncGenerator<ArchiveRecord> {
  yield { kind: 'header', header }
  for await (const { table, rows } of tables) {
    yield { kind: 'table', table }
    const sum = createTableSum()
    for await (const piece of rows) {
      sum.add(piece)
      yield { kind: 'rows', piece }
    }
    const end = sum.end()
    totals.tables++
    totals.rows += end.rows
    totals.bytes += end.bytes
    yield { kind: 'end', sum: end }
  }
  yield { kind: 'totals', totals }
}

async function* asBytes(records: AsyncIterable<ArchiveRecord>) {
  for await (const record of records) yield* writeRecord(record)
}
