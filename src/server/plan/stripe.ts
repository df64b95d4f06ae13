/**
 * Payments by Stripe, through its own library and our safe client. What Stripe knows is always asked for, never taken
 * from an event. Every amount comes from Stripe's prices.
 */
import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { Refusal } from '#core/api/refusal.ts'
import type { PaidPlan } from '#core/plan/plan.ts'
import { INTERVALS, type Interval } from '#core/plan/subscription.ts'
import { RequestProblem } from '#server/outgoing/request-problem.ts'
import { hostAndPort } from '#server/outgoing/safe-agent.ts'
import { createSafeFetch, readWhole, type SafeFetch } from '#server/outgoing/safe-fetch.ts'
import type { StripeSettings } from '#server/process/stripe-settings.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import {
  type PaymentEvent,
  PaymentProblem,
  type Payments,
  type PriceList,
} from '#work/use-case/payments.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

const SECOND_MS = 1_000
/** Of one request; Stripe answers within two seconds. */
const TIMEOUT_MS = 15 * SECOND_MS
const LIMITS = { totalMs: TIMEOUT_MS, maxBytes: 4 * 1024 * 1024, maxRedirects: 0 }
/** An event's signature is not accepted later than this, so a recorded one is worthless. */
const TOLERANCE_SECONDS = 300
/** Operators change prices rarely. */
const PRICES_KEPT_MS = 10 * 60 * SECOND_MS
/** More than anyone has had. */
const MAX_SUBSCRIPTIONS = 100
/** Currencies without a hundredth part. https://docs.stripe.com/currencies#zero-decimal */
const WHOLE_CURRENCIES = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
)

type Options = { settings: StripeSettings; clock: Clock }

export function createStripePayments({ settings, clock }: Options): Payments & {
  close(): Promise<void>
} {
  const at = settings.apiUrl === null ? null : new URL(settings.apiUrl)
  const safe = createSafeFetch(at ? { allow: [hostAndPort(at)] } : {})
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchBy(safe)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'https:' ? '443' : '80'),
      protocol: at.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
  const plans = new Map(
    Object.entries(settings.priceIds).flatMap(([plan, ids]) =>
      INTERVALS.map((interval) => [ids[interval], { plan: plan as PaidPlan, interval }] as const),
    ),
  )
  let known: { prices: PriceList; until: number } | null = null

  return {
    isTest: settings.isTest,

    async prices() {
      const now = clock.now().getTime()
      if (known && now < known.until) return known.prices
      const prices = await asking(readPrices)
      known = { prices, until: now + PRICES_KEPT_MS }
      return prices
    },

    async createCustomer({ accountId, email }) {
      const idempotencyKey = keyOf('customer', accountId, email ?? '')
      const params = { metadata: { account: accountId }, ...(email !== null && { email }) }
      return (await asking(() => stripe.customers.create(params, { idempotencyKey }))).id
    },

    async openCheckout({ key, accountId, customerId, priceId, returnUrl }) {
      const session = await asking(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: accountId,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: returnUrl,
            cancel_url: returnUrl.replace(/\/done$/, ''),
            ...(settings.hasTax && {
              automatic_tax: { enabled: true },
              customer_update: { address: 'auto' as const, name: 'auto' as const },
              tax_id_collection: { enabled: true },
            }),
          },
          { idempotencyKey: keyOf('checkout', key) },
        ),
      )
      if (!session.url) throw new PaymentProblem('refused')
      return {
        sessionId: session.id,
        url: session.url,
        expiresAt: new Date(session.expires_at * SECOND_MS),
      }
    },

    async endCheckout(sessionId) {
      try {
        await asking(() => stripe.checkout.sessions.expire(sessionId))
        return 'ended'
      } catch (error) {
        if (!(error instanceof PaymentProblem) || error.code === 'away') throw error
      }
      // Only an open one can be ended.
      const { status } = await asking(() => stripe.checkout.sessions.retrieve(sessionId))
      return status === 'complete' ? 'paid' : 'ended'
    },

    async subscriptionsOf(customerId) {
      try {
        const { data } = await asking(() =>
          stripe.subscriptions.list({
            customer: customerId,
            status: 'all',
            limit: MAX_SUBSCRIPTIONS,
            expand: ['data.latest_invoice'],
          }),
        )
        return data.flatMap((subscription) => toSubscription(subscription) ?? [])
      } catch (error) {
        if (error instanceof PaymentProblem && error.code === 'gone') return []
        throw error
      }
    },

    async setEnding(subscriptionId, isEnding) {
      await asking(() =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding }),
      )
    },

    async openPortal({ customerId, returnUrl, change }) {
      const item = change && (await itemOf(change.subscriptionId))
      const session = await asking(() =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(change &&
            item && {
              flow_data: {
                type: 'subscription_update_confirm' as const,
                subscription_update_confirm: {
                  subscription: change.subscriptionId,
                  items: [{ id: item, price: change.priceId, quantity: 1 }],
                },
                after_completion: {
                  type: 'redirect' as const,
                  redirect: { return_url: returnUrl },
                },
              },
            }),
        }),
      )
      return session.url
    },

    async closeCustomer(customerId) {
      try {
        const open = await asking(() =>
          stripe.checkout.sessions.list({ customer: customerId, status: 'open' }),
        )
        for (const { id } of open.data) await this.endCheckout(id)
        // Cancels every subscription at once, without another invoice.
        await asking(() => stripe.customers.del(customerId))
      } catch (error) {
        if (!(error instanceof PaymentProblem) || error.code !== 'gone') throw error
      }
    },

    readEvent(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        )
        return {
          id: event.id,
          kind: event.type,
          isTest: !event.livemode,
          customerId: customerIn(event),
        }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          throw new Refusal('bad_signature')
        }
        if (error instanceof SyntaxError) throw new Refusal('invalid_body') // signed, but no JSON
        throw error
      }
    },

    close: safe.close,
  }

  async function readPrices(): Promise<PriceList> {
    const read = Object.entries(settings.priceIds).map(async ([plan, ids]) => {
      const [monthly, annually] = await Promise.all(
        INTERVALS.map(async (interval) => {
          const { id, unit_amount, currency } = await stripe.prices.retrieve(ids[interval])
          const amount = (unit_amount ?? 0) / (WHOLE_CURRENCIES.has(currency) ? 1 : 100)
          return { id, amount, currency: currency.toUpperCase() }
        }),
      )
      return [plan, { monthly, annually }]
    })
    return Object.fromEntries(await Promise.all(read))
  }

  async function itemOf(subscriptionId: string): Promise<string> {
    const { items } = await asking(() => stripe.subscriptions.retrieve(subscriptionId))
    const [item] = items.data
    if (!item) throw new PaymentProblem('refused')
    return item.id
  }

  /** Null for a subscription to something that is not one of our plans. */
  function toSubscription(subscription: Stripe.Subscription): StoredSubscription | null {
    const [item] = subscription.items.data
    const bought: { plan: PaidPlan; interval: Interval } | undefined =
      item && plans.get(item.price.id)
    if (!item || !bought) return null
    const periodEndsAt = toDate(item.current_period_end)
    const { latest_invoice: invoice, cancel_at, cancel_at_period_end } = subscription
    const isPastDue = subscription.status === 'past_due'
    const dueAt = invoice && typeof invoice === 'object' ? invoice.created : null
    return {
      source: 'stripe',
      ...bought,
      status: subscription.status,
      providerId: subscription.id,
      startedAt: toDate(subscription.start_date),
      periodEndsAt,
      endsAt: cancel_at !== null ? toDate(cancel_at) : cancel_at_period_end ? periodEndsAt : null,
      pastDueSince: isPastDue ? toDate(dueAt ?? item.current_period_start) : null,
    }
  }
}

const toDate = (seconds: number) => new Date(seconds * SECOND_MS)

/** The same for the same parts. */
const keyOf = (...parts: string[]) =>
  `rolecall-${createHash('sha256').update(parts.join('\n')).digest('hex')}`

/** Most events are about an object with a customer, some about the customer itself. */
function customerIn(event: Stripe.Event): PaymentEvent['customerId'] {
  const about = event.data?.object as { object?: string; id?: string; customer?: unknown }
  if (about?.object === 'customer') return about.id ?? null
  const { customer } = about ?? {}
  if (typeof customer === 'string') return customer
  const { id } = (customer ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof PaymentProblem ? error : toProblem(error)
  }
}

function toProblem(cause: unknown): unknown {
  const { errors } = Stripe
  if (!(cause instanceof errors.StripeError)) {
    return cause instanceof RequestProblem ? new PaymentProblem('away', { cause }) : cause
  }
  if (cause.code === 'resource_missing') return new PaymentProblem('gone', { cause })
  const isAnswer =
    cause instanceof errors.StripeInvalidRequestError || cause instanceof errors.StripeCardError
  return new PaymentProblem(isAnswer ? 'refused' : 'away', { cause })
}

/** Our safe client in the form that the library calls. */
function fetchBy(safe: SafeFetch): typeof fetch {
  return async (url, init) => {
    const { method = 'GET', headers, body, signal } = init ?? {}
    const answer = await safe.ask({
      url: `${url}`,
      method: method as 'GET' | 'POST' | 'DELETE',
      headers: Object.fromEntries(new Headers(headers)),
      limits: LIMITS,
      signal: signal ?? undefined,
      ...(typeof body === 'string' && { body }),
    })
    const content = await readWhole(answer)
    return new Response(content.length === 0 ? null : Buffer.from(content), {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => name !== 'content-encoding'),
    })
  }
}
