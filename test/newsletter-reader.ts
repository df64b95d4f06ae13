/** People who read the newsletter in tests: they sign up in a browser and press the buttons behind the links. */
import { openContent } from '#work/mail/queue-mail.ts'
import type { TestApp } from './app.ts'
import { browser, newestMail } from './sign-up.ts'

/** The path of the link in the newest email of this kind. */
export async function linkFor(app: TestApp, email: string, kind = 'newsletter-confirm') {
  const { body_text } = await newestMail(app, email, kind)
  const link = /\/newsletter\/(?:confirm|unsubscribe)\?token=\S+/.exec(body_text)?.[0]
  if (!link) throw new Error(`the email to ${email} has no link`)
  return link
}

export const press = (app: TestApp, link: string, fields: Record<string, string> = {}) =>
  app.request(link, { method: 'POST', body: new URLSearchParams(fields) })

/** Each from a network of their own. */
export const signUpFor = (app: TestApp, email: string, network = '203.0.113.7') =>
  browser(app, network).submit('/newsletter', { email })

/** Signs up and confirms. */
export async function subscribe(app: TestApp, email: string, network?: string) {
  await signUpFor(app, email, network)
  await press(app, await linkFor(app, email))
}

/** Emails of a kind, oldest first. */
export async function mailsOfKind(app: TestApp, kind: string) {
  const rows = await app.services.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'sealed'])
    .where('kind', 'like', kind)
    .orderBy('id')
    .execute()
  return rows.map(({ sealed, ...row }) => ({ ...row, ...openContent(app.services, sealed) }))
}
