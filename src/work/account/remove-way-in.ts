/**
 * Removes a sign-in method from an account, unless it is the last one. Every removal goes through here. The account's
 * row is locked first and the remaining methods are read in the same transaction, so that two concurrent removals
 * cannot each rely on the other's method.
 */
import { APIError } from 'better-auth/api'
import type { AccountId } from '#core/account/account.ts'
import { waysIn } from '#core/account/ways-in.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as signInMethods from '#store/sign-in-methods.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

export type RemovalParts = {
  db: Db
  clock: Clock
  /** The providers configured on this instance. */
  offered: readonly string[]
}

/** False if `remove` found nothing to remove. Throws `ONLY_WAY_IN`; then nothing has changed. */
export function removeWayIn(
  { db, clock, offered }: RemovalParts,
  accountId: AccountId,
  remove: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isRemoved = await keepingWayIn(tx, { accountId, offered }, () => remove(tx))
    if (!isRemoved) return false
    accountChanges.record(tx, accountId, { kind: 'account', subject: null }, clock.now())
    return true
  })
}

/** Only the check, for transactions that remove sign-in methods among other things. Throws `ONLY_WAY_IN`. */
export async function keepingWayIn<Result>(
  tx: Tx,
  { accountId, offered }: { accountId: AccountId; offered: readonly string[] },
  remove: () => Promise<Result>,
): Promise<Result> {
  await accounts.lock(tx, accountId)
  const result = await remove()
  const facts = await signInMethods.facts(tx, accountId)
  if (facts && waysIn(facts, offered).length === 0) throw new APIError('BAD_REQUEST', ONLY_WAY_IN)
  return result
}

const ONLY_WAY_IN = {
  code: 'ONLY_WAY_IN',
  message:
    'This is the only way into your account. Add another one first, such as an email address.',
}
