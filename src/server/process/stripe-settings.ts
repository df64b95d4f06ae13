/** The operator's account at Stripe. */
import type { PaidPlan } from '#core/plan/plan.ts'
import type { Interval } from '#core/plan/subscription.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Only test cards work. */
  isTest: boolean
  /** Whether Stripe Tax computes taxes. */
  hasTax: boolean
  /** A mock on this machine; null for Stripe. */
  apiUrl: string | null
  /** Enterprise can be left out: then only the operator gives it. */
  priceIds: Readonly<Partial<Record<PaidPlan, Readonly<Record<Interval, string>>>>>
}
