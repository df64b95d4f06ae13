/**
 * A small Stripe on this machine: customers, prices, payment pages and subscriptions in memory, idempotency keys, and
 * signed events. Tests decide what happens to its subscriptions, which of its answers are lost, and when it is down.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'

export const WEBHOOK_SECRET = 'whsec_of_the_tests'

const PRICE_IDS = {
  premium: { monthly: 'price_premium_month', annually: 'price_premium_year' },
  enterprise: { monthly: 'price_enterprise_month', annually: 'price_enterprise_year' },
} as const

const AMOUNTS: Record<string, number> = {
  price_premium_month: 999,
  price_premium_year: 9_999,
  price_enterprise_month: 1_999,
  price_enterprise_year: 19_999,
}

export type FakeSubscription = {
  id: string
  customer: string
  status: string
  price: string
  /** In seconds since 1970, like all times of Stripe's. */
  start: number
  periodStart: number
  periodEnd: number
  cancelAt: number | null
  invoiceCreated: number
}

type Session = {
  id: string
  customer: string
  price: string
  status: 'open' | 'complete' | 'expired'
}

type Parts = Record<string, string>

/** `now` is the clock of the test. */
export async function fakeStripe(now: () => Date) {
  const customers = new Map<string, { email: string | null }>()
  const subscriptions = new Map<string, FakeSubscription>()
  const sessions = new Map<string, Session>()
  const answered = new Map<string, { request: string; body: object }>()
  const asked: { method: string; path: string; key: string | null; form: Parts }[] = []
  let isDown = false
  let losesSessions = false
  let meanwhile: (() => Promise<unknown>) | null = null
  let made = 0
  const idOf = (kind: string) => `${kind}_${++made}`
  const seconds = () => Math.floor(now().getTime() / 1_000)

  const server = createServer(async (request, response) => {
    const { method = 'GET', path, form } = await readRequest(request)
    const key = request.headers['idempotency-key']?.toString() ?? null
    asked.push({ method, path, key, form })
    if (isDown) return fail(response, 503, 'api_error', 'down')
    const known = key === null ? undefined : answered.get(key)
    const fingerprint = `${method} ${path} ${JSON.stringify(form)}`
    if (known && known.request !== fingerprint) {
      return fail(response, 400, 'idempotency_error', 'another request had this key')
    }
    const body = known?.body ?? answerTo(method, path, form)
    if (body === null) return fail(response, 404, 'invalid_request_error', 'resource_missing')
    if (body === 'closed') return fail(response, 400, 'invalid_request_error', 'not_open')
    if (key !== null) answered.set(key, { request: fingerprint, body })
    if (losesSessions && path === '/v1/checkout/sessions' && method === 'POST') {
      request.socket.destroy()
      return
    }
    if (meanwhile && path === '/v1/checkout/sessions' && method === 'POST') {
      const during = meanwhile
      meanwhile = null
      await during()
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  function answerTo(method: string, path: string, form: Parts): object | 'closed' | null {
    const [, , noun = '', ...rest] = path.split('/')
    const id = rest.at(-1) ?? ''
    const route = `${method} ${noun}`
    if (route === 'GET prices') {
      return { id, object: 'price', unit_amount: AMOUNTS[id] ?? 0, currency: 'usd' }
    }
    if (route === 'POST customers') {
      const made = idOf('cus')
      customers.set(made, { email: form.email ?? null })
      return { id: made, object: 'customer' }
    }
    if (route === 'DELETE customers') {
      if (!customers.delete(id)) return null
      for (const one of subscriptions.values()) if (one.customer === id) one.status = 'canceled'
      return { id, object: 'customer', deleted: true }
    }
    if (route === 'GET subscriptions' && rest.length === 0) {
      if (!customers.has(form.customer ?? '')) return null
      return listOf([...subscriptions.values()].filter((it) => it.customer === form.customer))
    }
    if (noun === 'subscriptions') {
      const found = subscriptions.get(id)
      if (!found) return null
      if (form.cancel_at_period_end) {
        found.cancelAt = form.cancel_at_period_end === 'true' ? found.periodEnd : null
      }
      return toSubscription(found)
    }
    if (noun === 'billing_portal') {
      return {
        id: idOf('bps'),
        object: 'billing_portal.session',
        url: 'https://billing.stripe.com/p',
      }
    }
    if (noun === 'checkout') return answerToCheckout(method, rest.slice(1), form)
    return null
  }

  function answerToCheckout(method: string, [id, verb]: string[], form: Parts) {
    if (method === 'POST' && id === undefined) {
      const price = form['line_items[0][price]'] ?? ''
      const made: Session = { id: idOf('cs'), customer: form.customer ?? '', price, status: 'open' }
      sessions.set(made.id, made)
      return toSession(made)
    }
    if (id === undefined) {
      const open = [...sessions.values()].filter(
        (it) => it.customer === form.customer && it.status === 'open',
      )
      return { object: 'list', data: open.map(toSession), has_more: false }
    }
    const found = sessions.get(id)
    if (!found) return null
    if (verb === 'expire') {
      if (found.status !== 'open') return 'closed' as const
      found.status = 'expired'
    }
    return toSession(found)
  }

  const toSession = ({ id, status }: Session) => ({
    id,
    object: 'checkout.session',
    status,
    url: `https://checkout.stripe.com/c/${id}`,
    expires_at: seconds() + 86_400,
  })

  const listOf = (found: FakeSubscription[]) => ({
    object: 'list',
    data: found.map(toSubscription),
    has_more: false,
  })

  return {
    settings: {
      secretKey: 'sk_test_of_the_tests',
      webhookSecret: WEBHOOK_SECRET,
      isTest: true,
      hasTax: true,
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      priceIds: PRICE_IDS,
    },
    customers,
    subscriptions,
    sessions,
    asked,
    setDown: (down: boolean) => {
      isDown = down
    },
    /** Payment pages are opened, but the answers are lost. */
    loseSessions: (isLost: boolean) => {
      losesSessions = isLost
    },
    /** The next payment page is open, but its answer arrives after this. */
    beforeNextSession: (during: () => Promise<unknown>) => {
      meanwhile = during
    },
    /** The person pays on the page. */
    pay(sessionId: string): FakeSubscription {
      const session = sessions.get(sessionId)
      if (session?.status !== 'open') throw new Error(`${sessionId} is not open`)
      session.status = 'complete'
      const start = seconds()
      const paid: FakeSubscription = {
        id: idOf('sub'),
        customer: session.customer,
        status: 'active',
        price: session.price,
        start,
        periodStart: start,
        periodEnd: start + 30 * 86_400,
        cancelAt: null,
        invoiceCreated: start,
      }
      subscriptions.set(paid.id, paid)
      return paid
    },
    /** An event about a subscription, as Stripe sends it. Its content is as old as the event. */
    event(about: FakeSubscription, type = 'customer.subscription.updated') {
      return JSON.stringify({
        id: idOf('evt'),
        object: 'event',
        type,
        livemode: false,
        created: seconds(),
        data: { object: toSubscription(about) },
      })
    },
  }
}

/** What Stripe sends with an event. `signedAt`: seconds since 1970. */
export const signatureOf = (payload: string, signedAt: number, secret = WEBHOOK_SECRET) =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: signedAt,
  })

function toSubscription(it: FakeSubscription) {
  return {
    id: it.id,
    object: 'subscription',
    customer: it.customer,
    status: it.status,
    start_date: it.start,
    cancel_at: it.cancelAt,
    cancel_at_period_end: it.cancelAt !== null,
    latest_invoice: { id: `in_${it.id}`, object: 'invoice', created: it.invoiceCreated },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${it.id}`,
          object: 'subscription_item',
          price: { id: it.price, object: 'price' },
          current_period_start: it.periodStart,
          current_period_end: it.periodEnd,
        },
      ],
    },
  }
}

async function readRequest(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  const url = new URL(request.url ?? '/', 'http://stripe.test')
  const form = Object.fromEntries([...url.searchParams, ...new URLSearchParams(text)])
  return { method: request.method, path: url.pathname, form }
}

function fail(response: ServerResponse, status: number, type: string, code: string) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'stripe-should-retry': 'false',
  })
  response.end(JSON.stringify({ error: { type, code, message: code } }))
}
