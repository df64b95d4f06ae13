/** Accounts for journeys. Each signs up over the API, with the code from the server's inbox. */
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { serverInfo } from './server-info.ts'

export const PASSWORD = 'quiet-otter-lamp-42'

export type SignedIn = { name: string; email: string; password: string }

/**
 * Creates an account and signs this page's browser context in. Email addresses are unique, because journeys share a
 * server and can be retried. Onboarding is skipped unless the journey is about it.
 */
export async function signedIn(
  page: Page,
  name: string,
  { isOnboarded = true }: { isOnboarded?: boolean } = {},
): Promise<SignedIn> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${randomUUID()}@example.org`
  await post(page, '/api/auth/sign-up/email', { name, email, password: PASSWORD })
  const otp = await codeFor(email)
  await post(page, '/api/auth/email-otp/verify-email', { email, otp })
  if (isOnboarded) await skipOnboarding(page)
  return { name, email, password: PASSWORD }
}

/** Keeps the onboarding wizard from appearing. */
export async function skipOnboarding(page: Page) {
  const answer = await page.request.patch('/api/me/profile', {
    data: { onboardingCompleted: true },
    // Requests with a session are refused without a Sec-Fetch-Site or Origin header.
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), 'onboarding is skipped').toBe(true)
}

/** The six-digit code in the newest email to this address. */
export async function codeFor(email: string): Promise<string> {
  const [newest] = await mailsTo(email)
  const code = /^\d{6}$/m.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`the newest email to ${email} has no code`)
  return code
}

type Mail = { subject: string; text: string }

/** The emails sent to this address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { baseURL = '' } = test.info().project.use
  // Sent without the person's browser, which has no key.
  const opened = await fetch(new URL('/dev/inbox', baseURL), {
    method: 'POST',
    body: new URLSearchParams({ key: serverInfo(baseURL).inboxKey }),
    redirect: 'manual',
  })
  const cookie = `${opened.headers.getSetCookie()[0]}`.split(';')[0] as string
  const address = new URL(`/dev/inbox.json?to=${encodeURIComponent(email)}`, baseURL)
  const answer = await fetch(address, { headers: { cookie } })
  expect(answer.ok, 'the inbox can be read').toBe(true)
  return ((await answer.json()) as { messages: Mail[] }).messages
}

/** The link to the inbox, as printed by the server. */
export function inboxLink(): string {
  return `/dev/inbox#key=${serverInfo(`${test.info().project.use.baseURL}`).inboxKey}`
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}
