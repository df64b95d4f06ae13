/** An operator must not lock themselves out, and an instance must not be left without an operator. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Tx } from '#store/db.ts'
import * as operators from '#store/operators.ts'
import type { AuditActor } from '#work/use-case/audit-log.ts'

/** Throws for the operator's own account, and for the last operator. Holds until the transaction ends. */
export async function requireOtherAccount(
  tx: Tx,
  by: AuditActor,
  accountId: AccountId,
): Promise<void> {
  if ('id' in by && by.id === accountId) throw new Refusal('own_account')
  if (await operators.isLast(tx, accountId)) throw new Refusal('last_operator')
}
