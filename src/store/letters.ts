/**
 * Tables `letters` and `letter_versions`. Everything is asked for by its owner's id; a deleted letter is kept aside for
 * undo and is found by nothing but `restore` and `purge`. Content is parsed on the way out.
 */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import type { JobId } from '#core/job/job.ts'
import { Letter } from '#core/letter/cover-letter.ts'
import type { LetterId } from '#core/letter/letter-id.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import type { Db, Tx } from './db.ts'

export type LetterSummary = {
  id: LetterId
  name: string
  /** The CV it was written from; null for the profile, or where that was deleted. */
  cvId: CvId | null
  jobId: JobId | null
  /** The application it was last kept with. */
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

/** What was changed last comes first. */
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

/** The same, held until the transaction's end. */
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

/** How many there are, deleted ones that could come back included. Holds others' additions back. */
export async function usage(tx: Tx, accountId: AccountId): Promise<number> {
  await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(tx)
  const { count } = await tx
    .selectFrom('letters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

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
  /** The version that the change was made on. */
  version: number
  /** Absent: as it was. */
  cvId?: CvId | null
}

/** Keeps what was as a version and writes what is; false where it is no longer this version. */
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

/** A copy of the letter as it now is, if it is this version; one that has a row already only gets the name. */
export async function keepVersion(
  tx: Tx,
  accountId: AccountId,
  { id, version, name }: { id: LetterId; version: number; name: string | null },
): Promise<void> {
  await sql`
    insert into letter_versions (letter_id, version, account_id, name, content, design, created_at)
    select id, version, account_id, ${name}::text, content, design, updated_at
      from letters
     where account_id = ${accountId} and id = ${id} and version = ${version} and deleted_at is null
        on conflict (letter_id, version)
        do update set name = coalesce(excluded.name, letter_versions.name)`.execute(tx)
}

/** False where there is no such version of theirs. */
export async function nameVersion(
  tx: Tx,
  accountId: AccountId,
  { id, version, name }: { id: LetterId; version: number; name: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letter_versions')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('letter_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type LetterVersion = { version: number; name: string | null; createdAt: Date }

/** The newest first; the one that is now is among them once it has a name. */
export function versions(
  db: Db | Tx,
  accountId: AccountId,
  id: LetterId,
): Promise<LetterVersion[]> {
  return versionsOf(db, accountId, id)
    .select(['letter_versions.version', 'letter_versions.name'])
    .select('letter_versions.created_at as createdAt')
    .orderBy('letter_versions.version', 'desc')
    .execute()
}

/** What a letter was at that version; null where that is not kept. */
export async function readVersion(
  db: Db | Tx,
  accountId: AccountId,
  id: LetterId,
  version: number,
): Promise<(LetterVersion & LetterContent) | null> {
  const row = await versionsOf(db, accountId, id)
    .select(['letter_versions.version', 'letter_versions.name'])
    .select('letter_versions.created_at as createdAt')
    .select(['letter_versions.content', 'letter_versions.design'])
    .where('letter_versions.version', '=', version)
    .executeTakeFirst()
  return row ? { ...row, ...parsed(row) } : null
}

const versionsOf = (db: Db | Tx, accountId: AccountId, id: LetterId) =>
  db
    .selectFrom('letter_versions')
    .innerJoin('letters', 'letters.id', 'letter_id')
    .where('letter_versions.account_id', '=', accountId)
    .where('letter_id', '=', id)
    .where('letters.deleted_at', 'is', null)

/** Forgets the oldest versions without a name, so that so many stay. */
export async function trimVersions(
  tx: Tx,
  accountId: AccountId,
  { id, keep }: { id: LetterId; keep: number },
): Promise<void> {
  await sql`
    delete from letter_versions
     where account_id = ${accountId} and letter_id = ${id}
       and version in (select version from letter_versions
                        where account_id = ${accountId} and letter_id = ${id} and name is null
                        order by version desc offset ${keep})`.execute(tx)
}

export async function rename(
  tx: Tx,
  accountId: AccountId,
  { id, name }: { id: LetterId; name: string },
  now: Date,
): Promise<boolean> {
  return update(tx, accountId, id, { name, updated_at: now })
}

/** Notes with which application its file was kept. */
export async function noteApplication(
  tx: Tx,
  accountId: AccountId,
  { id, applicationId }: { id: LetterId; applicationId: ApplicationId },
): Promise<boolean> {
  return update(tx, accountId, id, { application_id: applicationId })
}

async function update(
  tx: Tx,
  accountId: AccountId,
  id: LetterId,
  values: { name: string; updated_at: Date } | { application_id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letters')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns whether it was deleted now. */
export async function remove(
  tx: Tx,
  accountId: AccountId,
  id: LetterId,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letters')
    .set({ deleted_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns whether it is back now. */
export async function restore(tx: Tx, accountId: AccountId, id: LetterId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letters')
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
    .deleteFrom('letters')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Deletes for good what was deleted before then. Returns how many. */
export async function purge(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('letters')
    .where('deleted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
