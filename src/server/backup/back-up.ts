/**
 * Makes a backup of the database as it is at one moment, while the product may be running: one file, streamed, with the
 * uploaded files, also those in S3, and the key of the instance. In the backup, every file is in the database.
 */
import { countOf } from '#core/text/count-of.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { ADVISORY_LOCKS } from '#store/advisory-locks.ts'
import { openClient } from '#store/client.ts'
import {
  beginSnapshot,
  type CopiedTable,
  contentRow,
  copyOut,
  objectsOf,
  type Snapshot,
} from '#store/table-copies.ts'
import { isIntact } from '#work/files/read-file.ts'
import type { ObjectStorage } from '#work/use-case/object-storage.ts'
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

/** The table with the content of files. */
const CONTENTS = 'file_contents'
/** Each has up to 5 MB, and 15 MB with its row. */
const READ_AT_ONCE = 4

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
  /**
   * Where to read the content of files that are in S3: null if S3 isn't set up. `name` and `all` leave it there; see
   * CopiedObjects.
   */
  objects: Pick<ObjectStorage, 'get'> | 'name' | 'all' | null
}

/**
 * `lostFiles`: files that S3 doesn't have, or has damaged, so that no backup can have their content. `keyId`: of the key
 * that the data is encrypted with; null if nothing is.
 */
export type BackedUp = ArchiveTotals & { lostFiles: number; keyId: string | null }

/**
 * Resolves once the file is complete. Throws StartProblem if the database has no tables, and if the keys are not those
 * that it is encrypted with: a restore would install them, and no server could start.
 */
export async function backUp(url: string, options: BackupOptions): Promise<BackedUp> {
  const client = await openClient(url, {
    name: 'rolecall-backup',
    connectMs: CONNECT_LIMIT_MS,
    answerMs: null,
  })
  try {
    // Until this connection ends, no object is removed.
    await client.query('select pg_advisory_lock_shared($1)', [ADVISORY_LOCKS.objectRemovals])
    const { objects } = options
    const snapshot = await beginSnapshot(client, typeof objects === 'string' ? objects : 'content')
    if (snapshot.migrations.length === 0) {
      throw new StartProblem('The database is empty: there is nothing to back up.')
    }
    if (options.secretKeys) {
      requireRightKeys(snapshot.keyId, options.secretKeys, options.keysFoundIn)
    }
    const outside = typeof objects === 'string' ? [] : await objectsOf(client, snapshot)
    if (objects === null && outside.length > 0) throw new StartProblem(needsStorage(outside.length))
    const totals: ArchiveTotals = { tables: 0, rows: 0, bytes: 0 }
    let lostFiles = 0
    const records = recordsOf(toHeader(snapshot, options), tables(), totals)
    await writeArchive(options.file, asBytes(records), options.backupKeys)
    await client.query('commit')
    return { ...totals, lostFiles, keyId: snapshot.keyId }

    async function* tables() {
      for (const table of snapshot.tables) {
        const copied = copyOut(client, snapshot.select(table))
        yield { table, rows: table.name === CONTENTS ? withObjects(table, copied) : copied }
      }
    }

    async function* withObjects(table: CopiedTable, copied: AsyncIterable<Buffer>) {
      yield* copied
      if (objects === null || typeof objects === 'string') return
      for (let at = 0; at < outside.length; at += READ_AT_ONCE) {
        const files = outside.slice(at, at + READ_AT_ONCE)
        const contents = await Promise.all(files.map(({ objectName }) => objects.get(objectName)))
        for (const [index, file] of files.entries()) {
          const content = contents[index]
          if (content && isIntact(content, file)) yield contentRow(table, file.id, content)
          else lostFiles++
        }
      }
    }
  } finally {
    await client.leave()
  }
}

const needsStorage = (count: number) =>
  `${countOf(count, 'uploaded file')} ${count === 1 ? 'is' : 'are'} in S3, and S3_BUCKET isn’t set. Nothing was saved. ` +
  'Set it with its keys, or leave these files out with --without-s3-files.'

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
