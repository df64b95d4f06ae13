/** Table `application_contacts`: a person's contacts for an application. */
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationContact, ApplicationId } from '#core/tracker/application.ts'
import type { ContactChange, NewContact } from '#core/tracker/application-input.ts'
import { ofApplication, type PartRef } from './application-parts.ts'
import type { Db, Tx } from './db.ts'

/** In the order in which they were added. */
export function list(
  db: Db,
  accountId: AccountId,
  applicationId: ApplicationId,
): Promise<ApplicationContact[]> {
  return db
    .selectFrom('application_contacts')
    .select(COLUMNS)
    .where(ofApplication(accountId, applicationId))
    .orderBy('id')
    .execute()
}

export function add(
  tx: Tx,
  accountId: AccountId,
  applicationId: ApplicationId,
  { now: _, ...values }: NewContact & { now: Date },
): Promise<ApplicationContact> {
  return tx
    .insertInto('application_contacts')
    .values({ ...values, account_id: accountId, application_id: applicationId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Null if this account has no such contact. */
export async function change(
  tx: Tx,
  accountId: AccountId,
  { applicationId, id, values }: PartRef & { values: ContactChange },
): Promise<ApplicationContact | null> {
  const row = await tx
    .updateTable('application_contacts')
    .set({ ...values, application_id: applicationId })
    .where(ofApplication(accountId, applicationId))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

const COLUMNS = ['id', 'name', 'role', 'email', 'phone', 'url', 'notes'] as const
