/** Table `application_documents`: which of their files a person sent with an application. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationDocument, ApplicationId } from '#core/tracker/application.ts'
import type { DocumentChange, NewDocument } from '#core/tracker/application-input.ts'
import { ofApplication, type PartRef } from './application-parts.ts'
import type { Db, Tx } from './db.ts'

/** In the order in which they were added. */
export function list(
  db: Db,
  accountId: AccountId,
  applicationId: ApplicationId,
): Promise<ApplicationDocument[]> {
  return read(db, accountId, sql`d.application_id = ${applicationId}`)
}

/** Null if this account has no such file. */
export async function add(
  tx: Tx,
  accountId: AccountId,
  applicationId: ApplicationId,
  { fileId, sentOn, now }: NewDocument & { now: Date },
): Promise<ApplicationDocument | null> {
  const { rows } = await sql<{ id: number }>`
    insert into application_documents
           (account_id, application_id, file_id, name, media_type, bytes, sent_on, added_at)
    select account_id, ${applicationId}, id, name, media_type, bytes, ${sentOn ?? null}::date, ${now}
      from files where account_id = ${accountId} and id = ${fileId} and deleted_at is null
    returning id`.execute(tx)
  return rows[0] ? one(tx, accountId, { applicationId, id: rows[0].id }) : null
}

/** Null if this account has no such document. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  { applicationId, id, values }: PartRef & { values: DocumentChange },
): Promise<ApplicationDocument | null> {
  await tx
    .updateTable('application_documents')
    .set({ sent_on: values.sentOn })
    .where(ofApplication(accountId, applicationId))
    .where('id', '=', id)
    .execute()
  return one(tx, accountId, { applicationId, id })
}

async function one(tx: Tx, accountId: AccountId, { applicationId, id }: PartRef) {
  const which = sql`d.application_id = ${applicationId} and d.id = ${id}`
  return (await read(tx, accountId, which))[0] ?? null
}

type DocumentRow = Omit<ApplicationDocument, 'addedAt'> & { addedAt: Date }

/** The file id is null for a deleted file, whether or not it can still be restored. */
async function read(
  db: Db | Tx,
  accountId: AccountId,
  which: ReturnType<typeof sql>,
): Promise<ApplicationDocument[]> {
  const { rows } = await sql<DocumentRow>`
    select d.id, f.id as "fileId", d.name, d.media_type as "mediaType", d.bytes,
           d.sent_on as "sentOn", d.added_at as "addedAt"
      from application_documents d
      left join files f on f.id = d.file_id and f.account_id = d.account_id and f.deleted_at is null
     where d.account_id = ${accountId} and d.deleted_at is null and ${which}
     order by d.id`.execute(db)
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }))
}
