/**
 * Where the content of files is, of all people's: in the table `file_contents`, or in objects outside of the database.
 * For moving and checking them; what people do with their own files is in files.ts.
 */
import { sql } from 'kysely'
import type { FileId } from '#core/files/file-id.ts'
import type { Db, Tx } from './db.ts'
import { putContent } from './files.ts'
import * as removals from './object-removals.ts'

export type FilePlace = 'database' | 's3'

/** `objectName` is null for a file in the database. */
export type PlacedContent = { id: FileId; objectName: string | null; sha256: Buffer }

/** Up to `atMost` files with ids after `after`, by id, soft-deleted ones too; with `place` only those there. */
export async function page(
  db: Db,
  { after, atMost, place }: { after: FileId | null; atMost: number; place: FilePlace | null },
): Promise<PlacedContent[]> {
  let query = db
    .selectFrom('files')
    .select(['id', 'object_name as objectName', 'sha256'])
    .orderBy('id')
    .limit(atMost)
  if (after !== null) query = query.where('id', '>', after)
  if (place !== null) query = query.where('object_name', place === 's3' ? 'is not' : 'is', null)
  return (await query.execute()) as PlacedContent[]
}

/** Null if it is not in the database. */
export async function content(db: Db, fileId: FileId): Promise<Buffer | null> {
  const row = await db
    .selectFrom('file_contents')
    .select('content')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row?.content ?? null
}

/** Whether the file still is where it was. */
export async function isThere(db: Db, { id, objectName }: PlacedContent): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('object_name')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && row.object_name === objectName
}

/** From now on the content is in this object. False, and nothing is changed, if the file is gone or has moved. */
export async function moveOut(tx: Tx, fileId: FileId, objectName: string): Promise<boolean> {
  const file = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('object_name', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!file || !(await removals.claim(tx, objectName))) return false
  await tx.updateTable('files').set({ object_name: objectName }).where('id', '=', fileId).execute()
  await tx.deleteFrom('file_contents').where('file_id', '=', fileId).execute()
  return true
}

/** From now on the content is in the database; a trigger has the object removed. False as for `moveOut`. */
export async function moveIn(
  tx: Tx,
  { id, objectName }: { id: FileId; objectName: string },
  content: Uint8Array,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ object_name: null })
    .where('id', '=', id)
    .where('object_name', '=', objectName)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await putContent(tx, id, content)
  return true
}

/** How many files are where. */
export async function count(db: Db): Promise<Record<FilePlace, number>> {
  const { rows } = await sql<{ all: number; s3: number }>`
    select count(*) as all, count(object_name) as s3 from files`.execute(db)
  const { all = 0, s3 = 0 } = rows[0] ?? {}
  return { database: all - s3, s3 }
}

/** Whether any file is outside of the database. */
export async function hasObjects(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from files where object_name is not null) as has`.execute(db)
  return rows[0]?.has ?? false
}

/** Of these objects, those that a file has. */
export async function used(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('object_name as name')
    .where('object_name', 'in', [...names])
    .execute()
  return new Set(rows.map(({ name }) => name as string))
}
