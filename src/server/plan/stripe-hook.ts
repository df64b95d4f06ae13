/** `POST /hooks/stripe`: Stripe's events. Only the signature counts; what is unknown or of no use here is answered 200. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '#core/api/refusal.ts'
import { takePaymentEvent } from '#work/plan/read-subscriptions.ts'
import type { Payments } from '#work/use-case/payments.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** An event is some kilobytes. */
const MAX_BYTES = 1024 * 1024

export function createStripeHook(
  services: Pick<Services, 'db' | 'clock'>,
  payments: Payments | null,
) {
  const app = new Hono()
  if (payments === null) {
    // Not read, and answered like an address that does not exist.
    app.post('/hooks/stripe', (_, next) => next())
    return app
  }
  const onError = () => {
    throw new Refusal('body_too_large')
  }
  app.post('/hooks/stripe', bodyLimit({ maxSize: MAX_BYTES, onError }), async (c) => {
    const signature = c.req.header('stripe-signature') ?? ''
    const event = { body: await c.req.text(), signature }
    const outcome = await takePaymentEvent(services, payments, event)
    return c.json({ outcome }, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}
