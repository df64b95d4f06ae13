/**
 * Tables `files` and `file_contents`: what people handed in. Every question names whose file it must be; what
 * is deleted can be brought back until it is purged, and answers nothing meanwhile.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { FileId } from '#core/files/file-id.ts'
import type { FilePurpose } from '#core/files/file-kind.ts'
import type { Db, Tx } from './db.ts'

export type StoredFile = {
  id: FileId
  kind: FilePurpose
  name: string
  mediaType: string
  bytes: number
  /** For viruses. */
  isScanned: boolean
  createdAt: Date
}

export type NewFile = Pick<StoredFile, 'kind' | 'name' | 'mediaType' | 'isScanned'> & {
  content: Uint8Array
}

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

/** The file with its content; null where there is none of this person's. */
export async function read(
  db: Db | Tx,
  accountId: AccountId,
  fileId: FileId,
): Promise<(StoredFile & { content: Buffer }) | null> {
  const row = await db
    .selectFrom('files')
    .innerJoin('file_contents', 'file_id', 'id')
    .select([...COLUMNS, 'content'])
    .where('account_id', '=', accountId)
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (row as (StoredFile & { content: Buffer }) | undefined) ?? null
}

export async function add(
  tx: Tx,
  { accountId, kind, name, mediaType, isScanned, content }: NewFile & { accountId: AccountId },
  now: Date,
): Promise<FileId> {
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
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('file_contents')
    .values({
      file_id: id,
      content: Buffer.from(content.buffer, content.byteOffset, content.length),
    })
    .execute()
  return id as FileId
}

/** Until it is purged the file can be restored. False where there is none of this person's. */
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
 * A CV that another takes the place of, or that is deleted: removed, unless an application says it was sent. Then it
 * stays as a document.
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

/** A retired CV is one again. False where there is none of this person's. */
export async function restoreCv(tx: Tx, accountId: AccountId, fileId: FileId): Promise<boolean> {
  const { rows } = await sql`
    update files set kind = 'cv', deleted_at = null
     where account_id = ${accountId} and id = ${fileId} and media_type not like 'image/%'
       and (kind = 'cv' and deleted_at is not null or kind = 'document' and deleted_at is null)
    returning 1`.execute(tx)
  return rows.length > 0
}

/** What this person keeps for the same purpose with the very same content; null where there is none. */
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

const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest()

/**
 * How much somebody keeps here, deleted files that could come back included. Holds back the same question of
 * others about this person until the transaction ends, so that two uploads cannot both be the last one.
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

/** Deletes for good what this person deleted. */
export async function purgeOwn(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .deleteFrom('files')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Deletes for good what was deleted before then. Returns how many. */
export async function purge(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('files')
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
