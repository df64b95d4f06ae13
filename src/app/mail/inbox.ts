/** The messages that this server did not send, for browsers that were let in by its key; for all others there are none. */
import type { RouterContextProvider } from 'react-router'
import { inboxContext, worldContext } from '#app/request/context.ts'
import { Refusal } from '#core/api/refusal.ts'
import * as outbox from '#store/outbox.ts'
import { openContent } from '#work/mail/queue-mail.ts'
import type { World } from '#work/world/world.ts'

type Context = Readonly<RouterContextProvider>

export type InboxMessage = ReturnType<typeof withContent>

/** As many as anybody looks through. */
const SHOWN = 100

/** Throws what a missing page does, whatever the reason. */
export async function inboxMessages(
  context: Context,
  recipient: string | null,
): Promise<InboxMessage[]> {
  requireInbox(context)
  const world = context.get(worldContext)
  const kept = await outbox.newest(world.db, { recipient, limit: SHOWN })
  return kept.map((message) => withContent(world, message))
}

/** `id` as it stands in the address. */
export async function inboxMessage(context: Context, id: string): Promise<InboxMessage> {
  requireInbox(context)
  const world = context.get(worldContext)
  const message = /^\d{1,15}$/.test(id) ? await outbox.find(world.db, Number(id)) : null
  if (!message) throw new Refusal('not_found')
  return withContent(world, message)
}

function withContent(world: Pick<World, 'keys'>, { sealed, ...message }: outbox.KeptMessage) {
  const { text, html } = openContent(world, sealed)
  return { ...message, text, html }
}

function requireInbox(context: Context) {
  if (!context.get(inboxContext)?.isOpen) throw new Refusal('not_found')
}
