/**
 * Tables `cvs` and `cv_versions`. Everything is asked for by its owner's id; a deleted CV is kept aside for undo and
 * is found by nothing but `restore` and `purge`. Content is parsed on the way out.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { Cv } from '#core/cv/cv.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { KeptReading } from '#core/cv/kept-reading.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import type { FileId } from '#core/files/file-id.ts'
import type { JobId } from '#core/job/job.ts'
import type { Db, Tx } from './db.ts'

/** `read`: came out of a file. `made`: written here, mostly for a job. */
export type CvKind = 'read' | 'made'

export type CvSummary = {
  id: CvId
  kind: CvKind
  name: string
  /** The file it was read from, unless that was deleted. */
  fileId: FileId | null
  /** What a made one was made of and for. */
  baseId: CvId | null
  jobId: JobId | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** What a version holds. `tailoring`: which of the proposed changes were taken; parsed by who writes it. */
export type CvContent = { content: Cv; design: CvDesign | null; tailoring: unknown }

export type StoredCv = CvSummary & CvContent & { reading: KeptReading | null }

export type NewCv = Pick<CvSummary, 'kind' | 'name'> & {
  content: Cv
  fileId?: FileId | null
  baseId?: CvId | null
  jobId?: JobId | null
  reading?: KeptReading | null
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
const Reading = KeptReading.nullable()

/** What was changed last comes first. */
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

/** The same, held until the transaction's end. */
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

/** The newest that was read from this file. */
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

/** The one that was read from this file and was deleted last. */
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

/** The CV that matches, tailoring and letters go by; null where the profile names none. */
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

/** How many there are, deleted ones that could come back included. Holds others' additions back. */
export async function usage(tx: Tx, accountId: AccountId): Promise<number> {
  await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(tx)
  const { count } = await tx
    .selectFrom('cvs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
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
  /** The version that the change was made on. */
  version: number
  content: Cv
  /** Absent: as it was. */
  design?: CvDesign | null
  tailoring?: unknown
  /** Where the CV was read again. */
  reading?: KeptReading
}

/** Keeps what was as a version and writes what is; false where it is no longer this version. */
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

/** A copy of the CV as it now is, if it is this version; one that has a row already only gets the name. */
export async function keepVersion(
  tx: Tx,
  accountId: AccountId,
  { id, version, name }: { id: CvId; version: number; name: string | null },
): Promise<void> {
  await sql`
    insert into cv_versions
           (cv_id, version, account_id, name, content, design, tailoring, created_at)
    select id, version, account_id, ${name}::text, content, design, tailoring, updated_at
      from cvs
     where account_id = ${accountId} and id = ${id} and version = ${version} and deleted_at is null
        on conflict (cv_id, version)
        do update set name = coalesce(excluded.name, cv_versions.name)`.execute(tx)
}

/** False where there is no such earlier version of theirs. */
export async function nameVersion(
  tx: Tx,
  accountId: AccountId,
  { id, version, name }: { id: CvId; version: number; name: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cv_versions')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('cv_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type CvVersion = { version: number; name: string | null; createdAt: Date }

/** The newest first; the one that is now is among them once it has a name. */
export function versions(db: Db | Tx, accountId: AccountId, id: CvId): Promise<CvVersion[]> {
  return db
    .selectFrom('cv_versions')
    .innerJoin('cvs', 'cvs.id', 'cv_id')
    .select(['cv_versions.version', 'cv_versions.name', 'cv_versions.created_at as createdAt'])
    .where('cv_versions.account_id', '=', accountId)
    .where('cv_id', '=', id)
    .where('cvs.deleted_at', 'is', null)
    .orderBy('cv_versions.version', 'desc')
    .execute()
}

/** What a CV was at that version; null where that is not kept. */
export async function readVersion(
  db: Db | Tx,
  accountId: AccountId,
  id: CvId,
  version: number,
): Promise<(CvVersion & CvContent) | null> {
  const row = await db
    .selectFrom('cv_versions')
    .innerJoin('cvs', 'cvs.id', 'cv_id')
    .select(['cv_versions.version', 'cv_versions.name', 'cv_versions.created_at as createdAt'])
    .select(['cv_versions.content', 'cv_versions.design', 'cv_versions.tailoring'])
    .where('cv_versions.account_id', '=', accountId)
    .where('cv_id', '=', id)
    .where('cv_versions.version', '=', version)
    .where('cvs.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return { ...row, content: Cv.parse(row.content), design: Design.parse(row.design) }
}

/** Forgets the oldest versions without a name, but for the one as it was read, so that so many stay. */
export async function trimVersions(
  tx: Tx,
  accountId: AccountId,
  { id, keep, spare }: { id: CvId; keep: number; spare: number },
): Promise<void> {
  await sql`
    delete from cv_versions
     where account_id = ${accountId} and cv_id = ${id}
       and version in (select version from cv_versions
                        where account_id = ${accountId} and cv_id = ${id}
                          and name is null and version <> ${spare}
                        order by version desc offset ${keep})`.execute(tx)
}

export async function rename(
  tx: Tx,
  accountId: AccountId,
  { id, name }: { id: CvId; name: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ name, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes how the CV was read, which is no version of its own. */
export async function setReading(
  tx: Tx,
  accountId: AccountId,
  { id, reading }: { id: CvId; reading: KeptReading },
): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ reading: asJson(reading) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** Returns whether it was deleted now. */
export async function remove(tx: Tx, accountId: AccountId, id: CvId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ deleted_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns whether it is back now. */
export async function restore(tx: Tx, accountId: AccountId, id: CvId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ deleted_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes for good what this person deleted. */
export async function purgeOwn(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .deleteFrom('cvs')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Deletes for good what was deleted before then. Returns how many. */
export async function purge(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('cvs')
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const asJson = (value: unknown) =>
  value === null || value === undefined ? null : JSON.stringify(value)
