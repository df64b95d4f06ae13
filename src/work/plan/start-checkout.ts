/**
 * Opens the payment page for a plan. Nobody pays twice: an account has one page at a time, the key is stored before
 * the provider is asked, and an answer that was lost is asked for again with the same key. Who already has a
 * subscription changes it instead.
 */
import { randomUUID } from 'node:crypto'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import type { PaidPlan } from '#core/plan/plan.ts'
import { premiumAdds } from '#core/plan/plan-card.ts'
import { type Interval, isOver } from '#core/plan/subscription.ts'
import * as accounts from '#store/accounts.ts'
import * as customers from '#store/billing-customers.ts'
import * as checkouts from '#store/checkouts.ts'
import { inTransaction } from '#store/db.ts'
import * as subscriptions from '#store/subscriptions.ts'
import { PaymentProblem, type Payments } from '#work/use-case/payments.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { readSubscriptions } from './read-subscriptions.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'settings' | 'payments' | 'log'>
type Wished = { plan: PaidPlan; interval: Interval }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Stripe remembers a key for at least 24 hours. */
const KEY_HOURS = 23
/** A page that expires sooner is not worth sending anyone to. */
const LEAST_LEFT_MS = 5 * MINUTE_MS
/** If the event of a payment is lost, the subscription is found by then. */
const READ_AFTER_MS = 10 * MINUTE_MS

/** Where to pay. Throws `upgrade_failed`, `already_subscribed`, and `not_found` for what is not sold here. */
export async function startCheckout(
  parts: Parts,
  viewer: Pick<Viewer, 'id' | 'email'>,
  wished: Wished,
): Promise<string> {
  const { payments } = parts
  const { plans } = parts.settings
  if (payments === null || plans === null) throw new Refusal('not_found')
  if (premiumAdds(plans) === null) throw new Refusal('not_found') // nothing would be sold
  try {
    const price = (await payments.prices())[wished.plan]?.[wished.interval]
    if (!price) throw new Refusal('not_found')
    const customerId = await customerOf(parts, payments, viewer)
    await readSubscriptions(parts, payments, viewer.id)
    return await openPage(parts, payments, { viewer, wished, customerId, priceId: price.id })
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    parts.log.warn({ err: error }, 'a payment page could not be opened')
    throw new Refusal('upgrade_failed')
  }
}

async function customerOf(
  { db, clock }: Parts,
  payments: Payments,
  { id: accountId, email }: Pick<Viewer, 'id' | 'email'>,
): Promise<string> {
  const known = await customers.find(db, accountId)
  if (known !== null) return known
  const customerId = await payments.createCustomer({
    accountId,
    email: isPlaceholder(email) ? null : email,
  })
  const readAt = new Date(clock.now().getTime() + READ_AFTER_MS)
  return inTransaction(db, async (tx) => {
    await customers.add(tx, { accountId, customerId, readAt })
    return (await customers.find(tx, accountId)) ?? customerId
  })
}

type Asked = { viewer: Pick<Viewer, 'id'>; wished: Wished; customerId: string; priceId: string }

async function openPage(parts: Parts, payments: Payments, asked: Asked): Promise<string> {
  const { db, clock, settings } = parts
  const { viewer, wished, customerId, priceId } = asked
  const { id: accountId } = viewer
  const now = clock.now()
  const before = await checkouts.find(db, accountId)
  if (before?.page && before.priceId === priceId && isUsable(before.page, now)) {
    return before.page.url
  }
  if (before?.page && before.page.expiresAt > now) {
    const outcome = await payments.endCheckout(before.page.sessionId)
    await inTransaction(db, async (tx) => {
      await checkouts.remove(tx, accountId)
      await customers.readBy(tx, accountId, now)
    })
    if (outcome === 'paid') throw new Refusal('already_subscribed')
  }
  const checkout = await inTransaction(db, async (tx) => {
    // Two clicks at once use the same key.
    if (!(await accounts.lock(tx, accountId))) throw new Refusal('not_signed_in')
    const held = await subscriptions.list(tx, accountId)
    if (held.some(({ source, status }) => source === 'stripe' && !isOver(status))) {
      throw new Refusal('already_subscribed')
    }
    const begun = await checkouts.find(tx, accountId)
    if (begun && begun.priceId === priceId && isRepeatable(begun, now)) return begun
    // The other click's page has opened since.
    if (begun?.page && begun.page.sessionId !== before?.page?.sessionId) return null
    const fresh = { key: randomUUID(), ...wished, priceId, createdAt: now }
    await checkouts.put(tx, accountId, fresh)
    return { ...fresh, page: null }
  })
  if (checkout === null) return openPage(parts, payments, asked)
  const page = await payments.openCheckout({
    key: checkout.key,
    accountId,
    customerId,
    priceId,
    returnUrl: `${settings.publicUrl}/subscription/done`,
  })
  const isOnlyPage = await inTransaction(db, async (tx) => {
    await customers.readBy(tx, accountId, new Date(now.getTime() + READ_AFTER_MS))
    return checkouts.opened(tx, checkout.key, page)
  })
  if (isOnlyPage) return page.url
  // A click on another interval has taken its place, and leads to a page of its own.
  const outcome = await payments.endCheckout(page.sessionId)
  throw new Refusal(outcome === 'paid' ? 'already_subscribed' : 'upgrade_failed')
}

const isUsable = ({ expiresAt }: { expiresAt: Date }, now: Date) =>
  expiresAt.getTime() - now.getTime() >= LEAST_LEFT_MS

/** Its result may be unknown, so it is asked for again instead of opening another one. */
const isRepeatable = ({ createdAt, page }: checkouts.Checkout, now: Date) =>
  page === null && now.getTime() - createdAt.getTime() < KEY_HOURS * HOUR_MS
