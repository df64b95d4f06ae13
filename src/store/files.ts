/**
 * Tables `files` and `file_contents`: uploaded files. Every query names the owner. Deleted files can be restored
 * until they are purged, and no read returns them. The content is in `file_contents`, or in an object outside of the
 * database, whose name the file has.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { FileId } from '#core/files/file-id.ts'
import type { FilePurpose } from '#core/files/file-kind.ts'
import type { Db, Tx } from './db.ts'
import * as removals from './object-removals.ts'
import * as softDelete from './soft-delete.ts'

export type StoredFile = {
  id: FileId
  kind: FilePurpose
  name: string
  mediaType: string
  bytes: number
  /** Whether it was scanned for viruses. */
  isScanned: boolean
  createdAt: Date
}

export type NewFile = Pick<StoredFile, 'kind' | 'name' | 'mediaType' | 'isScanned'> & {
  content: Uint8Array
  /** The object that has the content already; null to write it into the database. */
  objectName: string | null
}

/** Where the content is, and what it must be. */
export type PlacedFile = StoredFile & { objectName: string | null; sha256: Buffer }

const COLUMNS = [
  'id',
  'kind',
  'name',
  'media_type as mediaType',
  'bytes',
  'is_scanned as isScanned',
  'created_at as createdAt',
] as const

/** Newest first. */
export async function list(db: Db | Tx, accountId: AccountId): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows as StoredFile[]
}

/** Null if this person has no such file. */
export async function find(
  db: Db | Tx,
  accountId: AccountId,
  fileId: FileId,
): Promise<PlacedFile | null> {
  const row = await db
    .selectFrom('files')
    .select([...COLUMNS, 'object_name as objectName', 'sha256'])
    .where('account_id', '=', accountId)
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (row as PlacedFile | undefined) ?? null
}

/** The content of a file that `find` returned; null if it is not in the database, or no longer. */
export async function content(
  db: Db | Tx,
  accountId: AccountId,
  fileId: FileId,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('file_contents')
    .innerJoin('files', 'id', 'file_id')
    .select('content')
    .where('account_id', '=', accountId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  return row?.content ?? null
}

/** Null, and nothing is added, if its object is being removed because the upload took too long. */
export async function add(
  tx: Tx,
  { accountId, kind, name, mediaType, isScanned, content, objectName }: NewFile & Owned,
  now: Date,
): Promise<FileId | null> {
  if (objectName !== null && !(await removals.claim(tx, objectName))) return null
  const { id } = await tx
    .insertInto('files')
    .values({
      account_id: accountId,
      kind,
      name,
      media_type: mediaType,
      bytes: content.length,
      is_scanned: isScanned,
      sha256: sha256Of(content),
      object_name: objectName,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (objectName === null) await putContent(tx, id, content)
  return id as FileId
}

type Owned = { accountId: AccountId }

/** Into the database. */
export async function putContent(tx: Tx, fileId: string, content: Uint8Array) {
  await tx
    .insertInto('file_contents')
    .values({
      file_id: fileId,
      content: Buffer.from(content.buffer, content.byteOffset, content.length),
    })
    .execute()
}

/** Soft-deletes the file; it can be restored until it is purged. False if this person has no such file. */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  fileId: FileId,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ deleted_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function restore(tx: Tx, accountId: AccountId, fileId: FileId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ deleted_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', fileId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * For a CV that is replaced or deleted: soft-deletes the file, or turns it into a document if an application records
 * that it was sent.
 */
export async function retireCv(
  tx: Tx,
  accountId: AccountId,
  fileId: FileId,
  now: Date,
): Promise<void> {
  await sql`
    update files
       set kind = case when is_sent then 'document' else kind end,
           deleted_at = case when is_sent then null else ${now}::timestamptz end
      from (select exists (select from application_documents
                            where account_id = ${accountId} and file_id = ${fileId}
                              and deleted_at is null) as is_sent) as sent
     where account_id = ${accountId} and id = ${fileId} and deleted_at is null`.execute(tx)
}

/** Turns a retired CV back into a CV. False if this person has no such file. */
export async function restoreCv(tx: Tx, accountId: AccountId, fileId: FileId): Promise<boolean> {
  const { rows } = await sql`
    update files set kind = 'cv', deleted_at = null
     where account_id = ${accountId} and id = ${fileId} and media_type not like 'image/%'
       and (kind = 'cv' and deleted_at is not null or kind = 'document' and deleted_at is null)
    returning 1`.execute(tx)
  return rows.length > 0
}

/** This person's file of the same kind with identical content; null if there is none. */
export async function same(
  tx: Tx,
  accountId: AccountId,
  { kind, content }: Pick<NewFile, 'kind' | 'content'>,
): Promise<StoredFile | null> {
  const row = await tx
    .selectFrom('files')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('sha256', '=', sha256Of(content))
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return (row as StoredFile | undefined) ?? null
}

export const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest()

/**
 * How much this person stores, including deleted files that can be restored. Locks the account until the transaction
 * ends, so that two concurrent uploads cannot both take the last slot.
 */
export async function usage(
  tx: Tx,
  accountId: AccountId,
): Promise<{ files: number; bytes: number }> {
  await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(tx)
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) as files, coalesce(sum(bytes), 0) as bytes from files
     where account_id = ${accountId}`.execute(tx)
  return rows[0] as { files: number; bytes: number }
}

/** Of all files of all people, in bytes. */
export async function totalBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0) as bytes from files`.execute(db)
  return rows[0]?.bytes ?? 0
}

export const purgeOwn = (tx: Tx, accountId: AccountId) =>
  softDelete.purgeOwn(tx, 'files', accountId)

export const purge = (tx: Tx, before: Date) => softDelete.purge(tx, 'files', before)
