/** Fills in the contact form as a person would: opens the page, types for a while, and sends. */

import { HONEYPOT } from '#app/contact/contact-attempt.ts'
import type { Settings } from '#core/settings/settings.ts'
import { NO_OPERATOR, type TestApp } from './app.ts'
import { browser } from './sign-up.ts'

export const OPERATOR: Settings['operator'] = { ...NO_OPERATOR, email: 'olga@board.example' }

export const FINE = {
  name: 'Ada Example',
  email: 'ada@example.org',
  subject: 'A wrong salary',
  message: 'The salary of job 5 is per month.\nPlease correct it.',
}

type Visitor = Pick<ReturnType<typeof browser>, 'page' | 'submit'>

type Filled = Partial<typeof FINE> & {
  /** How long it takes to fill in the form. */
  seconds?: number
  honeypot?: string
  /** Instead of the page's own. */
  stamp?: string
}

/** `visitor`: by default, somebody who has not been here before. */
export async function sendMessage(
  app: TestApp,
  { seconds = 20, honeypot = '', stamp, ...fields }: Filled = {},
  visitor: Visitor = browser(app),
): Promise<Response> {
  const opened = stamp ?? (await openForm(visitor))
  app.setNow(new Date(app.services.clock.now().getTime() + seconds * 1_000).toISOString())
  const form = { ...FINE, ...fields, stamp: opened, [HONEYPOT]: honeypot, intent: 'send' }
  return visitor.submit('/contact', form)
}

/** The stamp of a page that was just opened. */
export async function openForm(visitor: Pick<Visitor, 'page'>): Promise<string> {
  return stampOf(await visitor.page('/contact'))
}

export const stampOf = (page: string) => /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** Everything stored, oldest first. */
export const storedMessages = (app: TestApp) =>
  app.services.db.selectFrom('contact_messages').selectAll().orderBy('id').execute()
