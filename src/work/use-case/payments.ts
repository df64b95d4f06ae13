/** What use cases need from a payment provider. `src/server/plan/stripe.ts` is the only one. */
import type { AccountId } from '#core/account/account.ts'
import type { PaidPlan } from '#core/plan/plan.ts'
import type { Interval } from '#core/plan/subscription.ts'
import type { Checkout } from '#store/checkouts.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'

/** The provider did not do what it was asked, or its answer was lost. Nothing is known to have changed. */
export class PaymentProblem extends Error {
  readonly code: 'away' | 'refused' | 'gone'
  constructor(code: PaymentProblem['code'], options?: ErrorOptions) {
    super(`the payment provider: ${code}`, options)
    this.code = code
  }
}

/** A price as the provider charges it. */
export type ProviderPrice = {
  id: string
  /** In `currency`, not in cents. */
  amount: number
  currency: string
}

export type PriceList = Readonly<
  Partial<Record<PaidPlan, Readonly<Record<Interval, ProviderPrice>>>>
>

/** Every method may throw PaymentProblem. */
export type Payments = {
  /** No card is charged. */
  isTest: boolean
  /** The plans that can be bought, with the provider's own prices. */
  prices(): Promise<PriceList>
  createCustomer(asked: { accountId: AccountId; email: string | null }): Promise<string>
  /** With the same key, the same page. */
  openCheckout(asked: {
    key: string
    accountId: AccountId
    customerId: string
    priceId: string
    returnUrl: string
  }): Promise<NonNullable<Checkout['page']>>
  /** Makes an open payment page useless. `paid`: it was paid before that. */
  endCheckout(sessionId: string): Promise<'ended' | 'paid'>
  /** All that the customer ever had, as they are now, if they give one of our plans. */
  subscriptionsOf(customerId: string): Promise<StoredSubscription[]>
  /** Has it end with the paid period, or renew after all. */
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>
  /** The provider's pages for cards, invoices and addresses, or for confirming another interval. */
  openPortal(asked: {
    customerId: string
    returnUrl: string
    change: { subscriptionId: string; priceId: string } | null
  }): Promise<string>
  /** Cancels everything of the customer's for good. Closing a closed one changes nothing. */
  closeCustomer(customerId: string): Promise<void>
  /** Throws the refusal `bad_signature`. */
  readEvent(body: string, signature: string, now: Date): PaymentEvent
}

export type PaymentEvent = {
  id: string
  kind: string
  /** Null if it is about no customer. */
  customerId: string | null
  isTest: boolean
}
