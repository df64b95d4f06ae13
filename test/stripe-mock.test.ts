/**
 * Every call that we make to Stripe, checked by Stripe's own mock, which refuses what its published API description does
 * not allow. It is a Go module: `go install github.com/stripe/stripe-mock@latest`. `STRIPE_MOCK` names the binary.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import * as path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import { PaymentProblem } from '#work/use-case/payments.ts'
import { builtServer } from './app.ts'

const ACCOUNT = '00000000-0000-4000-8000-000000000000' as AccountId

test('Stripe’s own mock accepts every call that we make', async ({ skip }) => {
  const binary = findBinary()
  if (binary === null) {
    const reason = 'NOT RUN: stripe-mock is not installed; set STRIPE_MOCK or put it on the PATH'
    process.stderr.write(`${reason}\n`)
    skip(reason)
    return
  }
  const apiUrl = await startMock(binary)
  const { createStripePayments } = await builtServer()
  const payments = createStripePayments({
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
    settings: {
      secretKey: 'sk_test_123',
      webhookSecret: 'whsec_123',
      isTest: true,
      hasTax: true,
      apiUrl,
      priceIds: { premium: { monthly: 'price_1', annually: 'price_2' } },
    },
  })
  onTestFinished(() => payments.close())
  const customerId = await payments.createCustomer({ accountId: ACCOUNT, email: 'a@example.org' })
  const change = { subscriptionId: 'sub_123', priceId: 'price_2' }
  const returnUrl = 'https://jobs.example.org/subscription/done'
  const calls: Record<string, () => Promise<unknown>> = {
    prices: () => payments.prices(),
    anonymousCustomer: () => payments.createCustomer({ accountId: ACCOUNT, email: null }),
    openCheckout: () =>
      payments.openCheckout({
        ...{ key: 'k', accountId: ACCOUNT, customerId, priceId: 'price_1' },
        returnUrl,
      }),
    endCheckout: () => payments.endCheckout('cs_123'),
    subscriptionsOf: () => payments.subscriptionsOf(customerId),
    cancel: () => payments.setEnding('sub_123', true),
    resume: () => payments.setEnding('sub_123', false),
    openPortal: () => payments.openPortal({ customerId, returnUrl, change: null }),
    confirmChange: () => payments.openPortal({ customerId, returnUrl, change }),
    closeCustomer: () => payments.closeCustomer(customerId),
  }
  const refused: [string, unknown][] = []
  for (const [name, call] of Object.entries(calls)) {
    await call().catch((error: unknown) =>
      refused.push([name, error instanceof PaymentProblem ? error.cause : error]),
    )
  }
  expect(refused).toEqual([])
})

function findBinary(): string | null {
  const places = (process.env.PATH ?? '').split(path.delimiter)
  const found = [
    process.env.STRIPE_MOCK ?? '',
    ...places.map((place) => path.join(place, 'stripe-mock')),
  ]
  return found.find((file) => file !== '' && existsSync(file)) ?? null
}

async function startMock(binary: string): Promise<string> {
  const port = await freePort()
  const mock = spawn(binary, ['-http-port', `${port}`], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void mock.kill())
  await untilListening(mock)
  return `http://127.0.0.1:${port}`
}

function untilListening(mock: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (more: Buffer) => {
      text += more
      if (text.includes('Listening for HTTP')) resolve()
    }
    mock.stdout?.on('data', read)
    mock.stderr?.on('data', read)
    mock.once('exit', () => reject(new Error(text)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
