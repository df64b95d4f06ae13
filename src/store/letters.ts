/**
 * Tables `letters` and `letter_versions`. Every query names the owner's account. Deleted cover letters are
 * soft-deleted for undo; only `restore`, `purge` and `purgeOwn` find them. Content is parsed when read.
 */
import type { AccountId } from '#core/account/account.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import type { JobId } from '#core/job/job.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import { Letter } from '#core/letter/cover-letter.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import type { Db, Tx } from './db.ts'
import { type DocumentVersion, documentVersions } from './document-versions.ts'
import { softDeleted } from './soft-delete.ts'

export type LetterSummary = {
  id: LetterId
  name: string
  /** The CV it was written from; null for the profile, or if the CV was deleted. */
  cvId: CvId | null
  jobId: JobId | null
  /** The application that its file was last attached to. */
  applicationId: ApplicationId | null
  version: number
  createdAt: Date
  updatedAt: Date
}

export type LetterContent = { content: Letter; design: CvDesign }

export type StoredLetter = LetterSummary & LetterContent

const SUMMARY = [
  'id',
  'name',
  'cv_id as cvId',
  'job_id as jobId',
  'application_id as applicationId',
  'version',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

export const { usage, rename, remove, restore, purgeOwn, purge } = softDeleted<LetterId>('letters')

const { findVersion, ...stored } = documentVersions<
  LetterId,
  { content: unknown; design: unknown }
>({
  table: 'letters',
  versions: 'letter_versions',
  owner: 'letter_id',
  content: ['content', 'design'],
})
export const { keepVersion, nameVersion, versions, trimVersions } = stored

/** Most recently changed first. */
export async function list(db: Db | Tx, accountId: AccountId): Promise<LetterSummary[]> {
  const rows = await db
    .selectFrom('letters')
    .select(SUMMARY)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows as LetterSummary[]
}

export function read(
  db: Db | Tx,
  accountId: AccountId,
  id: LetterId,
): Promise<StoredLetter | null> {
  return one(db, accountId, id, false)
}

/** The same, locked until the transaction ends. */
export function lock(tx: Tx, accountId: AccountId, id: LetterId): Promise<StoredLetter | null> {
  return one(tx, accountId, id, true)
}

async function one(db: Db | Tx, accountId: AccountId, id: LetterId, isHeld: boolean) {
  const row = await db
    .selectFrom('letters')
    .select([...SUMMARY, 'content', 'design'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? ({ ...row, ...parsed(row) } as StoredLetter) : null
}

const parsed = (row: { content: unknown; design: unknown }): LetterContent => ({
  content: Letter.parse(row.content),
  design: CvDesign.parse(row.design),
})

export type NewLetter = LetterContent & {
  name: string
  cvId: CvId | null
  jobId: JobId | null
}

export async function add(
  tx: Tx,
  accountId: AccountId,
  { name, cvId, jobId, content, design }: NewLetter,
  now: Date,
): Promise<LetterId> {
  const { id } = await tx
    .insertInto('letters')
    .values({
      account_id: accountId,
      name,
      cv_id: cvId,
      job_id: jobId,
      content: JSON.stringify(content),
      design: JSON.stringify(design),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as LetterId
}

export type LetterWrite = LetterContent & {
  id: LetterId
  /** The version that the change is based on. */
  version: number
  /** Undefined leaves it unchanged. */
  cvId?: CvId | null
}

/** Stores the current content as a version and writes the new content; false if the version no longer matches. */
export async function write(
  tx: Tx,
  accountId: AccountId,
  { id, version, content, design, cvId }: LetterWrite,
  now: Date,
): Promise<boolean> {
  await keepVersion(tx, accountId, { id, version, name: null })
  const { numUpdatedRows } = await tx
    .updateTable('letters')
    .set({
      version: version + 1,
      content: JSON.stringify(content),
      design: JSON.stringify(design),
      updated_at: now,
      ...(cvId !== undefined && { cv_id: cvId }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The letter at that version; null if that version is not stored. */
export async function readVersion(
  db: Db | Tx,
  accountId: AccountId,
  id: LetterId,
  version: number,
): Promise<(DocumentVersion & LetterContent) | null> {
  const row = await findVersion(db, accountId, { id, version })
  return row ? { ...row, ...parsed(row) } : null
}

/** Records the application that its file was attached to. */
export async function noteApplication(
  tx: Tx,
  accountId: AccountId,
  { id, applicationId }: { id: LetterId; applicationId: ApplicationId },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letters')
    .set({ application_id: applicationId })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
