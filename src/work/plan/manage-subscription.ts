/** What a subscriber can do with a paid subscription: cancel it, keep it after all, and open the provider's pages. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Interval } from '#core/plan/subscription.ts'
import * as customers from '#store/billing-customers.ts'
import * as subscriptions from '#store/subscriptions.ts'
import { PaymentProblem, type Payments } from '#work/use-case/payments.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { readSubscriptions } from './read-subscriptions.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'settings' | 'payments' | 'log'>

/** `isEnding`: it ends with the paid period. Throws `billing_failed`, and `not_found` without a subscription. */
export async function setSubscriptionEnding(
  parts: Parts,
  accountId: AccountId,
  isEnding: boolean,
): Promise<void> {
  await withProvider(parts, async (payments) => {
    await payments.setEnding(await paidId(parts, accountId), isEnding)
    await readSubscriptions(parts, payments, accountId)
  })
}

/** `interval`: confirm paying in it instead, with what Stripe charges or credits for the rest of the period. */
export async function openBillingPortal(
  parts: Parts,
  accountId: AccountId,
  interval: Interval | null = null,
): Promise<string> {
  return withProvider(parts, async (payments) => {
    const customerId = await customers.find(parts.db, accountId)
    if (customerId === null) throw new Refusal('not_found')
    return payments.openPortal({
      customerId,
      returnUrl: `${parts.settings.publicUrl}/dashboard/plan`,
      change: interval && (await changeTo(parts, payments, accountId, interval)),
    })
  })
}

async function changeTo(
  { db }: Pick<Parts, 'db'>,
  payments: Payments,
  accountId: AccountId,
  interval: Interval,
) {
  const paid = (await subscriptions.list(db, accountId)).find(({ source }) => source === 'stripe')
  const price = paid && (await payments.prices())[paid.plan]?.[interval]
  if (!paid?.providerId || !price) throw new Refusal('not_found')
  return { subscriptionId: paid.providerId, priceId: price.id }
}

async function paidId({ db }: Pick<Parts, 'db'>, accountId: AccountId): Promise<string> {
  const paid = (await subscriptions.list(db, accountId)).find(({ source }) => source === 'stripe')
  if (!paid?.providerId) throw new Refusal('not_found')
  return paid.providerId
}

/** Reads the subscriptions now, because the person has just returned from paying. */
export async function checkPayment(parts: Parts, accountId: AccountId): Promise<void> {
  await withProvider(parts, (payments) => readSubscriptions(parts, payments, accountId))
}

async function withProvider<T>(
  { payments, log }: Pick<Parts, 'payments' | 'log'>,
  use: (payments: Payments) => Promise<T>,
): Promise<T> {
  if (payments === null) throw new Refusal('not_found')
  try {
    return await use(payments)
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error }, 'the payment provider failed')
    throw new Refusal('billing_failed')
  }
}
