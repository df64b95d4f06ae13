/** Deletes somebody's account as they could themselves, and hands out the data that is stored about them. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction } from '#store/db.ts'
import { eraseAccount } from '#work/account/delete-account.ts'
import { archiveOf, type DataExport } from '#work/account/export-data.ts'
import type { FileReader } from '#work/files/read-file.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { requireOtherAccount } from './require-other-account.ts'

/**
 * `typed` is the account's address, entered by the operator. False if it is another one. Throws for one's own account
 * and the last operator.
 */
export async function closeAccount(
  services: Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'audit' | 'events'>,
  by: AuditActor,
  { accountId, typed }: { accountId: AccountId; typed: string },
): Promise<boolean> {
  const isDone = await inTransaction(services.db, async (tx) => {
    await requireOtherAccount(tx, by, accountId)
    const email = await accounts.emailOf(tx, accountId)
    if (email === null) throw new Refusal('not_found')
    if (typed.trim().toLowerCase() !== email) return false
    return eraseAccount(tx, services, { id: accountId, by })
  })
  if (isDone) services.events.note('account_deleted', { accountId })
  return isDone
}

/** The same archive that the person can download, for a request by law. Throws `not_found`. */
export async function handOutData(
  services: FileReader & Pick<Services, 'clock' | 'audit'>,
  by: AuditActor,
  accountId: AccountId,
): Promise<DataExport> {
  await inTransaction(services.db, async (tx) => {
    if (!(await accounts.lock(tx, accountId))) throw new Refusal('not_found')
    await services.audit.record(tx, { action: 'data_exported', by, about: accountId })
  })
  return archiveOf(services, accountId)
}
