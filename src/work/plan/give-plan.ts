/** Gives an account a plan without a payment: a demonstration that people start themselves, or the operator. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { PaidPlan, Plan } from '#core/plan/plan.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as accounts from '#store/accounts.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as subscriptions from '#store/subscriptions.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Throws where there are no plans, and where people pay. */
export async function startDemo(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  accountId: AccountId,
  plan: PaidPlan,
): Promise<void> {
  if (settings.plans === null || settings.plans.payments !== null) throw new Refusal('not_found')
  const now = clock.now()
  await inTransaction(db, (tx) => put(tx, accountId, { source: 'demo', plan }, now))
}

/** Ending one that does not run changes nothing. */
export async function endDemo(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    if (await subscriptions.remove(tx, accountId, 'demo')) recordPlan(tx, accountId, now)
  })
}

/** By the operator, until they take it back with `basic`. False if there is no such account. */
export async function givePlan(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
  plan: Plan,
): Promise<boolean> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const accountId = await accounts.idOf(tx, email)
    if (accountId === null) return false
    if (plan !== 'basic') await put(tx, accountId, { source: 'operator', plan }, now)
    else if (await subscriptions.remove(tx, accountId, 'operator')) recordPlan(tx, accountId, now)
    return true
  })
}

async function put(
  tx: Tx,
  accountId: AccountId,
  given: { source: 'demo' | 'operator'; plan: PaidPlan },
  now: Date,
) {
  const free = { interval: null, periodEndsAt: null, endsAt: null, pastDueSince: null }
  const row = { ...given, ...free, status: 'active', startedAt: now, providerId: null }
  await subscriptions.put(tx, accountId, row, now)
  recordPlan(tx, accountId, now)
}

/** Tells the account's open tabs. */
export const recordPlan = (tx: Tx, accountId: AccountId, now: Date) =>
  accountChanges.record(tx, accountId, { kind: 'plan', subject: null }, now)
