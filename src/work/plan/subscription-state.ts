/** What a person can do about what gives them their plan. */
import type { AccountId } from '#core/account/account.ts'
import { type Interval, isOver } from '#core/plan/subscription.ts'
import * as customers from '#store/billing-customers.ts'
import * as subscriptions from '#store/subscriptions.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type SubscriptionState = {
  /** A demonstration that counts. */
  isDemo: boolean
  /** The payment provider knows them. */
  canManage: boolean
  canCancel: boolean
  canResume: boolean
  /** The other interval; null if it cannot be changed. */
  switchTo: Interval | null
  /** A payment failed, whether or not the plan still counts. */
  isPastDue: boolean
}

export async function subscriptionState(
  { db, settings, payments }: Pick<Services, 'db' | 'settings' | 'payments'>,
  accountId: AccountId,
): Promise<SubscriptionState> {
  const held = await subscriptions.list(db, accountId)
  const paid = held.find(({ source, status }) => source === 'stripe' && !isOver(status))
  const isKnown = payments !== null && (await customers.find(db, accountId)) !== null
  const isRunning = isKnown && paid !== undefined
  return {
    isDemo: settings.plans?.payments === null && held.some(({ source }) => source === 'demo'),
    canManage: isKnown,
    canCancel: isRunning && paid.endsAt === null,
    canResume: isRunning && paid.endsAt !== null,
    switchTo:
      isRunning && paid.endsAt === null && paid.interval !== null && paid.status === 'active'
        ? OTHER[paid.interval]
        : null,
    isPastDue: isRunning && paid.status === 'past_due',
  }
}

const OTHER: Readonly<Record<Interval, Interval>> = { monthly: 'annually', annually: 'monthly' }
