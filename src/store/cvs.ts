/**
 * Tables `cvs` and `cv_versions`. Every query names the owner's account. Deleted CVs are soft-deleted for undo; only
 * `restore`, `purge`, `purgeOwn` and `removedOfFile` find them. Content is parsed when read.
 */
import type { AccountId } from '#core/account/account.ts'
import { Cv } from '#core/cv/cv.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { StoredReading } from '#core/cv/stored-reading.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import type { FileId } from '#core/files/file-id.ts'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'
import { type DocumentVersion, documentVersions } from './document-versions.ts'
import { softDeleted } from './soft-delete.ts'

/** `read`: extracted from a file. `made`: created here, mostly for a job. */
export type CvKind = 'read' | 'made'

export const { usage, rename, remove, restore, purgeOwn, purge } = softDeleted<CvId>('cvs')

const { findVersion, ...stored } = documentVersions<
  CvId,
  { content: unknown; design: unknown; tailoring: unknown }
>({
  table: 'cvs',
  versions: 'cv_versions',
  owner: 'cv_id',
  content: ['content', 'design', 'tailoring'],
})
export const { keepVersion, nameVersion, versions, trimVersions } = stored

export type CvSummary = {
  id: CvId
  kind: CvKind
  name: string
  /** The file it was read from, unless that was deleted. */
  fileId: FileId | null
  /** For a `made` CV: the CV it is based on, and the job it is for. */
  baseId: CvId | null
  jobId: JobId | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** The content of a version. `tailoring`: which proposed changes were accepted; parsed by the code that writes it. */
export type CvContent = { content: Cv; design: CvDesign | null; tailoring: unknown }

export type StoredCv = CvSummary & CvContent & { reading: StoredReading | null }

export type NewCv = Pick<CvSummary, 'kind' | 'name'> & {
  content: Cv
  fileId?: FileId | null
  baseId?: CvId | null
  jobId?: JobId | null
  reading?: StoredReading | null
  design?: CvDesign | null
  tailoring?: unknown
}

const SUMMARY = [
  'id',
  'kind',
  'name',
  'file_id as fileId',
  'base_id as baseId',
  'job_id as jobId',
  'version',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

const Design = CvDesign.nullable()
const Reading = StoredReading.nullable()

/** Most recently changed first. */
export async function list(db: Db | Tx, accountId: AccountId): Promise<CvSummary[]> {
  const rows = await db
    .selectFrom('cvs')
    .select(SUMMARY)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows as CvSummary[]
}

export function read(db: Db | Tx, accountId: AccountId, id: CvId): Promise<StoredCv | null> {
  return one(db, accountId, id, false)
}

/** The same, locked until the transaction ends. */
export function lock(tx: Tx, accountId: AccountId, id: CvId): Promise<StoredCv | null> {
  return one(tx, accountId, id, true)
}

async function one(db: Db | Tx, accountId: AccountId, id: CvId, isHeld: boolean) {
  const row = await db
    .selectFrom('cvs')
    .select([...SUMMARY, 'content', 'reading', 'design', 'tailoring'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  return {
    ...row,
    content: Cv.parse(row.content),
    reading: Reading.parse(row.reading),
    design: Design.parse(row.design),
  } as StoredCv
}

/** The newest CV that was read from this file. */
export async function ofFile(db: Db | Tx, accountId: AccountId, fileId: FileId) {
  const row = await db
    .selectFrom('cvs')
    .select(SUMMARY)
    .where('account_id', '=', accountId)
    .where('file_id', '=', fileId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row ?? null) as CvSummary | null
}

/** The most recently deleted CV that was read from this file. */
export async function removedOfFile(
  tx: Tx,
  accountId: AccountId,
  fileId: FileId,
): Promise<CvId | null> {
  const row = await tx
    .selectFrom('cvs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('file_id', '=', fileId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.id ?? null) as CvId | null
}

/** The CV used for matches, tailoring and cover letters; null if the profile names none. */
export async function current(db: Db | Tx, accountId: AccountId): Promise<CvId | null> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('cvs', 'cvs.id', 'profiles.cv_id')
    .select('cvs.id')
    .where('profiles.account_id', '=', accountId)
    .where('cvs.account_id', '=', accountId)
    .where('cvs.deleted_at', 'is', null)
    .executeTakeFirst()
  return (row?.id ?? null) as CvId | null
}

export async function add(tx: Tx, accountId: AccountId, cv: NewCv, now: Date): Promise<CvId> {
  const { id } = await tx
    .insertInto('cvs')
    .values({
      account_id: accountId,
      kind: cv.kind,
      name: cv.name,
      file_id: cv.fileId ?? null,
      base_id: cv.baseId ?? null,
      job_id: cv.jobId ?? null,
      content: JSON.stringify(cv.content),
      reading: asJson(cv.reading),
      design: asJson(cv.design),
      tailoring: asJson(cv.tailoring),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as CvId
}

export type CvWrite = {
  id: CvId
  /** The version that the change is based on. */
  version: number
  content: Cv
  /** Undefined leaves it unchanged. */
  design?: CvDesign | null
  tailoring?: unknown
  /** Given when the CV was read again. */
  reading?: StoredReading
}

/** Stores the current content as a version and writes the new content; false if the version no longer matches. */
export async function write(
  tx: Tx,
  accountId: AccountId,
  { id, version, content, design, tailoring, reading }: CvWrite,
  now: Date,
): Promise<boolean> {
  await keepVersion(tx, accountId, { id, version, name: null })
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({
      version: version + 1,
      content: JSON.stringify(content),
      updated_at: now,
      ...(design !== undefined && { design: asJson(design) }),
      ...(tailoring !== undefined && { tailoring: asJson(tailoring) }),
      ...(reading !== undefined && { reading: asJson(reading) }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The CV at that version; null if that version is not stored. */
export async function readVersion(
  db: Db | Tx,
  accountId: AccountId,
  id: CvId,
  version: number,
): Promise<(DocumentVersion & CvContent) | null> {
  const row = await findVersion(db, accountId, { id, version })
  if (!row) return null
  return { ...row, content: Cv.parse(row.content), design: Design.parse(row.design) }
}

/** Stores how the CV was read, without creating a version. */
export async function setReading(
  tx: Tx,
  accountId: AccountId,
  { id, reading }: { id: CvId; reading: StoredReading },
): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ reading: asJson(reading) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

const asJson = (value: unknown) =>
  value === null || value === undefined ? null : JSON.stringify(value)
