import { expect, test } from 'vitest'
import { billingPauseMs } from './billing-pause.ts'
import { currentPlan, newestSubscription, type Subscription } from './subscription.ts'

const NOW = new Date('2026-03-10T00:00:00Z')
const PAID = { hasPayments: true, graceDays: 7 }
const at = (day: string) => new Date(`2026-${day}T00:00:00Z`)

const paid = (parts: Partial<Subscription> = {}): Subscription => ({
  source: 'stripe',
  plan: 'premium',
  status: 'active',
  interval: 'monthly',
  startedAt: at('01-05'),
  periodEndsAt: at('04-05'),
  endsAt: null,
  pastDueSince: null,
  ...parts,
})
const free = (parts: Partial<Subscription>) =>
  paid({ interval: null, periodEndsAt: null, ...parts })

test.each<[string, Subscription[], string]>([
  ['nothing', [], 'basic'],
  ['a paid subscription', [paid()], 'premium'],
  ['a trial', [paid({ status: 'trialing' })], 'premium'],
  ['one that was canceled at once', [paid({ status: 'canceled' })], 'basic'],
  ['one whose first payment failed', [paid({ status: 'incomplete' })], 'basic'],
  ['one that Stripe gave up', [paid({ status: 'unpaid' })], 'basic'],
  ['one that is paused', [paid({ status: 'paused' })], 'basic'],
  ['a status that nobody knows', [paid({ status: 'dormant' })], 'basic'],
  ['one canceled for later', [paid({ endsAt: at('03-11') })], 'premium'],
  ['one canceled for now', [paid({ endsAt: at('03-10') })], 'basic'],
  [
    'a payment due 6 days ago',
    [paid({ status: 'past_due', pastDueSince: at('03-04') })],
    'premium',
  ],
  ['a payment due 7 days ago', [paid({ status: 'past_due', pastDueSince: at('03-03') })], 'basic'],
  ['no news for 6 days after a renewal', [paid({ periodEndsAt: at('03-04') })], 'premium'],
  ['no news for 7 days after a renewal', [paid({ periodEndsAt: at('03-03') })], 'basic'],
  ['a demonstration where people pay', [free({ source: 'demo' })], 'basic'],
  ['a gift of the operator', [free({ source: 'operator', plan: 'enterprise' })], 'enterprise'],
  ['two plans', [paid(), free({ source: 'operator', plan: 'enterprise' })], 'enterprise'],
  [
    'a gift after a failed payment',
    [paid({ status: 'unpaid' }), free({ source: 'operator' })],
    'premium',
  ],
])('%s gives the plan expected', (_, subscriptions, plan) => {
  expect(currentPlan(subscriptions, PAID, NOW).plan).toBe(plan)
})

test('a demonstration counts where nobody can pay', () => {
  const terms = { hasPayments: false, graceDays: 7 }
  expect(currentPlan([free({ source: 'demo' })], terms, NOW).plan).toBe('premium')
})

test('without days of grace, a failed payment ends the plan at once', () => {
  const terms = { hasPayments: true, graceDays: 0 }
  const failed = paid({ status: 'past_due', pastDueSince: at('03-10') })
  expect(currentPlan([failed], terms, NOW).plan).toBe('basic')
})

test('of two that give the same plan, the paid one is shown, whatever their order', () => {
  const both = [paid(), free({ source: 'operator' })]
  for (const list of [both, both.toReversed()]) {
    expect(currentPlan(list, PAID, NOW).subscription?.source).toBe('stripe')
  }
})

test('of a customer’s subscriptions, one that is paid counts before one that is not, then the newest', () => {
  const over = paid({ status: 'canceled', startedAt: at('03-09') })
  const late = paid({ status: 'past_due', startedAt: at('03-08') })
  const good = paid({ startedAt: at('01-01') })
  const newer = paid({ startedAt: at('02-01') })
  expect([
    newestSubscription([]),
    newestSubscription([over]),
    newestSubscription([over, late]),
    newestSubscription([late, over, good]),
    newestSubscription([good, newer]),
  ]).toEqual([null, over, late, good, newer])
})

test('asking again waits longer each time, up to an hour, and never stops', () => {
  expect([1, 2, 3, 9, 10, 1_000].map((failures) => billingPauseMs(failures) / 1_000)).toEqual([
    10, 20, 40, 2_560, 3_600, 3_600,
  ])
})
