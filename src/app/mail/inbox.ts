/** The unsent messages, for browsers that presented the key; for all others, 404. */
import type { RouterContextProvider } from 'react-router'
import { inboxContext, servicesContext } from '#app/request/context.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as outbox from '#store/outbox.ts'
import { openContent } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Context = Readonly<RouterContextProvider>

export type InboxMessage = ReturnType<typeof withContent>

/** More than anyone looks through. */
const SHOWN = 100

/** Throws `not_found` whatever the reason. */
export async function inboxMessages(
  context: Context,
  recipient: string | null,
): Promise<InboxMessage[]> {
  requireInbox(context)
  const services = context.get(servicesContext)
  const kept = await outbox.newest(services.db, { recipient, limit: SHOWN })
  return kept.map((message) => withContent(services, message))
}

/** `id` as in the URL. */
export async function inboxMessage(context: Context, id: string): Promise<InboxMessage> {
  requireInbox(context)
  const services = context.get(servicesContext)
  const message = /^\d{1,15}$/.test(id) ? await outbox.find(services.db, Number(id)) : null
  if (!message) throw new Refusal('not_found')
  return withContent(services, message)
}

function withContent(services: Pick<Services, 'keys'>, { sealed, ...message }: outbox.KeptMessage) {
  const { text, html } = openContent(services, sealed)
  return { ...message, text, html }
}

function requireInbox(context: Context) {
  if (!context.get(inboxContext)?.isOpen) throw new Refusal('not_found')
}
