/** Plans that are paid for, with a small Stripe on this machine: paying, events, failures, and leaving. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import * as accounts from '#store/accounts.ts'
import * as checkouts from '#store/checkouts.ts'
import { inTransaction } from '#store/db.ts'
import { createTestApp, type TestApp } from './app.ts'
import { type FakeSubscription, fakeStripe, signatureOf } from './fake-stripe.ts'
import { signUp } from './sign-up.ts'

const START = '2026-03-02T09:00:00Z'
const HOUR_MS = 3_600_000

type Person = Awaited<ReturnType<typeof signUp>>

async function given() {
  let time = Date.parse(START)
  const stripe = await fakeStripe(() => new Date(time))
  const app = await createTestApp({ now: START, stripe: stripe.settings })
  const ada = await signUp(app)
  const passHours = (hours: number) => {
    time += hours * HOUR_MS
    app.setNow(new Date(time).toISOString())
  }
  return { app, stripe, ada, passHours, now: () => time }
}

const upgrade = (person: Person, billing = 'monthly') =>
  person.submit('/subscription', { intent: 'upgrade', billing })

/** The payment page that an answer leads to. */
const pageIn = async (answer: Response) =>
  /https:\/\/checkout\.stripe\.com\/c\/(cs_\d+)/.exec(await answer.text())?.[1] ?? ''

const planOf = async (person: Person) =>
  (await (await person.request('/api/me/plan')).json()) as {
    plan: string
    source: string | null
    endsAt: string | null
    renewsAt: string | null
  }

async function deliver(app: TestApp, payload: string, signedAt: number) {
  const answer = await app.request('/hooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signatureOf(payload, signedAt) },
  })
  const { outcome = null } = (await answer.json()) as { outcome?: string }
  return [answer.status, outcome]
}

async function subscribed() {
  const all = await given()
  const { app, stripe, ada, now } = all
  const paid = stripe.pay(await pageIn(await upgrade(ada)))
  const payload = stripe.event(paid, 'checkout.session.completed')
  await deliver(app, payload, now() / 1_000)
  await app.runBilling()
  return { ...all, paid }
}

test('paying gives the plan as soon as Stripe reports it, and not before', async () => {
  const { app, stripe, ada, now } = await given()
  const sessionId = await pageIn(await upgrade(ada))
  expect(stripe.asked.find(({ path }) => path === '/v1/checkout/sessions')?.form).toMatchObject({
    mode: 'subscription',
    customer: 'cus_1',
    client_reference_id: ada.id,
    'line_items[0][price]': 'price_premium_month',
    'automatic_tax[enabled]': 'true',
    'tax_id_collection[enabled]': 'true',
  })
  expect((await planOf(ada)).plan).toBe('basic')
  expect((await ada.request('/subscription/done')).status).toBe(200)

  const paid = stripe.pay(sessionId)
  expect(await deliver(app, stripe.event(paid), now() / 1_000)).toEqual([200, 'new'])
  await app.runBilling()
  expect(await planOf(ada)).toMatchObject({
    plan: 'premium',
    source: 'stripe',
    renewsAt: '2026-04-01T09:00:00.000Z',
    endsAt: null,
  })
  const returned = await ada.request('/subscription/done')
  expect(returned.headers.get('location')).toBe('/dashboard/jobs-for-me?upgraded=premium')
})

test('if the event is lost, the page that people return to asks Stripe itself', async () => {
  const { stripe, ada } = await given()
  stripe.pay(await pageIn(await upgrade(ada)))
  await ada.submit('/subscription/done', { intent: 'check' })
  expect((await planOf(ada)).plan).toBe('premium')
})

test('F30 a payment page whose answer was lost is asked for with the same key, so nobody pays twice', async () => {
  const { stripe, ada } = await given()
  stripe.loseSessions(true)
  const lost = await upgrade(ada)
  expect([lost.status, stripe.sessions.size]).toEqual([502, 1])
  expect(await lost.text()).toContain(
    'There was an error processing your request. Please try again.',
  )
  stripe.loseSessions(false)
  const again = await pageIn(await upgrade(ada))
  expect([...stripe.sessions.keys()]).toEqual([again])
  // The library itself had asked a second time.
  const keys = stripe.asked
    .filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions')
    .map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test('clicking twice leads to one page; another interval replaces it', async () => {
  const { stripe, ada } = await given()
  const [one, two] = await Promise.all([upgrade(ada), upgrade(ada)])
  const first = await pageIn(one)
  expect([await pageIn(two), await pageIn(await upgrade(ada))]).toEqual([first, first])
  const second = await pageIn(await upgrade(ada, 'annually'))
  expect([stripe.sessions.get(first)?.status, stripe.sessions.get(second)?.price]).toEqual([
    'expired',
    'price_premium_year',
  ])
})

test("a click that read before the other click's page was there leads to that page", async () => {
  const { app, stripe, ada } = await given()
  const { db } = app.services
  const opened = await pageIn(await upgrade(ada))
  const page = await checkouts.find(db, ada.id as AccountId)
  await db.deleteFrom('checkouts').execute()
  const second = await inTransaction(db, async (tx) => {
    await accounts.lock(tx, ada.id as AccountId)
    const answer = upgrade(ada)
    await expect.poll(() => waitingForLocks(app), { timeout: 15_000 }).toBe(1)
    await checkouts.put(tx, ada.id as AccountId, page as checkouts.Checkout)
    await checkouts.opened(
      tx,
      page?.key ?? '',
      page?.page as NonNullable<checkouts.Checkout['page']>,
    )
    return { answer }
  })
  expect(await pageIn(await second.answer)).toBe(opened)
  expect([...stripe.sessions.keys()]).toEqual([opened])
})

test('a page that opens after a click on another interval took its place is ended at once', async () => {
  const { stripe, ada } = await given()
  const answers: Response[] = []
  stripe.beforeNextSession(async () => answers.push(await upgrade(ada, 'annually')))
  const late = await upgrade(ada)
  expect([late.status, await pageIn(late)]).toEqual([502, ''])
  const open = [...stripe.sessions.values()].filter(({ status }) => status === 'open')
  expect(open.map(({ id, price }) => [id, price])).toEqual([
    [await pageIn(answers[0] as Response), 'price_premium_year'],
  ])
})

async function waitingForLocks({ services }: TestApp) {
  const { rows } = await sql`
    select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db)
  return rows.length
}

test('who has a subscription cannot buy a second one, even before its event has arrived', async () => {
  const { stripe, ada } = await given()
  stripe.pay(await pageIn(await upgrade(ada)))
  const again = await upgrade(ada, 'annually')
  expect([again.status, stripe.subscriptions.size]).toEqual([409, 1])
  expect(await again.text()).toContain('You already have a subscription.')
})

test('BL-01 an event with a wrong, missing or old signature is refused, and a repeated one has no second effect', async () => {
  const { app, stripe, paid, now } = await subscribed()
  const payload = stripe.event(paid)
  const seconds = now() / 1_000
  const send = (signature: string | null, body = payload) =>
    app.request('/hooks/stripe', {
      method: 'POST',
      body,
      headers: signature === null ? {} : { 'stripe-signature': signature },
    })
  const good = signatureOf(payload, seconds)
  expect([
    (await send(null)).status,
    (await send('t=1,v1=00')).status,
    (await send(signatureOf(payload, seconds, 'whsec_other'))).status,
    (await send(good, payload.replace('active', 'paused'))).status,
    (await send(signatureOf(payload, seconds - 301))).status,
    (await send(signatureOf(payload, seconds - 600))).status,
  ]).toEqual([400, 400, 400, 400, 400, 400])
  const readings = () => stripe.asked.filter(({ path }) => path === '/v1/subscriptions').length
  const before = readings()
  for (const outcome of ['new', 'known', 'known', 'known', 'known']) {
    expect(await deliver(app, payload, seconds)).toEqual([200, outcome])
    await app.runBilling()
  }
  expect(readings() - before).toBe(1)
})

test('events of unknown kinds, of other customers and of live payments are answered and change nothing', async () => {
  const { app, stripe, paid, now } = await subscribed()
  const seconds = now() / 1_000
  const other = stripe.event({ ...paid, customer: 'cus_other' })
  const live = stripe.event(paid).replace('"livemode":false', '"livemode":true')
  const nobody = JSON.stringify({
    ...{ id: 'evt_x', object: 'event', type: 'balance.available', livemode: false },
    data: { object: { object: 'balance' } },
  })
  for (const payload of [other, live, nobody]) {
    expect(await deliver(app, payload, seconds)).toEqual([200, 'ignored'])
  }
  expect(await deliver(app, stripe.event(paid, 'invented.kind'), seconds)).toEqual([200, 'new'])
})

test('an old event that arrives late does not bring back an old state', async () => {
  const { app, stripe, ada, paid, passHours, now } = await subscribed()
  const old = stripe.event(paid)
  paid.status = 'canceled'
  const recent = stripe.event(paid, 'customer.subscription.deleted')
  passHours(72)
  await deliver(app, recent, now() / 1_000)
  await deliver(app, old, now() / 1_000)
  await app.runBilling()
  expect((await planOf(ada)).plan).toBe('basic')
})

test('canceling keeps the plan until the end of the paid period, and can be taken back', async () => {
  const { ada, paid, passHours, app } = await subscribed()
  await ada.submit('/dashboard/plan', { intent: 'cancel' })
  expect([paid.cancelAt, await planOf(ada)]).toMatchObject([
    paid.periodEnd,
    { plan: 'premium', endsAt: '2026-04-01T09:00:00.000Z', renewsAt: null },
  ])
  expect(await ada.page('/dashboard/plan')).toContain('Keep subscription')
  await ada.submit('/dashboard/plan', { intent: 'resume' })
  expect((await planOf(ada)).endsAt).toBe(null)
  await ada.submit('/dashboard/plan', { intent: 'cancel' })
  passHours(30 * 24)
  expect((await planOf(ada)).plan).toBe('basic')
  await app.runBilling()
  expect((await planOf(ada)).plan).toBe('basic')
})

test('after a failed payment the plan is kept for seven days', async () => {
  const { app, stripe, ada, paid, passHours, now } = await subscribed()
  paid.status = 'past_due'
  paid.invoiceCreated = now() / 1_000
  await deliver(app, stripe.event(paid, 'invoice.payment_failed'), now() / 1_000)
  await app.runBilling()
  expect(await planOf(ada)).toMatchObject({ plan: 'premium', endsAt: '2026-03-09T09:00:00.000Z' })
  expect(await ada.page('/dashboard/plan')).toContain('Your last payment failed.')
  passHours(7 * 24)
  expect((await planOf(ada)).plan).toBe('basic')
  // It still exists at Stripe, so nobody buys a second one beside it.
  expect((await upgrade(ada)).status).toBe(409)
})

test('Stripe’s own pages are opened for cards and invoices, and to confirm another interval', async () => {
  const { stripe, ada, paid } = await subscribed()
  const portal = await ada.submit('/dashboard/plan', { intent: 'portal' })
  expect(await portal.text()).toContain('https://billing.stripe.com/p')
  await ada.submit('/dashboard/plan', { intent: 'switch', billing: 'annually' })
  const asked = stripe.asked.filter(({ path }) => path === '/v1/billing_portal/sessions')
  expect(asked.map(({ form }) => form)).toMatchObject([
    { customer: paid.customer, return_url: 'http://rolecall.test/dashboard/plan' },
    {
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': paid.id,
      'flow_data[subscription_update_confirm][items][0][id]': `si_${paid.id}`,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_premium_year',
    },
  ])
})

test('deleting the account cancels the subscription, also if Stripe is down at first', async () => {
  const { app, stripe, ada, paid, passHours } = await subscribed()
  stripe.setDown(true)
  expect((await ada.send('DELETE', '/api/me')).status).toBe(204)
  await app.runBilling()
  expect(paid.status).toBe('active')
  stripe.setDown(false)
  passHours(2)
  await app.runBilling()
  expect([paid.status, stripe.customers.size]).toEqual(['canceled', 0])
  const left = await app.services.db.selectFrom('billing_closures').selectAll().execute()
  expect(left).toEqual([])
})

test('the page shows Stripe’s prices, marks the test mode, and lists nothing that does not exist', async () => {
  const { stripe, ada } = await given()
  const page = await ada.page('/subscription')
  expect(page).toContain('Test mode: no real payment.')
  expect(page).toContain('$9.99')
  expect(page).not.toContain('Not available yet')
  expect(page).not.toContain('AI interview preparation')
  expect(page).not.toContain('Demonstration')
  expect(stripe.asked.map(({ path }) => path)).toContain('/v1/prices/price_premium_month')
})

test('while Stripe is down, the page says so, nobody is upgraded, and paid plans stay', async () => {
  const { stripe, ada, app, passHours } = await subscribed()
  stripe.setDown(true)
  passHours(25)
  await app.runBilling()
  expect((await planOf(ada)).plan).toBe('premium')
  expect(await ada.page('/subscription')).toContain('Prices can’t be loaded right now.')
  const eve = await signUp(app, 'Eve Example')
  expect((await upgrade(eve)).status).toBe(502)
  expect((await ada.submit('/dashboard/plan', { intent: 'cancel' })).status).toBe(502)
  // Without news of a renewal, the plan ends a week after the paid period.
  passHours(30 * 24 + 6 * 24)
  expect((await planOf(ada)).plan).toBe('basic')
})

test('nobody sees or changes another person’s subscription', async () => {
  const { app, ada } = await subscribed()
  const eve = await signUp(app, 'Eve Example')
  expect((await planOf(eve)).plan).toBe('basic')
  for (const intent of ['cancel', 'resume', 'portal']) {
    expect((await eve.submit('/dashboard/plan', { intent })).status).toBe(404)
  }
  expect((await planOf(ada)).plan).toBe('premium')
})

type Step =
  | {
      kind: 'change'
      status: string
      yearly: boolean
      enterprise: boolean
      cancelInDays: number | null
    }
  | { kind: 'deliver'; which: number; times: number }
  | { kind: 'read' }
  | { kind: 'wait'; hours: number }
  | { kind: 'down'; isDown: boolean }

const STATUSES = ['active', 'trialing', 'past_due', 'canceled', 'unpaid', 'paused', 'incomplete']

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('change' as const),
        status: fc.constantFrom(...STATUSES),
        yearly: fc.boolean(),
        enterprise: fc.boolean(),
        cancelInDays: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('deliver' as const),
        which: fc.nat(20),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 3, arbitrary: fc.constant<Step>({ kind: 'read' }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        hours: fc.integer({ min: 1, max: 60 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('down' as const), isDown: fc.boolean() }),
    },
  ),
  { maxLength: 14 },
)

/** What Stripe's newest state gives, written independently of the product's rules. */
function planBy(newest: FakeSubscription, nowMs: number): string {
  const now = nowMs / 1_000
  const week = 7 * 86_400
  const name = newest.price.includes('enterprise') ? 'enterprise' : 'premium'
  if (newest.cancelAt !== null && now >= newest.cancelAt) return 'basic'
  if (now >= newest.periodEnd + week) return 'basic'
  if (newest.status === 'past_due') return now < newest.invoiceCreated + week ? name : 'basic'
  return newest.status === 'active' || newest.status === 'trialing' ? name : 'basic'
}

test('F30 whatever events are lost, doubled, late or out of order: the plan is that of the newest state', async () => {
  const { app, stripe, ada, paid, passHours, now } = await subscribed()
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const events: string[] = []
      for (const step of sequence) {
        if (step.kind === 'change') {
          const seconds = Math.floor(now() / 1_000)
          const plan = step.enterprise ? 'enterprise' : 'premium'
          Object.assign(paid, {
            status: step.status,
            price: `price_${plan}_${step.yearly ? 'year' : 'month'}`,
            periodStart: seconds,
            periodEnd: seconds + 30 * 86_400,
            invoiceCreated: seconds,
            cancelAt: step.cancelInDays === null ? null : seconds + step.cancelInDays * 86_400,
          })
          events.push(stripe.event(paid)) // undelivered until a step picks it: it may be lost
        }
        if (step.kind === 'deliver' && events.length > 0) {
          const payload = events[step.which % events.length] as string
          for (let time = 0; time < step.times; time++) await deliver(app, payload, now() / 1_000)
        }
        if (step.kind === 'read') await app.runBilling()
        if (step.kind === 'wait') passHours(step.hours)
        if (step.kind === 'down') stripe.setDown(step.isDown)
      }
      stripe.setDown(false)
      // The newest event arrives: its state counts at once, whatever came before.
      passHours(1.1)
      await deliver(app, stripe.event(paid), now() / 1_000)
      await app.runBilling()
      expect((await planOf(ada)).plan).toBe(planBy(paid, now()))
      // No event arrives any more: the daily reading finds what changed.
      paid.status = paid.status === 'active' ? 'canceled' : 'active'
      passHours(25)
      await app.runBilling()
      expect((await planOf(ada)).plan).toBe(planBy(paid, now()))
    }),
    { seed: 16, numRuns: 40 },
  )
  expect(app.errors).toEqual([])
}, 240_000)
