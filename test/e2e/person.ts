/** People of a journey: each signs up as a program would, with the code that the server keeps in its inbox. */
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { noteOf } from './server-note.ts'

export const PASSWORD = 'quiet-otter-lamp-42'

export type SignedIn = { name: string; email: string; password: string }

/**
 * Makes an account and signs this page's context in to it. Addresses are never the same twice: journeys share
 * a server, and may be tried again. Nobody is asked to complete their profile, unless the journey is about that.
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

/** The wizard that greets new people stays away from now on. */
export async function skipOnboarding(page: Page) {
  const answer = await page.request.patch('/api/me/profile', {
    data: { onboardingCompleted: true },
    // With a session, a request that does not say where it comes from is refused.
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), 'onboarding is skipped').toBe(true)
}

/** The newest code of six digits that was sent there. */
export async function codeFor(email: string): Promise<string> {
  const [newest] = await mailsTo(email)
  const code = /^\d{6}$/m.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`the newest mail to ${email} has no code`)
  return code
}

type Mail = { subject: string; text: string }

/** What was sent there, the newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { baseURL = '' } = test.info().project.use
  // Not in the person's own browser, which has no key.
  const opened = await fetch(new URL('/dev/inbox', baseURL), {
    method: 'POST',
    body: new URLSearchParams({ key: noteOf(baseURL).inboxKey }),
    redirect: 'manual',
  })
  const cookie = `${opened.headers.getSetCookie()[0]}`.split(';')[0] as string
  const address = new URL(`/dev/inbox.json?to=${encodeURIComponent(email)}`, baseURL)
  const answer = await fetch(address, { headers: { cookie } })
  expect(answer.ok, 'the inbox can be read').toBe(true)
  return ((await answer.json()) as { messages: Mail[] }).messages
}

/** The link to the inbox, as the server printed it. */
export function inboxLink(): string {
  return `/dev/inbox#key=${noteOf(`${test.info().project.use.baseURL}`).inboxKey}`
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}
